import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { PersonKey } from './tables/people';
import { ofSources } from './screenings';
import { type CountedInYear, countedInYear } from './settled-programs';
import { assessmentProgress, biometricMeasurements, biometricOverrides } from './tables/assessments';
import { trackerEntries } from './tables/trackers';

/** What a tracker entry says, as far as programs count it. */
export type CountedEntry = Pick<typeof trackerEntries.$inferSelect, 'TrackerId' | 'EntryDate' | 'Values'>;

/** What a person has done, as far as programs count it. */
interface PersonFacts {
  /** In the order of the days. */
  entries: readonly CountedEntry[];
  /** By plan year, how many health assessments the person has submitted. */
  assessments: ReadonlyMap<string, number>;
  /** The days on which the person was screened: by measurements of some sources, or because an administrator said so. */
  screenings: readonly string[];
  /** What the program of a plan year counts, where it was named. */
  year: CountedInYear | null;
}

/** What is read of a person. */
interface Facts {
  trackerIds: number[];
  /** The first day of entries. */
  since: string;
  /** The sources of measurements that make a screening. */
  sources: readonly string[];
  /** A program of a plan year, whose counts are read with the rest. */
  year?: { Id: string; PlanYearKeyId: string } | undefined;
}

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

  /** What settling reads of a person, in one statement: entries as `entries` returns them, submitted assessments by plan year, days of screenings, and what a plan year counts. */
  async all(person: PersonKey, { trackerIds, since, sources, year }: Facts): Promise<PersonFacts> {
    const userId = person.UserId;
    const { TrackerId, EntryDate, EntryDateKey, Values } = trackerEntries;
    const isCounted = and(eq(trackerEntries.UserId, userId), sql`${TrackerId} = any(${sql.param(trackerIds)}::int[])`, gte(EntryDate, since));
    const isSubmitted = and(eq(assessmentProgress.UserId, userId), eq(assessmentProgress.Status, 'Submitted'));
    const isScreening = and(eq(biometricMeasurements.UserId, userId), ofSources(sources));
    const { rows } = (await database.execute(sql`select
      (select coalesce(json_agg(json_build_object('TrackerId', ${TrackerId}, 'EntryDate', ${EntryDate}, 'Values', ${Values}) order by ${EntryDate}, ${EntryDateKey}), '[]')
        from ${trackerEntries} where ${isCounted}) as entries,
      (select coalesce(json_object_agg(year.id, year.count), '{}') from (
        select ${assessmentProgress.PlanYearId} as id, count(*) as count from ${assessmentProgress} where ${isSubmitted} group by 1) as year) as assessments,
      (select coalesce(json_agg(screened.day), '[]') from (
        select ${biometricMeasurements.Date} as day from ${biometricMeasurements} where ${isScreening}
        union select ${biometricOverrides.Date} from ${biometricOverrides} where ${eq(biometricOverrides.UserId, userId)}) as screened) as screenings,
      ${year === undefined ? sql`null` : countedInYear(person, year.PlanYearKeyId, year.Id)} as year`)) as unknown as {
      rows: [Pick<PersonFacts, 'entries' | 'screenings' | 'year'> & { assessments: Record<string, number> }];
    };
    return { ...rows[0], assessments: new Map(Object.entries(rows[0].assessments)) };
  },
});
