// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/stepper', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"stepper","state":"Empty"}, parameters: { file: 'widgets/stepper/stepper.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"stepper","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"stepper","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"stepper","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"stepper","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"stepper","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"stepper","state":"Faulty","fault":"required"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"stepper","state":"Loading"} };
