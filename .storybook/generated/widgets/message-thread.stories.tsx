// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/message-thread', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"message-thread","state":"Empty"}, parameters: { file: 'widgets/message-thread/message-thread.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"message-thread","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"message-thread","state":"Filled"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"message-thread","state":"Long"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"message-thread","state":"Loading"} };
