// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/number', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"number","state":"Empty"}, parameters: { file: 'widgets/number/number.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"number","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"number","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"number","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"number","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"number","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"number","state":"Faulty","fault":"required"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"number","state":"Long"} };
