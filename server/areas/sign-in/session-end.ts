import { type Clock, secondsFromNow } from '../../foundation/clock';
import type { UserRow } from '../../records/callers';
import type { Constants } from '../../../schemas/generated/constants';

interface Begun {
  startedAt: string;
  /** Whoever is signed in. */
  user: Pick<UserRow, 'Roles'>;
}

/** When a session ends that is used now: after the idle time, and at the latest so long after it began. */
export function sessionEnd({ startedAt, user }: Begun, { sessionLength, sessionLongest, sessionLongestOfStaff }: Constants['server'], clock: Clock): string {
  const longest = user.Roles.length > 0 ? sessionLongestOfStaff : sessionLongest;
  const last = new Date(Date.parse(startedAt) + longest * 1000).toISOString();
  const idle = secondsFromNow(clock, sessionLength);
  return idle < last ? idle : last;
}
