import { type CalendarItem, sessionItem } from '../../calls/calendar-file';
import { zoneOfSession } from '../../records/events';
import type { Records } from '../../calls/tools';
import type { Span } from '../../records/calendar';
import type { Person } from '../../records/callers';

type CalendarTools = Pick<Records, 'calendar'>;

/** Returns the sessions that a person has signed up for or agreed on: those in a span of time, or the one with an id. */
export async function ownItems({ UserId, EntityId }: Person['user'], span: Span, { calendar }: CalendarTools, coaching = '{name}') {
  const sessions = (await calendar.sessions({ UserId, EntityId }, span)).filter(({ isMine }) => isMine);
  const coached = await calendar.coachingSessions({ UserId }, span);
  return [
    ...sessions.map(
      ({ event, program, session }): CalendarItem => ({
        id: session.SessionId,
        title: program.Name,
        start: session.StartsAt,
        end: session.EndsAt,
        timeZone: zoneOfSession(session, event),
        place: session.Place,
        description: [session.Name, session.Details].filter((part) => part !== '' && part !== program.Name).join('\n'),
      }),
    ),
    ...coached.map((session): CalendarItem => {
      const name = session.CoachUserId === UserId ? `${session.FirstName} ${session.LastName}` : session.CoachName;
      return sessionItem(
        session,
        coaching.replace('{name}', () => name),
      );
    }),
  ];
}

/** Returns a person's item that has not begun, or undefined. `coaching`: what a coaching session is called, with {name} for the other person. */
export async function coming(user: Person['user'], id: string, now: string, tools: CalendarTools, coaching?: string): Promise<CalendarItem | undefined> {
  return (await ownItems(user, { id }, tools, coaching)).find((item) => item.start > now);
}
