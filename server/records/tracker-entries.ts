import { randomBytes } from 'node:crypto';
import { and, between, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { trackerEntries } from './tables/trackers';
import { only } from './only';
import { rowsOf } from './rows-of';

export type TrackerEntryRow = typeof trackerEntries.$inferSelect;

/** A key has two digits for the entries of one day. */
const mostOfOneDay = 99;

const { UserId, TrackerId, EntryDate, EntryDateKey, Id, Values } = trackerEntries;

const firstKeyOf = (day: string) => Number(day.replaceAll('-', '')) * 100;

/** What people log. Every call names the person, so that no other's row is ever touched. */
export const trackerEntryRecords = (database: Database) => ({
  /** A person's entries from one day to another, both included, the newest first. */
  async between(userId: string, trackerId: number, from: string, to: string): Promise<TrackerEntryRow[]> {
    return database
      .select()
      .from(trackerEntries)
      .where(and(eq(UserId, userId), eq(TrackerId, trackerId), between(EntryDateKey, firstKeyOf(from), firstKeyOf(to) + mostOfOneDay)))
      .orderBy(desc(EntryDateKey));
  },

  byId: (userId: string, id: string) => rowsOf(database, trackerEntries).find({ Id: id, UserId: userId }),

  async byKey(userId: string, trackerId: number, key: number): Promise<TrackerEntryRow | undefined> {
    // What the column cannot hold is no key.
    if (!Number.isSafeInteger(key)) return undefined;
    const found = await rowsOf(database, trackerEntries).find({ UserId: userId, TrackerId: trackerId, EntryDateKey: key });
    return found;
  },

  /**
   * Adds an entry, with a name and a key of its own. Returns nothing where the day has an entry and takes one, or has as many as keys can tell apart. Only under
   * the lock of the person's programs.
   */
  async add(entry: Omit<TrackerEntryRow, 'Id' | 'EntryDateKey'>, isOnePerDay: boolean): Promise<TrackerEntryRow | undefined> {
    const id = `${entry.TrackerId}#${entry.EntryDate.replaceAll('-', '')}#${randomBytes(9).toString('base64url')}`;
    const [added] = await database
      .insert(trackerEntries)
      .values({ ...entry, Id: id, EntryDateKey: freeKey(entry, isOnePerDay) })
      .onConflictDoNothing({ target: [UserId, TrackerId, EntryDateKey] })
      .returning();
    return added;
  },

  async change(id: string, changes: Pick<TrackerEntryRow, 'Source' | 'SourceId' | 'CoachingEntityId' | 'LastModifiedBy' | 'LastModifiedDateTime' | 'Values'>) {
    return only(await database.update(trackerEntries).set(changes).where(eq(Id, id)).returning());
  },

  remove: (id: string) => rowsOf(database, trackerEntries).remove({ Id: id }),

  /** The newest entry of each tracker, by its number. */
  async newestOfEach(userId: string): Promise<Map<number, Pick<TrackerEntryRow, 'EntryDate' | 'Values'>>> {
    const rows = await database
      .selectDistinctOn([TrackerId], { TrackerId, EntryDate, Values })
      .from(trackerEntries)
      .where(eq(UserId, userId))
      .orderBy(TrackerId, desc(EntryDateKey));
    return new Map(rows.map((row) => [row.TrackerId, row]));
  },

  /** Returns the days since a day on which a person logged anything. */
  async daysSince(userId: string, from: string): Promise<string[]> {
    const rows = await database
      .selectDistinct({ EntryDate })
      .from(trackerEntries)
      .where(and(eq(UserId, userId), gte(EntryDate, from)));
    return rows.map((row) => row.EntryDate);
  },

  /** What a person's entries in all trackers say since a day, the oldest first. */
  async valuesSince(userId: string, from: string): Promise<Pick<TrackerEntryRow, 'TrackerId' | 'Values'>[]> {
    return database
      .select({ TrackerId, Values })
      .from(trackerEntries)
      .where(and(eq(UserId, userId), gte(EntryDate, from)))
      .orderBy(EntryDateKey);
  },

  /** The newest entry of these trackers that has a number in a field. */
  async newestNumber(userId: string, trackerIds: number[], fieldName: string): Promise<TrackerEntryRow | undefined> {
    if (trackerIds.length === 0) return undefined;
    const says = sql`jsonb_path_exists(${Values}, '$[*] ? (@.FieldName == $name).Value ? (@.type() == "number")', jsonb_build_object('name', ${fieldName}::text))`;
    const [found] = await database
      .select()
      .from(trackerEntries)
      .where(and(eq(UserId, userId), inArray(TrackerId, trackerIds), says))
      .orderBy(desc(EntryDate), desc(EntryDateKey))
      .limit(1);
    return found;
  },
});

/** The key after the newest of the day; one that became free where there is none after it. A key that is taken where the day takes no further entry. */
function freeKey(entry: Pick<TrackerEntryRow, 'UserId' | 'TrackerId' | 'EntryDate'>, isOnePerDay: boolean): SQL {
  const [first, last] = [firstKeyOf(entry.EntryDate) + 1, firstKeyOf(entry.EntryDate) + mostOfOneDay];
  const isOfDay = and(eq(UserId, entry.UserId), eq(TrackerId, entry.TrackerId), between(EntryDateKey, first, last));
  const newest = sql`max(${EntryDateKey})`;
  if (isOnePerDay) return sql`(select coalesce(${newest}, ${first}::bigint) from ${trackerEntries} where ${isOfDay})`;
  const freed = sql`(select min(key) from generate_series(${first}::bigint, ${last}::bigint) as key
    where key not in (select ${EntryDateKey} from ${trackerEntries} where ${isOfDay}))`;
  return sql`(select case when ${newest} >= ${last}::bigint then coalesce(${freed}, ${newest}) else coalesce(${newest} + 1, ${first}::bigint) end
    from ${trackerEntries} where ${isOfDay})`;
}
