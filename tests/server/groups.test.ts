import { eq, like } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure, GroupDetail, Program } from '../../schemas/generated/records';
import { programGroups, programInvitations } from '../../server/records/tables/groups';
import { outbox } from '../../server/records/tables/outbox';
import { profiles, users } from '../../server/records/tables/people';
import { participations } from '../../server/records/tables/programs';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const challenge = 'lakeside-fall-1';
const base = `/user/owners/lakeside/userprograms/${challenge}`;
const names = ['pat', 'manager', 'support', 'admin'] as const;
type Name = (typeof names)[number];

const { test, server } = withServer();
let clients: Record<Name, Client>;
const ids = {} as Record<Name, string>;
test.beforeAll(async () => {
  clients = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await server.as(`${name}@lakeside.example`)])));
  for (const { UserId, UserName } of await server.database.select().from(users)) ids[UserName.replace('@lakeside.example', '') as Name] = UserId;
});

/** All four take part; there are no groups. */
test.beforeEach(async () => {
  const { database } = server;
  await database.delete(participations).where(eq(participations.ProgramId, challenge));
  await database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
  await database.delete(programInvitations);
  await database.delete(outbox);
  await database.insert(participations).values(names.map((name) => ({ UserId: ids[name], ProgramId: challenge, ProgramStatus: 'Current' as const })));
});

type Answer = Program & Failure;
const create = (client: Client, Name: string, Details = '') =>
  client.post<Answer>('/userprograms/createprogramgroup', { OwnerId: 'lakeside', ProgramId: challenge, Group: { Name, Details } });
const made = async (client: Client, name: string) => (await create(client, name)).body.Detail!.ProgramGroups.find(({ Name }) => Name === name)!.Id;
const group = (client: Client, id: string, verb: string, body?: unknown) => client.post<Answer>(`${base}/groups/${id}/selfselect/${verb}`, body);
const peers = (client: Client, verb: string, body?: unknown) => client.post<Answer>(`${base}/peertopeer/${verb}`, body);
const switchTo = (client: Client, id: string) =>
  client.post<{ Data: Program } & Failure>(`/challenges/ajax/SwitchGroup?challengeId=${challenge}&challengeOwnerId=lakeside&groupId=${id}`);
const detail = (client: Client, id: string) => client.get<GroupDetail & Failure>(`/userprograms/GroupDetails?ownerId=lakeside&id=${challenge}&groupId=${id}`);
const statuses = async (id: string) => (await detail(clients.pat, id)).body.GroupUsers.map(({ UserId, UserStatus }) => [UserId, UserStatus]);
const open = async (GroupId: string, Name = GroupId) => {
  await server.database.insert(programGroups).values({ GroupId, ProgramId: challenge, Name, Details: '' });
};
const messageOf = ({ status, body }: { status: number; body: Failure }) => `${status} ${body.Errors[0]!.Message}`;

describe('making a group', () => {
  test('B-groups-02 B-groups-39 B-groups-67 whoever makes it is its first member, and it is among the groups of the program', async () => {
    const { body } = await create(clients.pat, '  Trailblazers ', 'Hills only.');
    expect(body.Detail!.ProgramGroups).toEqual([
      {
        Id: expect.any(String),
        GroupStatus: 'Joined',
        Name: 'Trailblazers',
        Details: 'Hills only.',
        Members: 1,
        Min: 4,
        Max: 9,
        Units: 0,
        HiddenMembers: 0,
        IsManager: true,
        IsOpen: false,
      },
    ]);
    const seen = (await clients.manager.get<Program>(`/userprograms/detail?ownerId=lakeside&id=${challenge}`)).body.Detail!.ProgramGroups;
    expect(seen).toEqual([expect.objectContaining({ Name: 'Trailblazers', GroupStatus: null, IsManager: false })]);
  });

  test('B-groups-40 B-groups-41 B-groups-66 permissions change with it: who made one invites, and makes no other', async () => {
    const before = (await clients.pat.get<Program>(`/userprograms/detail?ownerId=lakeside&id=${challenge}`)).body;
    expect(before.Permissions).toEqual(['CreateGroup', 'AcceptGroup', 'DeclineGroup']);
    expect((await create(clients.pat, 'Trailblazers')).body.Permissions).toEqual(['ManageParticipants']);
    expect(messageOf(await create(clients.pat, 'Another'))).toBe('409 You are already in a group in this program.');
  });

  test('a name that is taken, a program without groups of one’s own, and whoever takes no part are refused', async () => {
    await create(clients.pat, 'Trailblazers');
    expect(messageOf(await create(clients.manager, 'trailBLAZERS'))).toContain('There is already a group called trailBLAZERS.');
    await server.database.delete(participations).where(eq(participations.UserId, ids.support));
    expect(messageOf(await create(clients.support, 'Mine'))).toMatch(/^409 Join Walk the Lake/);
    const body = { OwnerId: 'lakeside', ProgramId: 'lakeside-fall-4', Group: { Name: 'Mine' } };
    await clients.admin.post('/userprograms/joinprograms', [{ ProgramId: 'lakeside-fall-4', IsPersonal: false }]);
    expect((await clients.admin.post<Answer>('/userprograms/createprogramgroup', body)).status).toBe(409);
  });
});

describe('joining', () => {
  test('B-groups-01 B-groups-79 a group that is open is joined, and the one before is left with it', async () => {
    await open('one');
    await open('two');
    expect((await switchTo(clients.pat, 'one')).body.Data.Detail!.ProgramGroups.map(({ GroupStatus, Members }) => [GroupStatus, Members])).toEqual([
      ['Joined', 1],
      [null, 0],
    ]);
    expect((await switchTo(clients.pat, 'two')).body.Data.Detail!.ProgramGroups.map(({ GroupStatus, Members }) => [GroupStatus, Members])).toEqual([
      [null, 0],
      ['Joined', 1],
    ]);
    expect((await switchTo(clients.pat, 'two')).status).toBe(200);
    expect(await statuses('two')).toEqual([[ids.pat, 'Accepted']]);
  });

  test('B-groups-78 a challenge and its group are joined together or not at all', async () => {
    await server.database.delete(participations).where(eq(participations.ProgramId, challenge));
    const join = (groupId: string) =>
      clients.pat.post<{ Data: Program } & Failure>(
        `/challenges/ajax/JoinChallengeDetail?challengeId=${challenge}&challengeOwnerId=lakeside&groupId=${groupId}`,
      );
    expect((await join('nothing')).status).toBe(404);
    expect(await server.database.select().from(participations).where(eq(participations.ProgramId, challenge))).toEqual([]);
    await open('one');
    expect((await join('one')).body.Data).toMatchObject({ ProgramStatus: 'Current', Detail: { ProgramGroups: [{ GroupStatus: 'Joined' }] } });
  });

  test('one that somebody manages is joined by invitation only', async () => {
    const id = await made(clients.pat, 'Trailblazers');
    expect(messageOf(await switchTo(clients.manager, id))).toBe('409 You can join Trailblazers by invitation only.');
  });

  test('whoever wants a place in a full one keeps the group that they have', async () => {
    await open('one');
    await open('full');
    await server.database.update(programGroups).set({ Members: 9 }).where(eq(programGroups.GroupId, 'full'));
    await switchTo(clients.pat, 'one');
    expect(messageOf(await switchTo(clients.pat, 'full'))).toBe('409 full is full.');
    expect(await statuses('one')).toEqual([[ids.pat, 'Accepted']]);
  });
});

describe('inviting', () => {
  test('B-groups-42 B-groups-74 B-groups-75 whoever is invited accepts, and is told so; a second press changes nothing', async () => {
    const id = await made(clients.pat, 'Trailblazers');
    expect((await group(clients.pat, id, 'invite', { UserIds: [ids.manager, ids.support] })).status).toBe(200);
    const [first, ...others] = await statuses(id);
    expect(first).toEqual([ids.pat, 'Accepted']);
    expect(new Map(others as [string, string][])).toEqual(
      new Map([
        [ids.manager, 'Invited'],
        [ids.support, 'Invited'],
      ]),
    );
    for (const _ of [1, 2])
      expect((await group(clients.manager, id, 'accept')).body.Detail!.ProgramGroups[0]).toMatchObject({ GroupStatus: 'Joined', Members: 2 });
  });

  test('B-groups-43 B-groups-76 whoever declines is no longer in it, and may be asked again', async () => {
    const id = await made(clients.pat, 'Trailblazers');
    await group(clients.pat, id, 'invite', { UserIds: [ids.manager] });
    expect((await group(clients.manager, id, 'decline')).body.Detail!.ProgramGroups[0]!.GroupStatus).toBe('Declined');
    expect(await statuses(id)).toEqual([[ids.pat, 'Accepted']]);
    expect(messageOf(await group(clients.manager, id, 'accept'))).toBe('409 Your invitation to this group is no longer open.');
    await group(clients.pat, id, 'invite', { UserIds: [ids.manager] });
    expect((await group(clients.manager, id, 'accept')).status).toBe(200);
  });

  test('oneself, strangers, who takes no part, and from whom does not manage it: refused', async () => {
    const id = await made(clients.pat, 'Trailblazers');
    const [stranger] = await server.database.select().from(users).where(eq(users.UserName, 'pat@summit.example'));
    const invite = (UserIds: string[], client = clients.pat) => group(client, id, 'invite', { UserIds });
    expect(messageOf(await invite([ids.pat]))).toBe('409 You are already in this group.');
    expect((await invite([stranger!.UserId])).status).toBe(404);
    expect((await invite([ids.support], clients.manager)).status).toBe(409);
    await server.database.delete(participations).where(eq(participations.UserId, ids.support));
    expect(messageOf(await invite([ids.support]))).toMatch(/^409 .+ does not take part in Walk the Lake/);
    expect(await statuses(id)).toEqual([[ids.pat, 'Accepted']]);
  });

  test('B-groups-77 the manager removes others, everybody themselves; the last manager hands it on, and an empty group ends', async () => {
    const id = await made(clients.pat, 'Trailblazers');
    await group(clients.pat, id, 'invite', { UserIds: [ids.manager, ids.support] });
    await group(clients.manager, id, 'accept');
    await group(clients.support, id, 'accept');
    expect((await group(clients.manager, id, `remove/${ids.support}`)).status).toBe(409);
    expect((await group(clients.pat, id, `remove/${ids.support}`)).body.Detail!.ProgramGroups[0]!.Members).toBe(2);
    expect((await group(clients.pat, id, `remove/${ids.pat}`)).body.Detail!.ProgramGroups[0]).toMatchObject({
      Members: 1,
      IsManager: false,
      GroupStatus: null,
    });
    const own = (await clients.manager.get<Program>(`/userprograms/detail?ownerId=lakeside&id=${challenge}`)).body;
    expect(own.Detail!.ProgramGroups[0]!.IsManager).toBe(true);
    expect((await group(clients.manager, id, `remove/${ids.manager}`)).body.Detail!.ProgramGroups).toEqual([]);
  });
});

describe('B-groups-03 asking colleagues into a program', () => {
  test.beforeEach(() => server.database.delete(participations).where(eq(participations.UserId, ids.manager)));
  const opened = async (name: Name) => (await clients[name].get<Program>(`/userprograms/detail?ownerId=lakeside&id=${challenge}`)).body;

  test('B-groups-44 B-groups-70 whoever asks sees whom, and who is asked sees by whom', async () => {
    expect((await peers(clients.pat, 'invite', { UserIds: [ids.manager] })).body.Detail!.InvitedUsers).toMatchObject([
      { UserId: ids.manager, UserStatus: 'Invited' },
    ]);
    expect((await opened('manager')).Detail!.InvitedBy).toMatch(/^Pat /);
    expect((await opened('support')).Detail!.InvitedBy).toBeNull();
  });

  test('B-groups-45 B-groups-71 accepting joins the program, once', async () => {
    await peers(clients.pat, 'invite', { UserIds: [ids.manager] });
    expect((await peers(clients.manager, 'accept')).body).toMatchObject({ ProgramStatus: 'Current', Detail: { InvitedBy: null } });
    expect(messageOf(await peers(clients.manager, 'accept'))).toBe('409 This invitation is no longer open.');
    expect((await opened('pat')).Detail!.InvitedUsers).toMatchObject([{ UserStatus: 'Accepted' }]);
  });

  test('B-groups-46 B-groups-72 declining leaves it available', async () => {
    await peers(clients.pat, 'invite', { UserIds: [ids.manager] });
    expect((await peers(clients.manager, 'decline')).body).toMatchObject({ ProgramStatus: 'Available', Detail: { InvitedBy: null } });
    expect((await opened('pat')).Detail!.InvitedUsers).toMatchObject([{ UserStatus: 'Declined' }]);
  });

  test('B-groups-48 B-groups-73 what one has asked is taken back, not what others have', async () => {
    await peers(clients.pat, 'invite', { UserIds: [ids.manager] });
    await peers(clients.support, 'remove', { UserIds: [ids.manager] });
    expect((await opened('manager')).Detail!.InvitedBy).not.toBeNull();
    expect((await peers(clients.pat, 'remove', { UserIds: [ids.manager] })).body.Detail!.InvitedUsers).toEqual([]);
    expect((await opened('manager')).Detail!.InvitedBy).toBeNull();
  });

  test('who takes part already, and in a program into which nobody is asked: refused', async () => {
    expect(messageOf(await peers(clients.pat, 'invite', { UserIds: [ids.support] }))).toMatch(/already takes part in Walk the Lake.*\.$/);
    expect((await clients.pat.post(`/user/owners/lakeside/userprograms/lakeside-fall-2/peertopeer/invite`, { UserIds: [ids.manager] })).status).toBe(409);
  });
});

describe('a message to the group', () => {
  const send = (client: Client, GroupId: string, more: object = {}) =>
    client.post<boolean>('/userprograms/SendGroupEmail', {
      ProgramId: challenge,
      GroupId,
      Subject: 'Saturday',
      Body: '<p>At <strong>nine</strong></p>',
      UserIds: [ids.pat, ids.manager, ids.support],
      ...more,
    });
  const sent = () => server.database.select().from(outbox).where(like(outbox.Kind, 'Email'));

  test('B-groups-65 B-groups-69 goes to members who have accepted, and to nobody else', async () => {
    const id = await made(clients.pat, 'Trailblazers');
    await group(clients.pat, id, 'invite', { UserIds: [ids.manager, ids.support] });
    await group(clients.manager, id, 'accept');
    expect((await send(clients.pat, id)).body).toBe(true);
    const mails = await sent();
    expect(mails.map(({ Subject }) => Subject)).toEqual(['Pat Rivers: Saturday', 'Pat Rivers: Saturday']);
    expect(new Set(mails.map(({ UserId }) => UserId))).toEqual(new Set([ids.pat, ids.manager]));
    expect((await send(clients.support, id)).status).toBe(404);
    expect((await send(clients.pat, id, { UserIds: [ids.support] })).body).toBe(false);
  });

  test('B-groups-61 B-groups-62 without a subject or a text it is refused; a script does not travel', async () => {
    const id = await made(clients.pat, 'Trailblazers');
    for (const more of [{ Subject: '' }, { Subject: '   ' }, { Body: '' }, { Body: '<p>&nbsp;</p>' }, { UserIds: [] }])
      expect((await send(clients.pat, id, more)).status).toBe(400);
    await send(clients.pat, id, { Body: '<p onclick="x()">Hi<script>alert(1)</script></p>' });
    expect((await sent()).map(({ Body }) => Body)).toEqual([
      expect.stringMatching(/^<p>Pat Rivers wrote to your group Trailblazers in [^<]*:<\/p><p>Hi<\/p>$/),
    ]);
  });
});

test('B-groups-68 B-groups-80 a group by either call: its limits, its unit, its members with what they have', async () => {
  const id = await made(clients.pat, 'Trailblazers');
  const { body } = await detail(clients.pat, id);
  expect(body).toMatchObject({ Id: id, GroupName: 'Trailblazers', Min: 4, Max: 9, Units: 'steps' });
  expect(body.GroupUsers).toEqual([{ UserId: ids.pat, FirstName: 'Pat', LastName: expect.any(String), UnitValue: 0, UserStatus: 'Accepted' }]);
  const older = await clients.pat.get<{ Data: GroupDetail }>(
    `/challenges/ajax/GetChallengeGroupProgress?challengeId=${challenge}&challengeOwnerId=lakeside&groupId=${id}`,
  );
  expect(older.body.Data).toEqual(body);
  expect((await detail(await server.as('pat@summit.example'), id)).status).toBe(404);
});

test('others than its members see who has accepted and does not hide; its members see all', async () => {
  const id = await made(clients.pat, 'Trailblazers');
  await group(clients.pat, id, 'invite', { UserIds: [ids.manager, ids.support] });
  await group(clients.manager, id, 'accept');
  const seenBy = async (client: Client) =>
    (await detail(client, id)).body.GroupUsers.map(({ UserId }) => UserId).toSorted((one, other) => one.localeCompare(other));
  const sorted = (...all: string[]) => all.toSorted((one, other) => one.localeCompare(other));
  expect(await seenBy(clients.admin)).toEqual(sorted(ids.pat, ids.manager));
  await server.database.update(profiles).set({ HideFromLeaderboard: true }).where(eq(profiles.UserId, ids.manager));
  expect(await seenBy(clients.admin)).toEqual([ids.pat]);
  expect(await seenBy(clients.pat)).toEqual(sorted(ids.pat, ids.manager, ids.support));
  expect(await seenBy(clients.support)).toEqual(sorted(ids.pat, ids.manager, ids.support));
  await server.database.update(profiles).set({ HideFromLeaderboard: false });
});
