// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/health', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"assessment-why"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AssessmentWhy: Story = { name: "assessment-why", args: {"dialog":"assessment-why"}, parameters: { file: "screens/health/assessment-why.dialog.json" } };
export const AssessmentWhyLoading: Story = { name: "assessment-why: loading", args: {"dialog":"assessment-why","calls":"loading"}, parameters: { file: "screens/health/assessment-why.dialog.json" } };
export const AssessmentWhyFailing: Story = { name: "assessment-why: failing", args: {"dialog":"assessment-why","calls":"failing"}, parameters: { file: "screens/health/assessment-why.dialog.json" } };
export const AssessmentWhyEmpty: Story = { name: "assessment-why: empty", args: {"dialog":"assessment-why","calls":"empty"}, parameters: { file: "screens/health/assessment-why.dialog.json" } };
export const MissingAnswers: Story = { name: "missing-answers", args: {"dialog":"missing-answers"}, parameters: { file: "screens/health/missing-answers.dialog.json" } };
