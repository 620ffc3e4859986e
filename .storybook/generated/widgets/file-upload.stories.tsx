// Written by "npm run generate" from the manifest. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetStage } from '../../stages/WidgetStage';

const meta = { title: 'widgets/file-upload', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: {"widget":"file-upload","state":"Empty"}, parameters: { file: 'widgets/file-upload/file-upload.widget.json' } } satisfies Meta<typeof WidgetStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StateEmpty: Story = { name: "Empty", args: {"widget":"file-upload","state":"Empty"} };
export const StateFilled: Story = { name: "Filled", args: {"widget":"file-upload","state":"Filled"} };
export const StateRequired: Story = { name: "Required", args: {"widget":"file-upload","state":"Required"} };
export const StateReadOnly: Story = { name: "Read-only", args: {"widget":"file-upload","state":"ReadOnly"} };
export const StateDisabled: Story = { name: "Disabled", args: {"widget":"file-upload","state":"Disabled"} };
export const FaultRequired: Story = { name: "Fault: required", args: {"widget":"file-upload","state":"Faulty","fault":"required"} };
export const FaultBadInput: Story = { name: "Fault: Wait until every file has uploaded, or remove those that have not. (badInput)", args: {"widget":"file-upload","state":"Faulty","fault":"badInput"} };
export const StateLong: Story = { name: "Long text", args: {"widget":"file-upload","state":"Long"} };
export const StateLoading: Story = { name: "Loading", args: {"widget":"file-upload","state":"Loading"} };
