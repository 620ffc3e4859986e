import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** Waits until no other transaction holds this name, and holds it until the transaction ends. */
export async function holdName(database: Database, name: string): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
