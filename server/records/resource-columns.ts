import { type SQL, sql } from 'drizzle-orm';
import type { ResourceColumn } from '../../runtime/definitions/compiled';
import { resourceRows } from './tables/resources';
import { stringOf } from '../../runtime/validation/string-of';

/** A property of rows: the way to it, and how its values are compared. */
export interface ComparedColumn {
  path: readonly string[];
  kind: ResourceColumn;
}

/** A value of a property. */
export interface ResourceValue {
  column: ComparedColumn;
  value: unknown;
}

type Stored = typeof resourceRows.$inferSelect;
const read = <Name extends keyof Stored>(name: Name) => sql<Stored[Name]>`${resourceRows[name]}`.mapWith(resourceRows[name]);

/** The columns of a row, from `resource_rows` or from rows that are read as if they were there. */
export const storedColumns = {
  Resource: read('Resource'),
  Owner: read('Owner'),
  Key: read('Key'),
  Position: read('Position'),
  Value: read('Value'),
  Version: read('Version'),
};

/** The way to a property, as PostgreSQL writes an array of texts. */
const arrayOf = (path: readonly string[]) => sql`${`{${path.map((name) => `"${name.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::text[]`;

/** The text of a property. */
export const textOfColumn = ({ path }: Pick<ComparedColumn, 'path'>): SQL => sql`(${resourceRows.Value} #>> ${arrayOf(path)})`;

/**
 * A property as it is compared and sorted: a number as a number, a text without regard to letter case and accents. A value of another type, which an
 * older definition has left, counts as none.
 */
export function comparedAs(column: ComparedColumn): SQL {
  const text = textOfColumn(column);
  const hasType = (type: string) => sql`jsonb_typeof(${resourceRows.Value} #> ${arrayOf(column.path)}) = ${type}`;
  if (column.kind === 'number') return sql`(case when ${hasType('number')} then ${text}::numeric end)`;
  if (column.kind === 'boolean') return sql`(case when ${hasType('boolean')} then ${text}::boolean end)`;
  return column.kind === 'text' ? sql`search_text(${text}) collate "C"` : sql`${text} collate "C"`;
}

/** A value to compare with; null where there is none. */
export function valueAs({ kind }: ComparedColumn, value: unknown): SQL {
  if (value === undefined || value === null) return sql`null`;
  if (kind === 'number') return sql`${Number(value)}::numeric`;
  if (kind === 'boolean') return sql`${value === true || value === 'true'}::boolean`;
  return kind === 'text' ? sql`search_text(${stringOf(value)})` : sql`${stringOf(value)}::text`;
}
