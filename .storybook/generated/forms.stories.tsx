// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormStage } from '../stages/FormStage';
import { untilShown } from '../stages/until-shown';

const meta = { title: 'forms', tags: ['!autodocs'], component: FormStage, play: untilShown, args: {"form":"asked-text","state":"empty"} } satisfies Meta<typeof FormStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AskedTextEmpty: Story = { args: {"form":"asked-text","state":"empty"}, parameters: { file: "schemas/forms/asked-text.form.json" } };
export const AskedTextFilled: Story = { args: {"form":"asked-text","state":"filled"}, parameters: { file: "schemas/forms/asked-text.form.json" } };
export const AskedTextRefused: Story = { args: {"form":"asked-text","state":"refused"}, parameters: { file: "schemas/forms/asked-text.form.json" } };
export const OptionalFieldsEmpty: Story = { args: {"form":"optional-fields","state":"empty"}, parameters: { file: "schemas/forms/optional-fields.form.json" } };
export const OptionalFieldsFilled: Story = { args: {"form":"optional-fields","state":"filled"}, parameters: { file: "schemas/forms/optional-fields.form.json" } };
export const OptionalFieldsRefused: Story = { args: {"form":"optional-fields","state":"refused"}, parameters: { file: "schemas/forms/optional-fields.form.json" } };
export const ProgramNotificationEmpty: Story = { args: {"form":"program-notification","state":"empty"}, parameters: { file: "schemas/forms/program-notification.form.json" } };
export const ProgramNotificationFilled: Story = { args: {"form":"program-notification","state":"filled"}, parameters: { file: "schemas/forms/program-notification.form.json" } };
export const ProgramNotificationRefused: Story = { args: {"form":"program-notification","state":"refused"}, parameters: { file: "schemas/forms/program-notification.form.json" } };
export const SignInEmpty: Story = { args: {"form":"sign-in","state":"empty"}, parameters: { file: "schemas/forms/sign-in.form.json" } };
export const SignInFilled: Story = { args: {"form":"sign-in","state":"filled"}, parameters: { file: "schemas/forms/sign-in.form.json" } };
export const SignInRefused: Story = { args: {"form":"sign-in","state":"refused"}, parameters: { file: "schemas/forms/sign-in.form.json" } };
export const UserProfileEmpty: Story = { args: {"form":"user-profile","state":"empty"}, parameters: { file: "schemas/forms/user-profile.form.json" } };
export const UserProfileFilled: Story = { args: {"form":"user-profile","state":"filled"}, parameters: { file: "schemas/forms/user-profile.form.json" } };
export const UserProfileRefused: Story = { args: {"form":"user-profile","state":"refused"}, parameters: { file: "schemas/forms/user-profile.form.json" } };
