import { and, eq, type SQL, sql } from 'drizzle-orm';
import { eventSessions, eventSignUps } from './tables/events';
import { programs } from './tables/programs';

/** When the last sessions of an event start (ISO 8601, UTC); null where there is no such session. */
export interface LastSessions {
  any: string | null;
  /** Of those that have places left. */
  open: string | null;
  /** Of those that the person has signed up for. */
  own: string | null;
}

/** The columns of LastSessions, in a query of programs. */
export const lastSessions = (userId: string) => ({
  any: lastSession(),
  open: lastSession(sql`(${eventSessions.Places} is null or ${eventSessions.Taken} < ${eventSessions.Places})`),
  own: lastSession(
    sql`exists (select 1 from ${eventSignUps} where ${eq(eventSignUps.SessionId, eventSessions.SessionId)} and ${eq(eventSignUps.UserId, userId)})`,
  ),
});

const lastSession = (condition?: SQL) =>
  sql<string | null>`(select max(${eventSessions.StartsAt}) from ${eventSessions} where ${and(eq(eventSessions.ProgramId, programs.Id), condition)})`.mapWith(
    eventSessions.StartsAt,
  );
