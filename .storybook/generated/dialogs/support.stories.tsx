// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/support', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"act-as"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ActAs: Story = { name: "act-as", args: {"dialog":"act-as"}, parameters: { file: "screens/support/act-as.dialog.json" } };
export const ActAsLoading: Story = { name: "act-as: loading", args: {"dialog":"act-as","calls":"loading"}, parameters: { file: "screens/support/act-as.dialog.json" } };
export const ActAsFailing: Story = { name: "act-as: failing", args: {"dialog":"act-as","calls":"failing"}, parameters: { file: "screens/support/act-as.dialog.json" } };
export const ActAsEmpty: Story = { name: "act-as: empty", args: {"dialog":"act-as","calls":"empty"}, parameters: { file: "screens/support/act-as.dialog.json" } };
