import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { eventSessions, eventSignUps } from './tables/events';
import { entities, users } from './tables/people';
import { programs } from './tables/programs';
import { rowsOf } from './rows-of';

/** A session in the order in which sessions are settled. */
export type SessionPlace = Pick<typeof eventSessions.$inferSelect, 'SessionId' | 'StartsAt'>;

/** As the partial index has it. */
const isUnsettled = sql`${eventSessions.SettledFor} is distinct from ${eventSessions.StartsAt}`;

/** Which sessions of events have begun and whose people are still to get what they earn. */
export const eventSettlingRecords = (database: Database) => ({
  /** Of the sessions that are still to be settled the one that began first; with a place, the first one behind it. */
  async next(now: string, place: SessionPlace | undefined): Promise<SessionPlace | undefined> {
    const behind = place && sql`(${eventSessions.StartsAt}, ${eventSessions.SessionId}) > (${place.StartsAt}::timestamptz, ${place.SessionId})`;
    const [found] = await database
      .select({ SessionId: eventSessions.SessionId, StartsAt: eventSessions.StartsAt })
      .from(eventSessions)
      .where(and(isUnsettled, lt(eventSessions.StartsAt, now), behind))
      .orderBy(asc(eventSessions.StartsAt), asc(eventSessions.SessionId))
      .limit(1);
    return found;
  },

  /** So many of those who signed up for a session, by id, with their companies. */
  people: (sessionId: string, after: string, most: number) =>
    database
      .select({ UserId: users.UserId, EntityId: users.EntityId, entity: entities })
      .from(eventSignUps)
      .innerJoin(users, eq(users.UserId, eventSignUps.UserId))
      .innerJoin(entities, eq(entities.EntityId, users.EntityId))
      .where(and(eq(eventSignUps.SessionId, sessionId), gt(eventSignUps.UserId, after)))
      .orderBy(asc(eventSignUps.UserId))
      .limit(most),

  /** Marks a session as settled for a start; not where it has another one by now. */
  settled: ({ SessionId, StartsAt }: SessionPlace) => rowsOf(database, eventSessions).change({ SessionId, StartsAt }, { SettledFor: StartsAt }),

  /** Marks sessions of programs that ended before a moment, whose people are not settled any longer. Answers how many, at most `most`. */
  async passOver(before: string, most: number): Promise<number> {
    const those = database
      .select({ id: eventSessions.SessionId })
      .from(eventSessions)
      .innerJoin(programs, eq(programs.Id, eventSessions.ProgramId))
      .where(and(isUnsettled, lte(eventSessions.StartsAt, before), sql`${programs.EndDate}::timestamp at time zone 'UTC' < ${before}`))
      .orderBy(asc(eventSessions.StartsAt))
      .limit(most);
    const marked = await database
      .update(eventSessions)
      .set({ SettledFor: sql`${eventSessions.StartsAt}` })
      .where(inArray(eventSessions.SessionId, those))
      .returning({ id: eventSessions.SessionId });
    return marked.length;
  },
});
