// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStage } from '../../stages/ScreenStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'screens/calendar', tags: ['!autodocs'], component: ScreenStage, play: untilShown, args: {"screen":"calendar"} } satisfies Meta<typeof ScreenStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calendar: Story = { name: "calendar", args: {"screen":"calendar"}, parameters: { file: "screens/calendar/calendar.screen.json" } };
export const CalendarLoading: Story = { name: "calendar: loading", args: {"screen":"calendar","calls":"loading"}, parameters: { file: "screens/calendar/calendar.screen.json" } };
export const CalendarFailing: Story = { name: "calendar: failing", args: {"screen":"calendar","calls":"failing"}, parameters: { file: "screens/calendar/calendar.screen.json" } };
export const CalendarEmpty: Story = { name: "calendar: empty", args: {"screen":"calendar","calls":"empty"}, parameters: { file: "screens/calendar/calendar.screen.json" } };
export const CoachingSessions: Story = { name: "coaching-sessions", args: {"screen":"coaching-sessions"}, parameters: { file: "screens/calendar/coaching-sessions.screen.json" } };
export const CoachingSessionsLoading: Story = { name: "coaching-sessions: loading", args: {"screen":"coaching-sessions","calls":"loading"}, parameters: { file: "screens/calendar/coaching-sessions.screen.json" } };
export const CoachingSessionsFailing: Story = { name: "coaching-sessions: failing", args: {"screen":"coaching-sessions","calls":"failing"}, parameters: { file: "screens/calendar/coaching-sessions.screen.json" } };
export const CoachingSessionsEmpty: Story = { name: "coaching-sessions: empty", args: {"screen":"coaching-sessions","calls":"empty"}, parameters: { file: "screens/calendar/coaching-sessions.screen.json" } };
