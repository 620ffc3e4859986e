import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Leaderboard, LeaderboardMember, Program } from '../../schemas/generated/records';
import { groupMembers, programGroups } from '../../server/records/tables/groups';
import { profiles, users } from '../../server/records/tables/people';
import { participations, programs } from '../../server/records/tables/programs';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';
import { forgetEntries, type Logger, loggerOf } from './support/trackers';

const steps = 105;
const challenge = 'lakeside-fall-1';
const board = { Unit: 'steps', TrackerId: steps, Field: 'Steps', HideUnit: false, ShowGroups: true, AllowGetGroupUsers: true };

const { test, server } = withServer();
let pat: Logger;
let manager: Logger;
let support: Logger;
let admin: Client;
const ids: Record<string, string> = {};
test.beforeAll(async () => {
  [pat, manager, support] = (await Promise.all(['pat', 'manager', 'support'].map((name) => loggerOf(server, `${name}@lakeside.example`)))) as [
    Logger,
    Logger,
    Logger,
  ];
  admin = await server.as('admin@lakeside.example');
  for (const { UserId, UserName } of await server.database.select().from(users)) ids[UserName.replace('@lakeside.example', '')] = UserId;
});

/** Three people take part who have logged nothing; there are no groups. */
test.beforeEach(async () => {
  const { database } = server;
  await database.delete(participations).where(eq(participations.ProgramId, challenge));
  await database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
  await database.update(programs).set({ Board: board }).where(eq(programs.Id, challenge));
  await database.update(profiles).set({ HideFromLeaderboard: false });
  for (const logger of [pat, manager, support]) {
    await forgetEntries(server, logger);
    expect((await logger.client.post('/userprograms/joinprograms', [{ ProgramId: challenge, IsPersonal: false }])).status).toBe(200);
  }
});

const query = (more = '') => `/challenges/ajax/GetChallengeLeaderboard?challengeId=${challenge}&challengeOwnerId=lakeside${more}`;
const ask = async (client: Client, more = '') => (await client.get<{ Data: Leaderboard }>(query(more))).body.Data;
const seen = ({ Users }: Leaderboard) => Users.map(({ UserId, Rank, UnitTotal, TotalDays, MyEntry }) => [UserId, Rank, UnitTotal, TotalDays, MyEntry]);
const log = async (logger: Logger, day: string, Steps: number) => expect((await logger.own.add(steps, day, { Steps })).status).toBe(200);
const units = async (userName: string) =>
  (
    await server.database
      .select()
      .from(participations)
      .where(and(eq(participations.ProgramId, challenge), eq(participations.UserId, ids[userName]!)))
  )[0]!.Units;

test('B-leaderboard-01 B-leaderboard-46 who has logged most is first; equal totals share a place; who has logged nothing is not listed', async () => {
  await log(pat, '2026-10-28', 9000);
  await log(pat, '2026-10-29', 1000);
  await log(manager, '2026-10-29', 10_000);
  const [first, second] = [ids.pat!, ids.manager!].toSorted();
  const daysOf = (id: string) => (id === ids.pat ? 2 : 1);
  expect(seen(await ask(pat.client))).toEqual([
    [first, 1, 10_000, daysOf(first!), first === ids.pat],
    [second, 1, 10_000, daysOf(second!), second === ids.pat],
  ]);
  expect(seen(await ask(support.client)).at(-1)).toEqual([ids.support, -1, 0, 0, true]);
  await log(support, '2026-10-29', 500);
  expect(seen(await ask(support.client)).at(-1)).toEqual([ids.support, 3, 500, 1, true]);
});

test('what was logged before the challenge, or on another tracker, does not count', async () => {
  await log(pat, '2026-10-04', 9000);
  expect((await pat.own.add(101, '2026-10-29', { Intensity: '3', Duration: 30 })).status).toBe(200);
  expect(seen(await ask(pat.client))).toEqual([[ids.pat, -1, 0, 0, true]]);
});

test('B-leaderboard-27 B-leaderboard-29 B-leaderboard-30 the names, units and settings come with it, and totals that are hidden do not', async () => {
  await log(pat, '2026-10-29', 700);
  const shown = await ask(pat.client);
  expect(shown).toMatchObject({ Units: 'steps', HideUnit: false, ShowGroups: true, AllowGetGroupUsers: true, MaximumRank: 100 });
  expect(shown.Users[0]!.UserInfo).toMatch(/^Pat \S+/);
  await server.database
    .update(programs)
    .set({ Board: { ...board, HideUnit: true } })
    .where(eq(programs.Id, challenge));
  expect((await ask(pat.client)).Users.map(({ UnitTotal, Rank }) => [UnitTotal, Rank])).toEqual([[0, 1]]);
});

test('B-leaderboard-33 who hides is seen by nobody else, has no rank, and moves everybody below up', async () => {
  await log(pat, '2026-10-29', 700);
  await log(manager, '2026-10-29', 300);
  await server.database.update(profiles).set({ HideFromLeaderboard: true }).where(eq(profiles.UserId, ids.pat!));
  expect(seen(await ask(manager.client))).toEqual([[ids.manager, 1, 300, 1, true]]);
  expect(seen(await ask(pat.client)).at(-1)).toEqual([ids.pat, -1, 700, 1, true]);
});

test('below the last rank that is listed nobody has a rank; of the first hundred everybody has', async () => {
  const others = (await server.database.select().from(users).where(eq(users.EntityId, 'lakeside'))).filter(({ UserId }) => UserId !== ids.pat);
  const rows = Array.from({ length: 100 }, (_, index) => ({
    ...others[0]!,
    UserId: `row-${index}`,
    UserName: `row-${index}@lakeside.example`,
    Email: `row-${index}@lakeside.example`,
    UniqueId: null,
  }));
  await server.database.insert(users).values(rows);
  await server.database
    .insert(participations)
    .values(rows.map(({ UserId }, index) => ({ UserId, ProgramId: challenge, ProgramStatus: 'Current' as const, Units: 5000 + index, Days: 1 })));
  await log(pat, '2026-10-29', 4999);
  const below = await ask(pat.client);
  expect(below.Users).toHaveLength(101);
  expect(seen(below).at(-1)).toEqual([ids.pat, -1, 4999, 1, true]);
  await log(pat, '2026-10-30', 2);
  const within = await ask(pat.client);
  expect(within.Users).toHaveLength(100);
  expect(within.Users.find(({ MyEntry }) => MyEntry)).toMatchObject({ UserId: ids.pat, UnitTotal: 5001 });
  expect(await ask(admin, '&admin=true&getAll=true&requestingEntityId=lakeside').then(({ Users }) => Users.length)).toBe(101);
  await server.database.delete(users).where(
    inArray(
      users.UserId,
      rows.map(({ UserId }) => UserId),
    ),
  );
});

describe('for administrators', () => {
  test('B-leaderboard-02 B-leaderboard-43 no entry is one of their own, and nobody else may ask so', async () => {
    await log(pat, '2026-10-29', 700);
    expect(seen(await ask(admin, '&admin=true&requestingEntityId=lakeside'))).toEqual([[ids.pat, 1, 700, 1, false]]);
    expect((await pat.client.get(query('&admin=true&requestingEntityId=lakeside'))).status).toBe(404);
    expect((await admin.get(query('&admin=true&requestingEntityId=summit'))).status).toBe(404);
    expect((await (await server.as('pat@summit.example')).get(query())).status).toBe(404);
  });
});

describe('groups', () => {
  const addGroup = async (GroupId: string, members: string[]) => {
    await server.database.insert(programGroups).values({ GroupId, ProgramId: challenge, Name: GroupId, Details: '' });
    for (const name of members)
      await server.database
        .insert(groupMembers)
        .values({ GroupId, ProgramId: challenge, UserId: ids[name]!, UserStatus: 'Accepted', Since: '2026-10-05T12:00:00.000Z' });
  };
  const members = (client: Client, group: string) => client.get<LeaderboardMember[]>(`/leaderboard/entity/lakeside/challenge/${challenge}/group/${group}`);

  test('B-leaderboard-28 B-leaderboard-40 groups stand by what their members have together, which moves with each entry', async () => {
    await addGroup('one', ['pat', 'manager']);
    await addGroup('two', ['support']);
    await log(pat, '2026-10-28', 400);
    await log(manager, '2026-10-28', 500);
    await log(support, '2026-10-28', 800);
    const of = async () => (await ask(pat.client)).Groups.map(({ UserId, Rank, UnitTotal, MyEntry }) => [UserId, Rank, UnitTotal, MyEntry]);
    expect(await of()).toEqual([
      ['one', 1, 900, true],
      ['two', 2, 800, false],
    ]);
    await log(support, '2026-10-29', 101);
    expect(await of()).toEqual([
      ['two', 1, 901, false],
      ['one', 2, 900, true],
    ]);
  });

  // Keeps out sums of doubles in SQL; the habit 'sums of decimals' (tests/code-habits.test.ts) keeps their columns out.
  test('people and groups with the same sum of decimals share a rank, in whatever order they logged it', async () => {
    const sleep = { Board: { ...board, Unit: 'hours', TrackerId: 106, Field: 'Hours' }, TrackerIds: [steps, 106] };
    const [before] = await server.database.select().from(programs).where(eq(programs.Id, challenge));
    await server.database.update(programs).set(sleep).where(eq(programs.Id, challenge));
    await addGroup('one', ['pat', 'manager']);
    await addGroup('two', ['support']);
    const hours = [8.1, 9.7, 8.4];
    for (const [index, Hours] of hours.entries()) {
      expect((await pat.own.add(106, `2026-10-2${index}`, { Hours, Quality: '3' })).status).toBe(200);
      expect((await manager.own.add(106, `2026-10-2${hours.length - index}`, { Hours, Quality: '3' })).status).toBe(200);
    }
    for (const day of [0, 1, 2]) expect((await support.own.add(106, `2026-10-2${day}`, { Hours: [17.3, 17.4, 17.7][day]!, Quality: '3' })).status).toBe(200);
    const { Users, Groups } = await ask(pat.client);
    expect(Users.filter(({ UserId }) => UserId !== ids.support).map(({ Rank, UnitTotal }) => [Rank, UnitTotal])).toEqual([
      [2, 26.2],
      [2, 26.2],
    ]);
    expect(Groups.map(({ Rank, UnitTotal }) => [Rank, UnitTotal])).toEqual([
      [1, 52.4],
      [1, 52.4],
    ]);
    await server.database.update(programs).set({ TrackerIds: before!.TrackerIds }).where(eq(programs.Id, challenge));
  });

  test('B-leaderboard-41 B-leaderboard-42 B-leaderboard-47 the members of a group are answered, the one with most first', async () => {
    await addGroup('one', ['pat', 'manager']);
    await log(pat, '2026-10-28', 400);
    await log(manager, '2026-10-28', 500);
    const { body } = await members(pat.client, 'one');
    expect(body.map(({ RankValue }) => RankValue)).toEqual([500, 400]);
    expect(body[1]!.Name).toMatch(/^Pat \S+/);
  });

  test('B-leaderboard-45 they are refused where the challenge keeps them to itself, of another group, and to another company', async () => {
    await addGroup('one', ['pat']);
    expect((await members(pat.client, 'nothing')).status).toBe(404);
    expect((await members(await server.as('pat@summit.example'), 'one')).status).toBe(404);
    await server.database
      .update(programs)
      .set({ Board: { ...board, AllowGetGroupUsers: false } })
      .where(eq(programs.Id, challenge));
    expect((await members(pat.client, 'one')).status).toBe(404);
  });

  test('B-leaderboard-31 groups that are not shown are not answered', async () => {
    await addGroup('one', ['pat']);
    await server.database
      .update(programs)
      .set({ Board: { ...board, ShowGroups: false } })
      .where(eq(programs.Id, challenge));
    expect((await ask(pat.client)).Groups).toEqual([]);
  });

  test('whoever quits leaves the board and the group', async () => {
    await addGroup('one', ['pat', 'manager']);
    await log(pat, '2026-10-28', 400);
    await log(manager, '2026-10-28', 500);
    expect((await pat.client.post<Program>(`/userprograms/quit?ownerId=lakeside&id=${challenge}`)).status).toBe(200);
    const { Users, Groups } = await ask(manager.client);
    expect(Users.map(({ UserId }) => UserId)).toEqual([ids.manager]);
    expect(Groups.map(({ UnitTotal }) => UnitTotal)).toEqual([500]);
  });
});

test('what the board compares is what the page of the program counts', async () => {
  await log(pat, '2026-10-28', 400);
  await log(pat, '2026-10-30', 9000);
  const { body } = await pat.client.get<Program>(`/userprograms/detail?ownerId=lakeside&id=${challenge}`);
  const days = body.Detail!.Days.map(({ Amounts }) => Amounts.Steps ?? 0);
  expect(await units('pat')).toBe(days.reduce((sum, value) => sum + value, 0));
});
