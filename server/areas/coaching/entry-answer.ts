import { evaluate, holds } from '../../../runtime/expressions/evaluate';
import { formatDate } from '../../../runtime/format/date';
import type { CoachEntry } from '../../../schemas/generated/records';
import type { CallContext } from '../../calls/contract';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { uuidPattern } from '../../foundation/list-place';
import type { CoachEntryRow } from '../../records/coach-entries';
import { own } from '../../../runtime/validation/own';
import { stringOf } from '../../../runtime/validation/string-of';

const prefix = 'CoachEntry#';

/** The key of a row by the id that pages have; nothing where it is no id of an entry. */
export function keyOf(id: string): string | undefined {
  const key = id.startsWith(prefix) ? id.slice(prefix.length) : '';
  return uuidPattern.test(key) ? key : undefined;
}

/** Whether whoever sits at the keyboard wrote an entry (decision 59). */
export const isOwnEntry = (
  { caller: { actor }, revision }: CallContext,
  { CoachUserId, CoachName }: Pick<CoachEntryRow, 'CoachUserId' | 'CoachName'>,
): boolean =>
  holds(constantsOf(revision).coaching.ownCoachEntry.$, {
    entryUserId: CoachUserId,
    entryName: CoachName,
    userId: actor.user.UserId,
    name: `${actor.user.FirstName} ${actor.user.LastName}`,
  });

/** An entry as coaches see it. */
export function entryAnswer(reading: CallContext, row: CoachEntryRow, { clock }: Pick<Tools, 'clock'>): CoachEntry {
  const { coachEntryNames, coachSessionStatus } = constantsOf(reading.revision).coaching;
  const isScheduled = row.WorkFlowType === 'Scheduled';
  const scope = { status: row.Status, isScheduled, start: row.StartDate, now: clock.now().toISOString() };
  const names: Record<string, string> = coachEntryNames;
  const { BufferBefore: _before, BufferAfter: _after, ...told } = row;
  return {
    ...told,
    Id: prefix + row.Id,
    EntryName: own(names, row.EntryType) ?? row.EntryType,
    SessionDate: row.StartDate,
    StartWeekday: formatDate(row.StartDate, 'dddd', row.IANA),
    Source: isScheduled ? 'CoachScheduling' : 'CoachingLog',
    Status: stringOf(evaluate(coachSessionStatus.$, scope)) as CoachEntry['Status'],
    Editable: isOwnEntry(reading, row),
  };
}
