// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/multi-select', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"multi-select","state":"Empty"}, parameters: { file: 'widgets/multi-select/multi-select.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"multi-select","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"multi-select","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"multi-select","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"multi-select","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"multi-select","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"multi-select","state":"Faulty","fault":"required"} };
export const FaultMinItems: Story = { name: "Fault: Must select at least {n} (minItems)", args: {"widget":"multi-select","state":"Faulty","fault":"minItems"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"multi-select","state":"Long"} };
