// Written by "npm run generate" from the definitions. Do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogStage } from '../../stages/DialogStage';
import { untilShown } from '../../stages/until-shown';

const meta = { title: 'dialogs/calendar', tags: ['!autodocs'], component: DialogStage, play: untilShown, args: {"dialog":"calendar-reminder"} } satisfies Meta<typeof DialogStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CalendarReminder: Story = { name: "calendar-reminder", args: {"dialog":"calendar-reminder"}, parameters: { file: "screens/calendar/calendar-reminder.dialog.json" } };
export const CalendarSubscription: Story = { name: "calendar-subscription", args: {"dialog":"calendar-subscription"}, parameters: { file: "screens/calendar/calendar-subscription.dialog.json" } };
export const CalendarSubscriptionLoading: Story = { name: "calendar-subscription: loading", args: {"dialog":"calendar-subscription","calls":"loading"}, parameters: { file: "screens/calendar/calendar-subscription.dialog.json" } };
export const CalendarSubscriptionFailing: Story = { name: "calendar-subscription: failing", args: {"dialog":"calendar-subscription","calls":"failing"}, parameters: { file: "screens/calendar/calendar-subscription.dialog.json" } };
export const CalendarSubscriptionEmpty: Story = { name: "calendar-subscription: empty", args: {"dialog":"calendar-subscription","calls":"empty"}, parameters: { file: "screens/calendar/calendar-subscription.dialog.json" } };
