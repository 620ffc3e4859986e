// Written by "npm run generate" from the definition. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStateStage } from '../../stages/FlowStateStage';
import { untilStands } from '../../stages/until-shown';

const meta = { title: 'flows/registration', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: {"flow":"registration","state":"starting"}, parameters: { file: "flows/registration.flow.json" } } satisfies Meta<typeof FlowStateStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStarting: Story = { name: "starting", args: {"flow":"registration","state":"starting"} };
export const InSignedIn: Story = { name: "signedIn", args: {"flow":"registration","state":"signedIn"} };
export const InValidating: Story = { name: "validating", args: {"flow":"registration","state":"validating"} };
export const InSettingUp: Story = { name: "settingUp", args: {"flow":"registration","state":"settingUp"} };
export const InDeciding: Story = { name: "deciding", args: {"flow":"registration","state":"deciding"} };
export const InOpening: Story = { name: "opening", args: {"flow":"registration","state":"opening"} };
export const InAskingCompanyCode: Story = { name: "asking.CompanyCode", args: {"flow":"registration","state":"asking.CompanyCode"} };
export const InAskingSelectRole: Story = { name: "asking.SelectRole", args: {"flow":"registration","state":"asking.SelectRole"} };
export const InAskingIdentifyUser: Story = { name: "asking.IdentifyUser", args: {"flow":"registration","state":"asking.IdentifyUser"} };
export const InAskingRegistrationEmailSentJustSent: Story = { name: "asking.RegistrationEmailSent.justSent", args: {"flow":"registration","state":"asking.RegistrationEmailSent.justSent"} };
export const InAskingRegistrationEmailSentMayResend: Story = { name: "asking.RegistrationEmailSent.mayResend", args: {"flow":"registration","state":"asking.RegistrationEmailSent.mayResend"} };
export const InAskingRequiredFields: Story = { name: "asking.RequiredFields", args: {"flow":"registration","state":"asking.RequiredFields"} };
export const InAskingConfirmPassword: Story = { name: "asking.ConfirmPassword", args: {"flow":"registration","state":"asking.ConfirmPassword"} };
export const InAskingFurtherStep: Story = { name: "asking.FurtherStep", args: {"flow":"registration","state":"asking.FurtherStep"} };
export const InLeaving: Story = { name: "leaving", args: {"flow":"registration","state":"leaving"} };
export const InRefused: Story = { name: "refused", args: {"flow":"registration","state":"refused"} };
export const InLinkSent: Story = { name: "linkSent", args: {"flow":"registration","state":"linkSent"} };
export const InUnreachable: Story = { name: "unreachable", args: {"flow":"registration","state":"unreachable"} };
export const InDone: Story = { name: "Done", args: {"flow":"registration","state":"Done"} };
export const InSigningIn: Story = { name: "signingIn", args: {"flow":"registration","state":"signingIn"} };
