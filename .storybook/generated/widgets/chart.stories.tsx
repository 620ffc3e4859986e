// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/chart', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"chart","state":"Empty"}, parameters: { file: 'widgets/chart/chart.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"chart","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"chart","state":"Filled"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"chart","state":"Loading"} };
