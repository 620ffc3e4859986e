// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/administration', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"audit"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Audit: Story = { name: "audit", args: {"screen":"audit"}, parameters: { file: "screens/administration/audit.screen.json" } };
export const AuditLoading: Story = { name: "audit: loading", args: {"screen":"audit","calls":"loading"}, parameters: { file: "screens/administration/audit.screen.json" } };
export const AuditFailing: Story = { name: "audit: failing", args: {"screen":"audit","calls":"failing"}, parameters: { file: "screens/administration/audit.screen.json" } };
export const AuditEmpty: Story = { name: "audit: empty", args: {"screen":"audit","calls":"empty"}, parameters: { file: "screens/administration/audit.screen.json" } };
export const CompanySettings: Story = { name: "company-settings", args: {"screen":"company-settings"}, parameters: { file: "screens/administration/company-settings.screen.json" } };
export const CompanySettingsLoading: Story = { name: "company-settings: loading", args: {"screen":"company-settings","calls":"loading"}, parameters: { file: "screens/administration/company-settings.screen.json" } };
export const CompanySettingsFailing: Story = { name: "company-settings: failing", args: {"screen":"company-settings","calls":"failing"}, parameters: { file: "screens/administration/company-settings.screen.json" } };
export const CompanySettingsEmpty: Story = { name: "company-settings: empty", args: {"screen":"company-settings","calls":"empty"}, parameters: { file: "screens/administration/company-settings.screen.json" } };
export const Definitions: Story = { name: "definitions", args: {"screen":"definitions"}, parameters: { file: "screens/administration/definitions.screen.json" } };
export const DefinitionsLoading: Story = { name: "definitions: loading", args: {"screen":"definitions","calls":"loading"}, parameters: { file: "screens/administration/definitions.screen.json" } };
export const DefinitionsFailing: Story = { name: "definitions: failing", args: {"screen":"definitions","calls":"failing"}, parameters: { file: "screens/administration/definitions.screen.json" } };
export const DefinitionsEmpty: Story = { name: "definitions: empty", args: {"screen":"definitions","calls":"empty"}, parameters: { file: "screens/administration/definitions.screen.json" } };
export const PartnerAdmin: Story = { name: "partner-admin", args: {"screen":"partner-admin"}, parameters: { file: "screens/administration/partner-admin.screen.json" } };
export const PartnerAdminLoading: Story = { name: "partner-admin: loading", args: {"screen":"partner-admin","calls":"loading"}, parameters: { file: "screens/administration/partner-admin.screen.json" } };
export const PartnerAdminFailing: Story = { name: "partner-admin: failing", args: {"screen":"partner-admin","calls":"failing"}, parameters: { file: "screens/administration/partner-admin.screen.json" } };
export const PartnerAdminEmpty: Story = { name: "partner-admin: empty", args: {"screen":"partner-admin","calls":"empty"}, parameters: { file: "screens/administration/partner-admin.screen.json" } };
export const People: Story = { name: "people", args: {"screen":"people"}, parameters: { file: "screens/administration/people.screen.json" } };
export const PeopleLoading: Story = { name: "people: loading", args: {"screen":"people","calls":"loading"}, parameters: { file: "screens/administration/people.screen.json" } };
export const PeopleFailing: Story = { name: "people: failing", args: {"screen":"people","calls":"failing"}, parameters: { file: "screens/administration/people.screen.json" } };
export const PeopleEmpty: Story = { name: "people: empty", args: {"screen":"people","calls":"empty"}, parameters: { file: "screens/administration/people.screen.json" } };
export const PeopleOfCedar: Story = { name: "people: of cedar", args: {"screen":"people","customer":"cedar"}, parameters: { file: "screens/administration/people.screen.json" } };
export const PeopleOfGranite: Story = { name: "people: of granite", args: {"screen":"people","customer":"granite"}, parameters: { file: "screens/administration/people.screen.json" } };
export const PeopleOfLakeside: Story = { name: "people: of lakeside", args: {"screen":"people","customer":"lakeside"}, parameters: { file: "screens/administration/people.screen.json" } };
export const ProgramNotifications: Story = { name: "program-notifications", args: {"screen":"program-notifications"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
export const ProgramNotificationsLoading: Story = { name: "program-notifications: loading", args: {"screen":"program-notifications","calls":"loading"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
export const ProgramNotificationsFailing: Story = { name: "program-notifications: failing", args: {"screen":"program-notifications","calls":"failing"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
export const ProgramNotificationsEmpty: Story = { name: "program-notifications: empty", args: {"screen":"program-notifications","calls":"empty"}, parameters: { file: "screens/administration/program-notifications.screen.json" } };
