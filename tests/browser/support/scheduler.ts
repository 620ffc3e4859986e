import { addDays, formatDate } from '../../../runtime/format/date';
import type { FreeTime } from '../../../schemas/generated/records';
import { halfHour } from '../../server/support/scheduler';
import type { Client } from '../../server/support/test-server';
import type { Application, Tab } from './application';

export const dialog = ({ page }: Tab) => page.getByRole('dialog');
export const message = ({ page }: Tab, text: string) => page.getByText(text).first();
/** Somebody signed in at a path, in a browser of their own. */
export async function enteredAs(application: Application, who: string, path: string, width?: 'narrow'): Promise<Tab> {
  const tab = await application.open(width);
  await tab.enterAs(who, path);
  return tab;
}

/** A time that is offered on a day. */
export const offered = (tab: Tab, day: string, time: string) =>
  dialog(tab).getByRole('radiogroup', { name: day }).getByRole('radio', { name: time, exact: true });

/** The dialog of the participant, with the session type and the coach chosen, a week later. */
export async function openBooking(tab: Tab) {
  await tab.page.getByRole('button', { name: 'Book a session' }).click();
  await dialog(tab).getByLabel('Session type').selectOption({ label: 'Follow-up, 30 minutes' });
  await dialog(tab).getByLabel('Coach', { exact: true }).selectOption({ label: 'Casey Brooks' });
  await dialog(tab).getByRole('button', { name: 'Next week' }).click();
}

interface Wanted {
  userId: string;
  coachId: string;
  day: string;
  zone: string;
}

/** When half an hour with a coach could begin on a day, by the clocks of a zone. */
export async function freeTimesOn(client: Client, { userId, coachId, day, zone }: Wanted): Promise<string[]> {
  const query = `UserId=${userId}&SessionTypeId=${halfHour}&CoachUserId=${coachId}&From=${day}T00:00:00Z&To=${addDays(day, 1)}T12:00:00Z`;
  const { body } = await client.get<{ Data: FreeTime[] }>(`/coaching/scheduler/freeTimes?${query}`);
  return body.Data.map(({ StartDate }) => StartDate).filter((start) => formatDate(start, 'yyyy-MM-dd', zone) === day);
}
