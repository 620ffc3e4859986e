// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/password', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"password","state":"Empty"}, parameters: { file: 'widgets/password/password.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"password","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"password","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"password","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"password","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"password","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"password","state":"Faulty","fault":"required"} };
