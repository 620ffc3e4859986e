import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { GroupDetail, Leaderboard, LeaderboardMember, Program } from '../../schemas/generated/records';
import { groupMembers, programGroups } from '../../server/records/tables/groups';
import { profiles, users } from '../../server/records/tables/people';
import { participations, programs } from '../../server/records/tables/programs';
import { withServer } from './support/fixture';
import type { Client } from './support/test-server';
import { forgetEntries, type Logger, loggerOf } from './support/trackers';

// A hidden person's value can neither be read nor computed. The rule that keeps it so is in server/records/hidden-people.ts; tests/one-place.test.ts
// refuses another one.

const steps = 105;
const challenge = 'lakeside-fall-1';
const group = 'hiding';
const board = { Unit: 'steps', TrackerId: steps, Field: 'Steps', HideUnit: false, ShowGroups: true, AllowGetGroupUsers: true };

const { test, server } = withServer();
let [pat, manager, support]: Logger[] = [];
let admin: Client;
const ids: Record<string, string> = {};
test.beforeAll(async () => {
  [pat, manager, support] = await Promise.all(['pat', 'manager', 'support'].map((name) => loggerOf(server, `${name}@lakeside.example`)));
  admin = await server.as('admin@lakeside.example');
  const { database } = server;
  for (const { UserId, UserName } of await database.select().from(users)) ids[UserName.replace('@lakeside.example', '')] = UserId;
  await database.delete(participations).where(eq(participations.ProgramId, challenge));
  await database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
  await database.update(programs).set({ Board: board }).where(eq(programs.Id, challenge));
  await database.update(profiles).set({ HideFromLeaderboard: false });
  await database.insert(programGroups).values([
    { GroupId: group, ProgramId: challenge, Name: group, Details: '', ManagerId: null },
    { GroupId: 'other', ProgramId: challenge, Name: 'other', Details: '', ManagerId: null },
  ]);
  const joined = { ProgramId: challenge, UserStatus: 'Accepted' as const, Since: '2026-10-05T12:00:00.000Z' };
  for (const logger of [pat!, manager!, support!]) {
    await forgetEntries(server, logger);
    expect((await logger.client.post('/userprograms/joinprograms', [{ ProgramId: challenge, IsPersonal: false }])).status).toBe(200);
  }
  await database.insert(groupMembers).values([
    { ...joined, GroupId: group, UserId: ids.pat! },
    { ...joined, GroupId: group, UserId: ids.manager! },
    { ...joined, GroupId: 'other', UserId: ids.support! },
  ]);
  for (const [logger, Steps] of [
    [pat!, 7013],
    [manager!, 500],
    [support!, 600],
  ] as const)
    expect((await logger.own.add(steps, '2026-10-28', { Steps })).status).toBe(200);
});

const boardOf = async (client: Client, more = '') =>
  (await client.get<{ Data: Leaderboard }>(`/challenges/ajax/GetChallengeLeaderboard?challengeId=${challenge}&challengeOwnerId=lakeside${more}`)).body.Data;
const detail = async (client: Client) => (await client.get<GroupDetail>(`/userprograms/GroupDetails?ownerId=lakeside&id=${challenge}&groupId=${group}`)).body;
const membersOf = async (client: Client) => (await client.get<LeaderboardMember[]>(`/leaderboard/entity/lakeside/challenge/${challenge}/group/${group}`)).body;
const programOf = async (client: Client) => (await client.get<Program>(`/userprograms/detail?ownerId=lakeside&id=${challenge}`)).body;
const administered = async () => (await admin.get<unknown>(`/v2/challenges/${challenge}/groups/${group}`)).body;

/** Everything that an answer of these says to somebody about the group. */
const everything = async (client: Client) => [await boardOf(client), await detail(client), await membersOf(client), await programOf(client)];

test('while nobody hides, the total of a group and the values of its members are shown', async () => {
  expect((await boardOf(support!.client)).Groups.map(({ UserId, Rank, UnitTotal }) => [UserId, Rank, UnitTotal])).toEqual([
    [group, 1, 7513],
    ['other', 2, 600],
  ]);
  expect(JSON.stringify(await everything(manager!.client))).toMatch(/7013.*7513|7513.*7013/s);
});

test('a hidden member is counted as hidden, and neither their value nor a sum with it is in any answer', async () => {
  await server.database.update(profiles).set({ HideFromLeaderboard: true }).where(eq(profiles.UserId, ids.pat!));
  for (const client of [manager!.client, support!.client, admin]) {
    const { Groups } = await boardOf(client);
    expect(Groups.map(({ UserId, Rank, UnitTotal, TotalDays, HiddenMembers }) => [UserId, Rank, UnitTotal, TotalDays, HiddenMembers])).toEqual([
      ['other', 1, 600, 1, 0],
      [group, 2, 500, 1, 1],
    ]);
    expect(await membersOf(client)).toEqual([{ Name: expect.any(String), RankValue: 500 }]);
    expect(JSON.stringify(await everything(client))).not.toMatch(/7013|7513/);
  }
  expect(JSON.stringify(await administered())).not.toMatch(/7013|7513/);
  expect(await administered()).toMatchObject({ Detail: { Units: 500, HiddenMembers: 1 } });
});

test('members of the group see who is in it, without the value of the hidden one; others see only how many hide', async () => {
  const seen = async (client: Client) => {
    const { GroupUsers, HiddenMembers } = await detail(client);
    return [HiddenMembers, Object.fromEntries(GroupUsers.map(({ UserId, UnitValue }) => [UserId, UnitValue]))];
  };
  expect(await seen(manager!.client)).toEqual([1, { [ids.pat!]: null, [ids.manager!]: 500 }]);
  expect(await seen(support!.client)).toEqual([1, { [ids.manager!]: 500 }]);
  // Their own value stays theirs to see.
  expect(await seen(pat!.client)).toEqual([1, { [ids.pat!]: 7013, [ids.manager!]: 500 }]);
});

test('the total of the program page is the total of the board, and a member who stops hiding counts again', async () => {
  const of = async () => (await programOf(manager!.client)).Detail!.ProgramGroups.find(({ Id }) => Id === group)!;
  expect(await of()).toMatchObject({ Units: 500, HiddenMembers: 1, Members: 2 });
  await server.database.update(profiles).set({ HideFromLeaderboard: false });
  expect(await of()).toMatchObject({ Units: 7513, HiddenMembers: 0, Members: 2 });
});
