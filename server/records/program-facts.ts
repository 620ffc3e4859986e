import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { ofSources } from './screenings';
import { assessmentProgress, biometricMeasurements, biometricOverrides } from './tables/assessments';
import { eventSessions, eventSignUps } from './tables/events';
import { trackerEntries } from './tables/trackers';

/** What a tracker entry says, as far as programs count it. */
export type CountedEntry = Pick<typeof trackerEntries.$inferSelect, 'TrackerId' | 'EntryDate' | 'Values'>;

const count = sql<string>`count(*)`;

/** What people have done that may count toward programs. */
export const programFactRecords = (database: Database) => ({
  /** What somebody logged with some trackers since a day, in the order of the days. */
  entries: async (userId: string, trackerIds: number[], since: string): Promise<CountedEntry[]> =>
    trackerIds.length === 0
      ? []
      : database
          .select({ TrackerId: trackerEntries.TrackerId, EntryDate: trackerEntries.EntryDate, Values: trackerEntries.Values })
          .from(trackerEntries)
          .where(and(eq(trackerEntries.UserId, userId), inArray(trackerEntries.TrackerId, trackerIds), gte(trackerEntries.EntryDate, since)))
          .orderBy(trackerEntries.EntryDate, trackerEntries.EntryDateKey),

  /** By event, how many of its sessions that have taken place somebody signed up for. */
  async sessions(userId: string, now: string): Promise<Map<string, number>> {
    const rows = await database
      .select({ programId: eventSessions.ProgramId, count })
      .from(eventSignUps)
      .innerJoin(eventSessions, eq(eventSessions.SessionId, eventSignUps.SessionId))
      .where(and(eq(eventSignUps.UserId, userId), lt(eventSessions.StartsAt, now)))
      .groupBy(eventSessions.ProgramId);
    return new Map(rows.map((row) => [row.programId, Number(row.count)]));
  },

  /** By plan year, how many health assessments somebody has submitted. */
  async assessments(userId: string): Promise<Map<string, number>> {
    const rows = await database
      .select({ planYearId: assessmentProgress.PlanYearId, count })
      .from(assessmentProgress)
      .where(and(eq(assessmentProgress.UserId, userId), eq(assessmentProgress.Status, 'Submitted')))
      .groupBy(assessmentProgress.PlanYearId);
    return new Map(rows.map((row) => [row.planYearId, Number(row.count)]));
  },

  /** The days on which somebody was screened: by measurements of some sources, or because an administrator said so. */
  async screenings(userId: string, sources: readonly string[]): Promise<string[]> {
    const measured = database
      .select({ day: biometricMeasurements.Date })
      .from(biometricMeasurements)
      .where(and(eq(biometricMeasurements.UserId, userId), ofSources(sources)));
    const overridden = database.select({ day: biometricOverrides.Date }).from(biometricOverrides).where(eq(biometricOverrides.UserId, userId));
    return (await measured.union(overridden)).map(({ day }) => day);
  },
});
