import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ConnectionPool } from '../../server/database/connection-pool';
import type { Database } from '../../server/database/database';
import { serverNotifications } from '../../server/database/notifications';
import { entities, profiles, users } from '../../server/records/tables/people';
import { programs } from '../../server/records/tables/programs';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import type { Session } from '../../schemas/generated/records';
import { copies } from './support/copies';
import { testDefinitions } from './support/definitions';
import { administer, withDatabase } from './support/postgres';
import { type Client, serve, startTestServer, type TestServer } from './support/test-server';
import { validInput } from './support/valid-input';

const companies = 10_000;
const people = 30_000;
/** Personal programs of colleagues. */
const ownPrograms = 30_000;
const mostRows = 5000;
const mostBytes = 200_000;
const callers = ['super@wellspring.example', 'admin@lakeside.example', 'partner@north.example', 'coach@lakeside.example', 'pat@lakeside.example'];

/** Calls that read more rows, or answer more, each with the reason. */
const exceptions: Record<string, string> = {
  getCompanyStatistics: 'the specification wants all companies in one answer; it is for super administrators',
  ...because(
    'the page shows how many people there are, counted by an index',
    'countPeople getUsers getScheduledParticipants searchCoachParticipants searchPeople userSearch',
  ),
  ...because('a file has all people', 'startPeopleExport downloadPeopleExport'),
};

/** One reason for several calls. */
function because(reason: string, ids: string): Record<string, string> {
  return Object.fromEntries(ids.split(' ').map((id) => [id, reason]));
}

/** A part of a plan with what it did, as auto_explain writes it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}
interface Plan {
  'Query Text': string;
  Plan: PlanNode;
}

/** Many companies, one of them with most of the people, whose colleagues have made programs for themselves. */
async function fill(database: Database) {
  await database.execute(
    copies(entities, companies, sql`one.entity_id = 'summit'`, {
      entity_id: `'company-' || number`,
      entity_name: `'Company ' || number`,
      host_name: 'null',
      customer: 'null',
      // A partner has a hundred of them.
      parent_entity_id: `case when number <= 100 then one.parent_entity_id end`,
    }),
  );
  const isPat = sql`one.user_id = (select user_id from users where user_name = 'pat@lakeside.example')`;
  const person = {
    user_id: `'person-' || number`,
    unique_id: 'null',
    sso_subject: 'null',
    entity_id: `case when number % 3 = 0 then 'company-' || (number % ${companies} + 1) else 'lakeside' end`,
  };
  const names = {
    user_name: `'person.' || number || '@lakeside.example'`,
    email: `'person.' || number || '@lakeside.example'`,
    last_name: `'Last ' || number`,
  };
  await database.execute(copies(users, people, isPat, { ...person, ...names }));
  await database.execute(copies(profiles, people, isPat, { user_id: person.user_id, entity_id: person.entity_id, mobile_number: 'null' }));
  await database.execute(
    copies(programs, ownPrograms, sql`one.id = 'lakeside-fall-1'`, { id: `'own-' || number`, made_by: `'person-' || number`, is_plan_year: 'false' }),
  );
  await database.execute(sql`vacuum analyze`);
}

/** What a part of a plan has read, in all its rounds. */
const rowsOf = (node: PlanNode) =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) * node['Actual Loops'];
const partsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(partsOf)];

let filled: TestServer;
let server: TestServer;
let plans: Plan[] = [];
beforeAll(async () => {
  filled = await startTestServer();
  await fill(filled.database);
  const { rows } = (await filled.database.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] };
  const url = (name: string) => withDatabase(inject('postgresUrl'), name);
  const { name } = rows[0]!;
  const settings = {
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  };
  await administer({ url }, `alter database ${name} set session_preload_libraries = 'auto_explain'`);
  for (const [setting, value] of Object.entries(settings)) await administer({ url }, `alter database ${name} set ${setting} = '${value}'`);
  const pool = new ConnectionPool(url(name));
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const start = message.indexOf('plan:\n');
      if (start > 0) plans.push(JSON.parse(message.slice(start + 'plan:\n'.length)) as Plan);
    }),
  );
  const database = drizzle({ client: pool }) as unknown as Database;
  server = await serve({ database, notifications: serverNotifications(url(name)), close: () => pool.end() }, { clock: filled.clock, checkAnswers: false });
}, 300_000);
afterAll(async () => {
  await server.close();
  await filled.close();
});

/** Makes a call, and returns what of its plans or its answer is above the limits. */
async function asked(client: Client, name: string, method: CompiledOperation['method'], path: string, body?: unknown) {
  plans = [];
  const { status, body: answer } = await client.call(method, path, body);
  const bytes = Buffer.byteLength(JSON.stringify(answer ?? ''));
  const parts = plans.flatMap(({ 'Query Text': text, Plan }) => partsOf(Plan).map((part) => ({ text, part })));
  const faults = [
    ...(bytes > mostBytes ? [`${name} answers ${bytes} bytes.`] : []),
    ...parts
      .filter(({ part }) => rowsOf(part) > mostRows)
      .map(({ text, part }) => `${name}: ${part['Node Type']} ${part['Relation Name'] ?? ''} reads ${rowsOf(part)} rows: ${text.slice(0, 300)}`),
  ];
  return { status, faults };
}

test(`D-tenants-34 with ${companies} companies no call reads more than ${mostRows} rows in a part of a plan, or answers more than ${mostBytes} bytes`, async () => {
  const faults: string[] = [];
  let answered = 0;
  for (const userName of callers) {
    const client = await server.as(userName);
    const { UserId, EntityId } = (await client.get<Session>('/session')).body.User!;
    for (const operation of Object.values(testDefinitions().for(null).operations)) {
      if (operation.id === 'logOut' || Object.hasOwn(exceptions, operation.id)) continue;
      const { path, body } = await validInput(operation, { client, UserId, EntityId });
      const { status, faults: found } = await asked(client, `${operation.id} by ${userName}`, operation.method, path, body);
      if (status === 200) answered += 1;
      faults.push(...found);
    }
  }
  expect(Object.keys(exceptions).filter((id) => testDefinitions().for(null).operations[id] === undefined)).toEqual([]);
  expect(answered).toBeGreaterThan(200);
  expect(faults).toEqual([]);
}, 600_000);

/** Lists of filters that read more rows for a super administrator who has chosen no company. */
const longLists = {
  Department: 'departments are stored in the companies, each with its own: all are read to find the first ones',
  Sex: 'its choices are stored in the companies, each with its own: all are read to find the first ones',
};

test('D-tenants-34 D-tenants-66 no list of a filter reads more rows either, with exceptions', async () => {
  const { list } = Object.fromEntries(
    testDefinitions()
      .for(null)
      .operations.getFilterChoices!.parameters.map(({ name, schema }) => [name, schema]),
  );
  const lists = (list!.enum as string[]).filter((name) => !Object.hasOwn(longLists, name));
  expect(lists.length).toBeGreaterThan(10);
  const client = await server.as('super@wellspring.example');
  const faults: string[] = [];
  for (const name of lists) {
    const { status, faults: found } = await asked(client, name, 'GET', `/filters/people-filter/choices/${name}`);
    expect([name, status]).toEqual([name, 200]);
    faults.push(...found);
  }
  expect(faults).toEqual([]);
}, 120_000);
