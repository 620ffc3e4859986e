// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/time-slot', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"time-slot","state":"Empty"}, parameters: { file: 'widgets/time-slot/time-slot.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"time-slot","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"time-slot","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"time-slot","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"time-slot","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"time-slot","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"time-slot","state":"Faulty","fault":"required"} };
export const FaultBadInput: Story = { name: "Fault: Choose a day and a time. (badInput)", args: {"widget":"time-slot","state":"Faulty","fault":"badInput"} };
export const FaultPattern: Story = { name: "Fault: Time must be rounded to nearest 15 (pattern)", args: {"widget":"time-slot","state":"Faulty","fault":"pattern"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"time-slot","state":"Loading"} };
