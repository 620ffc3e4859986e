import pg from 'pg';
import { PreparingClient } from './preparing-client';

/**
 * How long PostgreSQL works on one statement, waits for a lock, and keeps a transaction open in which nothing happens. What takes longer ends with an error
 * that callers may try again after: it holds neither a connection nor locks that others wait for.
 */
export interface DatabaseTimeouts {
  statementMilliseconds: number;
  lockMilliseconds: number;
  idleInTransactionMilliseconds: number;
}

const usualTimeouts: DatabaseTimeouts = { statementMilliseconds: 60_000, lockMilliseconds: 20_000, idleInTransactionMilliseconds: 60_000 };

/** The statement that sets the timeouts of a connection. Connection poolers refuse them as startup parameters. */
const settingsOf = ({ statementMilliseconds, lockMilliseconds, idleInTransactionMilliseconds }: DatabaseTimeouts): string =>
  `set statement_timeout = ${statementMilliseconds}; set lock_timeout = ${lockMilliseconds}; set idle_in_transaction_session_timeout = ${idleInTransactionMilliseconds}`;

/**
 * Connections to a PostgreSQL server that are kept for as long as they work. `pg` closes one after each refused statement, such as a row that is there
 * already: the next would open another, which reads the catalogues and compiles the triggers anew.
 */
export class ConnectionPool extends pg.Pool {
  readonly #settings: string;

  constructor(connectionString: string, { connections = 10, timeouts = usualTimeouts }: { connections?: number; timeouts?: DatabaseTimeouts } = {}) {
    super({ connectionString, max: connections, connectionTimeoutMillis: 10_000, Client: PreparingClient });
    this.#settings = settingsOf(timeouts);
    // A connection that breaks while idle is replaced, and one that breaks at work refuses its statement; without a listener either would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      // What is asked of the connection waits for it.
      client.query(this.#settings).catch(() => undefined);
    });
    this.query = this.runKept.bind(this) as typeof this.query;
  }

  /** Runs something on a connection without limits of time, as migrations. */
  async withoutTimeouts<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.connect();
    try {
      await client.query(settingsOf({ statementMilliseconds: 0, lockMilliseconds: 0, idleInTransactionMilliseconds: 0 }));
      return await work(client);
    } finally {
      await client.query(this.#settings).catch(() => undefined);
      client.release();
    }
  }

  private async runKept(...statement: unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect();
    try {
      const result = await (client.query as (...statement: unknown[]) => Promise<pg.QueryResult>).apply(client, statement);
      client.release();
      return result;
    } catch (error) {
      client.release(isRefusal(error) ? undefined : (error as Error));
      throw error;
    }
  }
}

/** Whether the server refused a statement and goes on with the connection; what is worse ends it, and what a server says in another language too. */
const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === 'ERROR';
