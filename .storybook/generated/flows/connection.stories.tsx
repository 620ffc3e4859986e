// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/connection', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"connection","state":"connected"}, parameters: { file: "flows/connection.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InConnected: Story = { name: "connected", args: {"flow":"connection","state":"connected"} };
export const InLost: Story = { name: "lost", args: {"flow":"connection","state":"lost"} };
export const InAsking: Story = { name: "asking", args: {"flow":"connection","state":"asking"} };
