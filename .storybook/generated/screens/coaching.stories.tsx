// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/coaching', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"availability"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Availability: Story = { name: "availability", args: {"screen":"availability"}, parameters: { file: "screens/coaching/availability.screen.json" } };
export const AvailabilityLoading: Story = { name: "availability: loading", args: {"screen":"availability","calls":"loading"}, parameters: { file: "screens/coaching/availability.screen.json" } };
export const AvailabilityFailing: Story = { name: "availability: failing", args: {"screen":"availability","calls":"failing"}, parameters: { file: "screens/coaching/availability.screen.json" } };
export const AvailabilityEmpty: Story = { name: "availability: empty", args: {"screen":"availability","calls":"empty"}, parameters: { file: "screens/coaching/availability.screen.json" } };
export const CoachAvailability: Story = { name: "coach-availability", args: {"screen":"coach-availability"}, parameters: { file: "screens/coaching/coach-availability.screen.json" } };
export const CoachAvailabilityLoading: Story = { name: "coach-availability: loading", args: {"screen":"coach-availability","calls":"loading"}, parameters: { file: "screens/coaching/coach-availability.screen.json" } };
export const CoachAvailabilityFailing: Story = { name: "coach-availability: failing", args: {"screen":"coach-availability","calls":"failing"}, parameters: { file: "screens/coaching/coach-availability.screen.json" } };
export const CoachAvailabilityEmpty: Story = { name: "coach-availability: empty", args: {"screen":"coach-availability","calls":"empty"}, parameters: { file: "screens/coaching/coach-availability.screen.json" } };
export const CoachScheduler: Story = { name: "coach-scheduler", args: {"screen":"coach-scheduler"}, parameters: { file: "screens/coaching/coach-scheduler.screen.json" } };
export const CoachSchedulerLoading: Story = { name: "coach-scheduler: loading", args: {"screen":"coach-scheduler","calls":"loading"}, parameters: { file: "screens/coaching/coach-scheduler.screen.json" } };
export const CoachSchedulerFailing: Story = { name: "coach-scheduler: failing", args: {"screen":"coach-scheduler","calls":"failing"}, parameters: { file: "screens/coaching/coach-scheduler.screen.json" } };
export const CoachSchedulerEmpty: Story = { name: "coach-scheduler: empty", args: {"screen":"coach-scheduler","calls":"empty"}, parameters: { file: "screens/coaching/coach-scheduler.screen.json" } };
export const Participants: Story = { name: "participants", args: {"screen":"participants"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsLoading: Story = { name: "participants: loading", args: {"screen":"participants","calls":"loading"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsFailing: Story = { name: "participants: failing", args: {"screen":"participants","calls":"failing"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsEmpty: Story = { name: "participants: empty", args: {"screen":"participants","calls":"empty"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsOfCedar: Story = { name: "participants: of cedar", args: {"screen":"participants","customer":"cedar"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsOfGranite: Story = { name: "participants: of granite", args: {"screen":"participants","customer":"granite"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const ParticipantsOfLakeside: Story = { name: "participants: of lakeside", args: {"screen":"participants","customer":"lakeside"}, parameters: { file: "screens/coaching/participants.screen.json" } };
export const SchedulerSettings: Story = { name: "scheduler-settings", args: {"screen":"scheduler-settings"}, parameters: { file: "screens/coaching/scheduler-settings.screen.json" } };
export const SchedulerSettingsLoading: Story = { name: "scheduler-settings: loading", args: {"screen":"scheduler-settings","calls":"loading"}, parameters: { file: "screens/coaching/scheduler-settings.screen.json" } };
export const SchedulerSettingsFailing: Story = { name: "scheduler-settings: failing", args: {"screen":"scheduler-settings","calls":"failing"}, parameters: { file: "screens/coaching/scheduler-settings.screen.json" } };
export const SchedulerSettingsEmpty: Story = { name: "scheduler-settings: empty", args: {"screen":"scheduler-settings","calls":"empty"}, parameters: { file: "screens/coaching/scheduler-settings.screen.json" } };
