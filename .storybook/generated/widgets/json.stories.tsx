// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/json', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"json","state":"Empty"}, parameters: { file: 'widgets/json/json.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"json","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"json","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"json","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"json","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"json","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"json","state":"Faulty","fault":"required"} };
