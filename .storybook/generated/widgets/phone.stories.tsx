// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/phone', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"phone","state":"Empty"}, parameters: { file: 'widgets/phone/phone.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"phone","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"phone","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"phone","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"phone","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"phone","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: This field is required (required)", args: {"widget":"phone","state":"Faulty","fault":"required"} };
export const FaultPattern: Story = { name: "Fault: Invalid phone number (pattern)", args: {"widget":"phone","state":"Faulty","fault":"pattern"} };
export const FaultFormat: Story = { name: "Fault: Invalid phone number (format)", args: {"widget":"phone","state":"Faulty","fault":"format"} };
export const FaultBadInput: Story = { name: "Fault: Invalid phone number (badInput)", args: {"widget":"phone","state":"Faulty","fault":"badInput"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"phone","state":"Loading"} };
