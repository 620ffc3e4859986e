// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/administration', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"approval-decision"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ApprovalDecision: Story = { name: "approval-decision", args: {"dialog":"approval-decision"}, parameters: { file: "screens/administration/approval-decision.dialog.json" } };
export const ApprovalMails: Story = { name: "approval-mails", args: {"dialog":"approval-mails"}, parameters: { file: "screens/administration/approval-mails.dialog.json" } };
export const ApprovalMailsLoading: Story = { name: "approval-mails: loading", args: {"dialog":"approval-mails","calls":"loading"}, parameters: { file: "screens/administration/approval-mails.dialog.json" } };
export const ApprovalMailsFailing: Story = { name: "approval-mails: failing", args: {"dialog":"approval-mails","calls":"failing"}, parameters: { file: "screens/administration/approval-mails.dialog.json" } };
export const ApprovalMailsEmpty: Story = { name: "approval-mails: empty", args: {"dialog":"approval-mails","calls":"empty"}, parameters: { file: "screens/administration/approval-mails.dialog.json" } };
export const ChallengeGroup: Story = { name: "challenge-group", args: {"dialog":"challenge-group"}, parameters: { file: "screens/administration/challenge-group.dialog.json" } };
export const MessagePreview: Story = { name: "message-preview", args: {"dialog":"message-preview"}, parameters: { file: "screens/administration/message-preview.dialog.json" } };
export const ParticipantsExport: Story = { name: "participants-export", args: {"dialog":"participants-export"}, parameters: { file: "screens/administration/participants-export.dialog.json" } };
export const PeopleExport: Story = { name: "people-export", args: {"dialog":"people-export"}, parameters: { file: "screens/administration/people-export.dialog.json" } };
export const PersonAccount: Story = { name: "person-account", args: {"dialog":"person-account"}, parameters: { file: "screens/administration/person-account.dialog.json" } };
export const PersonAccountLoading: Story = { name: "person-account: loading", args: {"dialog":"person-account","calls":"loading"}, parameters: { file: "screens/administration/person-account.dialog.json" } };
export const PersonAccountFailing: Story = { name: "person-account: failing", args: {"dialog":"person-account","calls":"failing"}, parameters: { file: "screens/administration/person-account.dialog.json" } };
export const PersonAccountEmpty: Story = { name: "person-account: empty", args: {"dialog":"person-account","calls":"empty"}, parameters: { file: "screens/administration/person-account.dialog.json" } };
export const PersonChanges: Story = { name: "person-changes", args: {"dialog":"person-changes"}, parameters: { file: "screens/administration/person-changes.dialog.json" } };
export const ProgressOverride: Story = { name: "progress-override", args: {"dialog":"progress-override"}, parameters: { file: "screens/administration/progress-override.dialog.json" } };
export const ProgressOverrideLoading: Story = { name: "progress-override: loading", args: {"dialog":"progress-override","calls":"loading"}, parameters: { file: "screens/administration/progress-override.dialog.json" } };
export const ProgressOverrideFailing: Story = { name: "progress-override: failing", args: {"dialog":"progress-override","calls":"failing"}, parameters: { file: "screens/administration/progress-override.dialog.json" } };
export const ProgressOverrideEmpty: Story = { name: "progress-override: empty", args: {"dialog":"progress-override","calls":"empty"}, parameters: { file: "screens/administration/progress-override.dialog.json" } };
export const ProgressUndo: Story = { name: "progress-undo", args: {"dialog":"progress-undo"}, parameters: { file: "screens/administration/progress-undo.dialog.json" } };
export const PublicationDifferences: Story = { name: "publication-differences", args: {"dialog":"publication-differences"}, parameters: { file: "screens/administration/publication-differences.dialog.json" } };
export const PublicationRollBack: Story = { name: "publication-roll-back", args: {"dialog":"publication-roll-back"}, parameters: { file: "screens/administration/publication-roll-back.dialog.json" } };
export const PublicationRollBackLoading: Story = { name: "publication-roll-back: loading", args: {"dialog":"publication-roll-back","calls":"loading"}, parameters: { file: "screens/administration/publication-roll-back.dialog.json" } };
export const PublicationRollBackFailing: Story = { name: "publication-roll-back: failing", args: {"dialog":"publication-roll-back","calls":"failing"}, parameters: { file: "screens/administration/publication-roll-back.dialog.json" } };
export const PublicationRollBackEmpty: Story = { name: "publication-roll-back: empty", args: {"dialog":"publication-roll-back","calls":"empty"}, parameters: { file: "screens/administration/publication-roll-back.dialog.json" } };
export const RuleOccasions: Story = { name: "rule-occasions", args: {"dialog":"rule-occasions"}, parameters: { file: "screens/administration/rule-occasions.dialog.json" } };
export const SaveFilter: Story = { name: "save-filter", args: {"dialog":"save-filter"}, parameters: { file: "screens/administration/save-filter.dialog.json" } };
export const ScreeningMark: Story = { name: "screening-mark", args: {"dialog":"screening-mark"}, parameters: { file: "screens/administration/screening-mark.dialog.json" } };
