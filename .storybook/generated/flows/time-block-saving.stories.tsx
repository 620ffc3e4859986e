// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/time-block-saving', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"time-block-saving","state":"ready"}, parameters: { file: "flows/time-block-saving.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReady: Story = { name: "ready", args: {"flow":"time-block-saving","state":"ready"} };
export const InStarted: Story = { name: "started", args: {"flow":"time-block-saving","state":"started"} };
export const InFinishedSuccess: Story = { name: "finished.success", args: {"flow":"time-block-saving","state":"finished.success"} };
export const InFinishedFailure: Story = { name: "finished.failure", args: {"flow":"time-block-saving","state":"finished.failure"} };
