import type { Records, Tools } from '../../calls/tools';
import { secondsFromNow } from '../../foundation/clock';
import { constantsOf } from '../../foundation/constants';
import type { CoachEntryRow } from '../../records/coach-entries';
import type { Coached } from './participant';

const secondsPerDay = 86_400;

/** The coach's own sessions with somebody that a note can be added to: those of the last days and of the next. */
export function offeredSessions(
  { caller, revision, person }: Coached,
  { coachEntries, clock }: Pick<Records, 'coachEntries'> & Pick<Tools, 'clock'>,
): Promise<CoachEntryRow[]> {
  const seconds = constantsOf(revision).coaching.coachSessionDays * secondsPerDay;
  const period = { from: secondsFromNow(clock, -seconds), to: secondsFromNow(clock, seconds) };
  return coachEntries.offered(person.UserId, { coachUserId: caller.actor.user.UserId, ...period });
}
