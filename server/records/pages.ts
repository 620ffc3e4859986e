import type { Subquery } from 'drizzle-orm';
import type { Database } from '../database/database';

/** Which part of a list, and how much of the list there is at most: of all rows without `limit`. */
export interface PageRange {
  offset: number;
  size: number;
  limit?: number;
}

/** A query for the rows of a list, in their order. */
interface Rows<Row> {
  limit(count: number): { offset(count: number): PromiseLike<Row[]> };
}

/** A query for what is counted, in any order. */
interface Counted {
  limit(count: number): { as(name: string): Subquery };
  as(name: string): Subquery;
}

/** How many rows a page has at most: pages end at the limit. */
export const sizeWithin = ({ offset, size, limit = Number.POSITIVE_INFINITY }: PageRange) => Math.max(0, Math.min(size, limit - offset));

/** How many rows there are, up to `limit`. */
export const countUpTo = (database: Database, counted: Counted, limit?: number): Promise<number> =>
  database.$count((limit === undefined ? counted : counted.limit(limit)).as('some'));

/** The rows of a page, and how many there are in all, up to the limit. */
export async function pageOfRows<Row>(database: Database, rows: Rows<Row>, counted: Counted, range: PageRange): Promise<{ rows: Row[]; total: number }> {
  const page = await rows.limit(sizeWithin(range)).offset(range.offset);
  return { rows: page, total: await countUpTo(database, counted, range.limit) };
}
