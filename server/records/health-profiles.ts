import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { biometricMeasurements, hraResults } from './tables/assessments';
import { rowsOf } from './rows-of';

export type HraResultsRow = typeof hraResults.$inferSelect;
export type MeasurementRow = typeof biometricMeasurements.$inferSelect;

/** What the submissions of people came to, and what was measured of them. */
export const healthProfileRecords = (database: Database) => ({
  /** The results of all submissions of a person, the newest first. */
  async results(userId: string): Promise<HraResultsRow[]> {
    return database
      .select()
      .from(hraResults)
      .where(eq(hraResults.UserId, userId))
      .orderBy(desc(hraResults.SubmittedDate), desc(hraResults.UserAssessmentProgressId));
  },

  /** Stores the results of a submission in the place of earlier ones of the same. */
  saveResults: (row: HraResultsRow) => rowsOf(database, hraResults).put(row),

  /** Everything that was measured of a person, the newest first. */
  async measurements(userId: string): Promise<MeasurementRow[]> {
    return database
      .select()
      .from(biometricMeasurements)
      .where(eq(biometricMeasurements.UserId, userId))
      .orderBy(desc(biometricMeasurements.Date), desc(biometricMeasurements.Id));
  },

  /** What was measured last of a person, by measure. */
  async lastMeasured(userId: string): Promise<Map<string, MeasurementRow>> {
    const rows = await database
      .selectDistinctOn([biometricMeasurements.MeasureId])
      .from(biometricMeasurements)
      .where(eq(biometricMeasurements.UserId, userId))
      .orderBy(biometricMeasurements.MeasureId, desc(biometricMeasurements.Date), desc(biometricMeasurements.Id));
    return new Map(rows.map((row) => [row.MeasureId, row]));
  },

  /** What the person's assessments said last of each measure. */
  async lastAnswered(userId: string): Promise<Map<string, MeasurementRow>> {
    const rows = await database
      .selectDistinctOn([biometricMeasurements.MeasureId])
      .from(biometricMeasurements)
      .where(and(eq(biometricMeasurements.UserId, userId), eq(biometricMeasurements.Source, 'Assessment')))
      .orderBy(biometricMeasurements.MeasureId, desc(biometricMeasurements.Date), desc(biometricMeasurements.Id));
    return new Map(rows.map((row) => [row.MeasureId, row]));
  },

  /** Stores values; of one measure and source the last of a day counts. */
  async measure(rows: Omit<MeasurementRow, 'Id'>[]) {
    if (rows.length === 0) return;
    await database
      .insert(biometricMeasurements)
      .values(rows)
      .onConflictDoUpdate({
        target: [biometricMeasurements.UserId, biometricMeasurements.MeasureId, biometricMeasurements.Date, biometricMeasurements.Source],
        set: { Value: sql`excluded.value`, SecondValue: sql`excluded.second_value` },
      });
  },
});
