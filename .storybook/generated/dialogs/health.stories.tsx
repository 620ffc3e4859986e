// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/health', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"missing-answers"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MissingAnswers: Story = { name: "missing-answers", args: {"dialog":"missing-answers"}, parameters: { file: "screens/health/missing-answers.dialog.json" } };
