import { formatTime } from '../../../runtime/format/clock-time';
import { formatDate } from '../../../runtime/format/date';
import { bookedItem } from '../../calls/calendar-file';
import type { Call } from '../../calls/contract';
import { revisionOfReader } from '../../calls/reading';
import { noticeBy } from '../../calls/send-message';
import { timeZoneOfPerson } from '../../calls/time-zone';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { speakingTo } from '../../foundation/speaking';
import { tellByEmail } from '../accounts/tell';
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
  const revision = await revisionOfReader(person, tools, records);
  const texts = constantsOf(revision).calendar;
  const item = await coming(person.user, itemId, now.toISOString(), records, texts.feedCoachingTitle);
  if (item === undefined) return;
  const own = await timeZoneOfPerson(userId, records, revision);
  const timeZone = item.timeZone ?? own;
  const values = speakingTo(revision.language, () => ({
    title: item.title,
    date: formatDate(item.start, texts.reminderDateFormat, timeZone),
    time: formatTime(item.start, item.end, { timeZone, own }),
    place: item.place,
  }));
  const isMoved = booking === 'moved';
  const subject = isMoved ? texts.movedSubject : texts.bookedSubject;
  const body = isMoved ? texts.movedBody : item.place === '' ? texts.bookedBody : texts.bookedBodyWithPlace;
  const calendar = bookedItem(item, { url: `${call.origin}/calendar`, now });
  await tellByEmail(person, { subject, body, values, calendar, cause: noticeBy(call) }, records, now.toISOString());
}
