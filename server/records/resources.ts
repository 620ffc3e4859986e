import { and, asc, count, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { ResourceTable } from '../../runtime/definitions/shapes/resource';
import { versionOf } from '../foundation/row-version';
import { comparedAs, type ResourceValue, storedColumns, valueAs } from './resource-columns';
import { asResourceRows, changedColumns, columnIn, keyText, namedTable, newColumns, ownRows } from './resource-tables';
import { resourceCounters, resourceRows } from './tables/resources';
import { only } from './only';
import { holdName } from './hold-name';
import { matching } from './rows-of';
import { withoutNulls } from './without-nulls';

type StoredRow = typeof resourceRows.$inferSelect;

/** A row of a resource. In a table of its own, its version is a digest of its values. */
export type ResourceRow = Omit<StoredRow, 'Version' | 'At' | 'By'> & { Version: number | string };

/** The rows of one owner. */
export interface RowsPlace {
  resource: string;
  owner: string;
  /** The table of the resource; without one its rows are in the table that all resources share. */
  table?: ResourceTable | undefined;
}

/** What a change leaves behind. */
interface Change {
  value: Record<string, unknown>;
  at: string;
  by: string;
}

/** Where the rows of a resource are read. */
export const rowsSource = ({ resource, table }: Pick<RowsPlace, 'resource' | 'table'>) =>
  table === undefined ? resourceRows : asResourceRows(table, resource);

/** A row as it was read, without what the database has as null. */
export function readRow<Row extends Pick<StoredRow, 'Value' | 'Version'>>(
  row: Row,
  table: ResourceTable | undefined,
): Omit<Row, 'Version'> & { Version: number | string } {
  if (table === undefined) return row;
  const Value = withoutNulls(row.Value);
  const saved = Object.entries(Value).filter(([property]) => table.columns[property] !== table.owner);
  return { ...row, Value, Version: versionOf(Object.fromEntries(saved)) };
}

const within = ({ resource, owner }: RowsPlace) => matching(resourceRows, { Resource: resource, Owner: owner });
const one = (place: RowsPlace, key: string) => and(within(place), eq(resourceRows.Key, key));

/**
 * Rows of resources. Every call names resource and owner, so that no other owner's row is ever touched. Both kinds of tables are read by the same
 * statements. Lists: see resource-pages.ts.
 */
export const resourceRecords = (database: Database) => ({
  /** Whoever changes rows of the same owner waits until this transaction ends. Only in a transaction. */
  lock: ({ resource, owner }: RowsPlace) => holdName(database, `resource ${resource} ${owner}`),

  async count(place: RowsPlace): Promise<number> {
    return only(await database.select({ number: count() }).from(rowsSource(place)).where(within(place))).number;
  },

  async find(place: RowsPlace, key: string): Promise<ResourceRow | undefined> {
    const [row] = await stored(database, place, key);
    return row && readRow(row, place.table);
  },

  /** The keys of all rows, in their order by hand. */
  keys(place: RowsPlace): Promise<string[]> {
    return keysOf(database, place, within(place));
  },

  /** The keys of the rows of the owner that have all of these values. Texts are the same without regard to letter case and accents. */
  keysWith(place: RowsPlace, values: readonly ResourceValue[]): Promise<string[]> {
    const same = values.map(({ column, value }) => sql`${comparedAs(column)} is not distinct from ${valueAs(column, value)}`);
    return keysOf(database, place, and(within(place), ...same));
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
  async add(place: RowsPlace, key: string, { value, at, by }: Change): Promise<ResourceRow> {
    const { resource, owner, table } = place;
    const [last] = await database
      .select({ position: sql<number | null>`max(${resourceRows.Position})`.mapWith(resourceRows.Position) })
      .from(rowsSource(place))
      .where(within(place));
    const position = (last?.position ?? -1) + 1;
    const row = { Resource: resource, Owner: owner, Key: key, Position: position, Value: value, Version: 1, At: at, By: by };
    if (table === undefined) return only(await database.insert(resourceRows).values(row).returning());
    await database.insert(namedTable(table).table).values(newColumns(table, row));
    return readRow(only(await stored(database, place, key)), table);
  },

  async change(place: RowsPlace, key: string, { value, at, by }: Change): Promise<ResourceRow> {
    const { table } = place;
    const changed = { Value: value, At: at, By: by, Version: sql`${resourceRows.Version} + 1` };
    if (table === undefined) return only(await database.update(resourceRows).set(changed).where(one(place, key)).returning());
    const set = changedColumns(table, value);
    await database
      .update(namedTable(table).table)
      .set(set)
      .where(ownRows(table, place.owner, key));
    return readRow(only(await stored(database, place, key)), table);
  },

  /** Removes a row. Returns whether it is gone: not where other tables refer to it. */
  async remove(place: RowsPlace, key: string): Promise<boolean> {
    const { table, isUsed } = written(place);
    const where = place.table === undefined ? one(place, key) : and(ownRows(place.table, place.owner, key), isUsed && not(isUsed));
    return (await database.delete(table).where(where).returning({ one: sql`1` })).length > 0;
  },

  /** Gives the rows the places of their keys in a list. */
  async order(place: RowsPlace, keys: readonly string[]) {
    const { table, rows, key, position } = written(place);
    const places = sql`jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) with ordinality as wanted (key, number)`;
    await database.execute(sql`update ${table} set ${sql.identifier(position)} = wanted.number - 1 from ${places} where ${rows} and ${key} = wanted.key`);
  },
});

/** The table that is written, and the rows of the owner in it. */
const written = (place: RowsPlace) =>
  place.table === undefined
    ? { table: resourceRows, rows: within(place), key: resourceRows.Key, position: resourceRows.Position.name, isUsed: undefined }
    : {
        ...namedTable(place.table),
        rows: ownRows(place.table, place.owner),
        key: keyText(place.table),
        position: place.table.position === undefined ? '' : columnIn(place.table, place.table.position).name,
      };

const stored = (database: Database, place: RowsPlace, key: string) => database.select(storedColumns).from(rowsSource(place)).where(one(place, key));

async function keysOf(database: Database, place: RowsPlace, where: SQL | undefined): Promise<string[]> {
  const rows = await database
    .select({ Key: storedColumns.Key })
    .from(rowsSource(place))
    .where(where)
    .orderBy(asc(resourceRows.Position), asc(resourceRows.Key));
  return rows.map(({ Key }) => Key);
}
