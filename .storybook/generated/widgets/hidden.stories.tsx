// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/hidden', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"hidden","state":"Empty"}, parameters: { file: 'widgets/hidden/hidden.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"hidden","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"hidden","state":"Filled"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"hidden","state":"Long"} };
