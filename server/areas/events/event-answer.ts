import { dateIn, formatDate } from '../../../runtime/format/date';
import { formatTime, ownTime } from '../../../runtime/format/clock-time';
import type { EventSession, SessionSchedule } from '../../../schemas/generated/records';
import { type EventRow, type EventSessionRow, type StandingSession, statusOf, zoneOfSession } from '../../records/events';

/** Where and when sessions are looked at. */
export interface Seen {
  event: Pick<EventRow, 'TimeZone'>;
  /** The time zone (IANA) of whoever looks. */
  timeZone: string;
  /** The moment, ISO 8601 in UTC. */
  now: string;
  dateFormat: string;
}

/** Which session it is and when it begins: one that has moved is another. */
export const sessionKey = ({ SessionId, StartsAt }: Pick<EventSessionRow, 'SessionId' | 'StartsAt'>): string => `${SessionId} ${StartsAt}`;

/** The day of a session where it takes place, as people read it. */
export const sessionDay = (session: Pick<EventSessionRow, 'StartsAt' | 'TimeZone'>, { event, dateFormat }: Pick<Seen, 'event' | 'dateFormat'>): string =>
  formatDate(session.StartsAt, dateFormat, zoneOfSession(session, event));

/** Sessions as one person stands to them. Their days and times are those where they take place; of sessions at one time these are written once. */
export function sessionAnswers(sessions: readonly StandingSession[], seen: Seen): EventSession[] {
  const known = new Map<string, ReturnType<typeof whenOf>>();
  return sessions.map((standing) => {
    const { session } = standing;
    const time = `${session.StartsAt} ${session.EndsAt} ${session.TimeZone ?? ''}`;
    const when = known.get(time) ?? whenOf(session, seen);
    known.set(time, when);
    return {
      SessionIdStartDateTime: sessionKey(session),
      SessionName: session.Name,
      SessionDetails: [session.Place, session.Details].filter((part) => part !== '').join(' · '),
      ...when,
      Status: statusOf(standing, seen.now),
      PlacesLeft: session.Places === null ? null : Math.max(0, session.Places - session.Taken),
      IsInPast: session.StartsAt <= seen.now,
      Documents: session.Documents,
    };
  });
}

/** Returns the day of a session and when it takes place, by the clocks there. */
function whenOf(
  session: EventSessionRow,
  seen: Seen,
): Pick<EventSession, 'SessionDate' | 'SessionDateDisplay' | 'SessionTimeDisplay' | 'SessionTime' | 'OwnTime'> {
  const { StartsAt, EndsAt } = session;
  const TimeZone = zoneOfSession(session, seen.event);
  const zones = { timeZone: TimeZone, own: seen.timeZone };
  return {
    SessionDate: dateIn(StartsAt, TimeZone),
    SessionDateDisplay: sessionDay(session, seen),
    SessionTimeDisplay: formatTime(StartsAt, EndsAt, zones),
    SessionTime: formatTime(StartsAt, EndsAt, { ...zones, own: TimeZone }),
    OwnTime: ownTime(StartsAt, zones),
  };
}

/** Sessions in their order, by day and time. The first day that the person is registered for is open at first. */
export function scheduleOf(sessions: readonly EventSession[]): SessionSchedule {
  const Days: SessionSchedule['Days'] = [];
  for (const session of sessions) {
    const { SessionDate: Date, SessionDateDisplay: DisplayDate, SessionTimeDisplay: SessionTime } = session;
    if (Days.at(-1)?.Date !== Date) Days.push({ Date, DisplayDate, HasRegistration: false, Expanded: false, TimeSlots: [] });
    const day = Days.at(-1)!;
    if (day.TimeSlots.at(-1)?.SessionTime !== SessionTime) day.TimeSlots.push({ SessionTime, Sessions: [] });
    day.TimeSlots.at(-1)!.Sessions.push(session);
    day.HasRegistration ||= session.Status === 'Selected';
  }
  const open = Days.find(({ HasRegistration }) => HasRegistration);
  if (open !== undefined) open.Expanded = true;
  return { Days };
}
