// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/coaching', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"delete-coach-session"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeleteCoachSession: Story = { name: "delete-coach-session", args: {"dialog":"delete-coach-session"}, parameters: { file: "screens/coaching/delete-coach-session.dialog.json" } };
export const ScheduleSession: Story = { name: "schedule-session", args: {"dialog":"schedule-session"}, parameters: { file: "screens/coaching/schedule-session.dialog.json" } };
export const ScheduleSessionLoading: Story = { name: "schedule-session: loading", args: {"dialog":"schedule-session","calls":"loading"}, parameters: { file: "screens/coaching/schedule-session.dialog.json" } };
export const ScheduleSessionFailing: Story = { name: "schedule-session: failing", args: {"dialog":"schedule-session","calls":"failing"}, parameters: { file: "screens/coaching/schedule-session.dialog.json" } };
export const ScheduleSessionEmpty: Story = { name: "schedule-session: empty", args: {"dialog":"schedule-session","calls":"empty"}, parameters: { file: "screens/coaching/schedule-session.dialog.json" } };
export const SessionType: Story = { name: "session-type", args: {"dialog":"session-type"}, parameters: { file: "screens/coaching/session-type.dialog.json" } };
export const TimeBlock: Story = { name: "time-block", args: {"dialog":"time-block"}, parameters: { file: "screens/coaching/time-block.dialog.json" } };
export const TimeBlockLoading: Story = { name: "time-block: loading", args: {"dialog":"time-block","calls":"loading"}, parameters: { file: "screens/coaching/time-block.dialog.json" } };
export const TimeBlockFailing: Story = { name: "time-block: failing", args: {"dialog":"time-block","calls":"failing"}, parameters: { file: "screens/coaching/time-block.dialog.json" } };
export const TimeBlockEmpty: Story = { name: "time-block: empty", args: {"dialog":"time-block","calls":"empty"}, parameters: { file: "screens/coaching/time-block.dialog.json" } };
