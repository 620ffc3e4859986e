import { expect, test } from 'vitest';
import { dateIn } from '../../runtime/format/date';
import { openServer } from '../../server/database/open';
import { loadDemo } from '../../server/demo/load';
import type { Failure, Session } from '../../schemas/generated/records';
import { testDefinitions } from './support/definitions';
import { startEmbeddedPostgres } from './support/embedded-postgres';
import { serve, startTestServer } from './support/test-server';

const away = 'The service cannot be reached right now. Please try again in a moment.';

test('while the database is away every call is 503, says so in plain words and when to come back', async () => {
  const postgres = await startEmbeddedPostgres();
  const opened = await openServer(`${postgres.address}/postgres`);
  await loadDemo(opened.database, testDefinitions(), { people: 20, today: dateIn(new Date().toISOString()), progress: () => undefined });
  const own = await serve(opened);
  const pat = await own.as('pat@lakeside.example');
  expect((await pat.get<Session>('/session')).body.SignedIn).toBe(true);
  // Calls are in flight while it goes.
  const calls = Array.from({ length: 30 }, () => pat.get<Failure>('/user/userprofilev2'));
  await postgres.stop();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);

  const answers = await Promise.all([
    pat.get<Failure>('/user/userprofilev2'),
    own.nobody.get<Failure>('/session'),
    own.nobody.post<Failure>('/account/login/login', { UserName: 'pat@lakeside.example', Password: 'x' }),
  ]);
  for (const { status, headers, body } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toEqual({ StatusCode: 503, Errors: [{ Message: away }], ShowUser: true });
  }
  expect((await own.app.inject('/api/health')).statusCode).toBe(503);
  await own.close();
}, 300_000);

test('after its connections were broken off the server goes on by itself', async () => {
  const own = await startTestServer();
  const pat = await own.as('pat@lakeside.example');
  await own.database.execute('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
  await expect.poll(async () => (await pat.get<Session>('/session')).status).toBe(200);
  await own.close();
});
