// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/faces', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"faces","state":"Empty"}, parameters: { file: 'widgets/faces/faces.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"faces","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"faces","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"faces","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"faces","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"faces","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"faces","state":"Faulty","fault":"required"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"faces","state":"Long"} };
