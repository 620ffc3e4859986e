// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/yes-no', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"yes-no","state":"Empty"}, parameters: { file: 'widgets/yes-no/yes-no.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"yes-no","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"yes-no","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"yes-no","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"yes-no","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"yes-no","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"yes-no","state":"Faulty","fault":"required"} };
