import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** A file of the folder of migrations, as the journal lists it. */
export interface Migration {
  tag: string;
  /** When it was written, in milliseconds: the key by which a database remembers it. */
  made: number;
  hash: string;
  statements: readonly string[];
  /** Whether its statements run each by itself, as `CREATE INDEX CONCURRENTLY` must. */
  isOutside: boolean;
}

/** The first line of a migration that runs outside a transaction. */
const outside = /^-- outside a transaction\b/;

/** All migrations of a folder, in the order of its journal. */
export function readMigrations(folder: string): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis: made, hash }, index) => ({
    tag: entries[index]!.tag,
    made,
    hash,
    statements: sql,
    isOutside: outside.test(sql[0] ?? ''),
  }));
}

/**
 * The migrations that a database does not have yet.
 * @param done what the database remembers.
 * @throws Error whose message says what to do where an older version left the database between two migrations that are one baseline by now, or where a newer
 * version has migrated it.
 */
export function unfinished(migrations: readonly Migration[], done: readonly { hash: string; made: number }[]): Migration[] {
  const [baseline, last] = [migrations[0], migrations.at(-1)];
  if (baseline === undefined || last === undefined || done.length === 0) return [...migrations];
  const newest = done.reduce((latest, one) => (one.made > latest.made ? one : latest));
  if (newest.made < baseline.made)
    throw new Error(
      'The database is of a version that cannot be brought up to date from here. Start the version of 22 November 2026 on it once, or use an empty database.',
    );
  const hashes = new Set(migrations.map(({ hash }) => hash));
  if (newest.made > last.made && !hashes.has(newest.hash))
    throw new Error(
      `A newer version has migrated the database: its last migration is of ${new Date(newest.made).toISOString()}, and this version knows none after ${last.tag}. Start the newer version.`,
    );
  const made = new Set(done.map((one) => one.made));
  const known = new Set(done.map(({ hash }) => hash));
  return migrations.filter((migration) => migration.made > baseline.made && !made.has(migration.made) && !known.has(migration.hash));
}
