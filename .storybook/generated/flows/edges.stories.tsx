// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowStage } from '../../stages/FlowStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'flows/edges', tags: ['!autodocs'], component: FlowStage, play: untilShown, args: {"flow":"connection"} } satisfies Meta<typeof FlowStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connection: Story = { name: "connection", args: {"flow":"connection"}, parameters: { file: "flows/connection.flow.json" } };
export const Course: Story = { name: "course", args: {"flow":"course"}, parameters: { file: "flows/course.flow.json" } };
export const HealthAssessment: Story = { name: "health-assessment", args: {"flow":"health-assessment"}, parameters: { file: "flows/health-assessment.flow.json" } };
export const HealthResults: Story = { name: "health-results", args: {"flow":"health-results"}, parameters: { file: "flows/health-results.flow.json" } };
export const HttpErrors: Story = { name: "http-errors", args: {"flow":"http-errors"}, parameters: { file: "flows/http-errors.flow.json" } };
export const Impersonation: Story = { name: "impersonation", args: {"flow":"impersonation"}, parameters: { file: "flows/impersonation.flow.json" } };
export const Moments: Story = { name: "moments", args: {"flow":"moments"}, parameters: { file: "flows/moments.flow.json" } };
export const PeopleExport: Story = { name: "people-export", args: {"flow":"people-export"}, parameters: { file: "flows/people-export.flow.json" } };
export const ProgramActions: Story = { name: "program-actions", args: {"flow":"program-actions"}, parameters: { file: "flows/program-actions.flow.json" } };
export const ProgramNotifications: Story = { name: "program-notifications", args: {"flow":"program-notifications"}, parameters: { file: "flows/program-notifications.flow.json" } };
export const Registration: Story = { name: "registration", args: {"flow":"registration"}, parameters: { file: "flows/registration.flow.json" } };
export const Session: Story = { name: "session", args: {"flow":"session"}, parameters: { file: "flows/session.flow.json" } };
export const SessionSaving: Story = { name: "session-saving", args: {"flow":"session-saving"}, parameters: { file: "flows/session-saving.flow.json" } };
export const SignIn: Story = { name: "sign-in", args: {"flow":"sign-in"}, parameters: { file: "flows/sign-in.flow.json" } };
export const StartUp: Story = { name: "start-up", args: {"flow":"start-up"}, parameters: { file: "flows/start-up.flow.json" } };
export const TimeBlockSaving: Story = { name: "time-block-saving", args: {"flow":"time-block-saving"}, parameters: { file: "flows/time-block-saving.flow.json" } };
export const TrackerEntry: Story = { name: "tracker-entry", args: {"flow":"tracker-entry"}, parameters: { file: "flows/tracker-entry.flow.json" } };
export const UserProfile: Story = { name: "user-profile", args: {"flow":"user-profile"}, parameters: { file: "flows/user-profile.flow.json" } };
