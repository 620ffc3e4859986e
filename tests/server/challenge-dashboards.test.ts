import { and, eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { addressOf } from '../../runtime/http/http';
import type { ChallengeDashboard, ChallengeParticipantPage, DashboardPart, Failure, PeopleExport } from '../../schemas/generated/records';
import { uuidOf } from '../../server/foundation/uuid-of';
import { auditEntries } from '../../server/records/tables/audit';
import { profiles, users } from '../../server/records/tables/people';
import { challengeDays, participations, programs } from '../../server/records/tables/programs';
import { dependants } from '../../server/records/tables/registrations';
import { challenges, emptyChallenges, findCrowd } from './support/challenge-crowd';
import { testDefinitions } from './support/definitions';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let admin: Client;
let partner: Client;
let pat: Client;
/** People of Lakeside without a role, none of whom takes part in anything of the tests. */
let crowd: string[];

test.beforeAll(async () => {
  [admin, partner, pat] = await Promise.all(
    ['admin@lakeside.example', 'partner@north.example', 'pat@lakeside.example'].map((who) => server.as(who)) as [
      Promise<Client>,
      Promise<Client>,
      Promise<Client>,
    ],
  );
  crowd = await findCrowd(server.database);
  expect(crowd).toHaveLength(12);
});

test.beforeEach(() => emptyChallenges(server.database, crowd));

type Part = Partial<typeof participations.$inferInsert>;
/** The n-th of the crowd takes part so. */
const takesPart = (n: number, program: string, { ChangedOn = '2026-10-10', ...part }: Part = {}) =>
  server.database
    .insert(participations)
    .values({ UserId: crowd[n]!, ProgramId: program, ProgramStatus: 'Current', JoinedOn: `${ChangedOn}T12:00:00.000Z`, ChangedOn, ...part });
const base = '/v2/challenges/entities/lakeside/dashboard';
const ask = async (query = 'challengeId=walk', client = admin) => (await client.get<ChallengeDashboard>(`${base}?${query}`)).body;
const brief = ({ Name, Participants, Completed, CompletionPercent, AverageProgress, Joined, Left }: DashboardPart) =>
  [Name, Participants, Completed, CompletionPercent, AverageProgress, Joined, Left].join(' ');

test('C-challenge-admin-57 C-challenge-admin-33 a dashboard adds up who takes part, how far they are, and what came in the period', async () => {
  await takesPart(0, 'walk', { ChangedOn: '2026-09-28', Percent: 40 });
  await takesPart(1, 'walk', { ProgramStatus: 'Completed', Percent: 100 });
  await takesPart(2, 'walk', { ProgramStatus: 'Quit' });
  await takesPart(3, 'walk', { ChangedOn: '2026-10-12', Percent: 11 });
  await takesPart(3, 'swim', { Percent: 50 });
  const shown = await ask('challengeId=walk&startDate=2026-10-10&endDate=2026-10-12');
  expect(brief(shown.Totals)).toBe('Lakeside Manufacturing 3 1 33 50 3 1');
  expect([shown.Step, shown.StartDate, shown.EndDate]).toEqual(['day', '2026-10-10', '2026-10-12']);
  expect(
    shown.Steps.map(({ StartDate, Participants, Completed, AverageProgress, Joined }) => [StartDate, Participants, Completed, AverageProgress, Joined]),
  ).toEqual([
    ['2026-10-10', 2, 1, 70, 2],
    ['2026-10-11', 2, 1, 70, 0],
    ['2026-10-12', 3, 1, 50, 1],
  ]);
  expect(shown.Challenges.map(brief)).toEqual(['Walk 3 1 33 50 3 1']);
  expect(shown.Challenges.map(({ HasLeaderboard }) => HasLeaderboard)).toEqual([true]);
  const both = await ask('startDate=2026-10-10&endDate=2026-10-12');
  expect(both.Challenges.filter(({ Id }) => challenges.includes(Id as 'walk')).map(brief)).toEqual(['Swim 1 0 0 50 1 0', 'Walk 3 1 33 50 3 1']);
});

test('without days it is the last twelve months, of a plan year its own days; long periods have longer steps', async () => {
  const usual = await ask('');
  expect([usual.StartDate, usual.EndDate, usual.Step, usual.Steps.length]).toEqual(['2025-12-01', '2026-11-02', 'month', 12]);
  expect(usual.Challenges.find(({ Id }) => Id === 'lakeside-fall-4')?.HasLeaderboard).toBe(false);
  const year = await ask('planYearId=2025');
  expect([year.StartDate, year.EndDate]).toEqual(['2025-01-01', '2025-12-31']);
  expect(new Set(year.Challenges.map(({ StartDate }) => StartDate))).toEqual(new Set(['2025-10-06']));
  expect(year.PlanYears.map(({ Value }) => Value)).toContain('2025');
  const weeks = await ask('startDate=2026-10-01&endDate=2026-11-02');
  expect(weeks.Steps.map(({ StartDate }) => StartDate)).toEqual(['2026-10-01', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02']);
});

test('C-challenge-admin-56 the whole dashboard has every challenge that there ever was', async () => {
  const { body } = await admin.get<ChallengeDashboard>(`${base}/all`);
  const mine = and(eq(programs.OwnerId, 'lakeside'), eq(programs.IsPlanYear, false), sql`${programs.MadeBy} is null`);
  const offered = await server.database.$count(programs, mine);
  expect([body.StartDate, body.Challenges.length]).toEqual([null, offered]);
  const rows = (
    await server.database
      .select()
      .from(participations)
      .innerJoin(programs, and(eq(programs.Id, participations.ProgramId), mine))
  ).map((row) => row.participations);
  const taking = rows.filter(({ ProgramStatus }) => ProgramStatus !== 'Quit');
  expect([body.Totals.Participants, body.Totals.Completed]).toEqual([taking.length, rows.filter(({ ProgramStatus }) => ProgramStatus === 'Completed').length]);
  expect(body.Steps.at(-1)!.Participants).toBe(taking.length);
  expect(body.Steps.length).toBeGreaterThan(12);
});

test('who has a role, and who belongs to somebody else, is left out where that is asked; the deleted always are', async () => {
  for (const n of [0, 1, 2, 3]) await takesPart(n, 'walk');
  await server.database
    .update(users)
    .set({ Roles: ['Coach'] })
    .where(eq(users.UserId, crowd[0]!));
  await server.database.insert(dependants).values({ UserId: crowd[1]!, PrimaryUserId: crowd[2]! });
  const count = async (exclude: string) => (await ask(`challengeId=walk&exclude=${exclude}`)).Totals.Participants;
  expect([await count('None'), await count('Staff'), await count('Dependants'), await count('StaffAndDependants')]).toEqual([4, 3, 3, 2]);
  await server.database.update(users).set({ Status: 'Deleted' }).where(eq(users.UserId, crowd[3]!));
  expect(await count('None')).toBe(3);
  await server.database.delete(dependants).where(eq(dependants.UserId, crowd[1]!));
  expect(await count('Dependants')).toBe(3);
  const unknown = await admin.get<Failure>(`${base}?exclude=Everybody`);
  expect([unknown.status, faultsOf(unknown)]).toEqual([400, ['enum /exclude']]);
});

test('departments and locations of fewer than five people are put together, so that nobody is found by subtraction', async () => {
  const place = async (n: number, location: string) => {
    await server.database.update(users).set({ Location: location }).where(eq(users.UserId, crowd[n]!));
    await takesPart(n, 'walk');
  };
  for (const n of [0, 1, 2, 3, 4, 5]) await place(n, 'chicago');
  for (const n of [6, 7, 8, 9, 10]) await place(n, 'denver');
  for (const n of [11]) await place(n, 'cleveland');
  const { Locations, SmallestGroup, Departments } = await ask();
  expect(SmallestGroup).toBe(5);
  expect(Locations.map(({ Name, Participants }) => [Name, Participants])).toEqual([
    ['Chicago', 6],
    ['Smaller groups', 6],
  ]);
  expect(Departments.map(({ Name, Participants }) => [Name, Participants])).toEqual([['Plant', 12]]);
  // Where there are fewer in all, no group is shown.
  for (const n of [10, 11]) await takesPart(n, 'swim');
  expect((await ask('challengeId=swim')).Locations).toEqual([]);
});

test('who moves is counted at the new place from then on, and a deleted program leaves nothing', async () => {
  for (const n of [0, 1, 2, 3, 4]) await takesPart(n, 'walk', { Percent: 10 });
  expect((await ask()).Locations.map(brief)).toEqual(['Chicago 5 0 0 10 5 0']);
  await server.database.update(users).set({ Location: 'denver' }).where(sql`${users.UserId} in ${crowd}`);
  await server.database.update(profiles).set({ Answers: [] }).where(sql`${profiles.UserId} in ${crowd}`);
  const moved = await ask();
  expect(moved.Locations.map(({ Name, Participants, AverageProgress }) => [Name, Participants, AverageProgress])).toEqual([['Denver', 5, 10]]);
  expect(moved.Departments.map(({ Name, Participants }) => [Name, Participants])).toEqual([['No department', 5]]);
  await server.database.delete(programs).where(eq(programs.Id, 'walk'));
  expect((await admin.get(`${base}?challengeId=walk`)).status).toBe(404);
  expect(await server.database.$count(challengeDays, eq(challengeDays.ProgramId, 'walk'))).toBe(0);
});

test('joining, logging and quitting move the dashboard at once', async () => {
  const before = (await ask('challengeId=lakeside-fall-3')).Totals;
  expect((await pat.post('/userprograms/joinprograms', [{ ProgramId: 'lakeside-fall-3', IsPersonal: false }])).status).toBe(200);
  const joined = await ask('challengeId=lakeside-fall-3');
  expect([joined.Totals.Participants, joined.Totals.Joined]).toEqual([before.Participants + 1, before.Joined + 1]);
  await pat.post('/userprograms/quit?ownerId=lakeside&id=lakeside-fall-3');
  const quit = (await ask('challengeId=lakeside-fall-3')).Totals;
  expect([quit.Participants, quit.Left]).toEqual([before.Participants, before.Left + 1]);
});

test('what cannot be asked is refused with what is wrong; a period without data is empty', async () => {
  const refused = async (query: string) => {
    const answer = await admin.get<Failure>(`${base}?${query}`);
    return [answer.status, ...answer.body.Errors.map(({ Code, Field, Message }) => (Code === undefined ? Message : `${Code} ${Field}`))];
  };
  expect(await refused('startDate=2026-11-02&endDate=2026-09-01')).toEqual([400, 'order /endDate']);
  expect(await refused('startDate=2026-02-30')).toEqual([400, 'format /startDate']);
  expect(await refused('startDate=1990-01-01')).toEqual([400, 'order /endDate']);
  expect(await refused('planYearId=1999')).toEqual([404, 'Plan year not found.']);
  expect(await refused('challengeId=nothing')).toEqual([404, 'Challenge not found.']);
  expect(await refused('challengeId=cedar-fall-1')).toEqual([404, 'Challenge not found.']);
  const empty = await ask('startDate=2020-01-01&endDate=2020-01-31');
  expect([empty.Totals.Participants, empty.Totals.CompletionPercent, empty.Challenges, empty.Departments, empty.Steps.length]).toEqual([0, null, [], [], 31]);
});

test('each company is reached by its own administrators and those of its partner; people without the role see nothing', async () => {
  const status = async (client: Client, path: string) => (await client.get(path)).status;
  const others = '/v2/challenges/entities/cedar/dashboard';
  expect([await status(admin, others), await status(admin, `${others}/all`), await status(pat, base), await status(partner, base)]).toEqual([
    404, 404, 403, 200,
  ]);
  const search = { entityId: 'cedar' };
  expect((await admin.post('/v2/challenges/dashboard/participants/paged', { search })).status).toBe(404);
  expect((await admin.post('/v2/challenges/dashboard/downloadparticipants', { search })).status).toBe(404);
  expect(await status(admin, '/v2/challenges/dashboard/participants/cedar-fall-1/0')).toBe(404);
  expect((await partner.post('/v2/challenges/dashboard/participants/paged', { search: { entityId: 'lakeside' } })).status).toBe(200);
  expect((await partner.post('/v2/challenges/dashboard/downloadparticipants', { search: { entityId: 'lakeside' } })).status).toBe(403);
});

const paged = async (search: object, further: object = {}) =>
  (await admin.post<ChallengeParticipantPage>('/v2/challenges/dashboard/participants/paged', { search, ...further })).body;
const whom = ({ Users }: ChallengeParticipantPage) => Users.map(({ UserId, Status, Percent }) => `${crowd.indexOf(UserId)} ${Status} ${Percent}`);

test('C-challenge-admin-58 C-challenge-admin-61 the participants of a challenge in one status', async () => {
  await takesPart(0, 'walk', { ChangedOn: '2026-10-01', Percent: 30 });
  await takesPart(1, 'walk', { ChangedOn: '2026-10-02', ProgramStatus: 'Completed', Percent: 100 });
  await takesPart(2, 'walk', { ChangedOn: '2026-10-03', ProgramStatus: 'Quit' });
  const of = async (code: number) => whom((await admin.get<ChallengeParticipantPage>(`/v2/challenges/dashboard/participants/walk/${code}`)).body);
  expect(await of(0)).toEqual(['2 Quit 0', '1 Completed 100', '0 Current 30']);
  expect(await of(2)).toEqual(['0 Current 30']);
  expect(await of(4)).toEqual(['1 Completed 100']);
  expect(await of(5)).toEqual([]);
  expect(await of(6)).toEqual(['2 Quit 0', '0 Current 30']);
  expect(await of(8)).toEqual(['2 Quit 0']);
  expect((await admin.get<Failure>('/v2/challenges/dashboard/participants/walk/9')).status).toBe(400);
});

test('C-challenge-admin-60 participants come page by page, by names, period and exclusion, and as they stand', async () => {
  for (const n of [0, 1, 2, 3]) await takesPart(n, 'walk', { ChangedOn: `2026-10-0${n + 1}` });
  await takesPart(0, 'swim', { ChangedOn: '2026-10-04' });
  const search = { challengeId: 'walk' };
  const first = await paged(search, { pageSize: 2 });
  await takesPart(5, 'walk', { ChangedOn: '2026-10-20' });
  const second = await paged(search, { pageSize: 2, paginationToken: first.PaginationToken });
  expect([...whom(first), ...whom(second)]).toEqual(['3 Current 0', '2 Current 0', '1 Current 0', '0 Current 0']);
  expect(second.PaginationToken).toBeNull();
  expect(whom(await paged({ ...search, endDate: '2026-10-02' }))).toEqual(['1 Current 0', '0 Current 0']);
  const [person] = await server.database.select().from(users).where(eq(users.UserId, crowd[2]!));
  expect((await paged({ ...search, searchTerms: `${person!.FirstName} ${person!.LastName}` })).Users[0]).toMatchObject({
    UserId: crowd[2],
    Email: person!.Email,
    Department: 'Plant',
    Location: 'Chicago',
    ChallengeId: 'walk',
    ChallengeName: 'Walk',
    JoinedOn: '2026-10-03T12:00:00.000Z',
  });
  await server.database
    .update(users)
    .set({ Roles: ['Coach'] })
    .where(eq(users.UserId, crowd[3]!));
  expect(whom(await paged({ ...search, exclude: 'Staff', endDate: '2026-10-10' }))).toEqual(['2 Current 0', '1 Current 0', '0 Current 0']);
  const wrong = await admin.post<Failure>('/v2/challenges/dashboard/participants/paged', { search, paginationToken: 'bm90aGluZw' });
  expect([wrong.status, faultsOf(wrong)]).toEqual([400, ['format /paginationToken']]);
});

// The habit 'days of timestamps' (tests/code-habits.test.ts) keeps days of the database's time zone out.
test.each([
  ['America/Chicago', '2026-10-11T02:30:00.000Z', true],
  ['America/Chicago', '2026-10-11T05:00:00.000Z', false],
  ['Pacific/Honolulu', '2026-10-11T09:59:00.000Z', true],
  ['Pacific/Auckland', '2026-10-10T11:30:00.000Z', false],
  [null, '2026-10-11T02:30:00.000Z', true],
] as const)('who joins in the time zone %s at %s is listed by their own day: %s', async (TimeZone, JoinedOn, isListed) => {
  await server.database.update(profiles).set({ TimeZone }).where(eq(profiles.UserId, crowd[0]!));
  await takesPart(0, 'walk', { JoinedOn, ChangedOn: isListed ? '2026-10-10' : '2026-10-11' });
  const period = { challengeId: 'walk', startDate: '2026-10-01', endDate: '2026-10-10' };
  expect((await ask('challengeId=walk&startDate=2026-10-01&endDate=2026-10-10')).Totals.Joined).toBe(isListed ? 1 : 0);
  expect((await paged(period)).Users.map(({ UserId }) => UserId)).toEqual(isListed ? [crowd[0]] : []);
});

test('C-challenge-admin-59 C-challenge-admin-62 participants are taken out as a file, with its progress, and that is written down', async () => {
  await takesPart(0, 'walk', { ChangedOn: '2026-10-01', Percent: 30 });
  await takesPart(1, 'walk', { ChangedOn: '2026-10-02', ProgramStatus: 'Completed', Percent: 100 });
  const begin = (format: string) => admin.post<PeopleExport>('/v2/challenges/dashboard/downloadparticipants', { search: { challengeId: 'walk' }, format });
  const { body: begun } = await begin('csv');
  expect([begun.FileName, begun.Total, begun.Done]).toEqual(['participants.csv', 2, 0]);
  const { body: file } = await admin.get<string>(`/people/exports/${begun.ExportId}/file`);
  const [head, first, second, ...more] = file.split('\r\n');
  expect(head).toBe('\uFEFFLast name,First name,Email,Challenge,Status,Progress,Joined,Department,Location');
  expect(first).toMatch(/,Walk,Completed,100( %)?,"?Oct 2, 2026"?,Plant,Chicago$/);
  expect(second).toMatch(/,Walk,Taking part,30( %)?,"?Oct 1, 2026"?,Plant,Chicago$/);
  expect(more).toEqual(['']);
  expect((await admin.get<PeopleExport>(`/people/exports/${begun.ExportId}`)).body).toEqual({ ...begun, Done: 2 });
  expect((await begin('xlsx')).body.FileName).toBe('participants.xlsx');
  const written = await server.database.select().from(auditEntries).where(eq(auditEntries.Action, 'ParticipantsExported'));
  expect(written.map(({ SubjectId }) => SubjectId)).toContain(begun.ExportId);
});

test('the department of dashboards is the one of the settings', () => {
  expect(testDefinitions().for(null).constants.server!.departmentItem).toBe('Department');
});

describe('a call that narrows by a plan year or a challenge', () => {
  // Found by name: a new call with such a parameter is tried, too.
  const named = /^(?:planYearId|challenge|challengeId)$/;
  const narrowing = Object.entries(testDefinitions().for(null).operations).flatMap(([name, operation]) => {
    if (operation.reads !== true && operation.method !== 'GET') return [];
    const inQuery = operation.parameters.filter((one) => one.in === 'query').map((one) => one.name);
    const inBody = Object.keys((operation.body as { properties?: object } | undefined)?.properties ?? {});
    return [...inQuery.map((parameter) => [name, parameter, 'query'] as const), ...inBody.map((parameter) => [name, parameter, 'body'] as const)].filter(
      ([, parameter]) => named.test(parameter),
    );
  });

  test.each(narrowing)('%s refuses a "%s" that the company does not have', async (name, parameter, place) => {
    const operation = testDefinitions().for(null).operations[name]!;
    const given = { entityId: 'lakeside', challengeOwnerId: 'lakeside', groupId: uuidOf('group'), term: 'a', [parameter]: 'no-such-thing' };
    const path = addressOf(operation, given);
    const answer =
      operation.method === 'GET' ? await admin.get<Failure>(path) : await admin.post<Failure>(path, place === 'body' ? { [parameter]: 'no-such-thing' } : {});
    expect(`${answer.status}`, JSON.stringify(answer.body)).toBe('404');
  });
});
