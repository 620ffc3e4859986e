import type { Records } from '../../calls/tools';
import type { Span } from '../../records/calendar';
import type { Person } from '../../records/callers';

/** Something in somebody's calendar with a beginning and an end. */
export interface CalendarItem {
  id: string;
  title: string;
  start: string;
  end: string;
  place: string;
  description: string;
}

type CalendarTools = Pick<Records, 'calendar'>;

/** What somebody has signed up for and has agreed on: from a moment until before another one, or the one with an id. */
export async function ownItems({ UserId, EntityId }: Person['user'], span: Span, { calendar }: CalendarTools, coaching = '{name}') {
  const sessions = (await calendar.sessions({ UserId, EntityId }, span)).filter(({ isMine }) => isMine);
  const coached = await calendar.coachingSessions({ UserId }, span);
  return [
    ...sessions.map(
      ({ program, session }): CalendarItem => ({
        id: session.SessionId,
        title: program.Name,
        start: session.StartsAt,
        end: session.EndsAt,
        place: session.Place,
        description: [session.Name, session.Details].filter((part) => part !== '' && part !== program.Name).join('\n'),
      }),
    ),
    ...coached.map((session): CalendarItem => {
      const name = session.CoachUserId === UserId ? `${session.FirstName} ${session.LastName}` : session.CoachName;
      return { id: session.Id, title: coaching.replace('{name}', () => name), start: session.StartDate, end: session.EndDate, place: '', description: '' };
    }),
  ];
}

/** Something of somebody's that has not begun; nothing where it is not theirs. */
export async function coming(user: Person['user'], id: string, now: string, tools: CalendarTools): Promise<CalendarItem | undefined> {
  return (await ownItems(user, { id }, tools)).find((item) => item.start > now);
}
