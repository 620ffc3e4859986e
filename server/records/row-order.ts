import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The largest first, as an index on `column.desc()` stands: what has no value comes last. PostgreSQL reads such an index in no other order. */
export const largestFirst = (column: AnyColumn): SQL => sql`${column} desc nulls last`;

/**
 * Whether a row stands before or after a place in the order of some columns, all of them in the same direction. Only what is compared as a row lets
 * PostgreSQL begin at the place in an index on these columns; the same in `or` and `and` makes it read all that stands before.
 */
export const standsBeyond = (place: readonly (readonly [AnyColumn, unknown])[], direction: 'before' | 'after'): SQL => {
  const listed = (parts: SQL[]) => sql.join(parts, sql`, `);
  const columns = listed(place.map(([column]) => sql`${column}`));
  const values = listed(place.map(([column, value]) => sql`${sql.param(value, column)}`));
  return direction === 'before' ? sql`(${columns}) < (${values})` : sql`(${columns}) > (${values})`;
};

/** The order of texts that people read: without regard to letter case and accents, so that José stands beside Jose also where a list is cut off. */
export const byText = (text: AnyColumn | SQL): SQL => sql`search_text(${text}) collate "C"`;
