import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Revision } from '../../runtime/definitions/compiled';
import type { FileDefinitions } from '../../server/definitions/definitions';
import { publishedDefinitions } from '../../server/definitions/published-definitions';
import { baseRevisions, compiledPublications } from '../../server/records/tables/overlay-publications';
import { publicationStore } from '../../server/records/publications';
import { testDefinitions } from './support/definitions';
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
  await first.compileAll(() => false);
  expect(compiled.toSorted()).toEqual(customers.toSorted());
  const second = await node(filesOn(base, compiled));
  await second.compileAll(() => false);
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
  await old.compileAll(() => false);
  const began = (await old.of('four')).hash;
  const newBase = { ...base, hash: 'of-the-new-base', constants: { ...base.constants } };
  const said: string[] = [];
  const next = await node(filesOn(newBase, [], { four: 'After', five: 'faulty' }), said);
  expect(titleOf(await next.of('four'))).toBe('Before');
  await next.compileAll(() => false);
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
  await (await node(filesOn(base))).compileAll(() => false);
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
