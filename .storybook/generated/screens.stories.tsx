// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../stages/ScreenStage';
import { untilShown } from '../stages/until-shown';

const meta = { title: 'screens', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"errors"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Errors: Story = { args: {"screen":"errors"}, parameters: { file: "screens/errors/errors.screen.json" } };
export const NotFound: Story = { args: {"screen":"not-found"}, parameters: { file: "screens/errors/not-found.screen.json" } };
export const ProgramNotifications: Story = { args: {"screen":"program-notifications"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
export const ProgramNotificationsLoading: Story = { args: {"screen":"program-notifications","calls":"loading"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
export const ProgramNotificationsFailing: Story = { args: {"screen":"program-notifications","calls":"failing"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
export const ProgramNotificationsEmpty: Story = { args: {"screen":"program-notifications","calls":"empty"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
export const Programs: Story = { args: {"screen":"programs"}, parameters: { file: "screens/programs/programs.screen.json" } };
export const ProgramsLoading: Story = { args: {"screen":"programs","calls":"loading"}, parameters: { file: "screens/programs/programs.screen.json" } };
export const ProgramsFailing: Story = { args: {"screen":"programs","calls":"failing"}, parameters: { file: "screens/programs/programs.screen.json" } };
export const ProgramsEmpty: Story = { args: {"screen":"programs","calls":"empty"}, parameters: { file: "screens/programs/programs.screen.json" } };
export const SchemaPreview: Story = { args: {"screen":"schema-preview"}, parameters: { file: "screens/authoring/schema-preview.screen.json" } };
export const SignIn: Story = { args: {"screen":"sign-in","role":"signed out"}, parameters: { file: "screens/account/sign-in.screen.json" } };
export const SignOut: Story = { args: {"screen":"sign-out","role":"signed out","calls":"loading"}, parameters: { file: "screens/account/sign-out.screen.json" } };
export const Unauthorized: Story = { args: {"screen":"unauthorized"}, parameters: { file: "screens/errors/unauthorized.screen.json" } };
export const UserProfile: Story = { args: {"screen":"user-profile"}, parameters: { file: "screens/account/user-profile.screen.json" } };
export const UserProfileLoading: Story = { args: {"screen":"user-profile","calls":"loading"}, parameters: { file: "screens/account/user-profile.screen.json" } };
export const UserProfileFailing: Story = { args: {"screen":"user-profile","calls":"failing"}, parameters: { file: "screens/account/user-profile.screen.json" } };
export const UserProfileEmpty: Story = { args: {"screen":"user-profile","calls":"empty"}, parameters: { file: "screens/account/user-profile.screen.json" } };
export const UserProfileOfLakeside: Story = { args: {"screen":"user-profile","customer":"lakeside"}, parameters: { file: "screens/account/user-profile.screen.json" } };
