// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/email', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"email","state":"Empty"}, parameters: { file: 'widgets/email/email.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"email","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"email","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"email","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"email","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"email","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"email","state":"Faulty","fault":"required"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"email","state":"Long"} };
