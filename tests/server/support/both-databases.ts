import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { inject, vi } from 'vitest';
import type { OpenDatabase } from '../../../server/database/database';
import { createEmbedded, prepareEmbedded } from '../../../server/database/open';
import { loadDemo } from '../../../server/demo/load';
import { users } from '../../../server/records/tables/people';
import { count } from '../../support/counts';
import { runsNow } from '../../support/slice';
import { testDefinitions } from './definitions';
import { type Client, serve, startTestServer, type TestServer } from './test-server';

let filled: Promise<Blob> | undefined;

/** Filled once for a run, by the first worker that wants it: a copy costs an eighth of what filling another one does. */
async function fill(): Promise<Blob> {
  const folder = inject('sharedFolder');
  const file = join(folder, 'embedded.tar');
  if (isFirst(join(folder, 'embedded'))) {
    const made = await make();
    writeFileSync(`${file}.part`, Buffer.from(await made.arrayBuffer()));
    renameSync(`${file}.part`, file);
    return made;
  }
  // Not `expect.poll`: that waits within a test only, and servers are started before one.
  await vi.waitUntil(() => existsSync(file), { timeout: 300_000, interval: 200 });
  return new Blob([readFileSync(file)]);
}

/** Whether nobody was here before. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function make(): Promise<Blob> {
  const client = await createEmbedded();
  const { database } = await prepareEmbedded(client);
  await loadDemo(database, testDefinitions(), { people: 40, today: '2026-11-02', progress: () => undefined });
  const files = await client.dumpDataDir('none');
  await client.close();
  return files;
}

/** An embedded database with a demo of forty people: in memory, or in a folder that is new. */
export async function copyEmbedded(dataDir?: string): Promise<OpenDatabase> {
  count('databases');
  const loadDataDir = await (filled ??= fill());
  return prepareEmbedded(await createEmbedded(dataDir, { loadDataDir }));
}

/** The server on an embedded database of its own, with a demo of forty people. */
export const startEmbeddedServer = async (): Promise<TestServer> => serve(await copyEmbedded());

/** What is held by the database is tried on both that the server runs on. */
const bothDatabases: { name: string; start(): Promise<TestServer> }[] = [
  { name: 'PostgreSQL', start: () => startTestServer() },
  { name: 'the embedded database', start: startEmbeddedServer },
];

/**
 * The same for tests of many who write at once, and for long ones: on PostgreSQL they always run. The embedded database, which takes one query after the
 * other, has them in one of four landings, and in each that changes the server.
 * @param what names the tests.
 */
export const databasesFor = (what: string): typeof bothDatabases =>
  bothDatabases.filter(({ name }) => name === 'PostgreSQL' || runsNow(`${what} on ${name}`, 4, (file) => file.startsWith('server/')));

/** How many people act at once where many do. */
export const many = 40;

/** Many people more of Lakeside, each signed in: `w-0`, `w-1` and so on. */
export async function signInMany({ database, as }: TestServer): Promise<{ ids: string[]; clients: Client[] }> {
  const [pat] = await database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
  const ids = Array.from({ length: many }, (_, index) => `w-${index}`);
  const rows = ids.map((UserId) => ({ ...pat!, UserId, UserName: `${UserId}@lakeside.example`, Email: `${UserId}@lakeside.example`, UniqueId: null }));
  await database.insert(users).values(rows);
  const clients: Client[] = [];
  for (const { UserName } of rows) clients.push(await as(UserName));
  return { ids, clients };
}
