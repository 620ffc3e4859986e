// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/avatar', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"avatar","state":"Empty"}, parameters: { file: 'widgets/avatar/avatar.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"avatar","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"avatar","state":"Filled"} };
