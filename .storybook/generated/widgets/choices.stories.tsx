// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/choices', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"choices","state":"Empty"}, parameters: { file: 'widgets/choices/choices.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"choices","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"choices","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"choices","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"choices","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"choices","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"choices","state":"Faulty","fault":"required"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"choices","state":"Long"} };
