import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../../server/database/database';
import { type UserQuery, userSearchRecords } from '../../server/records/user-search';
import { fillWithPeople, searches } from '../bench/user-search';
import { withDatabase } from './support/postgres';
import { startTestServer, type TestServer } from './support/test-server';

/** A part of a plan, as EXPLAIN writes it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Filter?: string;
  Plans?: PlanNode[];
  /** What this part gives its rows to. */
  above?: string;
}

/** A connection that has each of its questions about people explained before it is asked. */
class ExplainingClient extends pg.Client {
  plans: PlanNode[] = [];

  override query(...given: unknown[]): never {
    const [asked, values] = given as [string | { text: string }, unknown[]];
    const text = typeof asked === 'string' ? asked : asked.text;
    const ask = (...all: unknown[]) => (super.query as (...all: unknown[]) => Promise<{ rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[] }>)(...all);
    if (!/^\s*(select|with)\b.*"users"/is.test(text)) return ask(...given) as never;
    const explained = ask(`explain (format json) ${text}`, values).then(({ rows }) => this.plans.push(rows[0]!['QUERY PLAN'][0].Plan));
    return explained.then(() => ask(...given)) as never;
  }
}

let server: TestServer;
let client: ExplainingClient;
beforeAll(async () => {
  server = await startTestServer();
  await fillWithPeople(server.database, 60_000);
  const { rows } = (await server.database.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] };
  client = new ExplainingClient(withDatabase(inject('postgresUrl'), rows[0]!.name));
  await client.connect();
}, 120_000);
afterAll(async () => {
  await client.end();
  await server.close();
});

const partsOf = (node: PlanNode, above?: string): PlanNode[] => [
  { ...node, ...(above !== undefined && { above }) },
  ...(node.Plans ?? []).flatMap((part) => partsOf(part, node['Node Type'])),
];

/** How PostgreSQL does a search, all its questions together. */
async function planOf(query: Partial<UserQuery>, sort: string, offset = 0): Promise<PlanNode[]> {
  client.plans = [];
  const whole = { entityIds: undefined, except: 'person-1', firstName: '', lastName: '', email: '', ...query };
  await userSearchRecords(drizzle({ client }) as unknown as Database).page(whole, sort, { offset, size: 10, limit: 600 });
  return client.plans.flatMap((plan) => partsOf(plan));
}

/** Whether rows are read one after the other that may not be wanted. Where all are, the first ones are as good as any, and a limit ends it. */
const readsInVain = ({ above, Filter = '', ...part }: PlanNode) =>
  part['Node Type'].endsWith('Seq Scan') && part['Relation Name'] === 'users' && (above !== 'Limit' || /~~|entity_id/.test(Filter));

test.each(searches.filter(({ isShort }) => isShort !== true))(
  'no question of a search reads people in vain: $search',
  async ({ query = {}, sort = 'LastName', offset }) => {
    const parts = await planOf(query, sort, offset);
    expect(parts.some((part) => part['Index Name'] !== undefined)).toBe(true);
    expect(parts.filter(readsInVain)).toEqual([]);
  },
);

test.each([
  ['an address', { email: '.31245@' }, 'LastName', 'users_search'],
  ['a last name', { lastName: 'hernan' }, 'FirstName', 'users_search'],
  ['everybody by first name', {}, 'FirstName', 'users_by_first_name'],
  ['everybody by address', {}, '-Email', 'users_by_email'],
  ['everybody, the youngest first', {}, '-DateOfBirth', 'users_by_birth_backwards'],
  ['one company', { entityIds: ['company-17'] }, 'LastName', 'users_of_company_by_last_name'],
  ['one company by birth date', { entityIds: ['company-17'] }, 'DateOfBirth', 'users_of_company_by_birth'],
])('%s is found by the index for it', async (_what, query, sort, index) => {
  expect((await planOf(query, sort)).map((part) => part['Index Name'])).toContain(index);
});
