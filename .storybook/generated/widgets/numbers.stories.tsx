// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/numbers', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"numbers","state":"Empty"}, parameters: { file: 'widgets/numbers/numbers.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"numbers","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"numbers","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"numbers","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"numbers","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"numbers","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"numbers","state":"Faulty","fault":"required"} };
