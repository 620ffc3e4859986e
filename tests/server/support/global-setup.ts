import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import type { Database } from '../../../server/database/database';
import { openServer } from '../../../server/database/open';
import { demoPassword, loadDemo } from '../../../server/demo/load';
import { users } from '../../../server/records/tables/people';
import { keepProductDefinitions, testDefinitions } from './definitions';
import { administer, type PostgresServer, startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** An address of the server whose database name is replaced by that of a copy of the template. */
    postgresUrl: string;
    template: string;
    /** A folder for what one worker makes for all. */
    sharedFolder: string;
  }
}

/** The server of a run with its template, and how many projects of tests use it. */
interface Shared {
  users: number;
  filled: Promise<{ server: PostgresServer; template: string }>;
  folder: string;
}
// Each project loads this module anew, in one process.
const run = globalThis as { testDatabase?: Shared | undefined };

/** One PostgreSQL for the run, with one small demo that each test file copies. */
export default async function setup(project: TestProject) {
  const shared = (run.testDatabase ??= { users: 0, filled: start(), folder: mkdtempSync(join(tmpdir(), 'wellspring-shared-')) });
  shared.users += 1;
  const { server, template } = await shared.filled;
  project.provide('postgresUrl', server.url('postgres'));
  project.provide('template', template);
  project.provide('sharedFolder', shared.folder);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    run.testDatabase = undefined;
    rmSync(shared.folder, { recursive: true, force: true });
    await administer(server, `drop database ${template} with (force)`);
    await server.stop();
  };
}

async function start() {
  const starting = startPostgres();
  // While PostgreSQL starts, in a process of its own.
  await setImmediate();
  keepProductDefinitions();
  testDefinitions();
  const server = await starting;
  const template = `wellspring_template_${process.pid}`;
  try {
    await fill(server, template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { server, template };
}

async function fill(server: PostgresServer, template: string) {
  await administer(server, `create database ${template}`);
  const opened = await openServer(server.url(template));
  const demo = { people: 60, today: '2026-11-02', progress: () => undefined };
  await loadDemo(opened.database, testDefinitions(), demo)
    .then(() => weakenPasswords(opened.database))
    .finally(opened.close);
}

/** The demo's password is judged in no time: hundreds of sign-ins would compute 40 ms each. What the product itself hashes stays slow. */
async function weakenPasswords(database: Database) {
  const slow = sql`(select ${users.PasswordHash} from ${users} where ${users.UserName} = 'admin@lakeside.example')`;
  const quick = await hash(demoPassword, { memoryCost: 8, timeCost: 1 });
  await database.update(users).set({ PasswordHash: quick }).where(eq(users.PasswordHash, slow));
}
