// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TableStage } from '../stages/TableStage';
import { untilShown } from '../stages/until-shown';

const meta = { title: 'tables', tags: ['!autodocs'], component: TableStage, play: untilShown, args: {"table":"overlay-customers"} } satisfies Meta<typeof TableStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverlayCustomers: Story = { name: "overlay-customers", args: {"table":"overlay-customers"}, parameters: { file: "schemas/tables/overlay-customers.table.json" } };
export const OverlayCustomersLoading: Story = { name: "overlay-customers: loading", args: {"table":"overlay-customers","calls":"loading"}, parameters: { file: "schemas/tables/overlay-customers.table.json" } };
export const OverlayCustomersFailing: Story = { name: "overlay-customers: failing", args: {"table":"overlay-customers","calls":"failing"}, parameters: { file: "schemas/tables/overlay-customers.table.json" } };
export const OverlayCustomersEmpty: Story = { name: "overlay-customers: empty", args: {"table":"overlay-customers","calls":"empty"}, parameters: { file: "schemas/tables/overlay-customers.table.json" } };
export const OverlayDifferences: Story = { name: "overlay-differences", args: {"table":"overlay-differences"}, parameters: { file: "schemas/tables/overlay-differences.table.json" } };
export const OverlayDifferencesLoading: Story = { name: "overlay-differences: loading", args: {"table":"overlay-differences","calls":"loading"}, parameters: { file: "schemas/tables/overlay-differences.table.json" } };
export const OverlayDifferencesFailing: Story = { name: "overlay-differences: failing", args: {"table":"overlay-differences","calls":"failing"}, parameters: { file: "schemas/tables/overlay-differences.table.json" } };
export const OverlayDifferencesEmpty: Story = { name: "overlay-differences: empty", args: {"table":"overlay-differences","calls":"empty"}, parameters: { file: "schemas/tables/overlay-differences.table.json" } };
export const People: Story = { name: "people", args: {"table":"people"}, parameters: { file: "schemas/tables/people.table.json" } };
export const PeopleLoading: Story = { name: "people: loading", args: {"table":"people","calls":"loading"}, parameters: { file: "schemas/tables/people.table.json" } };
export const PeopleFailing: Story = { name: "people: failing", args: {"table":"people","calls":"failing"}, parameters: { file: "schemas/tables/people.table.json" } };
export const PeopleEmpty: Story = { name: "people: empty", args: {"table":"people","calls":"empty"}, parameters: { file: "schemas/tables/people.table.json" } };
export const PersonChanges: Story = { name: "person-changes", args: {"table":"person-changes"}, parameters: { file: "schemas/tables/person-changes.table.json" } };
export const PersonChangesLoading: Story = { name: "person-changes: loading", args: {"table":"person-changes","calls":"loading"}, parameters: { file: "schemas/tables/person-changes.table.json" } };
export const PersonChangesFailing: Story = { name: "person-changes: failing", args: {"table":"person-changes","calls":"failing"}, parameters: { file: "schemas/tables/person-changes.table.json" } };
export const PersonChangesEmpty: Story = { name: "person-changes: empty", args: {"table":"person-changes","calls":"empty"}, parameters: { file: "schemas/tables/person-changes.table.json" } };
export const ProgramNotifications: Story = { name: "program-notifications", args: {"table":"program-notifications"}, parameters: { file: "schemas/tables/program-notifications.table.json" } };
export const ProgramNotificationsLoading: Story = { name: "program-notifications: loading", args: {"table":"program-notifications","calls":"loading"}, parameters: { file: "schemas/tables/program-notifications.table.json" } };
export const ProgramNotificationsFailing: Story = { name: "program-notifications: failing", args: {"table":"program-notifications","calls":"failing"}, parameters: { file: "schemas/tables/program-notifications.table.json" } };
export const ProgramNotificationsEmpty: Story = { name: "program-notifications: empty", args: {"table":"program-notifications","calls":"empty"}, parameters: { file: "schemas/tables/program-notifications.table.json" } };
export const Publications: Story = { name: "publications", args: {"table":"publications"}, parameters: { file: "schemas/tables/publications.table.json" } };
export const PublicationsLoading: Story = { name: "publications: loading", args: {"table":"publications","calls":"loading"}, parameters: { file: "schemas/tables/publications.table.json" } };
export const PublicationsFailing: Story = { name: "publications: failing", args: {"table":"publications","calls":"failing"}, parameters: { file: "schemas/tables/publications.table.json" } };
export const PublicationsEmpty: Story = { name: "publications: empty", args: {"table":"publications","calls":"empty"}, parameters: { file: "schemas/tables/publications.table.json" } };
export const UserPrograms: Story = { name: "user-programs", args: {"table":"user-programs"}, parameters: { file: "schemas/tables/user-programs.table.json" } };
export const UserProgramsLoading: Story = { name: "user-programs: loading", args: {"table":"user-programs","calls":"loading"}, parameters: { file: "schemas/tables/user-programs.table.json" } };
export const UserProgramsFailing: Story = { name: "user-programs: failing", args: {"table":"user-programs","calls":"failing"}, parameters: { file: "schemas/tables/user-programs.table.json" } };
export const UserProgramsEmpty: Story = { name: "user-programs: empty", args: {"table":"user-programs","calls":"empty"}, parameters: { file: "schemas/tables/user-programs.table.json" } };
