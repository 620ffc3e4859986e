import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import { createEmbedded, prepareEmbedded } from '../../server/database/open';
import { loadDemo } from '../../server/demo/load';
import { groupMembers, programGroups } from '../../server/records/tables/groups';
import { users } from '../../server/records/tables/people';
import { participations } from '../../server/records/tables/programs';
import { testDefinitions } from './support/definitions';
import { type Client, serve, startTestServer, type TestServer } from './support/test-server';

const challenge = 'lakeside-fall-1';
const writers = 40;

async function embedded(): Promise<TestServer> {
  const opened = await prepareEmbedded(await createEmbedded());
  await loadDemo(opened.database, testDefinitions(), { people: 40, today: '2026-11-02', progress: () => undefined });
  return serve(opened);
}

describe.each([
  { name: 'PostgreSQL', start: () => startTestServer() },
  { name: 'the embedded database', start: embedded },
])('many at once on $name', ({ start }) => {
  let server: TestServer;
  let clients: Client[];
  beforeAll(async () => {
    server = await start();
    const { database } = server;
    const [pat] = await database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
    const rows = Array.from({ length: writers }, (_, index) => ({
      ...pat!,
      UserId: `w-${index}`,
      UserName: `w-${index}@lakeside.example`,
      Email: `w-${index}@lakeside.example`,
      UniqueId: null,
    }));
    await database.insert(users).values(rows);
    await database
      .insert(participations)
      .values(rows.map(({ UserId }) => ({ UserId, ProgramId: challenge, ProgramStatus: 'Current' as const, Units: 10, Days: 1 })));
    await database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
    await database.insert(programGroups).values(['one', 'two'].map((GroupId) => ({ GroupId, ProgramId: challenge, Name: GroupId, Details: '' })));
    clients = [];
    for (const { UserName } of rows) clients.push(await server.as(UserName));
  }, 120_000);
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
  }, 60_000);
});
