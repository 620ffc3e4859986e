import { beforeEach, expect } from 'vitest';
import type { Job, JobRun } from '../../server/calls/job';
import { findJobs } from '../../server/jobs/find-jobs';
import { jobs } from '../../server/records/tables/jobs';
import { toolsOf } from './support/deliver';
import { withServer } from './support/fixture';
import { jobRows, jobSettings, startRunner } from './support/jobs';
import { startSecondNode } from './support/second-node';

const { test, server } = withServer();
const { jobLease, jobTries, jobFirstRetry } = jobSettings();

beforeEach(async () => {
  await server.database.delete(jobs);
  server.clock.set(new Date('2026-11-02T15:00:30.000Z'));
});

const now = () => server.clock.now().toISOString();
const add = (Name: string, Input: Record<string, unknown> = {}) => toolsOf(server).jobs.add([{ Name, Key: '', Input, DueAt: now() }], now());
const job = (name: string, run: (run: JobRun) => Promise<Record<string, number>>): Job => ({ name, run });
const every5 = '*/5 * * * *';

test('D-tenants-10 a job that is scheduled runs once at its time on two nodes, and its next run is written with its end', async () => {
  const runs: string[] = [];
  const own: Job[] = [{ name: 'count', schedule: every5, run: async () => ({ Runs: runs.push(now()) }) }];
  const other = await startSecondNode(server);
  const nodes = [server, other].map((node, index) => startRunner(server, { on: node, own, node: `node-${index}` }));
  await Promise.all(nodes.map(({ runner }) => runner.start()));
  expect(await jobRows(server)).toMatchObject([{ Name: 'count', DueAt: '2026-11-02T15:05:00.000Z', Attempts: 0 }]);
  const taken = () => Promise.all(nodes.map(({ runner }) => runner.runDue()));
  expect(await taken()).toEqual([0, 0]);
  server.clock.set(new Date('2026-11-02T15:05:00.000Z'));
  expect((await taken()).filter((count) => count === 1)).toEqual([1]);
  expect(await jobRows(server)).toMatchObject([
    { Outcome: 'Done', DoneAt: '2026-11-02T15:05:00.000Z', Result: { Runs: 1 }, Attempts: 1, Fault: null },
    { Outcome: null, DueAt: '2026-11-02T15:10:00.000Z', Attempts: 0 },
  ]);
  // Many times are missed: one run makes up for all of them.
  server.clock.set(new Date('2026-11-02T18:02:00.000Z'));
  expect((await taken()).filter((count) => count === 1)).toEqual([1]);
  expect(runs).toEqual(['2026-11-02T15:05:00.000Z', '2026-11-02T18:02:00.000Z']);
  expect((await jobRows(server)).at(-1)).toMatchObject({ Outcome: null, DueAt: '2026-11-02T18:05:00.000Z' });
  await Promise.all(nodes.map(({ runner }) => runner.stop()));
  await other.close();
});

test('D-tenants-10 of many jobs that are due, two nodes run each once', async () => {
  const done: unknown[] = [];
  const own = [
    job('many', async ({ input }) => {
      return { Done: done.push(input.Number) };
    }),
  ];
  const keys = Array.from({ length: 30 }, (_, index) => index);
  await toolsOf(server).jobs.add(
    keys.map((Number) => ({ Name: 'many', Key: String(Number), Input: { Number }, DueAt: now() })),
    now(),
  );
  const other = await startSecondNode(server);
  // Its first connection opens with this, not while the other one works.
  await jobRows(other);
  const counts = await Promise.all([server, other].map((node, index) => startRunner(server, { on: node, own, node: `node-${index}` }).runner.runDue()));
  expect([done.length, new Set(done).size, counts[0]! + counts[1]!]).toEqual([30, 30, 30]);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  await other.close();
});

test('D-tenants-11 a job that was killed in the middle is finished by another node from where it was, after the lease', async () => {
  const steps: string[] = [];
  let keepOfDead = (_cursor: unknown) => Promise.resolve();
  let died = () => undefined as void;
  const isDead = new Promise<void>((resolve) => (died = resolve));
  const dying = job('steps', async ({ keep }) => {
    steps.push('first: 1');
    await keep({ step: 1 });
    keepOfDead = keep;
    died();
    return new Promise(() => undefined);
  });
  const living = job('steps', async ({ cursor, keep, input }) => {
    steps.push(`second: from ${JSON.stringify(cursor)} with ${JSON.stringify(input)}`);
    await keep({ step: 2 });
    return { Steps: 2 };
  });
  await add('steps', { of: 'something' });
  const first = startRunner(server, { own: [dying], node: 'first' });
  void first.runner.runDue();
  await isDead;
  const second = startRunner(server, { own: [living], node: 'second' });
  server.clock.advance({ seconds: jobLease - 1 });
  expect(await second.runner.runDue()).toBe(0);
  server.clock.advance({ seconds: 1 });
  expect(await second.runner.runDue()).toBe(1);
  expect(steps).toEqual(['first: 1', 'second: from {"step":1} with {"of":"something"}']);
  expect(await jobRows(server)).toMatchObject([{ Outcome: 'Done', Attempts: 2, Result: { Steps: 2 }, Cursor: { step: 2 } }]);
  // What a dead node does later is refused.
  await expect(keepOfDead({ step: 9 })).rejects.toMatchObject({ name: 'JobLost' });
  expect(await jobRows(server)).toMatchObject([{ Cursor: { step: 2 } }]);
});

test('D-tenants-11 a run that neither ends nor reports keeps its own node from nothing after the lease', async () => {
  const runs: unknown[] = [];
  const own = [job('stuck', ({ cursor }) => (runs.push(cursor) === 1 ? new Promise(() => undefined) : Promise.resolve({})))];
  await add('stuck');
  const { runner, look } = startRunner(server, { own });
  await runner.start();
  look();
  await expect.poll(() => runs.length).toBe(1);
  server.clock.advance({ seconds: jobLease });
  await expect
    .poll(async () => {
      look();
      return (await jobRows(server))[0]?.Outcome;
    })
    .toBe('Done');
  await runner.stop();
});

test('D-tenants-12 a job that fails is tried again with growing waits, and is a dead letter after the last try', async () => {
  const tries: string[] = [];
  const own: Job[] = [
    {
      name: 'broken',
      schedule: '0 4 * * *',
      run: () => {
        tries.push(now());
        return Promise.reject(Object.assign(new Error('pat@lakeside.example was wrong'), { code: 'E42' }));
      },
    },
  ];
  const { runner, failures } = startRunner(server, { own });
  await runner.start();
  server.clock.set(new Date('2026-11-03T04:00:00.000Z'));
  for (let attempt = 1; attempt <= jobTries; attempt += 1) {
    expect(await runner.runDue(), `try ${attempt}`).toBe(1);
    expect(await runner.runDue(), `between ${attempt} and the next`).toBe(0);
    server.clock.advance({ seconds: jobFirstRetry * 2 ** (attempt - 1) });
  }
  expect([tries.length, failures.length]).toEqual([jobTries, jobTries]);
  // The message, which names someone, is nowhere.
  expect(await jobRows(server)).toMatchObject([
    { Outcome: 'Failed', Fault: 'Error E42', Attempts: jobTries, DoneAt: expect.any(String) },
    { Outcome: null, Fault: null, DueAt: '2026-11-04T04:00:00.000Z' },
  ]);
});

test('D-tenants-12 a job that kills its node each time fails after the last try', async () => {
  const own = [job('deadly', () => new Promise(() => undefined))];
  await add('deadly');
  for (let attempt = 1; attempt <= jobTries; attempt += 1) {
    void startRunner(server, { own, node: `node-${attempt}` }).runner.runDue();
    await expect.poll(async () => (await jobRows(server))[0]?.Attempts).toBe(attempt);
    server.clock.advance({ seconds: jobLease });
  }
  await startRunner(server, { own }).runner.runDue();
  expect(await jobRows(server)).toMatchObject([{ Outcome: 'Failed', Fault: 'Interrupted' }]);
});

test('D-tenants-11 a node that stops ends its step, and another one continues at once', async () => {
  const steps: unknown[] = [];
  let reached = () => undefined as void;
  const isAtWork = new Promise<void>((resolve) => (reached = resolve));
  let go = () => undefined as void;
  const mayGo = new Promise<void>((resolve) => (go = resolve));
  const own = [
    job('long', async ({ cursor, keep }) => {
      steps.push(cursor);
      reached();
      await mayGo;
      await keep({ step: 1 });
      steps.push('end');
      return {};
    }),
  ];
  await add('long');
  const first = startRunner(server, { own, node: 'first' });
  const running = first.runner.runDue();
  await isAtWork;
  const stopped = first.runner.stop();
  go();
  await Promise.all([stopped, running]);
  expect(steps).toEqual([null]);
  expect(await jobRows(server)).toMatchObject([{ Outcome: null, Attempts: 0, TakenBy: null, Cursor: { step: 1 } }]);
  await startRunner(server, { own, node: 'second' }).runner.runDue();
  expect(steps).toEqual([null, { step: 1 }, 'end']);
});

test('one job waits under a name and a key, and a job of another version of the server is left to it', async () => {
  await add('unknown');
  await add('unknown');
  expect(await startRunner(server, { own: [job('other', async () => ({}))] }).runner.runDue()).toBe(0);
  expect(await jobRows(server)).toMatchObject([{ Name: 'unknown', Attempts: 0 }]);
});

test('a schedule that has become denser applies from the next start', async () => {
  const at = async (schedule: string) => {
    const { runner } = startRunner(server, { own: [{ name: 'count', schedule, run: async () => ({}) }] });
    await runner.start();
    await runner.stop();
    return (await jobRows(server)).map(({ DueAt }) => DueAt);
  };
  expect(await at('0 4 * * *')).toEqual(['2026-11-03T04:00:00.000Z']);
  expect(await at(every5)).toEqual(['2026-11-02T15:05:00.000Z']);
  expect(await at('0 4 * * *')).toEqual(['2026-11-02T15:05:00.000Z']);
});

test.each([
  ['a schedule that is missing', { own: [{ name: 'a', schedule: 'none', run: async () => ({}) }] }, {}, 'has no "none"'],
  [
    'a schedule that cannot be read',
    { own: [{ name: 'a', schedule: 's', run: async () => ({}) }] },
    { s: '61 * * * *' },
    'The job "a" has no schedule that can be read',
  ],
  ['a schedule that never comes', { own: [{ name: 'a', schedule: 's', run: async () => ({}) }] }, { s: '0 0 31 2 *' }, 'has no time after'],
  ['two jobs of one name', { own: [job('a', async () => ({})), job('a', async () => ({}))] }, {}, 'There are two jobs of the name "a".'],
  ['a schedule of no job', { own: [] }, { s: every5 }, 'No job has the schedule "s"'],
])('%s stops the start', (_what, byArea: Record<string, Job[]>, schedules: Record<string, string>, says) => {
  expect(() => findJobs(schedules, byArea)).toThrow(says);
});
