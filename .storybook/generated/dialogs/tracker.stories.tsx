// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/tracker', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"tracker-entry"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TrackerEntry: Story = { name: "tracker-entry", args: {"dialog":"tracker-entry"}, parameters: { file: "screens/tracker/tracker-entry.dialog.json" } };
