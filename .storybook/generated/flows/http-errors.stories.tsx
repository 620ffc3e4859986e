// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/http-errors', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"http-errors","state":"listening"}, parameters: { file: "flows/http-errors.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InListening: Story = { name: "listening", args: {"flow":"http-errors","state":"listening"} };
