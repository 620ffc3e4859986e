// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/text', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"text","state":"Empty"}, parameters: { file: 'widgets/text/text.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"text","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"text","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"text","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"text","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"text","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"text","state":"Faulty","fault":"required"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"text","state":"Long"} };
