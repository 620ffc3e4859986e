import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';

/**
 * Refuses a database that an older version left between two migrations that are one baseline by now.
 * @throws Error whose message says what to do.
 */
export async function refuseTooOld(database: Database, migrationsFolder: string): Promise<void> {
  const baseline = readMigrationFiles({ migrationsFolder })[0]?.folderMillis ?? 0;
  const { rows: tables } = (await database.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`)) as { rows: { name: string | null }[] };
  if (typeof tables[0]?.name !== 'string') return;
  const { rows } = (await database.execute(sql`select max(created_at) as last from drizzle.__drizzle_migrations`)) as {
    rows: { last: string | number | null }[];
  };
  if (Number(rows[0]?.last ?? baseline) < baseline)
    throw new Error(
      'The database is of a version that cannot be brought up to date from here. Start the version of 22 November 2026 on it once, or use an empty database.',
    );
}
