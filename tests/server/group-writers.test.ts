import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import { groupMembers, programGroups } from '../../server/records/tables/groups';
import { participations, programs } from '../../server/records/tables/programs';
import { databasesFor, many, signInMany } from './support/both-databases';
import type { Client, TestServer } from './support/test-server';
import { loggerOf } from './support/trackers';

const challenge = 'lakeside-fall-1';
const steps = 105;

describe.each(databasesFor('group writers'))('many at once on $name', ({ start }) => {
  let server: TestServer;
  let clients: Client[];
  beforeAll(async () => {
    server = await start();
    const { database } = server;
    const { ids, clients: signedIn } = await signInMany(server);
    clients = signedIn;
    await database
      .insert(participations)
      .values(ids.map((UserId) => ({ UserId, ProgramId: challenge, ProgramStatus: 'Current' as const, Units: 10, Days: 1 })));
    await database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
    await database.insert(programGroups).values(['one', 'two'].map((GroupId) => ({ GroupId, ProgramId: challenge, Name: GroupId, Details: '' })));
  }, 300_000);
  afterAll(() => server.close());

  const switchTo = (client: Client, id: string) =>
    client.post<Failure>(`/challenges/ajax/SwitchGroup?challengeId=${challenge}&challengeOwnerId=lakeside&groupId=${id}`);
  const groupOf = async (GroupId: string) => {
    const [group] = await server.database.select().from(programGroups).where(eq(programGroups.GroupId, GroupId));
    const members = await server.database
      .select()
      .from(groupMembers)
      .where(and(eq(groupMembers.GroupId, GroupId), eq(groupMembers.UserStatus, 'Accepted')));
    return { group: group!, members: members.map(({ UserId }) => UserId) };
  };

  test('no group is above its limit, nobody is in two, and its totals are those of its members', async () => {
    const answers = await Promise.all(clients.map((client, index) => switchTo(client, index % 2 === 0 ? 'one' : 'two')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(18);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([409]));
    // Everybody changes over at once, some of them into a full one.
    await Promise.all(clients.map((client, index) => switchTo(client, index % 2 === 0 ? 'two' : 'one')));
    const [one, two] = [await groupOf('one'), await groupOf('two')];
    for (const { group, members } of [one, two]) {
      expect(members.length).toBeLessThanOrEqual(9);
      expect([group.Members, group.Units]).toEqual([members.length, members.length * 10]);
    }
    expect(new Set([...one.members, ...two.members]).size).toBe(one.members.length + two.members.length);
    expect(one.members.length + two.members.length).toBe(18);
  }, 180_000);

  test('D-tenants-03 D-tenants-04 D-tenants-30 teammates in two challenges of one tracker log at once: all are saved, and both totals are right', async () => {
    const { database } = server;
    const [fall] = await database.select().from(programs).where(eq(programs.Id, challenge));
    const board = { Unit: 'steps', TrackerId: steps, Field: 'Steps', HideUnit: false, ShowGroups: true, AllowGetGroupUsers: true };
    const other = { ...fall!, Id: 'fall-2', Board: board };
    await database.update(programs).set({ Board: board }).where(eq(programs.Id, challenge));
    await database.insert(programs).values(other);
    const userIds = clients.map((_client, index) => `w-${index}`);
    await database.insert(participations).values(userIds.map((UserId) => ({ UserId, ProgramId: other.Id, ProgramStatus: 'Current' as const })));
    const teams = [challenge, other.Id].flatMap((ProgramId) =>
      [0, 1].map((team) => ({ GroupId: `${ProgramId} ${team}`, ProgramId, Name: `Team ${team}`, Details: '' })),
    );
    await database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
    await database.insert(programGroups).values(teams);
    const member = (UserId: string, team: { GroupId: string; ProgramId: string }) => ({
      UserId,
      ...team,
      UserStatus: 'Accepted' as const,
      Since: server.clock.now().toISOString(),
    });
    await database
      .insert(groupMembers)
      .values(
        teams.flatMap(({ GroupId, ProgramId }, place) =>
          userIds.filter((_id, index) => index % 2 === place % 2).map((id) => member(id, { GroupId, ProgramId })),
        ),
      );

    const loggers = await Promise.all(userIds.map((id) => loggerOf(server, `${id}@lakeside.example`)));
    const answers = await Promise.all(loggers.map(({ own }, index) => own.add(steps, '2026-11-02', { Steps: 1000 + index })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { GroupId } of teams) {
      const { group, members } = await groupOf(GroupId);
      const logged = members.reduce((sum, id) => sum + 1000 + Number(id.slice(2)), 0);
      expect([GroupId, members.length, group.Units]).toEqual([GroupId, many / 2, logged]);
    }
  }, 180_000);
});
