import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Failure, SessionSave, TimeBlockSave } from '../../schemas/generated/records';
import { blockedTimes, coachingSessions } from '../../server/records/tables/events';
import { users } from '../../server/records/tables/people';
import { databasesFor, many, signInMany } from './support/both-databases';
import { halfHour, prepareScheduler } from './support/scheduler';
import type { Client, TestServer } from './support/test-server';

describe.each(databasesFor('scheduler writers'))('forty people at once on $name', ({ start }) => {
  let server: TestServer;
  let casey: typeof users.$inferSelect;
  let coach: Client;
  let clients: Client[];
  beforeAll(async () => {
    server = await start();
    [casey] = (await server.database.select().from(users).where(eq(users.UserName, 'coach@lakeside.example'))) as [typeof casey];
    await prepareScheduler(server.database, casey);
    coach = await server.as('coach@lakeside.example');
    ({ clients } = await signInMany(server));
  }, 300_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.delete(coachingSessions);
    await server.database.delete(blockedTimes);
  });

  const book = (client: Client, StartDate: string, CoachUserId: string, UserId?: string) =>
    client.post<SessionSave & Failure>('/coachentry', {
      EntryType: 'Session',
      WorkFlowType: 'Scheduled',
      SessionTypeId: halfHour,
      StartDate,
      CoachUserId,
      UserId,
    });
  const kept = () => server.database.select().from(coachingSessions);
  /** Pairs of sessions that share a person and overlap, with what the coach keeps free. */
  async function overlaps() {
    const spans = (await kept()).flatMap(({ UserId, CoachUserId, StartDate, EndDate, BufferAfter }) => {
      const [start, end] = [Date.parse(StartDate), Date.parse(EndDate)];
      return [
        { who: UserId, start, end },
        { who: CoachUserId!, start, end: end + BufferAfter * 60_000 },
      ];
    });
    return spans.flatMap((one, index) => spans.slice(index + 1).filter(({ who, start, end }) => who === one.who && start < one.end && one.start < end));
  }

  test('one of them has the time, and each of the others is told when the coach is free next', async () => {
    const answers = await Promise.all(clients.map((client) => book(client, '2026-11-03T15:00:00.000Z', casey.UserId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 200));
    expect(answers.filter(({ body }) => body.Successful)).toHaveLength(1);
    const told = answers.filter(({ body }) => !body.Successful).map(({ body }) => [body.FailureType, body.NextAvailableSessionTime]);
    expect(told).toEqual(Array.from({ length: many - 1 }, () => ['Conflict', '2026-11-03T15:45:00.000Z']));
    expect(await kept()).toHaveLength(1);
  });

  test('times that overlap here and there leave nobody in two sessions', async () => {
    const quarter = (index: number) => new Date(Date.parse('2026-11-03T15:00:00.000Z') + index * 900_000).toISOString();
    const answers = await Promise.all(clients.map((client, index) => book(client, quarter(index % 8), index % 2 === 0 ? casey.UserId : 'coach-2')));
    const booked = answers.filter(({ body }) => body.Successful).length;
    expect([booked, await overlaps()]).toEqual([(await kept()).length, []]);
    expect(booked).toBeGreaterThan(2);
  });

  test('two coaches who want the same participant, and each other, wait for each other and not for good', async () => {
    const start = '2026-11-03T16:00:00.000Z';
    const answers = await Promise.all(
      clients.map((_, index) => {
        if (index % 4 === 0) return book(coach, start, casey.UserId, 'w-1');
        if (index % 4 === 1) return book(coach, start, 'coach-2', 'w-1');
        return book(index % 4 === 2 ? coach : clients[1]!, start, index % 4 === 2 ? casey.UserId : 'coach-2', index % 4 === 2 ? 'coach-2' : undefined);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 200));
    expect(await overlaps()).toEqual([]);
  });

  test('a time that is blocked and booked at once is one of the two', async () => {
    const block = { Title: 'Team meeting', StartTime: '2026-11-03T15:00:00.000Z', EndTime: '2026-11-03T16:00:00.000Z' };
    for (let round = 0; round < 10; round += 1) {
      const [blocked, booked] = await Promise.all([
        coach.post<TimeBlockSave>('/coaching/scheduler/create/timeblock', block),
        book(clients[round]!, '2026-11-03T15:15:00.000Z', casey.UserId),
      ]);
      expect([blocked.body.Successful, booked.body.Successful].filter(Boolean)).toHaveLength(1);
      await server.database.delete(coachingSessions);
      await server.database.delete(blockedTimes);
    }
  });

  test('sessions that are moved onto each other end at two times', async () => {
    const entries = [];
    for (const [index, time] of ['15:00', '17:00', '19:00', '20:00'].entries())
      entries.push((await book(coach, `2026-11-03T${time}:00.000Z`, casey.UserId, `w-${index}`)).body.Entry!);
    const moved = await Promise.all(
      entries.map(({ Id, Version }) => coach.call<SessionSave>('PUT', '/coachentry/UpdateEntry', { Id, Version, StartDate: '2026-11-03T22:00:00.000Z' })),
    );
    expect(moved.filter(({ body }) => body.Successful)).toHaveLength(1);
    expect([(await kept()).length, await overlaps()]).toEqual([4, []]);
  });
});
