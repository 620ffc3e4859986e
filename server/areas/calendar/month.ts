import { addDays, dateIn } from '../../../runtime/format/date';
import { addMonths, momentIn, startOfMonth } from '../../../runtime/format/time';
import type { CalendarEvent, CalendarMonth } from '../../../schemas/generated/records';
import type { CallContext } from '../../calls/contract';
import { timeZoneOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { trackersOf } from '../../definitions/tracker-catalogue';
import { constantsOf } from '../../foundation/constants';
import type { CalendarSession } from '../../records/calendar';
import { statusOf, zoneOfSession } from '../../records/events';

/** All that somebody has before them in the month of a day (yyyy-MM-dd), with some days before and after. Days are those of their own calendar. */
export async function calendarMonth(asked: CallContext, date: string, tools: Pick<Tools, 'calendar' | 'clock'>): Promise<CalendarMonth> {
  const { caller, revision } = asked;
  const { calendar } = tools;
  const around = constantsOf(revision).calendar.calendarDaysAround;
  const first = startOfMonth(date)!;
  const [From, To] = [addDays(first, -around)!, addDays(addMonths(first, 1)!, around - 1)!];
  const timeZone = timeZoneOf(asked);
  const now = tools.clock.now().toISOString();
  const period = { from: momentIn(`${From}T00:00:00`, timeZone)!, to: momentIn(`${addDays(To, 1)!}T00:00:00`, timeZone)! };
  const sessions = (await calendar.sessions(caller.user, period)).map((one) => calendarEvent(one, now));
  // The days of an event are those where it takes place: a day that begins there before it does here is of the period too.
  const open = await calendar.openDays(caller.user, { from: period.from > now ? period.from : now, to: period.to });
  const chosen = new Set(sessions.filter(({ Status }) => Status === 'Selected').map(({ EventId, Date }) => `${EventId} ${Date}`));
  const openDays = open
    .filter(({ EventId, Date }) => !chosen.has(`${EventId} ${Date}`))
    .map(
      (day): CalendarEvent => ({
        ...day,
        Id: `${day.EventId} ${day.Date}`,
        Status: 'Available',
        StartDate: day.Date,
        EndDate: day.Date,
        AllDayEvent: true,
        Reminder: null,
      }),
    );
  const trackers = new Map(trackersOf(revision).map((tracker) => [tracker.TrackerId, tracker]));
  const logged = await calendar.trackerDays(caller.user, From, To);
  return {
    From,
    To,
    Events: [...sessions, ...openDays],
    Programs: await calendar.programs(caller.user, From, To),
    TrackerItems: logged.flatMap((day) => {
      const tracker = trackers.get(day.TrackerId);
      if (tracker === undefined) return [];
      return [{ ...day, Id: `${day.TrackerId} ${day.Date}`, TrackerName: tracker.TrackerName, DisplayIcon: tracker.TrackerIcon ?? null }];
    }),
    CoachingSessions: await calendar.coachingSessions(caller.user, period),
    BlockedTimes: await calendar.blockedTimes(caller.user, period),
  };
}

/** A session as the calendar shows it. */
function calendarEvent({ event, program, session, isMine, Reminder }: CalendarSession, now: string): CalendarEvent {
  return {
    Id: session.SessionId,
    EventId: program.Id,
    OwnerId: program.OwnerId,
    Title: program.Name,
    EventType: event.EventType,
    Status: statusOf({ session, isMine }, now),
    StartDate: session.StartsAt,
    EndDate: session.EndsAt,
    AllDayEvent: false,
    Date: dateIn(session.StartsAt, zoneOfSession(session, event)),
    TimeZone: zoneOfSession(session, event),
    LocationName: session.Place,
    Reminder,
  };
}
