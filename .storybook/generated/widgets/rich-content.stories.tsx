// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/rich-content', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"rich-content","state":"Empty"}, parameters: { file: 'widgets/rich-content/rich-content.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"rich-content","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"rich-content","state":"Filled"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"rich-content","state":"Long"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"rich-content","state":"Loading"} };
