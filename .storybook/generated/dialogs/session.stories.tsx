// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/session', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"idle-warning"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IdleWarning: Story = { name: "idle-warning", args: {"dialog":"idle-warning"}, parameters: { file: "screens/session/idle-warning.dialog.json" } };
