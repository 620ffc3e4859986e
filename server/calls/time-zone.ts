import { dateIn } from '../../runtime/format/date';
import type { Revision } from '../../runtime/definitions/compiled';
import type { Clock } from '../foundation/clock';
import { constantsOf } from '../foundation/constants';
import type { Caller } from '../records/callers';
import { companySetup } from '../records/company-settings';
import type { Records } from './tools';

interface Asked {
  caller: Pick<Caller, 'timeZone' | 'company'> | undefined;
  revision: Revision;
}

/** The time zone (IANA) of whoever calls; that of their company where they have chosen none, and that of the settings where they are not signed in. */
export const timeZoneOf = ({ caller, revision }: Asked): string =>
  caller === undefined ? constantsOf(revision).server.defaultTimeZone : (caller.timeZone ?? caller.company.time.TimeZone);

/** Today on the calendar of whoever calls, as yyyy-MM-dd. */
export const todayOf = (asked: Asked, clock: Clock): string => dateIn(clock.now().toISOString(), timeZoneOf(asked));

/** The time zone of a person, whoever calls: the one that they have chosen, else that of their company. */
export async function timeZoneOfPerson(userId: string, { callers }: Pick<Records, 'callers'>, revision: Revision): Promise<string> {
  const calendar = await callers.calendarOf(userId);
  return calendar?.timeZone ?? (calendar === undefined ? constantsOf(revision).server.defaultTimeZone : companySetup(calendar, revision).time.TimeZone);
}

/** Today on the calendar of a person, whoever calls, as yyyy-MM-dd. */
export const todayOfPerson = async (userId: string, records: Pick<Records, 'callers'>, revision: Revision, clock: Clock): Promise<string> =>
  dateIn(clock.now().toISOString(), await timeZoneOfPerson(userId, records, revision));
