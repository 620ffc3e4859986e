// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/video', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"video","state":"Empty"}, parameters: { file: 'widgets/video/video.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"video","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"video","state":"Filled"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"video","state":"Loading"} };
