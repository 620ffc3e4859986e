import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellPerson } from '../../server/calls/tell-person';
import { liveMessageRecords } from '../../server/records/live-messages';
import type { ProgramPage } from '../../schemas/generated/records';
import { idOf, liveAddress, type LivePage, openedForTest, openSocket, publish, ticketOf } from './support/live-page';
import { removeExpiredNow } from './support/jobs';
import { type Client, clientOf, startTestServer, type TestServer } from './support/test-server';

const patience = { timeout: 30_000 };

const logIn = async (server: TestServer, UserName: string) => {
  const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName, Password: 'Wellspring-2026' });
  return clientOf(server.app, body.Token);
};

describe('one node', () => {
  let server: TestServer;
  let pat: Client;
  let patId: string;
  beforeAll(async () => {
    server = await startTestServer();
    pat = await server.as('pat@lakeside.example');
    patId = await idOf(pat);
  });
  afterAll(() => server.close());

  test('A-live-topics-01 B-live-topics-10 a person hears what is said to them', async () => {
    const page = await openedForTest(server, pat);
    expect(await page.subscribe(`user:${patId}`)).toMatchObject({ Type: 'subscribed', Missed: false });
    await publish(server, `user:${patId}`, { ProgramId: 'p1' });
    const message = { Type: 'message', Id: expect.any(Number), Topic: `user:${patId}`, Category: 'Home', Payload: { ProgramId: 'p1' } };
    await expect.poll(page.messages, patience).toEqual([message]);
  });

  test('a change that is rolled back says nothing', async () => {
    const page = await openedForTest(server, pat);
    await page.subscribe(`user:${patId}`);
    const undone = server.database.transaction(async (transaction) => {
      await tellPerson(
        { liveMessages: liveMessageRecords(transaction as unknown as typeof server.database) },
        { user: { UserId: patId } } as never,
        'Home',
        server.clock,
        'undone',
      );
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await publish(server, `user:${patId}`, 'done');
    await expect.poll(() => page.messages().map(({ Payload }) => Payload), patience).toEqual(['done']);
  });

  test('B-live-topics-10 archiving an announcement tells the other pages of the person, and nobody else', async () => {
    const [first, second] = [await openedForTest(server, pat), await openedForTest(server, await server.as('admin@lakeside.example'))];
    await first.subscribe(`user:${patId}`);
    await second.subscribe(`user:${await idOf(await server.as('admin@lakeside.example'))}`);
    await pat.post('/userannouncements', [{ AnnouncementId: 'lakeside-sleep', IsArchived: true }]);
    await expect.poll(() => first.messages().map(({ Category }) => Category), patience).toEqual(['Home']);
    expect(second.messages()).toEqual([]);
  });

  test.each([
    ['another person', async () => `user:${await idOf(await server.as('admin@lakeside.example'))}`],
    ['a program one takes no part in', async () => 'messageBoard:summit-spring-1'],
    ['no program at all', async () => 'messageBoard:nothing'],
    ['no kind of topic', async () => 'everything:*'],
    ['an empty id', async () => 'user:'],
  ])('the topic of %s is refused, and what is said there is not heard', async (_whose, topicOf) => {
    const topic = await topicOf();
    const page = await openedForTest(server, pat);
    expect(await page.subscribe(topic)).toEqual({ Type: 'refused', Topic: topic, Message: 'You may not listen to this topic.' });
    await page.subscribe(`user:${patId}`);
    await publish(server, topic, 'secret');
    await publish(server, `user:${patId}`, 'own');
    await expect.poll(() => page.messages().map(({ Payload }) => Payload), patience).toEqual(['own']);
  });

  test('B-live-topics-09 on a message board one takes part in, a page listens to what the server says; nobody publishes there, nor to a person', async () => {
    const { Items } = (await pat.get<ProgramPage>('/userprograms/current')).body;
    const topic = `messageBoard:${Items[0]!.Id}`;
    const admin = await server.as('admin@lakeside.example');
    const adminId = await idOf(admin);
    const mine = await openedForTest(server, pat);
    await mine.subscribe(topic);
    mine.say({ Type: 'publish', Reference: 1, Topic: topic, Category: 'MessageBoard', Payload: { Message: { Text: 'Faked' } } });
    mine.say({ Type: 'publish', Reference: 2, Topic: `user:${adminId}`, Category: 'MessageBoard' });
    const failed = (Reference: number) => ({ Type: 'failed', Reference, Message: 'You may not publish to this topic.' });
    await expect.poll(() => mine.heard, patience).toContainEqual(failed(2));
    expect(mine.heard).toContainEqual(failed(1));
    await publish(server, topic, { Message: { Text: 'Hello' } });
    await expect.poll(() => mine.messages().map(({ Payload }) => Payload), patience).toEqual([{ Message: { Text: 'Hello' } }]);
  });

  test('what was said while a page was away is caught up in order, each once', async () => {
    const topic = `user:${patId}`;
    const first = await openedForTest(server, pat);
    const { LastId } = (await first.subscribe(topic)) as { LastId: number };
    first.close();
    for (const payload of [1, 2, 3]) await publish(server, topic, payload);
    const back = await openedForTest(server, pat);
    expect(await back.subscribe(topic, LastId)).toMatchObject({ Missed: false });
    await publish(server, topic, 4);
    await expect.poll(() => back.messages().map(({ Payload }) => Payload), patience).toEqual([1, 2, 3, 4]);
  });

  test('whoever was away for longer than messages are kept is told so', async () => {
    const topic = `user:${patId}`;
    const first = await openedForTest(server, await logIn(server, 'pat@lakeside.example'));
    await first.subscribe(topic);
    await publish(server, topic, 'seen');
    await publish(server, topic, 'lost');
    await expect.poll(() => first.messages().length, patience).toBe(2);
    const before = first.messages()[0]!.Id;
    server.clock.advance({ seconds: 601 });
    const client = await logIn(server, 'pat@lakeside.example');
    await removeExpiredNow(server);
    expect(await liveMessageRecords(server.database).after(0)).toEqual([]);
    const page = await openedForTest(server, client);
    expect(await page.subscribe(topic, before)).toMatchObject({ Missed: true, LastId: before + 1 });
    expect(await page.subscribe(topic, before + 1)).toMatchObject({ Missed: false });
    expect(await page.subscribe(topic, before + 100_000)).toMatchObject({ Missed: true });
  });

  describe('tickets', () => {
    let address: string;
    let client: Client;
    beforeEach(async () => {
      address = await liveAddress(server);
      client = await logIn(server, 'pat@lakeside.example');
    });

    test('a ticket opens one socket, a replayed one none', async () => {
      const ticket = await ticketOf(client);
      const socket = await openSocket(address, ticket);
      expect(socket).not.toBe(401);
      expect(await openSocket(address, ticket)).toBe(401);
      if (typeof socket !== 'number') socket.close();
    });

    test.each(['', 'made-up', `${'x'.repeat(2000)}`, '%00'])('the forged ticket %.20j opens none', async (ticket) => {
      expect(await openSocket(address, ticket)).toBe(401);
    });

    test('an expired ticket, and one for something else, open none', async () => {
      const ticket = await ticketOf(client);
      const other = (await client.post<{ Ticket: string }>('/tickets', { Purpose: 'logOut' })).body.Ticket;
      expect(await openSocket(address, other)).toBe(401);
      server.clock.advance({ seconds: 31 });
      expect(await openSocket(address, ticket)).toBe(401);
    });

    test('the ticket of a session that has ended opens none', async () => {
      const ticket = await ticketOf(client);
      await client.get('/login/logout');
      expect(await openSocket(address, ticket)).toBe(401);
    });

    test('a call that is no WebSocket is answered with a failure', async () => {
      expect((await client.get<{ Errors: unknown }>('/live')).status).toBe(426);
    });
  });

  describe('the end of the session', () => {
    test('signing out closes the sockets of that session, and of no other', async () => {
      const [leaving, staying] = [await logIn(server, 'pat@lakeside.example'), await logIn(server, 'pat@lakeside.example')];
      const [closes, stays] = [await openedForTest(server, leaving), await openedForTest(server, staying)];
      await leaving.get('/login/logout');
      await expect.poll(closes.closed, patience).toBe(4401);
      await stays.subscribe(`user:${patId}`);
      expect(stays.closed()).toBeUndefined();
    });

    test('a session that ends by time alone closes its sockets at the next look', async () => {
      const page = await openedForTest(server, await logIn(server, 'pat@lakeside.example'));
      server.clock.advance({ seconds: 901 });
      server.timers.goOff(30);
      await expect.poll(page.closed, patience).toBe(4401);
    });
  });

  describe('bad input', () => {
    const page = async () => openedForTest(server, await logIn(server, 'pat@lakeside.example'));

    test.each([
      '',
      'nonsense',
      '[]',
      'null',
      '{"Type":"explode"}',
      '{"Type":"subscribe","Topic":"messageBoard:\\u0000"}',
      '{"Type":"publish","Reference":1,"Topic":"messageBoard:x","Category":"MessageBoard","Payload":"\\ud800"}',
      '{"Type":"subscribe"}',
      '{"Type":"subscribe","Topic":"user:x","Extra":1}',
      '{"Type":"publish","Reference":1,"Topic":"messageBoard:x","Category":"Points"}',
    ])('what is not understood closes the socket: %s', async (text) => {
      const bad = await page();
      bad.say(text);
      await expect.poll(bad.closed, patience).toBe(4400);
    });

    test('a message too large closes the socket', async () => {
      const bad = await page();
      bad.say({ Type: 'subscribe', Topic: 'x'.repeat(9000) });
      await expect.poll(bad.closed, patience).toBe(1009);
    });

    test('a flood closes the socket', async () => {
      const bad = await page();
      for (let count = 0; count < 11; count += 1) bad.say({ Type: 'unsubscribe', Topic: 'user:x' });
      await expect.poll(bad.closed, patience).toBe(4429);
    });

    test('a person has ten sockets on a node; one more closes the oldest', async () => {
      const client = await logIn(server, 'manager@lakeside.example');
      const all: LivePage[] = [];
      for (let count = 0; count < 11; count += 1) all.push(await openedForTest(server, client));
      await expect.poll(() => all.map((one) => one.closed()), patience).toEqual([4409, ...Array.from({ length: 10 }, () => undefined)]);
    });
  });

  test('a silent socket is told that it lives', async () => {
    const page = await openedForTest(server, await logIn(server, 'pat@lakeside.example'));
    server.timers.goOff(25);
    await expect.poll(() => page.heard, patience).toContainEqual({ Type: 'alive' });
  });
});
