// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/chips', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"chips","state":"Empty"}, parameters: { file: 'widgets/chips/chips.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"chips","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"chips","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"chips","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"chips","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"chips","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"chips","state":"Faulty","fault":"required"} };
export const FaultBadInput: Story = { name: "Fault: Choose from the list, or delete what you typed. (badInput)", args: {"widget":"chips","state":"Faulty","fault":"badInput"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"chips","state":"Long"} };
