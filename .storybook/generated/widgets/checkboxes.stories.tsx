// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/checkboxes', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"checkboxes","state":"Empty"}, parameters: { file: 'widgets/checkboxes/checkboxes.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"checkboxes","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"checkboxes","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"checkboxes","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"checkboxes","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"checkboxes","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"checkboxes","state":"Faulty","fault":"required"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"checkboxes","state":"Long"} };
