import pg from 'pg';
import { PreparingClient } from './preparing-client';

/**
 * Connections to a PostgreSQL server that are kept for as long as they work. `pg` closes one after each refused statement, such as a row that is there
 * already: the next would open another, which reads the catalogues and compiles the triggers anew.
 */
export class ConnectionPool extends pg.Pool {
  constructor(connectionString: string) {
    super({ connectionString, max: 10, connectionTimeoutMillis: 10_000, Client: PreparingClient });
    // A connection that breaks while idle is replaced, and one that breaks at work refuses its statement; without a listener either would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => void client.on('error', () => undefined));
    this.query = this.runKept.bind(this) as typeof this.query;
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
