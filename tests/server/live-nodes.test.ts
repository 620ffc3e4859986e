import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openServer } from '../../server/database/open';
import { listenerName } from '../../server/database/notifications';
import { idOf, openedForTest, publish } from './support/live-page';
import { administer, withDatabase } from './support/postgres';
import { clientOf, serve, type TestServer } from './support/test-server';

const patience = { timeout: 30_000 };

const logIn = async (server: TestServer, UserName: string) => {
  const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName, Password: 'Wellspring-2026' });
  return clientOf(server.app, body.Token);
};

describe('two nodes on one PostgreSQL', () => {
  let one: TestServer;
  let other: TestServer;
  let name: string;
  const url = (database: string) => withDatabase(inject('postgresUrl'), database);
  beforeAll(async () => {
    name = `wellspring_live_${process.pid}`;
    await administer({ url }, `create database ${name} template ${inject('template')}`);
    one = await serve(await openServer(url(name)));
    other = await serve(await openServer(url(name)));
    await other.app.ready();
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await administer({ url }, `drop database ${name} with (force)`);
  });

  test('what is said on one is heard on the other, and a session that ends on one closes its sockets on the other', async () => {
    const client = await logIn(one, 'pat@lakeside.example');
    const topic = `user:${await idOf(client)}`;
    const page = await openedForTest(other, clientOf(other.app, client.token));
    await page.subscribe(topic);
    await publish(one, topic, 'from the other node');
    await expect.poll(() => page.messages().map(({ Payload }) => Payload), patience).toEqual(['from the other node']);
    await client.get('/login/logout');
    await expect.poll(page.closed, patience).toBe(4401);
  });

  test('a node whose listening connection is cut comes back and catches up', async () => {
    const client = await logIn(one, 'pat@lakeside.example');
    const topic = `user:${await idOf(client)}`;
    const page = await openedForTest(other, clientOf(other.app, client.token));
    await page.subscribe(topic);
    const cut = await one.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ${listenerName}`,
    );
    // Each node listens twice: to live topics, and to what is published.
    expect((cut as unknown as { rows: unknown[] }).rows).toHaveLength(4);
    await publish(one, topic, 'while it was cut');
    await expect.poll(() => page.messages().map(({ Payload }) => Payload), patience).toEqual(['while it was cut']);
    await publish(one, topic, 'after it came back');
    await expect.poll(() => page.messages().map(({ Payload }) => Payload), patience).toEqual(['while it was cut', 'after it came back']);
  });

  test('D-tenants-01 D-tenants-02 a transaction that stays open after it has published holds up nobody; its message comes when it commits', async () => {
    const client = await logIn(one, 'pat@lakeside.example');
    const topic = `user:${await idOf(client)}`;
    const page = await openedForTest(other, clientOf(other.app, client.token));
    await page.subscribe(topic);
    let commit = () => {};
    const isOver = new Promise<void>((resolve) => (commit = resolve));
    let hasPublished = () => {};
    const isPublished = new Promise<void>((resolve) => (hasPublished = resolve));
    const long = one.database.transaction(async (transaction) => {
      await publish({ ...one, database: transaction as unknown as typeof one.database }, topic, 'long');
      hasPublished();
      await isOver;
    });
    await isPublished;
    await publish(one, topic, 'first');
    await publish(other, topic, 'second');
    await expect.poll(() => page.messages().map(({ Payload }) => Payload), patience).toEqual(['first', 'second']);
    const { Id } = page.messages()[1]!;
    commit();
    await long;
    await expect.poll(() => page.messages().map(({ Payload }) => Payload), patience).toEqual(['first', 'second', 'long']);
    // A page that has seen the second message receives the one that committed after it.
    const back = await openedForTest(one, client);
    expect(await back.subscribe(topic, Id)).toMatchObject({ Missed: false });
    await expect.poll(() => back.messages().map(({ Payload }) => Payload), patience).toEqual(['long']);
  });

  test('messages published at once by both nodes come in the order of their ids, each once', async () => {
    const client = await logIn(one, 'pat@lakeside.example');
    const topic = `user:${await idOf(client)}`;
    const page = await openedForTest(other, clientOf(other.app, client.token));
    await page.subscribe(topic);
    const numbers = Array.from({ length: 40 }, (_, index) => index);
    await Promise.all(numbers.map((number) => publish(number % 2 === 0 ? one : other, topic, number)));
    await expect.poll(() => page.messages().length, patience).toBe(40);
    const ids = page.messages().map(({ Id }) => Id);
    expect(ids).toEqual([...new Set(ids)].sort((left, right) => left - right));
    expect(new Set(page.messages().map(({ Payload }) => Payload))).toEqual(new Set(numbers));
  });
});
