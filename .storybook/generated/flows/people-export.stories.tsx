// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/people-export', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"people-export","state":"choosing"}, parameters: { file: "flows/people-export.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InChoosing: Story = { name: "choosing", args: {"flow":"people-export","state":"choosing"} };
export const InStarting: Story = { name: "starting", args: {"flow":"people-export","state":"starting"} };
export const InStartingParticipants: Story = { name: "startingParticipants", args: {"flow":"people-export","state":"startingParticipants"} };
export const InRunningWaiting: Story = { name: "running.waiting", args: {"flow":"people-export","state":"running.waiting"} };
export const InRunningAsking: Story = { name: "running.asking", args: {"flow":"people-export","state":"running.asking"} };
export const InSaved: Story = { name: "saved", args: {"flow":"people-export","state":"saved"} };
export const InFailed: Story = { name: "failed", args: {"flow":"people-export","state":"failed"} };
