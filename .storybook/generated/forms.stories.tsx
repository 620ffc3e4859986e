// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormStage } from '../stages/FormStage';
import { untilShown } from '../stages/until-shown';

const meta = { title: 'forms', tags: ['!autodocs'], component: FormStage, play: untilShown, args: {"form":"agreement","state":"empty"} } satisfies Meta<typeof FormStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AgreementEmpty: Story = { name: "agreement: empty", args: {"form":"agreement","state":"empty"}, parameters: { file: "schemas/forms/agreement.form.json" } };
export const AgreementFilled: Story = { name: "agreement: filled", args: {"form":"agreement","state":"filled"}, parameters: { file: "schemas/forms/agreement.form.json" } };
export const AgreementRefused: Story = { name: "agreement: refused", args: {"form":"agreement","state":"refused"}, parameters: { file: "schemas/forms/agreement.form.json" } };
export const AskedTextEmpty: Story = { name: "asked-text: empty", args: {"form":"asked-text","state":"empty"}, parameters: { file: "schemas/forms/asked-text.form.json" } };
export const AskedTextFilled: Story = { name: "asked-text: filled", args: {"form":"asked-text","state":"filled"}, parameters: { file: "schemas/forms/asked-text.form.json" } };
export const AskedTextRefused: Story = { name: "asked-text: refused", args: {"form":"asked-text","state":"refused"}, parameters: { file: "schemas/forms/asked-text.form.json" } };
export const DeviceVerificationEmpty: Story = { name: "device-verification: empty", args: {"form":"device-verification","state":"empty"}, parameters: { file: "schemas/forms/device-verification.form.json" } };
export const DeviceVerificationFilled: Story = { name: "device-verification: filled", args: {"form":"device-verification","state":"filled"}, parameters: { file: "schemas/forms/device-verification.form.json" } };
export const DeviceVerificationRefused: Story = { name: "device-verification: refused", args: {"form":"device-verification","state":"refused"}, parameters: { file: "schemas/forms/device-verification.form.json" } };
export const OptionalFieldsEmpty: Story = { name: "optional-fields: empty", args: {"form":"optional-fields","state":"empty"}, parameters: { file: "schemas/forms/optional-fields.form.json" } };
export const OptionalFieldsFilled: Story = { name: "optional-fields: filled", args: {"form":"optional-fields","state":"filled"}, parameters: { file: "schemas/forms/optional-fields.form.json" } };
export const OptionalFieldsRefused: Story = { name: "optional-fields: refused", args: {"form":"optional-fields","state":"refused"}, parameters: { file: "schemas/forms/optional-fields.form.json" } };
export const PasswordResetRequestEmpty: Story = { name: "password-reset-request: empty", args: {"form":"password-reset-request","state":"empty"}, parameters: { file: "schemas/forms/password-reset-request.form.json" } };
export const PasswordResetRequestFilled: Story = { name: "password-reset-request: filled", args: {"form":"password-reset-request","state":"filled"}, parameters: { file: "schemas/forms/password-reset-request.form.json" } };
export const PasswordResetRequestRefused: Story = { name: "password-reset-request: refused", args: {"form":"password-reset-request","state":"refused"}, parameters: { file: "schemas/forms/password-reset-request.form.json" } };
export const ProgramNotificationEmpty: Story = { name: "program-notification: empty", args: {"form":"program-notification","state":"empty"}, parameters: { file: "schemas/forms/program-notification.form.json" } };
export const ProgramNotificationFilled: Story = { name: "program-notification: filled", args: {"form":"program-notification","state":"filled"}, parameters: { file: "schemas/forms/program-notification.form.json" } };
export const ProgramNotificationRefused: Story = { name: "program-notification: refused", args: {"form":"program-notification","state":"refused"}, parameters: { file: "schemas/forms/program-notification.form.json" } };
export const ResetPasswordEmpty: Story = { name: "reset-password: empty", args: {"form":"reset-password","state":"empty"}, parameters: { file: "schemas/forms/reset-password.form.json" } };
export const ResetPasswordFilled: Story = { name: "reset-password: filled", args: {"form":"reset-password","state":"filled"}, parameters: { file: "schemas/forms/reset-password.form.json" } };
export const ResetPasswordRefused: Story = { name: "reset-password: refused", args: {"form":"reset-password","state":"refused"}, parameters: { file: "schemas/forms/reset-password.form.json" } };
export const SignInEmpty: Story = { name: "sign-in: empty", args: {"form":"sign-in","state":"empty"}, parameters: { file: "schemas/forms/sign-in.form.json" } };
export const SignInFilled: Story = { name: "sign-in: filled", args: {"form":"sign-in","state":"filled"}, parameters: { file: "schemas/forms/sign-in.form.json" } };
export const SignInRefused: Story = { name: "sign-in: refused", args: {"form":"sign-in","state":"refused"}, parameters: { file: "schemas/forms/sign-in.form.json" } };
export const UserProfileEmpty: Story = { name: "user-profile: empty", args: {"form":"user-profile","state":"empty"}, parameters: { file: "schemas/forms/user-profile.form.json" } };
export const UserProfileFilled: Story = { name: "user-profile: filled", args: {"form":"user-profile","state":"filled"}, parameters: { file: "schemas/forms/user-profile.form.json" } };
export const UserProfileRefused: Story = { name: "user-profile: refused", args: {"form":"user-profile","state":"refused"}, parameters: { file: "schemas/forms/user-profile.form.json" } };
