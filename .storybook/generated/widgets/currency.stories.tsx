// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/currency', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"currency","state":"Empty"}, parameters: { file: 'widgets/currency/currency.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"currency","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"currency","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"currency","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"currency","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"currency","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"currency","state":"Faulty","fault":"required"} };
export const FaultType: Story = { name: "Fault: Enter an amount in digits. (type)", args: {"widget":"currency","state":"Faulty","fault":"type"} };
export const FaultBadInput: Story = { name: "Fault: Enter an amount in digits. (badInput)", args: {"widget":"currency","state":"Faulty","fault":"badInput"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"currency","state":"Long"} };
