import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished } from 'vitest';
import { ConnectionPool } from '../../server/database/connection-pool';
import type { Database } from '../../server/database/database';
import { openServer } from '../../server/database/open';
import { isDatabaseAway } from '../../server/database/unavailable';
import { toolsOf } from './support/deliver';
import { withServer } from './support/fixture';
import { jobRows, jobSettings } from './support/jobs';
import { withDatabase } from './support/postgres';
import { startSecondNode } from './support/second-node';
import { serve } from './support/test-server';
import { forgetEntries, loggerOf } from './support/trackers';

const { test, server } = withServer();
const steps = 105;

const numberOf = async () => {
  const { rows } = (await server.database.execute(sql`select pg_backend_pid() as number`)) as unknown as { rows: { number: number }[] };
  return rows[0]!.number;
};

test('a statement that is refused does not cost its connection', async () => {
  const before = await numberOf();
  await expect(server.database.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: expect.objectContaining({ code: '22012' }) as unknown });
  await expect(server.database.execute(sql`select nonsense`)).rejects.toMatchObject({ cause: expect.objectContaining({ code: '42703' }) as unknown });
  expect(await numberOf()).toBe(before);
});

test('a connection that breaks at work refuses its statement and is replaced; the process goes on', async () => {
  const before = await numberOf();
  await expect(server.database.execute(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow();
  expect(await numberOf()).not.toBe(before);
});

test('one that breaks within a transaction refuses the transaction; the process goes on', async () => {
  const broken = server.database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(broken).rejects.toThrow();
  expect(await numberOf()).toBeGreaterThan(0);
});

test('D-tenants-05 a statement, a lock or a transaction that takes too long ends, and callers may try again', async () => {
  const timeouts = { statementMilliseconds: 300, lockMilliseconds: 100, idleInTransactionMilliseconds: 200 };
  const pool = new ConnectionPool(inject('postgresUrl'), { connections: 2, timeouts });
  onTestFinished(() => pool.end());
  const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'nothing',
      (error: unknown) => error,
    );
  const slow = await failureOf(pool.query('select pg_sleep(20)'));
  expect([slow, isDatabaseAway(slow)]).toEqual([expect.objectContaining({ code: '57014' }), true]);

  const [first, second] = [await pool.connect(), await pool.connect()];
  await first.query('begin');
  await first.query('select pg_advisory_xact_lock(81)');
  const waits = await failureOf(second.query('select pg_advisory_xact_lock(81)'));
  expect([waits, isDatabaseAway(waits)]).toEqual([expect.objectContaining({ code: '55P03' }), true]);
  // Nothing happens in the first transaction: PostgreSQL ends it, and the lock is free.
  await expect.poll(async () => failureOf(second.query('select pg_advisory_lock(81)')), { timeout: 30_000 }).toBe('nothing');
  first.release(true);
  second.release(true);
});

test('D-tenants-05 migrations take the time that they need', async () => {
  const timeouts = { statementMilliseconds: 100, lockMilliseconds: 100, idleInTransactionMilliseconds: 100 };
  const pool = new ConnectionPool(inject('postgresUrl'), { connections: 1, timeouts });
  onTestFinished(() => pool.end());
  await pool.withoutTimeouts((client) => client.query('select pg_sleep(0.4)'));
  await expect(pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
});

test('D-tenants-01 while a transaction of one company stays open, no call of another company waits 50 ms for a lock', async () => {
  const timeouts = { statementMilliseconds: 60_000, lockMilliseconds: 50, idleInTransactionMilliseconds: 60_000 };
  const impatient = await startSecondNode(server, {}, timeouts);
  onTestFinished(() => impatient.close());
  const { userId } = await loggerOf(impatient, 'pat@lakeside.example');
  const held = { topic: `user:${userId}`, category: 'Home' as const, now: server.clock.now().toISOString() };
  let commit = () => {};
  const isOver = new Promise<void>((resolve) => (commit = resolve));
  let hasBegun = () => {};
  const isOpen = new Promise<void>((resolve) => (hasBegun = resolve));
  const open = toolsOf(server).transaction(async (records) => {
    await records.programs.lock(userId);
    await records.liveMessages.publish(held);
    const groups = await records.groups.of('lakeside-fall-1', userId);
    for (const { GroupId } of groups) await records.groups.total(GroupId, userId);
    hasBegun();
    await isOver;
  });
  await isOpen;
  const other = await loggerOf(impatient, 'pat@cedar.example');
  const day = '2026-11-01';
  const answers = [
    await other.own.add(steps, day, { Steps: 4321 }),
    await other.client.get('/userprograms/currentandcompleted?PageSize=500'),
    await other.client.get('/usertoday'),
    await other.client.get('/login/logout'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // The same person would wait: the limit is in force.
  const same = await loggerOf(impatient, 'pat@lakeside.example');
  expect((await same.own.add(steps, day, { Steps: 4321 })).status).toBe(503);
  commit();
  await open;
  await forgetEntries(server, same);
  expect((await same.own.add(steps, day, { Steps: 4321 })).status).toBe(200);
});

test('D-tenants-67 jobs have connections of their own: they run while calls hold all others, and calls do not wait for jobs', async () => {
  const { rows } = (await server.database.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] };
  const opened = await openServer(withDatabase(inject('postgresUrl'), rows[0]!.name), { connections: 1, jobConnections: 1 });
  const node = await serve(opened, { background: opened.background, runsJobs: true });
  onTestFinished(() => node.close());
  await node.app.ready();
  const hold = (database: Database) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let begin = () => {};
    const hasBegun = new Promise<void>((resolve) => (begin = resolve));
    const done = database.transaction(async (own) => {
      await own.execute(sql`select 1`);
      begin();
      await isReleased;
    });
    return { hasBegun, end: () => (release(), done) };
  };
  const done = async () => (await jobRows(server)).filter(({ Outcome }) => Outcome !== null).length;

  const calls = hold(opened.database);
  onTestFinished(calls.end);
  await calls.hasBegun;
  const before = await done();
  node.clock.advance({ seconds: 3600 });
  const { jobPoll } = jobSettings();
  node.timers.goOff(jobPoll);
  await expect.poll(done, { timeout: 20_000 }).toBeGreaterThan(before);
  await calls.end();

  const jobs = hold(opened.background!);
  onTestFinished(jobs.end);
  await jobs.hasBegun;
  expect((await node.nobody.get('/health')).status).toBe(200);
  await jobs.end();
});
