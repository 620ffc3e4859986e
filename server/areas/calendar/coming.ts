import type { Records } from '../../calls/tools';
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

/** What somebody has signed up for and has agreed on, from a moment until before another one. */
export async function ownItems({ UserId, EntityId }: Person['user'], period: { from: string; to: string }, { calendar }: CalendarTools, coaching = '{name}') {
  const sessions = (await calendar.sessions({ UserId, EntityId }, period)).filter(({ isMine }) => isMine);
  const coached = await calendar.coachingSessions({ UserId }, period);
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
  return (await ownItems(user, { from: now, to: farAhead }, tools)).find((item) => item.id === id && item.start > now);
}

/** Later than anything that is planned. */
const farAhead = '9999-12-31T00:00:00.000Z';
