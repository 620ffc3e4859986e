import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Notifications } from './notifications';

/** PostgreSQL, whether embedded or a server: both speak the same SQL and run the same migrations. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A database that is open, with its tables up to date. */
export interface OpenDatabase {
  database: Database;
  /** The same database over connections of its own, for jobs and messages. Without it they use `database`. */
  background?: Database;
  /** What nodes on this database tell each other. */
  notifications: Notifications;
  close(): Promise<void>;
}
