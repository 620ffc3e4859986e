import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { byText } from './row-order';
import type { EventSession } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import { calendarReminders, events, eventSessions, eventSignUps } from './tables/events';
import { rowsOf } from './rows-of';

export type EventRow = typeof events.$inferSelect;
export type EventSessionRow = typeof eventSessions.$inferSelect;

/** A session, with whether one person has signed up for it. */
export interface StandingSession {
  session: EventSessionRow;
  isMine: boolean;
}

/** Returns the time zone (IANA) where a session takes place. */
export const zoneOfSession = (session: Pick<EventSessionRow, 'TimeZone'>, event: Pick<EventRow, 'TimeZone'>): string => session.TimeZone ?? event.TimeZone;

/** How a person stands to a session at a moment: what is full, or has begun, can be chosen no more. */
export const statusOf = ({ session: { StartsAt, Places, Taken }, isMine }: StandingSession, now: string): EventSession['Status'] =>
  isMine ? 'Selected' : StartsAt <= now || (Places !== null && Taken >= Places) ? 'Unavailable' : 'Available';

const signedUpBy = (userId: string) => and(eq(eventSignUps.SessionId, eventSessions.SessionId), eq(eventSignUps.UserId, userId));

/** Events, their sessions, and who has signed up for them. */
export const eventRecords = (database: Database) => ({
  find: (programId: string) => rowsOf(database, events).find({ ProgramId: programId }),

  /** The sessions of an event in their order, as one person stands to them. */
  async sessions(programId: string, userId: string): Promise<StandingSession[]> {
    const rows = await database
      .select({ session: eventSessions, signedUpAt: eventSignUps.SignedUpAt })
      .from(eventSessions)
      .leftJoin(eventSignUps, signedUpBy(userId))
      .where(eq(eventSessions.ProgramId, programId))
      .orderBy(asc(eventSessions.StartsAt), byText(eventSessions.Name), asc(eventSessions.SessionId));
    return rows.map(({ session, signedUpAt }) => ({ session, isMine: signedUpAt !== null }));
  },

  /** Some sessions of an event. Until the transaction ends nobody else signs up for them or leaves them: two who hold the same ones wait for each other. */
  hold: (programId: string, sessionIds: readonly string[]): Promise<EventSessionRow[]> =>
    database
      .select()
      .from(eventSessions)
      .where(and(eq(eventSessions.ProgramId, programId), inArray(eventSessions.SessionId, [...sessionIds])))
      .orderBy(asc(eventSessions.SessionId))
      .for('update'),

  /** For which sessions of an event somebody has signed up. */
  async chosen(programId: string, userId: string): Promise<string[]> {
    const rows = await database
      .select({ id: eventSignUps.SessionId })
      .from(eventSignUps)
      .innerJoin(eventSessions, eq(eventSessions.SessionId, eventSignUps.SessionId))
      .where(and(eq(eventSignUps.UserId, userId), eq(eventSessions.ProgramId, programId)));
    return rows.map(({ id }) => id);
  },

  async signUp(sessionId: string, userId: string, now: string) {
    await database.insert(eventSignUps).values({ SessionId: sessionId, UserId: userId, SignedUpAt: now });
  },

  /** Gives the places of somebody back, and takes their reminders away. */
  async leave(sessionIds: readonly string[], userId: string) {
    if (sessionIds.length === 0) return;
    await database.delete(eventSignUps).where(and(eq(eventSignUps.UserId, userId), inArray(eventSignUps.SessionId, [...sessionIds])));
    await database.delete(calendarReminders).where(and(eq(calendarReminders.UserId, userId), inArray(calendarReminders.ItemId, [...sessionIds])));
  },

  /** Gives back the places that somebody has in what of an event is still to come. */
  async leaveAll(programId: string, userId: string, now: string) {
    const rows = await database
      .select({ id: eventSessions.SessionId })
      .from(eventSessions)
      .innerJoin(eventSignUps, signedUpBy(userId))
      .where(and(eq(eventSessions.ProgramId, programId), gt(eventSessions.StartsAt, now)))
      .orderBy(asc(eventSessions.SessionId))
      .for('update', { of: eventSessions });
    await this.leave(
      rows.map(({ id }) => id),
      userId,
    );
  },

  /** The event or the session of an event that has a document of this id. */
  async ofDocument(fileId: string): Promise<string | undefined> {
    const holds = JSON.stringify([{ Id: fileId }]);
    const [found] = await database
      .select({ id: events.ProgramId })
      .from(events)
      .where(sql`${events.Documents} @> ${holds}::jsonb or exists (select 1 from ${eventSessions}
        where ${eq(eventSessions.ProgramId, events.ProgramId)} and ${eventSessions.Documents} @> ${holds}::jsonb)`)
      .limit(1);
    return found?.id;
  },
});
