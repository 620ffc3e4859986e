// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/health-results', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"health-results","state":"resting"}, parameters: { file: "flows/health-results.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InResting: Story = { name: "resting", args: {"flow":"health-results","state":"resting"} };
export const InWaiting: Story = { name: "waiting", args: {"flow":"health-results","state":"waiting"} };
export const InLoading: Story = { name: "loading", args: {"flow":"health-results","state":"loading"} };
export const InLoaded: Story = { name: "loaded", args: {"flow":"health-results","state":"loaded"} };
