// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/date', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"date","state":"Empty"}, parameters: { file: 'widgets/date/date.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"date","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"date","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"date","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"date","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"date","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: Date is required (required)", args: {"widget":"date","state":"Faulty","fault":"required"} };
export const FaultFormat: Story = { name: "Fault: Date is invalid (format)", args: {"widget":"date","state":"Faulty","fault":"format"} };
export const FaultBadInput: Story = { name: "Fault: Date is invalid (badInput)", args: {"widget":"date","state":"Faulty","fault":"badInput"} };
export const FaultFormatMinimum: Story = { name: "Fault: Must be after {date} (formatMinimum)", args: {"widget":"date","state":"Faulty","fault":"formatMinimum"} };
export const FaultFormatMaximum: Story = { name: "Fault: Must be before {date} (formatMaximum)", args: {"widget":"date","state":"Faulty","fault":"formatMaximum"} };
