import { expect, inject, test, vi } from 'vitest';
import type { Session } from '../../schemas/generated/records';
import { openPageAt } from './support/live-page';
import { post, signIn } from './support/listening-server';
import { administer, withDatabase } from './support/postgres';
import { serverProcesses } from './support/server-process';

// Each start opens a database: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 });

const { launch } = serverProcesses();

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
