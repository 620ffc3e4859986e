// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/administration', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"person-changes"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PersonChanges: Story = { name: "person-changes", args: {"dialog":"person-changes"}, parameters: { file: "screens/administration/person-changes.dialog.json" } };
