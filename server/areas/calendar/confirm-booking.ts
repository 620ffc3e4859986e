import { bookedItem } from '../../calls/calendar-file';
import type { Call } from '../../calls/contract';
import { revisionOfReader } from '../../calls/reading';
import { noticeBy } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { coming } from './coming';

export type Booking = 'booked' | 'moved';

type Asked = Pick<Call<'registerSessions'>, 'caller' | 'revision' | 'origin'>;

/**
 * Emails a person the time and place of a session that was booked or moved, with a calendar part, in the person's own language and time zone. `itemId`: the
 * session's id, as in the person's calendar. Sends nothing to a person who is gone, or for a session that has begun.
 */
export async function confirmBooking(call: Asked, userId: string, itemId: string, booking: Booking, records: Records, tools: Tools): Promise<void> {
  const now = tools.clock.now();
  const person = await records.callers.person(userId);
  if (person === undefined) return;
  const { feedCoachingTitle } = constantsOf(await revisionOfReader(person, tools, records)).calendar;
  const item = await coming(person.user, itemId, now.toISOString(), records, feedCoachingTitle);
  if (item === undefined) return;
  const { title, start, end, place } = item;
  const input = { title, start, end, timeZone: item.timeZone ?? null };
  const calendar = bookedItem(item, { url: `${call.origin}/calendar`, now });
  const sending = { calendar, cause: noticeBy(call) };
  if (booking === 'moved') await sendToPerson(person, 'booking-moved', { input, ...sending }, records, tools);
  else await sendToPerson(person, 'booking-confirmed', { input: { ...input, place }, ...sending }, records, tools);
}
