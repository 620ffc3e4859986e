// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/health-assessment', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"health-assessment","state":"starting"}, parameters: { file: "flows/health-assessment.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStarting: Story = { name: "starting", args: {"flow":"health-assessment","state":"starting"} };
export const InRecovering: Story = { name: "recovering", args: {"flow":"health-assessment","state":"recovering"} };
export const InDeciding: Story = { name: "deciding", args: {"flow":"health-assessment","state":"deciding"} };
export const InOpening: Story = { name: "opening", args: {"flow":"health-assessment","state":"opening"} };
export const InLoadingPage: Story = { name: "loadingPage", args: {"flow":"health-assessment","state":"loadingPage"} };
export const InAnsweringResting: Story = { name: "answering.resting", args: {"flow":"health-assessment","state":"answering.resting"} };
export const InAnsweringChanged: Story = { name: "answering.changed", args: {"flow":"health-assessment","state":"answering.changed"} };
export const InAnsweringSaved: Story = { name: "answering.saved", args: {"flow":"health-assessment","state":"answering.saved"} };
export const InAnsweringUnfit: Story = { name: "answering.unfit", args: {"flow":"health-assessment","state":"answering.unfit"} };
export const InSending: Story = { name: "sending", args: {"flow":"health-assessment","state":"sending"} };
export const InSent: Story = { name: "sent", args: {"flow":"health-assessment","state":"sent"} };
export const InWaiting: Story = { name: "waiting", args: {"flow":"health-assessment","state":"waiting"} };
export const InFailing: Story = { name: "failing", args: {"flow":"health-assessment","state":"failing"} };
export const InReloading: Story = { name: "reloading", args: {"flow":"health-assessment","state":"reloading"} };
export const InMoving: Story = { name: "moving", args: {"flow":"health-assessment","state":"moving"} };
export const InFinishing: Story = { name: "finishing", args: {"flow":"health-assessment","state":"finishing"} };
export const InConfirming: Story = { name: "confirming", args: {"flow":"health-assessment","state":"confirming"} };
export const InSubmitting: Story = { name: "submitting", args: {"flow":"health-assessment","state":"submitting"} };
export const InLacking: Story = { name: "lacking", args: {"flow":"health-assessment","state":"lacking"} };
export const InRefused: Story = { name: "refused", args: {"flow":"health-assessment","state":"refused"} };
export const InUnloaded: Story = { name: "unloaded", args: {"flow":"health-assessment","state":"unloaded"} };
