// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/sign-in', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"sign-in","state":"waiting"}, parameters: { file: "flows/sign-in.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InWaiting: Story = { name: "waiting", args: {"flow":"sign-in","state":"waiting"} };
export const InSigningIn: Story = { name: "signingIn", args: {"flow":"sign-in","state":"signingIn"} };
export const InClearing: Story = { name: "clearing", args: {"flow":"sign-in","state":"clearing"} };
export const InAutoSigningIn: Story = { name: "autoSigningIn", args: {"flow":"sign-in","state":"autoSigningIn"} };
export const InSsoSigningIn: Story = { name: "ssoSigningIn", args: {"flow":"sign-in","state":"ssoSigningIn"} };
export const InRequestingReset: Story = { name: "requestingReset", args: {"flow":"sign-in","state":"requestingReset"} };
export const InResetting: Story = { name: "resetting", args: {"flow":"sign-in","state":"resetting"} };
export const InUnverified: Story = { name: "unverified", args: {"flow":"sign-in","state":"unverified"} };
export const InSendingCode: Story = { name: "sendingCode", args: {"flow":"sign-in","state":"sendingCode"} };
export const InVerifying: Story = { name: "verifying", args: {"flow":"sign-in","state":"verifying"} };
export const InFactor: Story = { name: "factor", args: {"flow":"sign-in","state":"factor"} };
export const InVerifyingFactor: Story = { name: "verifyingFactor", args: {"flow":"sign-in","state":"verifyingFactor"} };
export const InSucceeded: Story = { name: "succeeded", args: {"flow":"sign-in","state":"succeeded"} };
