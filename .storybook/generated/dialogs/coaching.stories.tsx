// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/coaching', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"delete-coach-session"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeleteCoachSession: Story = { name: "delete-coach-session", args: {"dialog":"delete-coach-session"}, parameters: { file: "screens/coaching/delete-coach-session.dialog.json" } };
