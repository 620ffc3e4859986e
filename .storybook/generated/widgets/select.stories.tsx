// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/select', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"select","state":"Empty"}, parameters: { file: 'widgets/select/select.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"select","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"select","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"select","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"select","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"select","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"select","state":"Faulty","fault":"required"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"select","state":"Long"} };
