import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventSessions, eventSignUps } from '../../server/records/tables/events';
import { databasesFor, many, signInMany } from './support/both-databases';
import { act, addEvent, sessionsOf } from './support/events-of-lakeside';
import type { Client, TestServer } from './support/test-server';

describe.each(databasesFor('event writers'))('forty people at once on $name', ({ start }) => {
  let server: TestServer;
  let clients: Client[];
  beforeAll(async () => {
    server = await start();
    ({ clients } = await signInMany(server));
  }, 300_000);
  afterAll(() => server.close());

  const rowOf = async (SessionId: string) => (await server.database.select().from(eventSessions).where(eq(eventSessions.SessionId, SessionId)))[0]!;
  const signUpsOf = async (SessionId: string) => server.database.select().from(eventSignUps).where(eq(eventSignUps.SessionId, SessionId));

  test('the last place is taken by one of them, the others are told, and leaving gives it back', async () => {
    await addEvent(server.database, { id: 'last', sessions: [{ Places: 1 }] });
    const { SessionIdStartDateTime } = (await sessionsOf(clients[0]!, 'last'))[0]!;
    const answers = await Promise.all(clients.map((client) => act(client, 'last', [{ SessionIdStartDateTime, Action: 'Register' }])));
    const winners = answers.flatMap(({ body }, index) => (body.Data.FailedCount === 0 ? [index] : []));
    expect([answers.every(({ status }) => status === 200), winners.length, (await rowOf('last-1')).Taken, (await signUpsOf('last-1')).length]).toEqual([
      true,
      1,
      1,
      1,
    ]);
    const told = answers.flatMap(({ body }) => body.Data.ActionResults).filter(({ IsSuccessful }) => !IsSuccessful);
    expect(new Set(told.map(({ Error }) => Error))).toEqual(new Set(['Session 1 on Thursday, December 3 is full. Choose another session.']));
    await act(clients[winners[0]!]!, 'last', [{ SessionIdStartDateTime, Action: 'Unregister' }]);
    const next = clients[(winners[0]! + 1) % many]!;
    expect([(await rowOf('last-1')).Taken, (await act(next, 'last', [{ SessionIdStartDateTime, Action: 'Register' }])).body.Data.FailedCount]).toEqual([0, 0]);
  });

  test('people who swap two full sessions in opposite order wait for each other, and nobody is counted twice', async () => {
    await addEvent(server.database, { id: 'swap', IsLimitToOneSessionRegistration: true, sessions: [{ Places: 20 }, { Places: 20 }] });
    const [one, two] = (await sessionsOf(clients[0]!, 'swap')).map(({ SessionIdStartDateTime }) => SessionIdStartDateTime) as [string, string];
    await Promise.all(clients.map((client, index) => act(client, 'swap', [{ SessionIdStartDateTime: index % 2 === 0 ? one : two, Action: 'Register' }])));
    const swapped = await Promise.all(
      clients.map((client, index) =>
        act(client, 'swap', [
          { SessionIdStartDateTime: index % 2 === 0 ? one : two, Action: 'Unregister' },
          { SessionIdStartDateTime: index % 2 === 0 ? two : one, Action: 'Register' },
        ]),
      ),
    );
    expect(swapped.every(({ status }) => status === 200)).toBe(true);
    for (const id of ['swap-1', 'swap-2']) expect((await signUpsOf(id)).length).toBe((await rowOf(id)).Taken);
    const people = [...(await signUpsOf('swap-1')), ...(await signUpsOf('swap-2'))].map(({ UserId }) => UserId);
    expect(new Set(people).size).toBe(people.length);
    expect(people.length).toBeLessThanOrEqual(40);
  });
});
