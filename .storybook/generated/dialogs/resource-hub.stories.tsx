// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/resource-hub', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"resource-item"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ResourceItem: Story = { name: "resource-item", args: {"dialog":"resource-item"}, parameters: { file: "screens/resource-hub/resource-item.dialog.json" } };
export const ResourceSection: Story = { name: "resource-section", args: {"dialog":"resource-section"}, parameters: { file: "screens/resource-hub/resource-section.dialog.json" } };
