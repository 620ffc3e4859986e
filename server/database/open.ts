import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { ConnectionPool, type DatabaseTimeouts } from './connection-pool';
import { lockDataFolder } from './data-folder-lock';
import type { Database, OpenDatabase } from './database';
import { embeddedNotifications, serverNotifications } from './notifications';
import { refuseTooOld } from './too-old';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Any number that only we use: nodes that start together migrate one after the other. */
const migrationLock = 727_001;

/** The embedded database in a folder. Only one process may have it open; a second one is refused. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true });
  const lock = lockDataFolder(folder);
  try {
    const client = await createEmbedded(folder);
    const opened = await prepareEmbedded(client);
    return { ...opened, close: () => opened.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** PostgreSQL itself, with the extensions that the migrations use. In memory without a folder. */
export const createEmbedded = (dataDir?: string, options: Pick<PGliteOptions, 'loadDataDir'> = {}): Promise<PGlite> =>
  PGlite.create({ ...options, ...(dataDir !== undefined && { dataDir }), extensions: { pg_trgm }, ...fastBytes });

/** PGlite writes and reads `bytea` byte by byte, which takes 200 ms for each megabyte; so it takes 5 ms. */
const fastBytes = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}` },
  parsers: { [types.BYTEA]: (hex: string) => Buffer.from(hex.slice(2), 'hex') },
};

/** The embedded database that a caller has opened, in memory for example. */
export async function prepareEmbedded(client: PGlite): Promise<OpenDatabase> {
  const database = drizzlePglite({ client });
  await refuseTooOld(database as unknown as Database, migrationsFolder);
  await migratePglite(database, { migrationsFolder });
  return { database: database as unknown as Database, notifications: embeddedNotifications(client), close: () => client.close() };
}

/** A PostgreSQL server, with so many connections at most; `timeouts` replaces the default limits of statements, locks and transactions. */
export async function openServer(
  url: string,
  { connections, timeouts }: { connections?: number | undefined; timeouts?: DatabaseTimeouts } = {},
): Promise<OpenDatabase> {
  const pool = new ConnectionPool(url, { ...(connections !== undefined && { connections }), ...(timeouts !== undefined && { timeouts }) });
  try {
    await pool.withoutTimeouts(async (client) => {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      const database = drizzlePostgres({ client });
      await refuseTooOld(database as unknown as Database, migrationsFolder);
      await migratePostgres(database, { migrationsFolder });
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { database: drizzlePostgres({ client: pool }) as unknown as Database, notifications: serverNotifications(url), close: () => pool.end() };
}
