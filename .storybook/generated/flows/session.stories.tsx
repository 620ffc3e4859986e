// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/session', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"session","state":"starting"}, parameters: { file: "flows/session.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStarting: Story = { name: "starting", args: {"flow":"session","state":"starting"} };
export const InChecking: Story = { name: "checking", args: {"flow":"session","state":"checking"} };
export const InSignedInIdleActive: Story = { name: "signedIn.idle.active", args: {"flow":"session","state":"signedIn.idle.active"} };
export const InSignedInIdleWarned: Story = { name: "signedIn.idle.warned", args: {"flow":"session","state":"signedIn.idle.warned"} };
export const InSignedInIdleTimedOut: Story = { name: "signedIn.idle.timedOut", args: {"flow":"session","state":"signedIn.idle.timedOut"} };
export const InSignedInKeepAliveWaiting: Story = { name: "signedIn.keepAlive.waiting", args: {"flow":"session","state":"signedIn.keepAlive.waiting"} };
export const InSignedInKeepAlivePinging: Story = { name: "signedIn.keepAlive.pinging", args: {"flow":"session","state":"signedIn.keepAlive.pinging"} };
export const InSignedInKeepAliveEnded: Story = { name: "signedIn.keepAlive.ended", args: {"flow":"session","state":"signedIn.keepAlive.ended"} };
export const InSignedInLanguageChoosing: Story = { name: "signedIn.language.choosing", args: {"flow":"session","state":"signedIn.language.choosing"} };
export const InSignedInLanguageChanging: Story = { name: "signedIn.language.changing", args: {"flow":"session","state":"signedIn.language.changing"} };
export const InSignedInLanguageRestarting: Story = { name: "signedIn.language.restarting", args: {"flow":"session","state":"signedIn.language.restarting"} };
export const InSignedInLanguageReloading: Story = { name: "signedIn.language.reloading", args: {"flow":"session","state":"signedIn.language.reloading"} };
export const InLeaving: Story = { name: "leaving", args: {"flow":"session","state":"leaving"} };
export const InLeavingSso: Story = { name: "leavingSso", args: {"flow":"session","state":"leavingSso"} };
export const InLeavingRedesign: Story = { name: "leavingRedesign", args: {"flow":"session","state":"leavingRedesign"} };
export const InLeavingUsual: Story = { name: "leavingUsual", args: {"flow":"session","state":"leavingUsual"} };
export const InSignedOut: Story = { name: "signedOut", args: {"flow":"session","state":"signedOut"} };
