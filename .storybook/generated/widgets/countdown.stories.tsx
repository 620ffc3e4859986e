// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/countdown', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"countdown","state":"Empty"}, parameters: { file: 'widgets/countdown/countdown.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"countdown","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"countdown","state":"Filled"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"countdown","state":"Long"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"countdown","state":"Loading"} };
