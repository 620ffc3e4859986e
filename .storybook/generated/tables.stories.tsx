// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TableStage } from '../stages/TableStage';
import { untilShown } from '../stages/until-shown';

const meta = { title: 'tables', tags: ['!autodocs'], component: TableStage, play: untilShown, args: {"table":"program-notifications"} } satisfies Meta<typeof TableStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProgramNotifications: Story = { args: {"table":"program-notifications"}, parameters: { file: "schemas/tables/program-notifications.table.json" } };
export const ProgramNotificationsLoading: Story = { args: {"table":"program-notifications","calls":"loading"}, parameters: { file: "schemas/tables/program-notifications.table.json" } };
export const ProgramNotificationsFailing: Story = { args: {"table":"program-notifications","calls":"failing"}, parameters: { file: "schemas/tables/program-notifications.table.json" } };
export const ProgramNotificationsEmpty: Story = { args: {"table":"program-notifications","calls":"empty"}, parameters: { file: "schemas/tables/program-notifications.table.json" } };
export const UserPrograms: Story = { args: {"table":"user-programs"}, parameters: { file: "schemas/tables/user-programs.table.json" } };
export const UserProgramsLoading: Story = { args: {"table":"user-programs","calls":"loading"}, parameters: { file: "schemas/tables/user-programs.table.json" } };
export const UserProgramsFailing: Story = { args: {"table":"user-programs","calls":"failing"}, parameters: { file: "schemas/tables/user-programs.table.json" } };
export const UserProgramsEmpty: Story = { args: {"table":"user-programs","calls":"empty"}, parameters: { file: "schemas/tables/user-programs.table.json" } };
