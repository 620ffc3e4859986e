// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/scale', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"scale","state":"Empty"}, parameters: { file: 'widgets/scale/scale.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"scale","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"scale","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"scale","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"scale","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"scale","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"scale","state":"Faulty","fault":"required"} };
