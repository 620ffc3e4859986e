// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/half-hour', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"half-hour","state":"Empty"}, parameters: { file: 'widgets/half-hour/half-hour.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"half-hour","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"half-hour","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"half-hour","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"half-hour","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"half-hour","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"half-hour","state":"Faulty","fault":"required"} };
