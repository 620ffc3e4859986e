// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/account', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"change-password"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangePassword: Story = { name: "change-password", args: {"dialog":"change-password"}, parameters: { file: "screens/account/change-password.dialog.json" } };
export const ChangeSignInEmail: Story = { name: "change-sign-in-email", args: {"dialog":"change-sign-in-email"}, parameters: { file: "screens/account/change-sign-in-email.dialog.json" } };
export const EmailCode: Story = { name: "email-code", args: {"dialog":"email-code"}, parameters: { file: "screens/account/email-code.dialog.json" } };
export const MobileVerification: Story = { name: "mobile-verification", args: {"dialog":"mobile-verification"}, parameters: { file: "screens/account/mobile-verification.dialog.json" } };
export const RecoveryCodes: Story = { name: "recovery-codes", args: {"dialog":"recovery-codes"}, parameters: { file: "screens/account/recovery-codes.dialog.json" } };
export const SecondFactor: Story = { name: "second-factor", args: {"dialog":"second-factor"}, parameters: { file: "screens/account/second-factor.dialog.json" } };
export const SecondFactorOff: Story = { name: "second-factor-off", args: {"dialog":"second-factor-off"}, parameters: { file: "screens/account/second-factor-off.dialog.json" } };
