import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ProgramPage } from '../../schemas/generated/records';
import type { readTopic } from '../../server/calls/topics';
import { users } from '../../server/records/tables/people';
import { participations } from '../../server/records/tables/programs';
import { withServer } from './support/fixture';
import { idOf, liveAddress, openedForTest, openSocket, publish, ticketOf } from './support/live-page';
import type { Client } from './support/test-server';

// What a page listens to ends with the right to it. The rule that keeps it so: mayListen (server/live/may-listen.ts) is asked before each message and in
// every sweep, and a kind of topic that says here no way to lose its right does not compile.

const patience = { timeout: 30_000 };
const { test, server } = withServer();
const opened = (client: Client) => openedForTest(server, client);
const say = (topic: string, payload: unknown) => publish(server, topic, payload, 'MessageBoard');
const programOf = async (client: Client) => (await client.get<ProgramPage>('/userprograms/current')).body.Items[0]!;
const refused = (Topic: string) => ({ Type: 'refused', Topic, Message: 'You may not listen to this topic.' });

interface Loss {
  who: string;
  topicOf(client: Client): Promise<string>;
  lose(client: Client, id: string): Promise<unknown>;
}
type Kind = NonNullable<ReturnType<typeof readTopic>>['kind'];

/** For each kind of topic, how the right to it is lost while a page listens. */
const losses: Record<Kind, Loss[]> = {
  // A person's own topic ends with the session, which closes the socket.
  user: [],
  company: [
    {
      who: 'whose company changes',
      topicOf: async () => 'company:lakeside',
      lose: (_client, id) => server.database.update(users).set({ EntityId: 'summit' }).where(eq(users.UserId, id)),
    },
  ],
  messageBoard: [
    {
      who: 'who quits the program',
      topicOf: async (client) => `messageBoard:${(await programOf(client)).Id}`,
      async lose(client) {
        const { OwnerId, Id } = await programOf(client);
        expect((await client.post(`/userprograms/quit?ownerId=${OwnerId}&id=${Id}`)).status).toBe(200);
      },
    },
    {
      who: 'who is taken out of the program',
      topicOf: async (client) => `messageBoard:${(await programOf(client)).Id}`,
      lose: async (client, id) =>
        server.database.delete(participations).where(and(eq(participations.UserId, id), eq(participations.ProgramId, (await programOf(client)).Id))),
    },
    {
      who: 'who administers the board and loses the role',
      topicOf: async () => 'messageBoard:lakeside-fall-1',
      lose: (_client, id) => server.database.update(users).set({ Roles: [] }).where(eq(users.UserId, id)),
    },
  ],
};
const cases = Object.entries(losses).flatMap(([kind, ways]) => ways.map((way) => ({ kind, ...way })));

test.each(cases)('somebody $who hears nothing more on the topic of a $kind, at the next message and at the next sweep', async ({ who, topicOf, lose }) => {
  for (const noticed of ['message', 'sweep'] as const) {
    const kept = await server.database.select().from(users);
    const parts = await server.database.select().from(participations);
    const client = await server.as(who.includes('administers') ? 'admin@lakeside.example' : 'pat@lakeside.example');
    const id = await idOf(client);
    const topic = await topicOf(client);
    const page = await opened(client);
    expect(await page.subscribe(topic)).toMatchObject({ Type: 'subscribed' });
    await say(topic, 'before');
    await expect.poll(() => page.messages().map(({ Payload }) => Payload), patience).toEqual(['before']);

    await lose(client, id);
    if (noticed === 'message') await say(topic, 'after');
    else server.timers.goOff(30);
    await expect.poll(() => page.heard, patience).toContainEqual(refused(topic));
    expect(page.messages().map(({ Payload }) => Payload)).toEqual(['before']);

    const own = kept.find(({ UserId }) => UserId === id)!;
    await server.database.update(users).set({ EntityId: own.EntityId, Roles: own.Roles }).where(eq(users.UserId, id));
    await server.database.delete(participations).where(eq(participations.UserId, id));
    await server.database.insert(participations).values(parts.filter(({ UserId }) => UserId === id));
  }
});

// The rule is isOwnPage (server/plugins/origin.ts): cross-origin rules of browsers do not hold for sockets.
test.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'http://localhost:1'])('a page of %s opens none', async (origin) => {
  expect(await openSocket(await liveAddress(server), await ticketOf(await server.as('pat@lakeside.example')), origin)).toBe(403);
});

test('a page of this site opens one', async () => {
  const address = await liveAddress(server);
  const client = await server.as('pat@lakeside.example');
  const socket = await openSocket(address, await ticketOf(client), address.replace(/^ws(.*)\/api\/live$/, 'http$1'));
  expect(socket).not.toBe(403);
  if (typeof socket !== 'number') socket.close();
});
