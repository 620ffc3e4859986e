import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';

/**
 * Removes at most `most` rows that meet a condition, so that no statement holds many locks or runs long. Rows that a transaction holds are left for the next
 * time. Answers how many were removed: fewer than `most` when there are no more.
 */
export async function removeInParts(database: Database, table: PgTable, where: SQL | undefined, most: number): Promise<number> {
  const some = database.select({ ctid: sql`ctid` }).from(table).where(where).limit(most).for('update', { skipLocked: true });
  return (await database.delete(table).where(sql`ctid = any(array(${some}))`).returning({ one: sql`1` })).length;
}
