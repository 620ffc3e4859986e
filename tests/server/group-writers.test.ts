import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import { groupMembers, programGroups } from '../../server/records/tables/groups';
import { participations } from '../../server/records/tables/programs';
import { databasesFor, signInMany } from './support/both-databases';
import type { Client, TestServer } from './support/test-server';

const challenge = 'lakeside-fall-1';

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
});
