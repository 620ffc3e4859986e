import { sendToPerson } from '../../calls/send-to-person';
import { addDays } from '../../../runtime/format/date';
import { addMinutes, inTimeZone, momentIn } from '../../../runtime/format/time';
import type { Call } from '../../calls/contract';
import { timeZoneOf } from '../../calls/time-zone';
import type { Records, Tools } from '../../calls/tools';
import { secondsFromNow } from '../../foundation/clock';
import { constantsOf } from '../../foundation/constants';
import { badRequest, conflict, Refused } from '../../foundation/outcome';
import type { DueReminder } from '../../records/calendar';
import { coming } from './coming';

const minutesPerDay = 1440;

/**
 * When a text goes out that comes so many minutes before a moment. Whole days are counted on the calendar: a day before nine o'clock is nine o'clock by the
 * person's own clocks, also where they were changed meanwhile.
 */
export function reminderDue(start: string, minutes: number, timeZone: string): string {
  if (minutes % minutesPerDay !== 0) return addMinutes(start, -minutes)!;
  const [day, time] = inTimeZone(start, timeZone)!.split('T') as [string, string];
  return momentIn(`${addDays(day, -minutes / minutesPerDay)!}T${time}`, timeZone)!;
}

/** What is not the caller's, or has begun: the same of both, so that nobody learns of what is another's. */
export const notComing = ({ revision }: Pick<Call<'saveTextReminder'>, 'revision'>) =>
  new Refused('notFound', [{ Message: constantsOf(revision).calendar.reminderMissing }], true);

/** Says how long before something in the caller's calendar begins they get a text; null: no more. */
export async function saveTextReminder(call: Call<'saveTextReminder'>, tools: Tools) {
  const { caller, revision, body } = call;
  const texts = constantsOf(revision).calendar;
  const { UserId } = caller.user;
  if (body.Minutes === null) {
    await tools.calendar.forgetReminder(UserId, body.Id);
    return body;
  }
  if (!texts.reminderMinutes.includes(body.Minutes)) throw badRequest([{ Code: 'choice', Field: '/Minutes', Message: texts.reminderUnknown }], true);
  const now = tools.clock.now().toISOString();
  const item = await coming(caller.user, body.Id, now, tools);
  if (item === undefined) throw notComing(call);
  if (!(await tools.calendar.mayBeTexted(UserId))) throw conflict(texts.reminderRefused);
  const TimeZone = timeZoneOf(call);
  await tools.calendar.remind({ UserId, ItemId: body.Id, Minutes: body.Minutes, TimeZone, DueAt: reminderDue(item.start, body.Minutes, TimeZone) });
  return body;
}

/**
 * Puts the texts that are due into the outbox, each once. What has moved is looked at again then; what has begun, or was given up, gets no text.
 * One that fails is told to `report` and waits; the others go out. Answers how many it has dealt with.
 */
export async function sendReminders(tools: Tools, report: (error: unknown) => void = () => undefined): Promise<number> {
  const now = tools.clock.now().toISOString();
  // Every node asks every few seconds, and mostly nothing is due: no transaction for that.
  if (!(await tools.calendar.hasDueReminder(now))) return 0;
  for (let dealtWith = 0; ; dealtWith += 1) {
    let taken: DueReminder | undefined;
    try {
      await tools.transaction(async (records) => {
        taken = await records.calendar.takeDueReminder(now);
        if (taken !== undefined) await dealWith(taken, now, records, tools);
      });
    } catch (error) {
      if (taken === undefined) throw error;
      report(error);
      const { outboxFirstRetry } = constantsOf(tools.definitions.base).server;
      await tools.calendar.postponeReminder(taken, secondsFromNow(tools.clock, outboxFirstRetry));
    }
    if (taken === undefined) return dealtWith;
  }
}

async function dealWith({ UserId, ItemId, Minutes, timeZone, mobileNumber }: DueReminder, now: string, records: Records, tools: Tools) {
  const person = await records.callers.person(UserId);
  const item = person && (await coming(person.user, ItemId, now, records));
  if (person === undefined || item === undefined) return records.calendar.forgetReminder(UserId, ItemId);
  const due = reminderDue(item.start, Minutes, timeZone);
  const row = { UserId, ItemId, Minutes, TimeZone: timeZone };
  if (due > now) return records.calendar.remind({ ...row, DueAt: due });
  await records.calendar.remind({ ...row, DueAt: null });
  if (mobileNumber === null) return;
  const input = { title: item.title, start: item.start, timeZone: item.timeZone ?? null, place: item.place };
  const cause = { uncounted: 'the platform sends it by itself' } as const;
  await sendToPerson(person, 'session-reminder', { input, to: mobileNumber, expiresAt: item.start, cause }, records, tools);
}
