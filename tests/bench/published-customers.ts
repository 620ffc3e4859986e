import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import { openServer } from '../../server/database/open';
import { compiledDefinitions } from '../../server/definitions/compiled-definitions';
import { patchBetween } from '../../server/definitions/revision-patch';
import { loadDemo } from '../../server/demo/load';
import { hashToken } from '../../server/foundation/tokens';
import { jobs } from '../../server/records/tables/jobs';
import { baseRevisions, compiledPublications, overlayPointers, overlayPublications } from '../../server/records/tables/overlay-publications';
import { entities, users } from '../../server/records/tables/people';
import { sessions } from '../../server/records/tables/sessions';
import { startEmbeddedPostgres } from '../server/support/embedded-postgres';
import { shelfOverlay, shirtSizes } from '../server/support/overlays';
import { quantile } from './figures';
import { startNode, type StartedNode, stopNode } from './started-node';

/** What a node with many published customers needs. */
interface PublishedFigures {
  customers: number;
  /** From the start of the process until it answers, in milliseconds. */
  ready: number;
  /** The processor time of that, in milliseconds. */
  readyProcessor: number;
  /** The first call of each customer, in milliseconds: the slowest of a hundred, and of all. */
  cold99: number;
  coldest: number;
  /** The processor time of one of them, in milliseconds. */
  coldProcessor: number;
  /** Memory after one customer and after all, in megabytes. */
  memoryBefore: number;
  memoryAfter: number;
  /** On a new base: how many customers are compiled on it, in how many seconds, and how often. */
  recompiled: number;
  seconds: number;
  compilations: number;
  /** The calls that were made at the same time, and those that failed. */
  calls: number;
  failed: number;
  call99: number;
  /** The most memory of a node at the same time, in megabytes. */
  memoryCompiling: number;
}

const customers = Number(process.env.BENCH_CUSTOMERS ?? 2000);
/** All of them take a quarter of an hour. */
const recompiled = Number(process.env.BENCH_RECOMPILED ?? 100);
const at = new Date().toISOString();
const names = Array.from({ length: customers }, (_, number) => `bench-${String(number).padStart(5, '0')}`);
const oldBase = 'base-of-the-version-before';

/** Companies with a person and a session each, whose publication is compiled on the present base. */
async function fill(database: Database) {
  const definitions = await compiledDefinitions(join(import.meta.dirname, '../..'), () => undefined);
  const base = definitions.for(null);
  await loadDemo(database, definitions, { people: 60, today: '2026-11-02', progress: () => undefined });
  const Files = Object.fromEntries([...shirtSizes, shelfOverlay].map(({ Path, Text }) => [Path, Text]));
  const { revision, faults } = await definitions.compileOverlays(names[0]!, Files);
  if (revision === undefined) throw new Error(JSON.stringify(faults));
  // All have the same definitions; a revision says whose it is in its hash and its name.
  const patch = JSON.stringify(patchBetween(base, JSON.parse(JSON.stringify(revision))));
  const hashOf = (number: number) => `${revision.hash.slice(0, -5)}${String(number).padStart(5, '0')}`;
  const [company] = await database.select().from(entities).where(eq(entities.EntityId, 'summit'));
  const [person] = await database.select().from(users).where(eq(users.UserName, 'pat@summit.example'));
  await database.insert(baseRevisions).values({ Hash: base.hash, Revision: gzipSync(JSON.stringify(base)) });
  for (let from = 0; from < customers; from += 100) {
    const part = names.slice(from, from + 100).map((name, index) => ({ name, number: from + index }));
    await database.insert(entities).values(part.map(({ name }) => ({ ...company!, EntityId: name, EntityName: name, Customer: name, HostName: null })));
    await database
      .insert(users)
      .values(part.map(({ name }) => ({ ...person!, UserId: name, UserName: name, Email: `${name}@bench.example`, UniqueId: null, EntityId: name })));
    const ExpiresAt = new Date(Date.now() + 7_200_000).toISOString();
    await database.insert(sessions).values(part.map(({ name }) => ({ TokenHash: hashToken(name), UserId: name, CreatedAt: at, ExpiresAt })));
    const made = { Number: 1, Hash: '', BaseHash: base.hash, Revision: null, PublishedBy: 'bench', PublishedAt: at, Why: 'The bench.', Files };
    await database.insert(overlayPublications).values(part.map(({ name }) => ({ ...made, Customer: name })));
    await database
      .insert(overlayPointers)
      .values(part.map(({ name }) => ({ Customer: name, Move: 1, Number: 1, MovedBy: 'bench', MovedAt: at, Why: 'The bench.' })));
    await database.insert(compiledPublications).values(
      part.map(({ name, number }) => ({
        Customer: name,
        Number: 1,
        BaseHash: base.hash,
        Hash: hashOf(number),
        Patch: gzipSync(patch.replaceAll(revision.hash, hashOf(number)).replaceAll(names[0]!, name)),
        Sources: null,
        CompiledAt: at,
      })),
    );
  }
  await database.execute(sql`vacuum analyze`);
  return base.hash;
}

/** Makes one call; answers its milliseconds and whether it failed. */
async function call({ address }: StartedNode, path: string, token: string) {
  const start = performance.now();
  const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
  const text = await response?.text();
  return { milliseconds: performance.now() - start, hasFailed: response?.status !== 200, text };
}

/** The first call of each customer, and what memory that takes. */
async function coldCalls(node: StartedNode) {
  const warm = await call(node, '/api/session', names[0]!);
  if (warm.hasFailed) throw new Error(`A session was refused: ${warm.text}`);
  const { Revision } = JSON.parse(warm.text!) as { Revision: string };
  for (let time = 0; time < 50; time += 1) await call(node, '/api/session', names[0]!);
  await call(node, `/definitions/${Revision}/shell.json`, names[0]!);
  const memoryBefore = node.memory();
  const times: number[] = [];
  let memoryAfter = memoryBefore;
  const before = node.processor();
  for (const name of names.slice(1)) {
    const { milliseconds, hasFailed, text } = await call(node, '/api/session', name);
    if (hasFailed) throw new Error(`A session was refused: ${text}`);
    times.push(milliseconds);
    memoryAfter = Math.max(memoryAfter, node.memory());
  }
  return { memoryBefore, memoryAfter, cold99: quantile(times, 0.99), coldest: Math.max(...times), coldProcessor: (node.processor() - before) / times.length };
}

/** Two nodes with a new base start on the database: how they compile, and how they answer at the same time. */
async function onNewBase(database: Database, url: string, base: string) {
  const those = sql`${compiledPublications.Customer} < ${names[recompiled] ?? 'bench-9'}`;
  await database.insert(baseRevisions).values({
    Hash: oldBase,
    Revision: sql`(select ${baseRevisions.Revision} from ${baseRevisions} where ${baseRevisions.Hash} = ${base})` as never,
  });
  await database.update(compiledPublications).set({ BaseHash: oldBase }).where(those);
  const nodes = await Promise.all([startNode(url), startNode(url)]);
  const began = performance.now();
  const times: number[] = [];
  let failed = 0;
  let memoryCompiling = 0;
  let isDone = false;
  const callAgain = async (node: StartedNode, shift: number) => {
    for (let turn = shift; !isDone; turn += 7) {
      const { milliseconds, hasFailed } = await call(node, '/api/session', names[turn % recompiled]!);
      times.push(milliseconds);
      if (hasFailed) failed += 1;
      await wait(50);
    }
  };
  const calling = nodes.map(callAgain);
  const onBase = () => database.$count(compiledPublications, eq(compiledPublications.BaseHash, base));
  while ((await onBase()) < customers) {
    if (performance.now() - began > 3_600_000) throw new Error('The customers are not compiled after an hour.');
    memoryCompiling = Math.max(memoryCompiling, ...nodes.map((node) => node.memory()));
    await wait(500);
  }
  const seconds = (performance.now() - began) / 1000;
  const isWaiting = and(eq(jobs.Name, 'recompile'), isNull(jobs.DoneAt));
  while ((await database.$count(jobs, isWaiting)) > 0) await wait(500);
  isDone = true;
  await Promise.all(calling);
  const { rows } = (await database.execute(
    sql`select coalesce(sum((result ->> 'Compiled')::int), 0) as compiled from jobs where name = 'recompile'`,
  )) as unknown as { rows: { compiled: string }[] };
  await Promise.all(nodes.map(stopNode));
  return { recompiled, seconds, compilations: Number(rows[0]!.compiled), calls: times.length, failed, call99: quantile(times, 0.99), memoryCompiling };
}

/** Measures a node with many published customers on a PostgreSQL of its own. */
export async function measurePublishedCustomers(): Promise<PublishedFigures> {
  const postgres = await startEmbeddedPostgres();
  const url = `${postgres.address}/postgres`;
  const { database, close } = await openServer(url);
  try {
    const base = await fill(database);
    const node = await startNode(url);
    const readyProcessor = node.processor();
    const cold = await coldCalls(node);
    await stopNode(node);
    return { customers, ready: node.ready, readyProcessor, ...cold, ...(await onNewBase(database, url, base)) };
  } finally {
    await close();
    await postgres.stop();
  }
}

/** How a node stands to what many published customers may cost. */
export function publishedCustomersVerdicts(figures: PublishedFigures) {
  const most = (title: string, goal: number, reached: number) => ({
    title: `${figures.customers} published customers: ${title}`,
    goal,
    reached,
    isMet: reached <= goal,
  });
  return [
    most('ready, milliseconds', 10_000, figures.ready),
    most('first call of a customer, milliseconds, the slowest', 300, figures.coldest),
    most('memory above that of one customer, MB', 600, figures.memoryAfter - figures.memoryBefore),
    most('calls that failed while a new base is compiled', 0, figures.failed),
    most('compilations of each customer', 1, figures.compilations / figures.recompiled),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const figures = await measurePublishedCustomers();
  console.table(figures);
  console.table(publishedCustomersVerdicts(figures));
}
