// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/administration', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"program-notifications"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProgramNotifications: Story = { name: "program-notifications", args: {"screen":"program-notifications"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
export const ProgramNotificationsLoading: Story = { name: "program-notifications: loading", args: {"screen":"program-notifications","calls":"loading"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
export const ProgramNotificationsFailing: Story = { name: "program-notifications: failing", args: {"screen":"program-notifications","calls":"failing"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
export const ProgramNotificationsEmpty: Story = { name: "program-notifications: empty", args: {"screen":"program-notifications","calls":"empty"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
