// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/textarea', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"textarea","state":"Empty"}, parameters: { file: 'widgets/textarea/textarea.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"textarea","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"textarea","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"textarea","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"textarea","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"textarea","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"textarea","state":"Faulty","fault":"required"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"textarea","state":"Long"} };
