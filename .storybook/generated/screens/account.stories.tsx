// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/account', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"auto-sign-in","calls":"loading"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AutoSignIn: Story = { name: "auto-sign-in", args: {"screen":"auto-sign-in","calls":"loading"}, parameters: { file: "screens/account/auto-sign-in.screen.json" } };
export const ConfirmEmail: Story = { name: "confirm-email", args: {"screen":"confirm-email"}, parameters: { file: "screens/account/confirm-email.screen.json" } };
export const FirstLogin: Story = { name: "first-login", args: {"screen":"first-login"}, parameters: { file: "screens/account/first-login.screen.json" } };
export const FirstLoginLoading: Story = { name: "first-login: loading", args: {"screen":"first-login","calls":"loading"}, parameters: { file: "screens/account/first-login.screen.json" } };
export const FirstLoginFailing: Story = { name: "first-login: failing", args: {"screen":"first-login","calls":"failing"}, parameters: { file: "screens/account/first-login.screen.json" } };
export const FirstLoginEmpty: Story = { name: "first-login: empty", args: {"screen":"first-login","calls":"empty"}, parameters: { file: "screens/account/first-login.screen.json" } };
export const LoggedOut: Story = { name: "logged-out", args: {"screen":"logged-out"}, parameters: { file: "screens/account/logged-out.screen.json" } };
export const PasswordSuccess: Story = { name: "password-success", args: {"screen":"password-success"}, parameters: { file: "screens/account/password-success.screen.json" } };
export const Registration: Story = { name: "registration", args: {"screen":"registration"}, parameters: { file: "screens/account/registration.screen.json" } };
export const RegistrationLoading: Story = { name: "registration: loading", args: {"screen":"registration","calls":"loading"}, parameters: { file: "screens/account/registration.screen.json" } };
export const RegistrationFailing: Story = { name: "registration: failing", args: {"screen":"registration","calls":"failing"}, parameters: { file: "screens/account/registration.screen.json" } };
export const RegistrationEmpty: Story = { name: "registration: empty", args: {"screen":"registration","calls":"empty"}, parameters: { file: "screens/account/registration.screen.json" } };
export const RegistrationOfCedar: Story = { name: "registration: of cedar", args: {"screen":"registration","customer":"cedar"}, parameters: { file: "screens/account/registration.screen.json" } };
export const RegistrationOfGranite: Story = { name: "registration: of granite", args: {"screen":"registration","customer":"granite"}, parameters: { file: "screens/account/registration.screen.json" } };
export const RegistrationOfLakeside: Story = { name: "registration: of lakeside", args: {"screen":"registration","customer":"lakeside"}, parameters: { file: "screens/account/registration.screen.json" } };
export const ResetPassword: Story = { name: "reset-password", args: {"screen":"reset-password"}, parameters: { file: "screens/account/reset-password.screen.json" } };
export const SecondFactor: Story = { name: "second-factor", args: {"screen":"second-factor"}, parameters: { file: "screens/account/second-factor.screen.json" } };
export const SecondFactorSetup: Story = { name: "second-factor-setup", args: {"screen":"second-factor-setup"}, parameters: { file: "screens/account/second-factor-setup.screen.json" } };
export const SignIn: Story = { name: "sign-in", args: {"screen":"sign-in"}, parameters: { file: "screens/account/sign-in.screen.json" } };
export const SignOut: Story = { name: "sign-out", args: {"screen":"sign-out","calls":"loading"}, parameters: { file: "screens/account/sign-out.screen.json" } };
export const SingleSignOn: Story = { name: "single-sign-on", args: {"screen":"single-sign-on","calls":"loading"}, parameters: { file: "screens/account/single-sign-on.screen.json" } };
export const TrustDevice: Story = { name: "trust-device", args: {"screen":"trust-device"}, parameters: { file: "screens/account/trust-device.screen.json" } };
export const UserProfile: Story = { name: "user-profile", args: {"screen":"user-profile"}, parameters: { file: "screens/account/user-profile.screen.json" } };
export const UserProfileLoading: Story = { name: "user-profile: loading", args: {"screen":"user-profile","calls":"loading"}, parameters: { file: "screens/account/user-profile.screen.json" } };
export const UserProfileFailing: Story = { name: "user-profile: failing", args: {"screen":"user-profile","calls":"failing"}, parameters: { file: "screens/account/user-profile.screen.json" } };
export const UserProfileEmpty: Story = { name: "user-profile: empty", args: {"screen":"user-profile","calls":"empty"}, parameters: { file: "screens/account/user-profile.screen.json" } };
export const UserProfileOfCedar: Story = { name: "user-profile: of cedar", args: {"screen":"user-profile","customer":"cedar"}, parameters: { file: "screens/account/user-profile.screen.json" } };
export const UserProfileOfGranite: Story = { name: "user-profile: of granite", args: {"screen":"user-profile","customer":"granite"}, parameters: { file: "screens/account/user-profile.screen.json" } };
export const UserProfileOfLakeside: Story = { name: "user-profile: of lakeside", args: {"screen":"user-profile","customer":"lakeside"}, parameters: { file: "screens/account/user-profile.screen.json" } };
