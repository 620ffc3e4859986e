// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/calendar', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"calendar","state":"Empty"}, parameters: { file: 'widgets/calendar/calendar.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"calendar","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"calendar","state":"Filled"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"calendar","state":"Long"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"calendar","state":"Loading"} };
