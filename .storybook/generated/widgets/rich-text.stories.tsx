// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/rich-text', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"rich-text","state":"Empty"}, parameters: { file: 'widgets/rich-text/rich-text.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"rich-text","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"rich-text","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"rich-text","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"rich-text","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"rich-text","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"rich-text","state":"Faulty","fault":"required"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"rich-text","state":"Loading"} };
