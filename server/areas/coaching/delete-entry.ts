import { canceledItem, sessionItem } from '../../calls/calendar-file';
import type { Call } from '../../calls/contract';
import { noticeBy } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import { tellPerson } from '../../calls/tell-person';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { conflict } from '../../foundation/outcome';
import type { CoachEntryRow } from '../../records/coach-entries';
import { coachingTerms, ownEntry } from './participant';

type Asked = Pick<Call<'deleteCoachEntry'>, 'caller' | 'revision' | 'origin'>;

/** Deletes an entry of the caller. For a scheduled session it tells the participant's pages and, if asked, sends the participant an email. */
export function deleteEntry(call: Asked, id: string, sendsEmail: boolean, tools: Tools): Promise<{ EmailSent: boolean }> {
  return tools.transaction(async (records) => {
    const { row, coached } = await ownEntry(call, id, records, tools);
    const isScheduled = row.WorkFlowType === 'Scheduled';
    if (sendsEmail && !(isScheduled && coachingTerms(coached).IsScheduled)) throw conflict(constantsOf(call.revision).coachingLog.coachEntryMailRefused);
    await records.coachEntries.remove(row.Id);
    if (isScheduled) await tellPerson(records, { user: coached.person }, 'Home', tools.clock);
    return { EmailSent: sendsEmail && (await mail(call, row, records, tools)) };
  });
}

/** In the participant's own time. Whoever is gone gets none. */
async function mail(call: Asked, row: CoachEntryRow, records: Records, tools: Tools): Promise<boolean> {
  const person = await records.callers.person(row.UserId);
  if (person === undefined) return false;
  const calendar = canceledItem(sessionItem(row, row.CoachName), { url: `${call.origin}/calendar`, now: tools.clock.now() });
  const input = { coach: row.CoachName, start: row.StartDate };
  return sendToPerson(person, 'session-canceled-by-coach', { input, calendar, cause: noticeBy(call) }, records, tools);
}
