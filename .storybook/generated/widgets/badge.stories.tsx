// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/badge', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"badge","state":"Empty"}, parameters: { file: 'widgets/badge/badge.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"badge","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"badge","state":"Filled"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"badge","state":"Long"} };
