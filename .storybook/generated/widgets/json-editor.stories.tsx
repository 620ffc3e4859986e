// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/json-editor', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"json-editor","state":"Empty"}, parameters: { file: 'widgets/json-editor/json-editor.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"json-editor","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"json-editor","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"json-editor","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"json-editor","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"json-editor","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"json-editor","state":"Faulty","fault":"required"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"json-editor","state":"Loading"} };
