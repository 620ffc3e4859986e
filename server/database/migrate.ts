import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { type Migration, readMigrations, unfinished } from './migrations';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** What may replace how migrations run: another folder, shorter waits. */
export interface MigrationOptions {
  folder?: string;
  /** Told of each migration when it is done. */
  done?: ((tag: string) => void) | undefined;
  /** How long a migration waits for a lock. Calls wait behind it for as long. */
  lockMilliseconds?: number;
  /** How long it lets the calls go first before it tries again. */
  pauseMilliseconds?: number;
  tries?: number;
}

/**
 * Brings the tables up to date: runs each migration that is missing, in a transaction of its own. A migration whose first line is
 * `-- outside a transaction` runs statement by statement.
 * @param database one connection on which nothing else happens.
 * @throws Error whose message says what to do where the database is of a version that is too old or newer.
 */
export async function migrate(database: Database, options: MigrationOptions = {}): Promise<void> {
  await database.execute(sql`create schema if not exists drizzle`);
  await database.execute(sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = (await database.execute(sql`select hash, created_at as made from drizzle.__drizzle_migrations`)) as {
    rows: { hash: string; made: string | number | null }[];
  };
  const before = rows.map(({ hash, made }) => ({ hash, made: Number(made) }));
  for (const migration of unfinished(readMigrations(options.folder ?? migrationsFolder), before)) {
    if (migration.isOutside) await runOutside(database, migration);
    else await runPatiently(database, migration, options);
    options.done?.(migration.tag);
  }
}

const remember = (database: Database, { hash, made }: Migration) =>
  database.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${made})`);

async function runOutside(database: Database, migration: Migration) {
  for (const statement of migration.statements) await database.execute(sql.raw(statement));
  await remember(database, migration);
}

/** Does not make calls wait behind a lock that a long transaction keeps: gives up soon, and tries again. */
async function runPatiently(database: Database, migration: Migration, { lockMilliseconds = 3000, pauseMilliseconds = 2000, tries = 100 }: MigrationOptions) {
  for (let left = tries; ; left -= 1) {
    try {
      return await database.transaction(async (transaction) => {
        await transaction.execute(sql.raw(`set local lock_timeout = ${lockMilliseconds}`));
        for (const statement of migration.statements) await transaction.execute(sql.raw(statement));
        await remember(transaction, migration);
      });
    } catch (error) {
      if (left <= 1 || !isLockTimeout(error)) throw error;
      await wait(pauseMilliseconds);
    }
  }
}

const isLockTimeout = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return (cause?.code ?? code) === '55P03';
};
