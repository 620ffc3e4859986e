// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/image-crop', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"image-crop","state":"Empty"}, parameters: { file: 'widgets/image-crop/image-crop.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"image-crop","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"image-crop","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"image-crop","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"image-crop","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"image-crop","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"image-crop","state":"Faulty","fault":"required"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"image-crop","state":"Loading"} };
