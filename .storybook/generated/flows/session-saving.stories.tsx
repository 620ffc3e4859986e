// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/session-saving', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"session-saving","state":"ready"}, parameters: { file: "flows/session-saving.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReady: Story = { name: "ready", args: {"flow":"session-saving","state":"ready"} };
export const InStartedScheduling: Story = { name: "started.scheduling", args: {"flow":"session-saving","state":"started.scheduling"} };
export const InStartedMoving: Story = { name: "started.moving", args: {"flow":"session-saving","state":"started.moving"} };
export const InFinishedSuccess: Story = { name: "finished.success", args: {"flow":"session-saving","state":"finished.success"} };
export const InFinishedFailure: Story = { name: "finished.failure", args: {"flow":"session-saving","state":"finished.failure"} };
