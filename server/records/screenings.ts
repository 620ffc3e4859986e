import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { behind, inNameOrder, type NamePlace } from './name-places';
import { isThere, namesHave } from './person-search';
import { biometricMeasurements, biometricOverrides } from './tables/assessments';
import { planYears } from './tables/companies';
import { users } from './tables/people';
import { programs } from './tables/programs';
import { rowsOf } from './rows-of';

/** Whose screenings of which plan year. */
interface ScreeningQuery {
  entityId: string;
  planYearId: string;
  term: string;
  sources: readonly string[];
}

type OverrideRow = typeof biometricOverrides.$inferSelect;

/** Measurements that make somebody screened. */
export const ofSources = (sources: readonly string[]): SQL =>
  inArray(biometricMeasurements.Source, sources as (typeof biometricMeasurements.$inferSelect.Source)[]);

/** The last day on which somebody of `users` was measured at a screening in a plan year of `plan_years`; null where they were not. */
const measuredOn = (sources: readonly string[]) => sql<string | null>`(select max(${biometricMeasurements.Date}) from ${biometricMeasurements}
  where ${and(
    eq(biometricMeasurements.UserId, users.UserId),
    ofSources(sources),
    sql`${biometricMeasurements.Date} between ${planYears.StartDate} and ${planYears.EndDate}`,
  )})`;

/** Whether somebody of `users` was screened in a plan year of `plan_years`: measured, or marked as done. */
export const isScreened = (sources: readonly string[]): SQL => sql`(${measuredOn(sources)} is not null or exists (select 1 from ${biometricOverrides}
  where ${and(eq(biometricOverrides.UserId, users.UserId), eq(biometricOverrides.PlanYearId, planYears.PlanYearId))}))`;

const markers = alias(users, 'markers');

/** Who was screened in a plan year, and who is marked so. Whose health a caller may see is decided before. */
export const screeningRecords = (database: Database) => ({
  /** So many people of a company after a place in the list, by name, each with their screening of a plan year. */
  page({ entityId, planYearId, term, sources }: ScreeningQuery, after: NamePlace | undefined, size: number) {
    return database
      .select({ person: users, Measured: measuredOn(sources), override: biometricOverrides, marker: markers })
      .from(users)
      .innerJoin(planYears, and(eq(planYears.EntityId, users.EntityId), eq(planYears.PlanYearId, planYearId)))
      .leftJoin(biometricOverrides, and(eq(biometricOverrides.UserId, users.UserId), eq(biometricOverrides.PlanYearId, planYearId)))
      .leftJoin(markers, eq(markers.UserId, biometricOverrides.ById))
      .where(and(eq(users.EntityId, entityId), isThere, namesHave(term), after && behind(after)))
      .orderBy(...inNameOrder)
      .limit(size);
  },

  /** The screening of a plan year that is marked as done. */
  override: (userId: string, planYearId: string) => rowsOf(database, biometricOverrides).find({ UserId: userId, PlanYearId: planYearId }),

  /** The programs of a company that count screenings and were running on one of these days. */
  async programsOn(entityId: string, days: readonly string[]): Promise<string[]> {
    const counts = sql`jsonb_path_exists(${programs.Levels}, '$[*].Requirements[*] ? (@.Measure == "Screenings")')`;
    const running = days.map((day) => and(lte(programs.StartDate, day), or(isNull(programs.EndDate), gte(programs.EndDate, day))));
    const found = await database
      .select({ id: programs.Id })
      .from(programs)
      .where(and(eq(programs.OwnerId, entityId), counts, or(...running)));
    return found.map(({ id }) => id);
  },

  /** Marks a screening as done, in the place of an earlier mark. */
  mark: (row: OverrideRow) => rowsOf(database, biometricOverrides).put(row),
});
