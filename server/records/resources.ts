import { and, asc, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { comparedAs, type ResourceValue, valueAs } from './resource-columns';
import { resourceCounters, resourceRows } from './tables/resources';
import { only } from './only';
import { holdName } from './hold-name';
import { matching, rowsOf } from './rows-of';

/** A row of a resource as it is stored. */
export type ResourceRow = typeof resourceRows.$inferSelect;

/** The rows of one owner. */
export interface RowsPlace {
  resource: string;
  owner: string;
}

/** What a change leaves behind. */
interface Change {
  value: Record<string, unknown>;
  at: string;
  by: string;
}

const within = ({ resource, owner }: RowsPlace) => matching(resourceRows, { Resource: resource, Owner: owner });
const one = ({ resource, owner }: RowsPlace, key: string) => ({ Resource: resource, Owner: owner, Key: key });

/** Rows of resources. Every call names resource and owner, so that no other owner's row is ever touched. Lists: see resource-pages.ts. */
export const resourceRecords = (database: Database) => ({
  /** Whoever changes rows of the same owner waits until this transaction ends. Only in a transaction. */
  lock: ({ resource, owner }: RowsPlace) => holdName(database, `resource ${resource} ${owner}`),

  count: (place: RowsPlace): Promise<number> => database.$count(resourceRows, within(place)),

  find: (place: RowsPlace, key: string) => rowsOf(database, resourceRows).find(one(place, key)),

  /** The keys of all rows, in their order by hand. */
  async keys(place: RowsPlace): Promise<string[]> {
    const rows = await database
      .select({ Key: resourceRows.Key })
      .from(resourceRows)
      .where(within(place))
      .orderBy(asc(resourceRows.Position), asc(resourceRows.Key));
    return rows.map(({ Key }) => Key);
  },

  /** The keys of the rows of the owner that have all of these values. Texts are the same without regard to letter case and accents. */
  async keysWith(place: RowsPlace, values: readonly ResourceValue[]): Promise<string[]> {
    const same = values.map(({ column, value }) => sql`${comparedAs(column)} is not distinct from ${valueAs(column, value)}`);
    const rows = await database
      .select({ Key: resourceRows.Key })
      .from(resourceRows)
      .where(and(within(place), ...same));
    return rows.map(({ Key }) => Key);
  },

  /** The next number of a resource. Given once: whoever asks at the same time waits. */
  async nextNumber(resource: string): Promise<number> {
    const given = only(
      await database
        .insert(resourceCounters)
        .values({ Resource: resource, Last: 1 })
        .onConflictDoUpdate({ target: resourceCounters.Resource, set: { Last: sql`${resourceCounters.Last} + 1` } })
        .returning({ last: resourceCounters.Last }),
    );
    return given.last;
  },

  /** Adds a row behind the others of its owner. */
  async add({ resource, owner }: RowsPlace, key: string, { value, at, by }: Change): Promise<ResourceRow> {
    const [last] = await database
      .select({ position: max(resourceRows.Position) })
      .from(resourceRows)
      .where(within({ resource, owner }));
    const row = { Resource: resource, Owner: owner, Key: key, Position: (last?.position ?? -1) + 1, Value: value, Version: 1, At: at, By: by };
    return only(await database.insert(resourceRows).values(row).returning());
  },

  async change(place: RowsPlace, key: string, { value, at, by }: Change): Promise<ResourceRow> {
    const changed = { Value: value, At: at, By: by, Version: sql`${resourceRows.Version} + 1` };
    return only(
      await database
        .update(resourceRows)
        .set(changed)
        .where(matching(resourceRows, one(place, key)))
        .returning(),
    );
  },

  async remove(place: RowsPlace, keys: readonly string[]) {
    if (keys.length > 0) await database.delete(resourceRows).where(and(within(place), inArray(resourceRows.Key, [...keys])));
  },

  /** Gives the rows the places of their keys in a list. */
  async order(place: RowsPlace, keys: readonly string[]) {
    const places = sql`jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) with ordinality as wanted (key, number)`;
    await database.execute(
      sql`update ${resourceRows} set position = wanted.number - 1 from ${places}
        where ${resourceRows.Resource} = ${place.resource} and ${resourceRows.Owner} = ${place.owner} and ${resourceRows.Key} = wanted.key`,
    );
  },
});
