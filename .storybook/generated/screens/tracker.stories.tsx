// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/tracker', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"trackers"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trackers: Story = { name: "trackers", args: {"screen":"trackers"}, parameters: { file: "screens/tracker/trackers.screen.json" } };
export const TrackersLoading: Story = { name: "trackers: loading", args: {"screen":"trackers","calls":"loading"}, parameters: { file: "screens/tracker/trackers.screen.json" } };
export const TrackersFailing: Story = { name: "trackers: failing", args: {"screen":"trackers","calls":"failing"}, parameters: { file: "screens/tracker/trackers.screen.json" } };
export const TrackersEmpty: Story = { name: "trackers: empty", args: {"screen":"trackers","calls":"empty"}, parameters: { file: "screens/tracker/trackers.screen.json" } };
