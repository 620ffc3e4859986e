import { canceledItem, sessionItem } from '../../calls/calendar-file';
import type { Call } from '../../calls/contract';
import { noticeBy } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import { tellPerson } from '../../calls/tell-person';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { filledText } from '../../foundation/filled-text';
import { uuidPattern } from '../../foundation/list-place';
import { conflict, notFound } from '../../foundation/outcome';
import type { CoachEntryRow } from '../../records/coach-entries';

const millisecondsPerHour = 3_600_000;

/**
 * Cancels a session of the caller, up to the company's limit of hours before it. Tells the coach on their pages and by email. Returns whether the email is
 * sent; without a coach there is no one to tell, and the answer is true.
 */
export function cancelOwnSession(call: Call<'cancelOwnSession'>, tools: Tools): Promise<boolean> {
  const { caller, revision, path } = call;
  const { scheduler, scheduling } = constantsOf(revision);
  return tools.transaction(async (records) => {
    const row = uuidPattern.test(path.id) ? await records.coachEntries.lock(path.id) : undefined;
    if (row?.UserId !== caller.user.UserId || row.WorkFlowType !== 'Scheduled') throw notFound(scheduler.ownCancelMissing);
    const left = Date.parse(row.StartDate) - tools.clock.now().getTime();
    if (left <= 0) throw conflict(scheduler.ownCancelBegun);
    if (left < scheduling.ownCancelHours * millisecondsPerHour)
      throw conflict(filledText(scheduler.ownCancelLate, { hours: String(scheduling.ownCancelHours) }));
    await records.coachEntries.remove(row.Id);
    await tellPerson(records, { user: caller.user }, 'Home', tools.clock);
    return row.CoachUserId === null || (await tellCoach(call, row, row.CoachUserId, records, tools));
  });
}

/** In the coach's own time. A coach who is gone gets nothing. Returns whether the email is sent. */
async function tellCoach(call: Call<'cancelOwnSession'>, row: CoachEntryRow, coachId: string, records: Records, tools: Tools): Promise<boolean> {
  const { clock } = tools;
  const { user } = call.caller;
  const coach = await records.callers.person(coachId);
  if (coach === undefined) return false;
  await tellPerson(records, { user: { UserId: coachId } }, 'Home', clock);
  const name = `${user.FirstName} ${user.LastName}`;
  const calendar = canceledItem(sessionItem(row, name), { url: `${call.origin}/calendar`, now: clock.now() });
  const input = { person: name, start: row.StartDate };
  return sendToPerson(coach, 'session-canceled-by-participant', { input, calendar, cause: noticeBy(call) }, records, tools);
}
