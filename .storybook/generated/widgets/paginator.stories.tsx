// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/paginator', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"paginator","state":"Empty"}, parameters: { file: 'widgets/paginator/paginator.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"paginator","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"paginator","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"paginator","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"paginator","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"paginator","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"paginator","state":"Faulty","fault":"required"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"paginator","state":"Long"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"paginator","state":"Loading"} };
