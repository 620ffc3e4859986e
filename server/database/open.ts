import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PoolClient } from 'pg';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { ConnectionPool, type DatabaseTimeouts } from './connection-pool';
import { lockDataFolder } from './data-folder-lock';
import type { Database, OpenDatabase } from './database';
import { migrate, type MigrationOptions } from './migrate';
import { embeddedNotifications, serverNotifications } from './notifications';

/** Any number that only we use: nodes that start together migrate one after the other. */
const migrationLock = 727_001;

/** The embedded database in a folder. Only one process may have it open; a second one is refused. */
export async function openEmbedded(folder: string, migrations: MigrationOptions = {}): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true });
  const lock = lockDataFolder(folder);
  try {
    const client = await createEmbedded(folder);
    const opened = await prepareEmbedded(client, migrations);
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
export async function prepareEmbedded(client: PGlite, migrations: MigrationOptions = {}): Promise<OpenDatabase> {
  const database = drizzlePglite({ client }) as unknown as Database;
  await migrate(database, migrations);
  return { database, notifications: embeddedNotifications(client), close: () => client.close() };
}

interface ServerOptions {
  /** How many connections are opened at most. */
  connections?: number | undefined;
  /** How many more are opened at most for jobs and messages only; by default these share the others. */
  jobConnections?: number | undefined;
  /** Replaces the default limits of statements, locks and transactions. */
  timeouts?: DatabaseTimeouts;
  migrations?: MigrationOptions;
}

/** A PostgreSQL server. */
export async function openServer(url: string, { connections, jobConnections, timeouts, migrations }: ServerOptions = {}): Promise<OpenDatabase> {
  const poolOf = (most: number | undefined) =>
    new ConnectionPool(url, { ...(most !== undefined && { connections: most }), ...(timeouts !== undefined && { timeouts }) });
  const pool = poolOf(connections);
  try {
    await pool.withoutTimeouts(async (client) => {
      await takeTurn(client);
      try {
        await migrate(drizzlePostgres({ client }) as unknown as Database, migrations);
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
      }
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const jobPool = jobConnections === undefined ? undefined : poolOf(jobConnections);
  return {
    database: drizzlePostgres({ client: pool }) as unknown as Database,
    ...(jobPool !== undefined && { background: drizzlePostgres({ client: jobPool }) as unknown as Database }),
    notifications: serverNotifications(url),
    close: async () => void (await Promise.all([pool.end(), jobPool?.end()])),
  };
}

/**
 * Waits until no other node migrates. It asks again and again: a statement that waited for the lock would be a transaction, for whose end
 * `CREATE INDEX CONCURRENTLY` of the other node would wait.
 */
async function takeTurn(client: PoolClient) {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [migrationLock]);
    if (rows[0]!.mine) return;
    await wait(100);
  }
}
