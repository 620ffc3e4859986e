// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/programs', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"group-create"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GroupCreate: Story = { name: "group-create", args: {"dialog":"group-create"}, parameters: { file: "screens/programs/group-create.dialog.json" } };
export const GroupDetail: Story = { name: "group-detail", args: {"dialog":"group-detail"}, parameters: { file: "screens/programs/group-detail.dialog.json" } };
export const GroupDetailLoading: Story = { name: "group-detail: loading", args: {"dialog":"group-detail","calls":"loading"}, parameters: { file: "screens/programs/group-detail.dialog.json" } };
export const GroupDetailFailing: Story = { name: "group-detail: failing", args: {"dialog":"group-detail","calls":"failing"}, parameters: { file: "screens/programs/group-detail.dialog.json" } };
export const GroupDetailEmpty: Story = { name: "group-detail: empty", args: {"dialog":"group-detail","calls":"empty"}, parameters: { file: "screens/programs/group-detail.dialog.json" } };
export const GroupEmail: Story = { name: "group-email", args: {"dialog":"group-email"}, parameters: { file: "screens/programs/group-email.dialog.json" } };
export const GroupEmailLoading: Story = { name: "group-email: loading", args: {"dialog":"group-email","calls":"loading"}, parameters: { file: "screens/programs/group-email.dialog.json" } };
export const GroupEmailFailing: Story = { name: "group-email: failing", args: {"dialog":"group-email","calls":"failing"}, parameters: { file: "screens/programs/group-email.dialog.json" } };
export const GroupEmailEmpty: Story = { name: "group-email: empty", args: {"dialog":"group-email","calls":"empty"}, parameters: { file: "screens/programs/group-email.dialog.json" } };
export const GroupInvite: Story = { name: "group-invite", args: {"dialog":"group-invite"}, parameters: { file: "screens/programs/group-invite.dialog.json" } };
export const Leaderboard: Story = { name: "leaderboard", args: {"dialog":"leaderboard"}, parameters: { file: "screens/programs/leaderboard.dialog.json" } };
export const LeaderboardLoading: Story = { name: "leaderboard: loading", args: {"dialog":"leaderboard","calls":"loading"}, parameters: { file: "screens/programs/leaderboard.dialog.json" } };
export const LeaderboardFailing: Story = { name: "leaderboard: failing", args: {"dialog":"leaderboard","calls":"failing"}, parameters: { file: "screens/programs/leaderboard.dialog.json" } };
export const LeaderboardEmpty: Story = { name: "leaderboard: empty", args: {"dialog":"leaderboard","calls":"empty"}, parameters: { file: "screens/programs/leaderboard.dialog.json" } };
export const MissionStatement: Story = { name: "mission-statement", args: {"dialog":"mission-statement"}, parameters: { file: "screens/programs/mission-statement.dialog.json" } };
export const MissionStatementLoading: Story = { name: "mission-statement: loading", args: {"dialog":"mission-statement","calls":"loading"}, parameters: { file: "screens/programs/mission-statement.dialog.json" } };
export const MissionStatementFailing: Story = { name: "mission-statement: failing", args: {"dialog":"mission-statement","calls":"failing"}, parameters: { file: "screens/programs/mission-statement.dialog.json" } };
export const MissionStatementEmpty: Story = { name: "mission-statement: empty", args: {"dialog":"mission-statement","calls":"empty"}, parameters: { file: "screens/programs/mission-statement.dialog.json" } };
export const SelfReport: Story = { name: "self-report", args: {"dialog":"self-report"}, parameters: { file: "screens/programs/self-report.dialog.json" } };
export const SelfReportLoading: Story = { name: "self-report: loading", args: {"dialog":"self-report","calls":"loading"}, parameters: { file: "screens/programs/self-report.dialog.json" } };
export const SelfReportFailing: Story = { name: "self-report: failing", args: {"dialog":"self-report","calls":"failing"}, parameters: { file: "screens/programs/self-report.dialog.json" } };
export const SelfReportEmpty: Story = { name: "self-report: empty", args: {"dialog":"self-report","calls":"empty"}, parameters: { file: "screens/programs/self-report.dialog.json" } };
export const SelfReportOutcome: Story = { name: "self-report-outcome", args: {"dialog":"self-report-outcome"}, parameters: { file: "screens/programs/self-report-outcome.dialog.json" } };
export const SelfReportOutcomeLoading: Story = { name: "self-report-outcome: loading", args: {"dialog":"self-report-outcome","calls":"loading"}, parameters: { file: "screens/programs/self-report-outcome.dialog.json" } };
export const SelfReportOutcomeFailing: Story = { name: "self-report-outcome: failing", args: {"dialog":"self-report-outcome","calls":"failing"}, parameters: { file: "screens/programs/self-report-outcome.dialog.json" } };
export const SelfReportOutcomeEmpty: Story = { name: "self-report-outcome: empty", args: {"dialog":"self-report-outcome","calls":"empty"}, parameters: { file: "screens/programs/self-report-outcome.dialog.json" } };
