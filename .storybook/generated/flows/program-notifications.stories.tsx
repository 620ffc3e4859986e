// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/program-notifications', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"program-notifications","state":"closed"}, parameters: { file: "flows/program-notifications.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InClosed: Story = { name: "closed", args: {"flow":"program-notifications","state":"closed"} };
export const InOpen: Story = { name: "open", args: {"flow":"program-notifications","state":"open"} };
