import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Revision } from '../../runtime/definitions/compiled';
import type { FileDefinitions } from '../../server/definitions/definitions';
import { type PublishedDefinitions, publishedDefinitions } from '../../server/definitions/published-definitions';
import { baseRevisions, compiledPublications } from '../../server/records/tables/overlay-publications';
import { publicationStore } from '../../server/records/publications';
import { jobs as authoring } from '../../server/areas/authoring/jobs';
import { createTools } from '../../server/calls/tools';
import { patchBetween } from '../../server/definitions/revision-patch';
import { packed } from '../../server/definitions/stored-revision';
import { unavailable } from '../../server/foundation/outcome';
import { JobRunner } from '../../server/jobs/runner';
import { testDefinitions } from './support/definitions';
import { jobRows, jobSettings } from './support/jobs';
import { TestTimers } from './support/test-timers';
import { withServer } from './support/fixture';

const { server } = withServer();
const at = '2026-11-30T08:00:00.000Z';

/** Files whose overlays give the shell a title, or have faults: what the compiler does with the real files does not matter here. */
function filesOn(base: Revision, compiled: string[] = [], titles: Record<string, string> = {}): FileDefinitions {
  const ofCustomer = (customer: string, title: string): Revision => ({
    ...base,
    customer,
    hash: `${base.hash}-${customer}-${title}`,
    shell: { ...base.shell, customer, app: { ...base.shell.app, title } as Revision['shell']['app'] },
  });
  return {
    for: () => base,
    customers: () => [],
    byHash: async (hash) => (hash === base.hash ? base : undefined),
    ofSession: async () => base,
    arePublished: true,
    compileOverlays: async (customer, files) => {
      const title = titles[customer] ?? files.title ?? '';
      compiled.push(customer);
      return title === 'faulty' ? { faults: [] } : { revision: ofCustomer(customer, title), faults: [] };
    },
  };
}

/** The same files, whose revisions are packed by what they can differ in: comparing all of a base takes a tenth of a second. */
function quickFilesOn(base: Revision, compiled: string[] = []): FileDefinitions & Required<Pick<FileDefinitions, 'compilePatch'>> {
  const files = filesOn(base, compiled);
  const changing = ({ hash, customer, shell }: Revision) => ({ hash, customer, shell: { customer: shell.customer, app: shell.app } });
  return {
    ...files,
    async compilePatch(customer, own) {
      const { revision } = await files.compileOverlays(customer, own);
      if (revision === undefined) return { faults: [] };
      const patch = packed(patchBetween(changing(base), changing(revision))!);
      return { packed: { hash: revision.hash, patch, sources: null }, faults: [] };
    },
  };
}

async function publishFor(customers: readonly string[], title: string) {
  const { reads, transaction } = publicationStore(server.database);
  for (const customer of customers)
    await transaction(async (publications) => {
      const made = { Customer: customer, Hash: '', BaseHash: '', Revision: null, PublishedBy: 'test', PublishedAt: at, Why: 'A test.' };
      const Number = await publications.add({ ...made, Files: { title } });
      await publications.point({ Customer: customer, Number, MovedBy: 'test', MovedAt: at, Why: 'A test.' });
    });
  return reads;
}
const titleOf = ({ shell }: Revision) => (shell.app as unknown as { title: string }).title;
/** Compiles what waits, as the job does. */
async function compileAll(definitions: PublishedDefinitions) {
  for (const publication of await definitions.waiting()) await definitions.compile(publication);
}
const node = async (files: FileDefinitions, said: string[] = []) => {
  const definitions = publishedDefinitions(
    files,
    publicationStore(server.database),
    (message) => said.push(message),
    () => at,
  );
  await definitions.refresh();
  return definitions;
};

test('D-tenants-61 D-tenants-62 a publication is compiled once on a base, and what it has of the base is not kept twice', async () => {
  const base = testDefinitions().for(null);
  const compiled: string[] = [];
  const customers = ['one', 'two', 'three'];
  await publishFor(customers, 'First');
  const first = await node(filesOn(base, compiled));
  await compileAll(first);
  expect(compiled.toSorted()).toEqual(customers.toSorted());
  const second = await node(filesOn(base, compiled));
  await compileAll(second);
  expect(compiled).toHaveLength(3);
  const one = await second.of('one');
  expect([titleOf(one), one.customer, one.hash]).toEqual(['First', 'one', `${base.hash}-one-First`]);
  expect(one.screens === base.screens).toBe(true);
  expect(await second.of('one')).toBe(one);
  const [row] = await server.database.select().from(compiledPublications).where(eq(compiledPublications.Customer, 'one'));
  expect(row!.Patch!.length).toBeLessThan(1000);
});

test('D-tenants-63 on a new base customers run what was compiled before, until their publication is compiled on the new one; one with faults stays', async () => {
  const base = testDefinitions().for(null);
  await publishFor(['four'], 'Before');
  await publishFor(['five'], 'Before');
  const old = await node(filesOn(base));
  await compileAll(old);
  const began = (await old.of('four')).hash;
  const newBase = { ...base, hash: 'of-the-new-base', constants: { ...base.constants } };
  const said: string[] = [];
  const next = await node(filesOn(newBase, [], { four: 'After', five: 'faulty' }), said);
  expect(titleOf(await next.of('four'))).toBe('Before');
  await compileAll(next);
  await next.refresh();
  expect([titleOf(await next.of('four')), titleOf(await next.of('five'))]).toEqual(['After', 'Before']);
  expect(said.filter((message) => message.includes('"five"'))).toEqual([expect.stringContaining('The customer stays on the revision as it was published.')]);
  // Sessions of the old base go on with it, also on a node that never had it.
  expect(titleOf(await next.ofSession('four', began))).toBe('Before');
  expect(await server.database.$count(baseRevisions)).toBe(2);
});

test('D-tenants-64 within a transaction nothing waits for another connection', async () => {
  const base = testDefinitions().for(null);
  await publishFor(['six'], 'First');
  await compileAll(await node(filesOn(base)));
  const definitions = await node(filesOn(base));
  await server.database.transaction(async (own) => {
    const { reads } = publicationStore(own);
    const outside = publicationStore(server.database).reads;
    const asked: string[] = [];
    const watched = new Proxy(outside, { get: (target, name) => (asked.push(String(name)), Reflect.get(target, name)) });
    const within = publishedDefinitions(filesOn(base), { reads: watched, transaction: publicationStore(own).transaction }, () => undefined);
    await within.refresh();
    asked.length = 0;
    expect(titleOf(await within.within(reads).of('six'))).toBe('First');
    expect(asked).toEqual([]);
  });
  expect(titleOf(await definitions.of('six'))).toBe('First');
});

/** A node's runner of the job, with files of its own, on the database of the tests. */
async function compiling(name: string, files: FileDefinitions) {
  const tools = createTools(server.database, server.clock, await node(files));
  const job = authoring.find((one) => one.name === 'recompile')!;
  const failures: { job: string; attempts: number; error: unknown }[] = [];
  const report = (failure: (typeof failures)[number]) => failures.push(failure);
  const runner = new JobRunner({ tools, jobs: new Map([[job.name, { ...job, nextRun: undefined }]]), timers: new TestTimers(), node: name, report });
  return { runner, failures };
}
const recompiling = async () => (await jobRows(server)).filter(({ Name }) => Name === 'recompile');

test('D-tenants-79 many customers are compiled on a new base once each, by the nodes that have that base, and those of another base leave the job', async () => {
  const base = { ...testDefinitions().for(null), hash: 'base-of-two-nodes' };
  const customers = Array.from({ length: 24 }, (_, number) => `many-${number}`);
  await publishFor(customers, 'First');
  const compiled: string[] = [];
  const [one, two] = [await compiling('one', quickFilesOn(base, compiled)), await compiling('two', quickFilesOn(base, compiled))];
  await Promise.all([one.runner.start(), two.runner.start()]);
  const rows = await recompiling();
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows.map(({ Key }) => Key)).size).toBe(rows.length);

  const older = await compiling('older', filesOn({ ...base, hash: 'another-base' }));
  expect(await older.runner.runDue()).toBe(0);
  const taken = await Promise.all([one.runner.runDue(), two.runner.runDue()]);
  expect(taken[0] + taken[1]).toBe(rows.length);
  expect(Math.min(...taken)).toBeGreaterThan(0);
  const ofThese = compiled.filter((customer) => customer.startsWith('many-'));
  expect(ofThese.toSorted()).toEqual(customers.toSorted());
  const counts = (await recompiling()).map(({ Outcome, Result }) => ({ Outcome, compiled: (Result as { Compiled: number }).Compiled }));
  expect(counts.every(({ Outcome }) => Outcome === 'Done')).toBe(true);
  expect(counts.reduce((sum, one) => sum + one.compiled, 0)).toBe(compiled.length);
  await Promise.all([one, two, older].map(({ runner }) => runner.stop()));
  expect([...one.failures, ...two.failures]).toEqual([]);
});

test('D-tenants-79 a customer that cannot be compiled keeps no other waiting, and the job is tried again', async () => {
  const base = { ...testDefinitions().for(null), hash: 'base-that-breaks' };
  await publishFor(['many-0'], 'First');
  let isBroken = true;
  const files = quickFilesOn(base);
  const broken: FileDefinitions = {
    ...files,
    async compilePatch(customer, own) {
      // As where the thread of the compiler ends.
      if (isBroken && customer === 'many-0') throw unavailable('The check was stopped.');
      return files.compilePatch(customer, own);
    },
  };
  const { runner, failures } = await compiling('one', broken);
  await runner.start();
  const before = (await recompiling()).filter(({ DoneAt }) => DoneAt === null).length;
  await runner.runDue();
  expect(failures).toHaveLength(1);
  expect((await recompiling()).filter(({ DoneAt }) => DoneAt === null)).toHaveLength(1);
  expect(before).toBeGreaterThan(1);
  for (let turn = 1; turn < jobSettings().jobTries; turn += 1) {
    server.clock.advance({ seconds: jobSettings().jobLongestRetry });
    await runner.runDue();
  }
  expect((await recompiling()).filter(({ Outcome }) => Outcome === 'Failed')).toHaveLength(1);
  // Nodes that start do not begin the same again at once.
  await (await compiling('two', broken)).runner.start();
  expect((await recompiling()).filter(({ DoneAt }) => DoneAt === null)).toEqual([]);
  isBroken = false;
  server.clock.advance({ seconds: 86_400 });
  await (await compiling('three', broken)).runner.start();
  expect(await runner.runDue()).toBe(1);
  expect((await recompiling()).filter(({ DoneAt }) => DoneAt === null)).toEqual([]);
  expect(titleOf(await (await node(files)).of('many-0'))).toBe('First');
  await runner.stop();
});
