import { existsSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openEmbedded } from '../../server/database/open';
import { programNotifications } from '../../server/records/tables/program-notifications';
import type { ProgramNotification } from '../../schemas/generated/records';
import { post, signIn } from './support/listening-server';
import { type ServerProcess, serverProcesses } from './support/server-process';

// Each start compiles the definitions and opens a database: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 });

const { folder, launch } = serverProcesses();

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
