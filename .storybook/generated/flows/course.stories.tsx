// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/course', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"course","state":"starting"}, parameters: { file: "flows/course.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStarting: Story = { name: "starting", args: {"flow":"course","state":"starting"} };
export const InTakingPageOpening: Story = { name: "taking.page.opening", args: {"flow":"course","state":"taking.page.opening"} };
export const InTakingPageReading: Story = { name: "taking.page.reading", args: {"flow":"course","state":"taking.page.reading"} };
export const InTakingPageGrading: Story = { name: "taking.page.grading", args: {"flow":"course","state":"taking.page.grading"} };
export const InTakingPageRefused: Story = { name: "taking.page.refused", args: {"flow":"course","state":"taking.page.refused"} };
export const InTakingPageReloading: Story = { name: "taking.page.reloading", args: {"flow":"course","state":"taking.page.reloading"} };
export const InTakingAnswersSaved: Story = { name: "taking.answers.saved", args: {"flow":"course","state":"taking.answers.saved"} };
export const InTakingAnswersChanged: Story = { name: "taking.answers.changed", args: {"flow":"course","state":"taking.answers.changed"} };
export const InTakingAnswersSaving: Story = { name: "taking.answers.saving", args: {"flow":"course","state":"taking.answers.saving"} };
export const InTakingAnswersWaiting: Story = { name: "taking.answers.waiting", args: {"flow":"course","state":"taking.answers.waiting"} };
export const InMissing: Story = { name: "missing", args: {"flow":"course","state":"missing"} };
export const InUnloaded: Story = { name: "unloaded", args: {"flow":"course","state":"unloaded"} };
