import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../../server/database/database';
import { withDatabase } from './postgres';
import { startTestServer } from './test-server';

/** A part of a plan, as EXPLAIN writes it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
  /** What this part gives its rows to. */
  above?: string;
}

/** A connection that has each of its questions to tables explained before it is asked. */
class ExplainingClient extends pg.Client {
  plans: PlanNode[] = [];

  override query(...given: unknown[]): never {
    const [asked, values] = given as [string | { text: string }, unknown[]];
    const text = typeof asked === 'string' ? asked : asked.text;
    const ask = (...all: unknown[]) => (super.query as (...all: unknown[]) => Promise<{ rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[] }>)(...all);
    if (!/^\s*(select|with)\b.*\bfrom "/is.test(text)) return ask(...given) as never;
    const explained = ask(`explain (format json) ${text}`, values).then(({ rows }) => this.plans.push(rows[0]!['QUERY PLAN'][0].Plan));
    return explained.then(() => ask(...given)) as never;
  }
}

const partsOf = (node: PlanNode, above?: string): PlanNode[] => [
  { ...node, ...(above !== undefined && { above }) },
  ...(node.Plans ?? []).flatMap((part) => partsOf(part, node['Node Type'])),
];

/** A server whose database is filled by `fill`, and what PostgreSQL does there with what is asked, all its questions together. */
export async function startExplained(fill: (database: Database) => Promise<unknown>) {
  const server = await startTestServer();
  await fill(server.database);
  const { rows } = (await server.database.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] };
  const client = new ExplainingClient(withDatabase(inject('postgresUrl'), rows[0]!.name));
  await client.connect();
  return {
    async planned(ask: (database: Database) => Promise<unknown>): Promise<PlanNode[]> {
      client.plans = [];
      await ask(drizzle({ client }) as unknown as Database);
      return client.plans.flatMap((plan) => partsOf(plan));
    },
    async close() {
      await client.end();
      await server.close();
    },
  };
}
