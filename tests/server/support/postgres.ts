import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres';

export interface PostgresServer {
  /** The address of a database of this server. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** The server of DATABASE_URL, else a new one from npm that ends with the tests. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') return { url: (database) => withDatabase(given, database), stop: async () => undefined };
  return startEmbeddedPostgres();
}

/** Runs one statement in the database that every server has. */
export async function administer(server: Pick<PostgresServer, 'url'>, statement: string) {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server's address with another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
