import { existsSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, test, vi } from 'vitest';
import { BadConfig, readConfig } from '../../server/config';
import { openEmbedded } from '../../server/database/open';
import { demoPassword } from '../../server/demo/load';
import { openConfigured } from '../../server/open-configured';
import { programNotifications } from '../../server/records/tables/program-notifications';
import type { ProgramNotification, Session, TokenResult } from '../../schemas/generated/records';
import { openPageAt } from './support/live-page';
import { administer, withDatabase } from './support/postgres';
import { type ServerProcess, serverProcesses } from './support/server-process';

// Each start compiles the definitions and opens a database: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 });

const { folder, launch } = serverProcesses();

async function post<Body>(address: string, path: string, body: unknown, token = ''): Promise<Body> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Body;
}

const signIn = async (address: string) =>
  (await post<TokenResult>(address, '/account/login/login', { UserName: 'admin@lakeside.example', Password: demoPassword })).Token;

// One data folder through the life of three processes: a start compiles the definitions and takes seconds, so that each is looked at for all that it shows.
describe('a data folder', () => {
  let server: ServerProcess;
  let token: string | undefined;
  const stored = async () => {
    const answer = await fetch(`${server.address}/api/programnotification/getall`, { headers: { authorization: `Bearer ${token}` } });
    return new Set(((await answer.json()) as ProgramNotification[]).map(({ Name }) => Name));
  };
  const answered: string[] = [];

  test('D-speed-11 a first start shows its progress, also of the process that loads the demo, the address and the demo sign-ins', async () => {
    server = await launch({ CALLS_PER_MINUTE: '100000' });
    expect(server.output()).toContain('Storing 40 people');
    expect(server.address).toMatch(/^http:\/\/localhost:\d+$/);
    await expect.poll(server.output).toContain('admin@summit.example');
    token = await signIn(server.address);
    await post(server.address, '/programnotification/save', { Name: 'Kept', Content: '<p>x</p>' }, token);
  });

  test('a second process on the same data folder is refused in a plain sentence; the first goes on', async () => {
    const second = await launch({});
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`The data folder ${join(folder, 'db')} is in use by process ${server.child.pid}.`);
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  });

  test('a server is killed in the middle of saving', async () => {
    let saving = true;
    const saver = async (worker: number) => {
      for (let number = 0; saving; number += 1) {
        const name = `Kill ${worker}-${number}`;
        const saved = await post<ProgramNotification>(server.address, '/programnotification/save', { Name: name, Content: '<p>x</p>' }, token).catch(
          () => undefined,
        );
        if (saved?.Name === name) answered.push(name);
      }
    };
    const savers = Promise.all([1, 2, 3, 4].map(saver));
    await expect.poll(() => answered.length, { timeout: 30_000 }).toBeGreaterThan(40);
    server.child.kill('SIGKILL');
    await server.ended;
    saving = false;
    await savers;
  });

  test('the lock of a process that is gone, its number since given to another, does not stand in the way, and nothing that was answered is lost', async () => {
    writeFileSync(join(folder, 'db.lock'), JSON.stringify({ pid: process.pid, started: 'another time' }));
    server = await launch({});
    expect(server.address).not.toBe('');
    const names = await stored();
    expect(answered.length).toBeGreaterThan(40);
    expect(answered.filter((name) => !names.has(name))).toEqual([]);
  });

  test('a second start keeps the data and the sessions and loads no demo', async () => {
    expect([...(await stored())]).toContain('Kept');
    expect(server.output()).not.toContain('Storing');
  });

  test('on SIGTERM everything that is in flight is answered, and the server ends with 0 within ten seconds, its data folder free and whole', async () => {
    const agents = Array.from({ length: 60 }, () => new Agent({ keepAlive: true }));
    // Connections that have been used stay open: closing them in the wrong moment breaks off what arrives on them.
    const ask = (agent: Agent, path: string) =>
      new Promise<number | string>((resolve) => {
        const asked = get(`${server.address}/api${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        });
        asked.once('error', ({ message }) => resolve(message));
      });
    expect(new Set(await Promise.all(agents.map((agent) => ask(agent, '/session'))))).toEqual(new Set([200]));
    const answers = agents.map((agent) => ask(agent, '/user/userprofilev2'));
    expect(existsSync(join(folder, 'db.lock'))).toBe(true);
    server.child.kill('SIGTERM');
    expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
    expect(await server.ended).toBe(0);
    for (const agent of agents) agent.destroy();
    // After ten seconds it would end with its data folder locked: nothing is waited for any more.
    expect(existsSync(join(folder, 'db.lock'))).toBe(false);
    const reopened = await openEmbedded(join(folder, 'db'));
    try {
      const rows = await reopened.database.select({ Name: programNotifications.Name }).from(programNotifications);
      expect(rows.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['Kept', ...answered]));
    } finally {
      await reopened.close();
    }
  });
});

test('B-live-topics-10 two nodes that start together on one PostgreSQL server share its data, the demo loaded once, and live messages', async () => {
  const url = (database: string) => withDatabase(inject('postgresUrl'), database);
  const database = `wellspring_nodes_${process.pid}`;
  await administer({ url }, `create database ${database}`);
  const environment = { DATABASE_URL: url(database), DEMO_DATA: 'true' };
  const nodes = await Promise.all([launch(environment), launch(environment)]);
  expect(nodes.map(({ address, output }) => (address === '' ? output() : 'started'))).toEqual(['started', 'started']);
  const token = await signIn(nodes[0].address);
  const answers = await Promise.all(nodes.map(({ address }) => fetch(`${address}/api/settings`, { headers: { authorization: `Bearer ${token}` } })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);

  const open = async (key = token) => {
    const { Ticket } = await post<{ Ticket: string }>(nodes[0].address, '/tickets', { Purpose: 'live' }, key);
    return openPageAt(`${nodes[1].address.replace('http', 'ws')}/api/live`, Ticket);
  };
  const session = await fetch(`${nodes[0].address}/api/session`, { headers: { authorization: `Bearer ${token}` } });
  const { User } = (await session.json()) as Session;
  const page = await open();
  await page.subscribe(`user:${User!.UserId}`);
  await post(nodes[0].address, '/userannouncements', [{ AnnouncementId: 'lakeside-sleep', IsArchived: true }], token);
  await expect.poll(() => page.messages().map(({ Category }) => Category), { timeout: 30_000 }).toEqual(['Home']);
  const staying = await open(await signIn(nodes[1].address));
  await fetch(`${nodes[0].address}/api/login/logout`, { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(page.closed, { timeout: 30_000 }).toBe(4401);

  // An open page does not keep a node from ending.
  expect(staying.closed()).toBeUndefined();
  expect(await Promise.all(nodes.map(({ child, ended }) => (child.kill('SIGTERM'), ended)))).toEqual([0, 0]);
  await administer({ url }, `drop database ${database} with (force)`);
});

test('a busy port is refused in a plain sentence, before the database is touched', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const { port } = other.address() as { port: number };
  const server = await launch({ PORT: String(port), DATA_DIR: join(folder, 'untouched') });
  other.close();
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(`Wellspring did not start.\nPort ${port} is in use by another program. Stop that program, or set PORT to another number.\n`);
});

test('D-speed-11 why the demo could not be loaded is said by the server that started the process for it', async () => {
  writeFileSync(join(folder, 'file'), '');
  const server = await launch({ DATA_DIR: join(folder, 'file', 'db') });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/Wellspring did not start\.\nENOTDIR: not a directory, mkdir '.*db'\n$/);
});

test('every bad value is one plain sentence (server/config.test.ts has them all)', async () => {
  const server = await launch({ LOG_LEVEL: 'loud', DEMO_DATA: 'maybe' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    'Wellspring did not start.\nLOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".\nDEMO_DATA must be true or false, not "maybe".\n',
  );
});

test('a database server that cannot be reached is one plain sentence', async () => {
  // As `npm start` opens it; what it does with the sentence is shown above.
  const config = readConfig({ DATABASE_URL: 'postgres://localhost:1/none' });
  await expect(openConfigured(config, () => undefined)).rejects.toThrow(new BadConfig('The database of DATABASE_URL cannot be used: ECONNREFUSED.'));
});
