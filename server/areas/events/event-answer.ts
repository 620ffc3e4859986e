import { dateIn, formatDate } from '../../../runtime/format/date';
import { offsetOf } from '../../../runtime/format/time';
import type { EventSession, SessionSchedule } from '../../../schemas/generated/records';
import { type EventRow, type EventSessionRow, type StandingSession, statusOf } from '../../records/events';

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
export const sessionDay = ({ StartsAt }: Pick<EventSessionRow, 'StartsAt'>, { event, dateFormat }: Pick<Seen, 'event' | 'dateFormat'>): string =>
  formatDate(StartsAt, dateFormat, event.TimeZone);

/** Sessions as one person stands to them. Their days and times are those where they take place; of sessions at one time these are written once. */
export function sessionAnswers(sessions: readonly StandingSession[], seen: Seen): EventSession[] {
  const known = new Map<string, ReturnType<typeof whenOf>>();
  return sessions.map((standing) => {
    const { session } = standing;
    const time = `${session.StartsAt} ${session.EndsAt}`;
    const when = known.get(time) ?? whenOf(session, seen);
    known.set(time, when);
    return {
      SessionIdStartDateTime: sessionKey(session),
      SessionName: session.Name,
      SessionDetails: [session.Place, session.Details].filter((part) => part !== '').join(' · '),
      ...when,
      Status: statusOf(standing, seen.now),
      IsInPast: session.StartsAt <= seen.now,
      Documents: session.Documents,
    };
  });
}

/** The day of a session and from when to when it is, with the name of the time zone where clocks show something else than those of whoever looks. */
function whenOf(session: EventSessionRow, seen: Seen): Pick<EventSession, 'SessionDate' | 'SessionDateDisplay' | 'SessionTimeDisplay'> {
  const { StartsAt, EndsAt } = session;
  const { TimeZone } = seen.event;
  const [from, to] = [StartsAt, EndsAt].map((moment) => formatDate(moment, 'h:mm A', TimeZone)) as [string, string];
  const half = from.slice(-3);
  // As people write it: 9:00 – 9:15 AM, and 11:45 AM – 12:00 PM.
  const times = `${to.endsWith(half) ? from.slice(0, -3) : from} – ${to}`;
  const isAsHere = TimeZone === seen.timeZone || offsetOf(StartsAt, TimeZone) === offsetOf(StartsAt, seen.timeZone);
  return {
    SessionDate: dateIn(StartsAt, TimeZone),
    SessionDateDisplay: sessionDay(session, seen),
    SessionTimeDisplay: isAsHere ? times : `${times} ${zoneName(StartsAt, TimeZone)}`,
  };
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** What a time zone is called at a moment: making a format takes longer than all else that is said of a session, so each is made once. */
function zoneName(moment: string, timeZone: string): string {
  const format = zoneFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  zoneFormats.set(timeZone, format);
  return format.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
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
