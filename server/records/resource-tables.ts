import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ResourceTable } from '../../runtime/definitions/shapes/resource';
import { own } from '../../runtime/validation/own';
import { singleKey } from './single-rows';
import { auditEntries } from './tables/audit';
import { blockedTimes, calendarFeeds } from './tables/events';
import { choices, users } from './tables/people';
import { programNotifications } from './tables/program-notifications';
import { savedFilters } from './tables/saved-filters';

/** The tables that resources can name, each with the condition for a row to which other tables refer. */
export const resourceTables: Readonly<Record<string, { table: PgTable; isUsed?: SQL }>> = {
  choices: {
    table: choices,
    isUsed: sql`(exists (select 1 from ${users} where ${users.EntityId} = ${choices.EntityId} and ${users.Location} = ${choices.Value})
      or exists (select 1 from ${programNotifications} where ${programNotifications.EntityId} = ${choices.EntityId}
        and ${programNotifications.Locations} @> jsonb_build_array(${choices.Value})))`,
  },
  auditEntries: { table: auditEntries },
  blockedTimes: { table: blockedTimes },
  calendarFeeds: { table: calendarFeeds },
  programNotifications: { table: programNotifications },
  savedFilters: { table: savedFilters },
};

/** The table that a resource names. */
export function namedTable({ name }: ResourceTable): { table: PgTable; isUsed?: SQL } {
  const found = own(resourceTables, name);
  if (found === undefined) throw new Error(`There is no table "${name}" for the rows of a resource.`);
  return found;
}

/** A column that a resource names. */
export function columnIn(words: ResourceTable, name: string): PgColumn {
  const column = own<PgColumn>(getTableColumns(namedTable(words).table), name);
  if (column === undefined) throw new Error(`The table "${words.name}" has no column "${name}".`);
  return column;
}

/** The rows that a resource has in its table, and of these the ones of an owner and of a key. */
export function ownRows(words: ResourceTable, owner?: string, key?: string): SQL | undefined {
  const fixed = Object.entries(words.only ?? {}).map(([name, value]) => eq(columnIn(words, name), value));
  return and(...fixed, owner === undefined ? undefined : eq(columnIn(words, words.owner), owner), key === undefined ? undefined : eq(keyText(words), key));
}

/** The key of a row as a text. */
export const keyText = (words: ResourceTable): SQL => (words.key === undefined ? sql`${singleKey}::text` : sql`${columnIn(words, words.key)}::text`);

/** The rows of a table in the columns of `resource_rows`, so that the same statements read both. */
export function asResourceRows(words: ResourceTable, resource: string): SQL {
  const parts = Object.entries(words.columns).map(([property, name]) => sql`${property}::text, ${jsonOf(columnIn(words, name))}`);
  const position = words.position === undefined ? sql`0` : sql`${columnIn(words, words.position)}`;
  return sql`(select ${resource}::text as resource, ${columnIn(words, words.owner)}::text as owner, ${keyText(words)} as key, ${position} as position,
    jsonb_build_object(${sql.join(parts, sql`, `)}) as value, 0 as version from ${namedTable(words).table} where ${ownRows(words) ?? sql`true`}) as resource_rows`;
}

/** A value as the wire has it: a moment in UTC. */
const jsonOf = (column: PgColumn): SQL =>
  column.getSQLType().startsWith('timestamp') ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : sql`${column}`;

/** The columns that a change of a row writes. A property that the row lacks is null. */
export const changedColumns = ({ columns, owner }: ResourceTable, value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(columns).flatMap(([property, name]) => (name === owner ? [] : [[name, value[property] ?? null]])));

/** The columns of a new row. */
export const newColumns = (words: ResourceTable, row: { Owner: string; Key: string; Position: number; Value: Record<string, unknown> }) => ({
  ...changedColumns(words, row.Value),
  ...words.only,
  [words.owner]: row.Owner,
  ...(words.key !== undefined && { [words.key]: row.Key }),
  ...(words.position !== undefined && { [words.position]: row.Position }),
});
