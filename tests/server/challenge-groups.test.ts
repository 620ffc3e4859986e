import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ChallengeFilters, ChallengeGroup, ChallengeGroupPage, Failure, OptionList } from '../../schemas/generated/records';
import { auditEntries } from '../../server/records/tables/audit';
import { groupMembers, programGroups } from '../../server/records/tables/groups';
import { users } from '../../server/records/tables/people';
import { participations, programs } from '../../server/records/tables/programs';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { toldSoFar } from './support/told';

const challenge = 'lakeside-fall-1';
const sleep = 'lakeside-fall-2';
const screening = 'lakeside-fall-8';
const names = ['pat', 'manager', 'support', 'coach'] as const;

const { test, server } = withServer();
let admin: Client;
let second: Client;
const ids = {} as Record<(typeof names)[number] | 'admin', string>;
test.beforeAll(async () => {
  [admin, second] = (await Promise.all(['admin', 'wradmin'].map((name) => server.as(`${name}@lakeside.example`)))) as [Client, Client];
  for (const { UserId, UserName } of await server.database.select().from(users)) ids[UserName.replace('@lakeside.example', '') as 'admin'] = UserId;
});

/** Four take part; there are no groups. */
test.beforeEach(async () => {
  const { database } = server;
  await database.delete(auditEntries);
  await database.delete(participations).where(eq(participations.ProgramId, challenge));
  await database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
  await database.insert(participations).values(names.map((name) => ({ UserId: ids[name], ProgramId: challenge, ProgramStatus: 'Current' as const })));
});

const trail = async () =>
  (await server.database.select().from(auditEntries).orderBy(auditEntries.At)).map(({ Action, UserId, SubjectId }) => ({ Action, UserId, SubjectId }));
const told = async (userId: string) => (await toldSoFar(server)).filter(({ Topic }) => Topic.endsWith(userId)).length;
const messageOf = ({ status, body }: { status: number; body: Failure }) => `${status} ${body.Errors[0]!.Message}`;
const base = '/v2/challenges';

type Saved = ChallengeGroup & Failure;
const save = (detail: object, Id?: string, client = admin, ChallengeId = challenge) =>
  client.post<Saved>(`${base}/${ChallengeId}/groups`, { ...(Id !== undefined && { Id }), Detail: { ChallengeId, Name: 'Early Birds', ...detail } });
const opened = async (id: string) => (await admin.get<Saved>(`${base}/${challenge}/groups/${id}`)).body;
const membersOf = ({ Detail }: ChallengeGroup) => Detail.Users!.filter(({ UserStatus }) => UserStatus === 'Accepted').map(({ UserId }) => UserId);
const remove = (Ids: string[], client = admin) => client.post<{ Removed: number } & Failure>(`${base}/${challenge}/groups/delete`, { Ids });
const listed = async () => (await admin.get<{ Groups: ChallengeGroup[] }>(`${base}/${challenge}/groups`)).body.Groups;

test('of two who change one group, the second is told and nothing of the first is undone; whoever has seen the change goes on', async () => {
  const { Id, Detail } = (await save({ Details: 'Before breakfast.', Add: [ids.pat] })).body;
  const Was = { Name: Detail.Name, Details: Detail.Details, ManagerId: Detail.ManagerId };
  const [one, other] = await Promise.all([
    save({ Name: 'Larks', Was }, Id),
    save({ Name: 'Robins', Details: 'At noon.', Was, Add: [ids.manager] }, Id, second),
  ]);
  const [kept, refused] = one.status === 200 ? [one, other] : [other, one];
  expect([kept.status, messageOf(refused)]).toEqual([
    200,
    `409 Someone else changed this group in the meantime. It is now called ${kept.body.Detail.Name}. Close this and open the group again.`,
  ]);
  const after = await opened(Id);
  expect(after).toEqual(kept.body);
  const { Name, Details, ManagerId } = after.Detail;
  expect((await save({ Name: 'Wrens', Was: { Name, Details, ManagerId } }, Id, second)).body.Detail.Name).toBe('Wrens');
});

test.each([
  ['its name', { Name: 'Larks' }],
  ['what it is about', { Details: 'At noon.' }],
  ['who invites into it', { ManagerId: 'pat' }],
])('%s is looked at before a group is changed', async (_what, change) => {
  const { Id, Detail } = (await save({ Details: 'Before breakfast.', Add: [ids.pat] })).body;
  const ManagerId = 'ManagerId' in change ? ids.pat : null;
  await server.database
    .update(programGroups)
    .set({ ...change, ManagerId })
    .where(eq(programGroups.GroupId, Id));
  const Was = { Name: Detail.Name, Details: Detail.Details, ManagerId: Detail.ManagerId };
  expect((await save({ Name: 'Wrens', Was }, Id)).status).toBe(409);
});

test('C-challenge-admin-41 companies, plan years and the challenges with groups are what is chosen from', async () => {
  const filters = async (query: string) => (await admin.get<ChallengeFilters>(`${base}/groupfilters${query}`)).body;
  const { Companies, PlanYears, Challenges } = await filters('');
  expect(Companies).toEqual([{ Value: 'lakeside', Text: 'Lakeside Manufacturing' }]);
  expect(PlanYears.map(({ Value }) => Value)).toEqual(['2026', '2025']);
  const found = Challenges.map(({ Value }) => Value);
  expect([found.includes(challenge), found.includes(screening)]).toEqual([true, false]);
  expect((await filters('?planYearId=2025')).Challenges.map(({ Value }) => Value)).not.toContain(challenge);
  const other = await admin.get<Failure>(`${base}/groupfilters?entityId=summit`);
  expect(other.status).toBe(404);
});

test('C-challenge-admin-44 C-challenge-admin-19 C-challenge-admin-20 a group is made with people in it, who hear of it, and the trail says so', async () => {
  const before = await told(ids.pat);
  const { status, body } = await save({ Details: 'Before breakfast.', ManagerId: ids.pat, Add: [ids.pat, ids.manager] });
  expect(status).toBe(200);
  const { Users, ...detail } = body.Detail;
  expect(detail).toEqual({
    ChallengeId: challenge,
    Name: 'Early Birds',
    Details: 'Before breakfast.',
    ManagerId: ids.pat,
    ManagerName: 'Pat Rivers',
    Members: 2,
    Min: 4,
    Max: 9,
    Unit: 'steps',
    Units: 0,
    HiddenMembers: 0,
  });
  expect(membersOf(body).sort()).toEqual([ids.pat, ids.manager].sort());
  expect(await told(ids.pat)).toBeGreaterThan(before);
  expect(await trail()).toMatchObject([{ Action: 'ChallengeGroupSaved', UserId: ids.admin, SubjectId: challenge }]);
});

test('C-challenge-admin-42 C-challenge-admin-43 groups are listed by name, and one is opened with its people', async () => {
  await save({ Name: 'Weekend Wanderers' });
  const { body } = await save({ Name: 'Desk Escape', Add: [ids.pat] });
  expect((await listed()).map(({ Detail }) => [Detail.Name, Detail.Members])).toEqual([
    ['Desk Escape', 1],
    ['Weekend Wanderers', 0],
  ]);
  expect(membersOf(await opened(body.Id))).toEqual([ids.pat]);
});

test('C-challenge-admin-45 C-challenge-admin-21 people of a group are searched, and the list of one search goes on', async () => {
  const { body: group } = await save({ Add: names.map((name) => ids[name]) });
  const search = async (body: object) => admin.post<ChallengeGroupPage & Failure>(`${base}/${challenge}/groups/${group.Id}`, body);
  expect((await search({ searchTerms: 'riv' })).body.Users.map(({ UserId }) => UserId)).toEqual([ids.pat]);
  expect((await search({ searchTerms: 'nobody' })).body).toMatchObject({ Users: [], NextCursor: null });
  const first = (await search({ pageSize: 3 })).body;
  const rest = (await search({ pageSize: 3, queryId: first.QueryId, nextCursor: first.NextCursor })).body;
  expect([...first.Users, ...rest.Users].map(({ LastName }) => LastName)).toEqual(['Brooks', 'Lee', 'Ortiz', 'Rivers']);
  expect(rest.NextCursor).toBeNull();
  for (const [wrong, fault] of [
    [{ nextCursor: 'bm90aGluZw' }, 'format /nextCursor'],
    [{ searchTerms: 'riv', nextCursor: first.NextCursor }, 'format /nextCursor'],
    [{ searchTerms: 'riv', queryId: first.QueryId }, 'other /queryId'],
  ] as const)
    expect(faultsOf(await search(wrong))).toEqual([fault]);
});

test('C-challenge-admin-47 who has accepted is listed without whoever was only asked', async () => {
  const { body: group } = await save({ Add: [ids.pat] });
  await server.database
    .insert(groupMembers)
    .values({ GroupId: group.Id, ProgramId: challenge, UserId: ids.coach, UserStatus: 'Invited', Since: '2026-11-01T12:00:00.000Z' });
  const accepted = await admin.get<{ Users: { UserId: string }[] }>(`${base}/${challenge}/groups/${group.Id}/accepted`);
  expect(accepted.body.Users.map(({ UserId }) => UserId)).toEqual([ids.pat]);
  expect((await opened(group.Id)).Detail.Users!.map(({ UserId }) => UserId)).toEqual([ids.pat, ids.coach]);
});

test('C-challenge-admin-48 people are found by the beginning of a name, those who are in no group', async () => {
  const find = async (query: string) => (await admin.get<OptionList>(`${base}/users?${query}`)).body.Items.map(({ Text }) => Text);
  expect(await find(`term=riv&challengeId=${challenge}`)).toEqual(['Pat Rivers']);
  expect(await find('term=riv')).toContain('Pat Rivers');
  await save({ Add: [ids.pat] });
  expect(await find(`term=riv&challengeId=${challenge}`)).toEqual([]);
});

test('C-challenge-admin-02 a group is changed: its name, who manages it, who comes and who goes', async () => {
  const { body: group } = await save({ Add: [ids.pat, ids.manager] });
  const changed = await save({ Name: 'Night Owls', ManagerId: ids.coach, Add: [ids.coach], Remove: [ids.manager] }, group.Id);
  expect([changed.body.Detail.Name, changed.body.Detail.ManagerName, changed.body.Detail.Members]).toEqual(['Night Owls', 'Casey Brooks', 2]);
  expect(membersOf(changed.body).sort()).toEqual([ids.pat, ids.coach].sort());
  // Whoever manages it hands it on when they are taken out.
  const handed = await save({ Name: 'Night Owls', ManagerId: ids.coach, Remove: [ids.coach] }, group.Id);
  expect(handed.body.Detail.ManagerId).toBe(ids.pat);
});

test('what cannot be is refused as a whole: a taken name, a full group, another group, no part, a manager from outside, a group that is gone', async () => {
  await save({ Name: 'Taken', Add: [ids.coach] });
  const { body: group } = await save({ Add: [ids.pat] });
  const before = await listed();
  const { database } = server;
  await database.delete(participations).where(and(eq(participations.ProgramId, challenge), eq(participations.UserId, ids.support)));
  const refused: [object, string | undefined, string][] = [
    [{ Name: 'tAKEN' }, group.Id, '409 A group named tAKEN already exists. Choose another name.'],
    [{ Name: 'taken' }, undefined, '409 A group named taken already exists. Choose another name.'],
    [{ Add: [ids.manager, ids.coach] }, group.Id, '409 Casey Brooks is already in another group of this program.'],
    [{ Add: [ids.manager, ids.support] }, group.Id, '409 Sam Lee does not take part in Walk the Lake, Fall 2026.'],
    [{ Add: ['nobody'] }, group.Id, '409 One of these people is no longer available. Choose again.'],
    [{ ManagerId: ids.manager }, group.Id, '409 The manager must be a member of the group.'],
    [{ Name: 'Any' }, 'group-gone', '404 This group was not found. It may have been deleted.'],
    [{ ChallengeId: sleep }, group.Id, '400 This group belongs to another challenge.'],
  ];
  for (const [detail, id, message] of refused) expect(messageOf(await save(detail, id))).toBe(message);
  await database
    .update(programs)
    .set({ Grouping: { Min: 1, Max: 1, MayCreate: true } })
    .where(eq(programs.Id, challenge));
  expect(messageOf(await save({ Add: [ids.manager] }, group.Id))).toBe('409 Early Birds is full. There is no place for Max Ortiz.');
  await database
    .update(programs)
    .set({ Grouping: { Min: 4, Max: 9, MayCreate: true } })
    .where(eq(programs.Id, challenge));
  expect(messageOf(await save({}, undefined, admin, screening))).toBe('409 Health Screening, Fall 2026 does not use groups.');
  expect(await listed()).toEqual(before);
  expect(before.length).toBe(2);
});

test('two who put people into the last place of a group at once cannot both', async () => {
  await server.database
    .update(programs)
    .set({ Grouping: { Min: 1, Max: 1, MayCreate: true } })
    .where(eq(programs.Id, challenge));
  const { body: group } = await save({});
  const answers = await Promise.all([save({ Add: [ids.pat] }, group.Id), save({ Add: [ids.coach] }, group.Id, second)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await opened(group.Id)).Detail.Members).toBe(1);
  await server.database
    .update(programs)
    .set({ Grouping: { Min: 4, Max: 9, MayCreate: true } })
    .where(eq(programs.Id, challenge));
});

test('C-challenge-admin-46 ten thousand groups are deleted at once; whoever was in one hears of it, and what is gone already is passed over', async () => {
  const { body: kept } = await save({ Name: 'Kept' });
  const { body: own } = await save({ Name: 'Own', Add: [ids.pat] });
  const many = Array.from({ length: 9_998 }, (_, index) => ({ GroupId: `many-${index}`, ProgramId: challenge, Name: `Many ${index}`, Details: '' }));
  for (let from = 0; from < many.length; from += 2_000) await server.database.insert(programGroups).values(many.slice(from, from + 2_000));
  const before = await told(ids.pat);
  const { status, body } = await remove([own.Id, 'gone', ...many.map(({ GroupId }) => GroupId)]);
  expect([status, body]).toEqual([200, { Removed: 9_999 }]);
  expect((await listed()).map(({ Id }) => Id)).toEqual([kept.Id]);
  expect(await told(ids.pat)).toBeGreaterThan(before);
  const [first] = (await trail()).filter(({ Action }) => Action === 'ChallengeGroupsDeleted');
  expect(first).toMatchObject({ UserId: ids.admin, SubjectId: challenge });
  expect(messageOf(await remove([own.Id]))).toBe('404 These groups no longer exist.');
  expect((await remove(Array.from({ length: 10_001 }, (_, index) => `x-${index}`))).status).toBe(400);
});
