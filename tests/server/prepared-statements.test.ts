import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test as plain } from 'vitest';
import { demoPassword } from '../../server/demo/load';
import type { Session } from '../../schemas/generated/records';
import { ConnectionPool } from '../../server/database/connection-pool';
import { withServer } from './support/fixture';
import { statementsOf } from './support/statements';

const { test, server } = withServer();

/** What a connection has prepared. */
const prepared = async (client: Pick<pg.ClientBase, 'query'>) =>
  (await client.query<{ name: string; statement: string }>('select name, statement from pg_prepared_statements order by prepare_time')).rows;

test('D-speed-10 who calls is found by a statement that is planned once for all calls, also for a coach and while somebody acts for another', async () => {
  const [coach, support] = [await server.as('coach@lakeside.example'), await server.as('support@lakeside.example')];
  expect((await support.post('/PerformImpersonation/PerformImpersonation', { UserName: 'pat@lakeside.example', ImpersonationType: 'Support' })).status).toBe(
    200,
  );
  for (let call = 0; call < 12; call += 1) for (const client of [coach, support]) expect((await client.get('/session')).status).toBe(200);
  const { rows } = (await server.database.execute(
    sql`select name, generic_plans::int as shared, custom_plans::int as own from pg_prepared_statements where name in ('caller_by_session', 'person_by_id')`,
  )) as unknown as { rows: { name: string; shared: number; own: number }[] };
  expect(rows.map(({ name }) => name).sort()).toEqual(['caller_by_session', 'person_by_id']);
  // PostgreSQL plans the first five for their values, and then for all where that costs no more.
  expect(rows.filter(({ shared, own }) => own > 5 || shared < 5)).toEqual([]);
});

test('D-speed-10 a call sends no more statements than it needs', async () => {
  const [pat, admin] = [await server.as('pat@lakeside.example'), await server.as('admin@lakeside.example')];
  const { UserId, EntityId } = (await pat.get<Session>('/session')).body.User!;
  // No program that Pat takes part in counts this tracker.
  const entry = { UserId, EntityId, TrackerId: 109, EntryDate: '2026-10-30', Source: 'UserEntry' };
  const Values = [
    { FieldName: 'Intensity', Value: '3' },
    { FieldName: 'Distance', Value: 2 },
    { FieldName: 'Duration', Value: 40 },
  ];
  const sent = {
    session: await statementsOf(() => pat.get('/session')),
    programs: await statementsOf(() => pat.get('/userprograms/currentandcompleted?PageSize=500')),
    peopleSearch: await statementsOf(() => admin.post('/people/search?Search=mar&PageSize=25', {})),
    trackerEntry: await statementsOf(() => pat.post(`/entities/${EntityId}/users/${UserId}/tracker-entries`, { ...entry, Values })),
    signIn: await statementsOf(() => server.nobody.post('/account/login/login', { UserName: 'pat@lakeside.example', Password: demoPassword })),
  };
  expect(sent).toEqual({ session: 1, programs: 3, peopleSearch: 4, trackerEntry: 9, signIn: 13 });
});

describe('a connection', () => {
  let pool: ConnectionPool;
  let client: pg.PoolClient;
  beforeAll(async () => {
    pool = new ConnectionPool(inject('postgresUrl'));
    client = await pool.connect();
    await client.query('create temporary table shelves (id int primary key, name text)');
    await client.query('insert into shelves select n, $1 || n from generate_series(1, 300) as n', ['Shelf ']);
  });
  afterAll(async () => {
    client.release(true);
    await pool.end();
  });
  const named = async (id: number) => (await client.query({ text: 'select name from shelves where id = $1' }, [id])).rows;

  plain('D-speed-10 prepares a statement when it runs a second time, and answers the same', async () => {
    expect([await named(1), (await prepared(client)).length]).toEqual([[{ name: 'Shelf 1' }], 0]);
    expect([await named(2), (await prepared(client)).map(({ statement }) => statement)]).toEqual([
      [{ name: 'Shelf 2' }],
      ['select name from shelves where id = $1'],
    ]);
    for (let id = 3; id < 20; id += 1) expect(await named(id)).toEqual([{ name: `Shelf ${id}` }]);
  });

  plain('D-speed-10 plans a search by a text each time, and a statement without values as it is', async () => {
    const before = await prepared(client);
    for (let time = 0; time < 3; time += 1) {
      expect((await client.query({ text: 'select id from shelves where name like $1 order by id' }, ['%299'])).rows).toEqual([{ id: 299 }]);
      await client.query({ text: 'select count(*) from shelves' });
    }
    expect(await prepared(client)).toEqual(before);
  });

  plain('a refused statement is refused each time, and a table that has changed meanwhile is read as it is', async () => {
    const add = () => client.query({ text: 'insert into shelves values ($1, $2)' }, [1, 'Twice']);
    for (let time = 0; time < 3; time += 1) await expect(add()).rejects.toMatchObject({ code: '23505' });
    await client.query('alter table shelves add column room text');
    expect(await named(7)).toEqual([{ name: 'Shelf 7' }]);
    await client.query('create index on shelves (name)');
    expect(await named(8)).toEqual([{ name: 'Shelf 8' }]);
  });

  plain('prepares 200 statements at most; more of them run unprepared', async () => {
    for (let number = 0; number < 260; number += 1)
      for (let time = 0; time < 2; time += 1) {
        const { rows } = await client.query({ text: `select id + ${number} as sum from shelves where id = $1` }, [5]);
        expect(rows).toEqual([{ sum: 5 + number }]);
      }
    expect((await prepared(client)).length).toBe(200);
  });
});
