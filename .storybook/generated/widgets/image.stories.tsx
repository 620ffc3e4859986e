// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/image', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"image","state":"Empty"}, parameters: { file: 'widgets/image/image.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"image","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"image","state":"Filled"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"image","state":"Loading"} };
