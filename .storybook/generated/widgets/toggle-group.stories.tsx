// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/toggle-group', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"toggle-group","state":"Empty"}, parameters: { file: 'widgets/toggle-group/toggle-group.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"toggle-group","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"toggle-group","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"toggle-group","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"toggle-group","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"toggle-group","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"toggle-group","state":"Faulty","fault":"required"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"toggle-group","state":"Long"} };
