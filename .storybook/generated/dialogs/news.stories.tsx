// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/news', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"announcement"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announcement: Story = { name: "announcement", args: {"dialog":"announcement"}, parameters: { file: "screens/news/announcement.dialog.json" } };
