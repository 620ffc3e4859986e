import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { BiometricOverridePage, ChallengeFilters, ChallengeMaintenance, Failure } from '../../schemas/generated/records';
import { biometricMeasurements, biometricOverrides } from '../../server/records/tables/assessments';
import { auditEntries } from '../../server/records/tables/audit';
import { eventSignUps } from '../../server/records/tables/events';
import { programGroups } from '../../server/records/tables/groups';
import { users } from '../../server/records/tables/people';
import { participations, pointCredits, programs } from '../../server/records/tables/programs';
import { trackerEntries } from '../../server/records/tables/trackers';
import { mayFilterByHealth } from './support/health-access';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { type Logger, loggerOf } from './support/trackers';
import { toldSoFar } from './support/told';

const challenge = 'lakeside-fall-1';
const sleep = 'lakeside-fall-2';
const screening = 'lakeside-fall-8';
const names = ['pat', 'manager', 'support', 'coach'] as const;
type Name = (typeof names)[number] | 'admin' | 'hipaa';

const { test, server } = withServer();
let pat: Logger;
let admin: Client;
let second: Client;
let health: Client;
const ids = {} as Record<Name, string>;
test.beforeAll(async () => {
  await mayFilterByHealth(server, 'hipaa@lakeside.example');
  pat = await loggerOf(server, 'pat@lakeside.example');
  [admin, second, health] = (await Promise.all(['admin', 'wradmin', 'hipaa'].map((name) => server.as(`${name}@lakeside.example`)))) as [Client, Client, Client];
  for (const { UserId, UserName } of await server.database.select().from(users)) ids[UserName.replace('@lakeside.example', '') as Name] = UserId;
});

/** Four take part in two challenges; there are no groups, and nothing is set. */
test.beforeEach(async () => {
  const { database } = server;
  await database.delete(auditEntries);
  await database.delete(biometricOverrides);
  await database.delete(trackerEntries).where(eq(trackerEntries.UserId, ids.pat));
  await database.delete(eventSignUps).where(eq(eventSignUps.UserId, ids.pat));
  for (const ProgramId of [challenge, sleep, screening]) {
    await database.delete(participations).where(eq(participations.ProgramId, ProgramId));
    await database.delete(pointCredits).where(eq(pointCredits.ProgramId, ProgramId));
    await database.delete(programGroups).where(eq(programGroups.ProgramId, ProgramId));
    await database.insert(participations).values(names.map((name) => ({ UserId: ids[name], ProgramId, ProgramStatus: 'Current' as const })));
  }
});

const trail = async () =>
  (await server.database.select().from(auditEntries).orderBy(auditEntries.At)).map(({ Action, UserId, SubjectId, Changes, Why }) => ({
    Action,
    UserId,
    SubjectId,
    Changes,
    Why,
  }));
const told = async (userId: string) => (await toldSoFar(server)).filter(({ Topic }) => Topic.endsWith(userId)).length;
const messageOf = ({ status, body }: { status: number; body: Failure }) => `${status} ${body.Errors[0]!.Message}`;
const base = '/v2/challenges';

describe('maintenance', () => {
  type Done = { Saved: number; Refused: { UserId: string; Message: string }[] } & Failure;
  const set = (body: object, client = admin) =>
    client.post<Done>(`${base}/maintenance/overridechallengeprogress`, {
      ChallengeId: challenge,
      UserIds: [ids.pat],
      IsComplete: true,
      Reason: 'The device was broken.',
      ...body,
    });
  const undo = (Overrides: { UserId: string; At: string }[], client = admin, ChallengeId = challenge) =>
    client.post<Done>(`${base}/maintenance/undooverridechallengeprogress`, { ChallengeId, Overrides, Reason: 'It was a mistake.' });
  const people = async (query = '', id = challenge) => (await admin.get<ChallengeMaintenance & Failure>(`${base}/maintenance/${id}${query}`)).body;
  const patIn = async (id = challenge) => (await people('?searchTerms=rivers', id)).Users[0]!;
  const seen = async (id = challenge) => [{ UserId: ids.pat, At: (await patIn(id)).Override!.At }];
  const points = async (id = challenge) =>
    (
      await server.database
        .select()
        .from(pointCredits)
        .where(and(eq(pointCredits.UserId, ids.pat), eq(pointCredits.ProgramId, id)))
    ).reduce((sum, { Points }) => sum + Points, 0);
  const log = async (day: string, Hours: number) => expect((await pat.own.add(106, day, { Hours, Quality: '3' })).status).toBe(200);

  test('C-challenge-admin-49 C-challenge-admin-50 challenges are chosen, and who takes part is listed by name, page by page', async () => {
    const filters = (await admin.get<ChallengeFilters>(`${base}/maintenance/filters`)).body;
    expect(filters.Challenges.map(({ Value }) => Value)).toEqual(expect.arrayContaining([challenge, screening]));
    const first = await people('?pageSize=3');
    expect([first.Name, first.Units]).toEqual(['Walk the Lake, Fall 2026', ['days', 'steps']]);
    const rest = await people(`?pageSize=3&nextCursor=${first.NextCursor}`);
    expect([...first.Users, ...rest.Users].map(({ LastName }) => LastName)).toEqual(['Brooks', 'Lee', 'Ortiz', 'Rivers']);
    expect((await people('?searchTerms=nobody')).Users).toEqual([]);
    expect((await people('?overridden=true')).Users).toEqual([]);
  });

  test('C-challenge-admin-51 C-challenge-admin-23 completing moves progress, points and pages; who, when and why is kept', async () => {
    const before = await told(ids.pat);
    const { status, body } = await set({ UserIds: [ids.pat, ids.coach] });
    expect([status, body]).toEqual([200, { Saved: 2, Refused: [] }]);
    const { ProgramStatus, Progress, Override } = await patIn();
    expect([ProgramStatus, Progress.Percent, await points()]).toEqual(['Completed', 100, 150]);
    expect(Override).toEqual({ IsComplete: true, Reason: 'The device was broken.', By: 'Alex Morgan', At: server.clock.now().toISOString() });
    expect((await people('?overridden=true')).Users.map(({ LastName }) => LastName)).toEqual(['Brooks', 'Rivers']);
    expect(await told(ids.pat)).toBeGreaterThan(before);
    const [first] = (await trail()).filter(({ SubjectId }) => SubjectId === ids.pat);
    expect(first).toEqual({
      Action: 'ChallengeProgressOverridden',
      UserId: ids.admin,
      SubjectId: ids.pat,
      Changes: [{ Field: `/Progress/${challenge}`, Is: 'Complete' }],
      Why: 'The device was broken.',
    });
  });

  test('C-challenge-admin-52 what was set outlives what is logged afterwards; undoing it brings back what was really done', async () => {
    await log('2026-10-20', 8);
    const before = await patIn(sleep);
    expect((await set({ ChallengeId: sleep, IsComplete: false, Unit: 'nights', Value: 12 })).status).toBe(200);
    expect((await patIn(sleep)).Progress).toMatchObject({ Value: 12, Goal: 21 });
    await log('2026-10-21', 8);
    expect((await patIn(sleep)).Progress).toMatchObject({ Value: 12, Goal: 21 });
    expect((await undo(await seen(sleep), admin, sleep)).body).toEqual({ Saved: 1, Refused: [] });
    const after = await patIn(sleep);
    expect([after.Progress.Value, after.Override]).toEqual([before.Progress.Value + 1, null]);
    expect((await trail()).map(({ Action, Why }) => [Action, Why]).at(-1)).toEqual(['ChallengeProgressOverrideUndone', 'It was a mistake.']);
  });

  test('undoing what completed a challenge takes its points back, also where it is long over', async () => {
    const { database } = server;
    const [row] = await database.select().from(programs).where(eq(programs.Id, challenge));
    await database.update(programs).set({ StartDate: '2026-02-01', EndDate: '2026-03-01' }).where(eq(programs.Id, challenge));
    const before = await patIn();
    await set({});
    expect([(await patIn()).ProgramStatus, await points()]).toEqual(['Completed', 150]);
    await undo(await seen());
    expect([await patIn(), await points()]).toEqual([before, 0]);
    await database.update(programs).set({ StartDate: row!.StartDate, EndDate: row!.EndDate }).where(eq(programs.Id, challenge));
  });

  test('the second of two who set it at once is told by whom, and so is who undoes what is gone', async () => {
    const answers = await Promise.all([set({}), set({ Reason: 'Other' }, second)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(messageOf(answers.find(({ status }) => status === 409)!)).toMatch(
      /^409 (Alex Morgan|Wren Adams) has already overridden progress for Pat Rivers\. Undo that first\.$/,
    );
    const old = await seen();
    await undo(old);
    expect(messageOf(await undo(old, second))).toBe('409 Someone changed or undid the override for Pat Rivers in the meantime.');
    server.clock.advance({ seconds: 60 });
    await set({});
    expect((await undo(old, second)).status).toBe(409);
    expect((await patIn()).Override).not.toBeNull();
  });

  test('of several those that can be are set, and the others are named', async () => {
    await set({});
    const { body } = await set({ UserIds: [ids.pat, ids.coach, 'nobody'] });
    expect(body).toEqual({
      Saved: 1,
      Refused: [
        { UserId: ids.pat, Message: 'Alex Morgan has already overridden progress for Pat Rivers. Undo that first.' },
        { UserId: 'nobody', Message: 'One of these people is no longer in the challenge.' },
      ],
    });
  });

  test('no unit of the challenge, no value, no reason, one’s own progress and somebody who has quit are refused', async () => {
    const pick = { IsComplete: false };
    expect(messageOf(await set({ ...pick, Unit: 'miles', Value: 3 }))).toBe('400 Choose a unit that this challenge uses: days, steps.');
    expect(faultsOf(await set({ ...pick, Unit: 'days' }))).toEqual(['required /Value']);
    expect((await set({ Reason: '  ' })).status).toBe(400);
    expect((await set({ ...pick, Unit: 'days', Value: -1 })).status).toBe(400);
    await server.database.insert(participations).values({ UserId: ids.admin, ProgramId: challenge, ProgramStatus: 'Current' });
    expect(messageOf(await set({ UserIds: [ids.admin] }))).toBe('409 You cannot override your own progress. Ask another administrator.');
    await pat.client.post(`/userprograms/quit?id=${challenge}&ownerId=lakeside`);
    expect(messageOf(await set({}))).toBe('409 One of these people is no longer in the challenge.');
  });

  test('what was set ends when somebody quits', async () => {
    await set({});
    await pat.client.post(`/userprograms/quit?id=${challenge}&ownerId=lakeside`);
    await pat.client.post('/userprograms/joinprograms', [{ ProgramId: challenge, IsPersonal: false }]);
    expect([(await patIn()).Override, (await patIn()).ProgramStatus]).toEqual([null, 'Current']);
  });

  test('what somebody has made for themselves is found by no administrator', async () => {
    await server.database.update(programs).set({ MadeBy: ids.pat }).where(eq(programs.Id, sleep));
    expect(messageOf(await admin.get<Failure>(`${base}/maintenance/${sleep}`))).toBe('404 Challenge not found.');
    await server.database.update(programs).set({ MadeBy: null }).where(eq(programs.Id, sleep));
  });
});

describe('biometric override', () => {
  type Done = { Saved: number; Refused: { UserId: string; Message: string }[] } & Failure;
  const mark = (day: string, body: object[] = [{ UserId: ids.pat, PlanYearId: '2026' }], client = health) =>
    client.post<Done>(`/biometric-override/create?overrideDate=${day}`, body);
  const search = async (body: object = {}) =>
    (await health.post<BiometricOverridePage & Failure>('/biometric-override/search', { PlanYearId: '2026', ...body })).body;
  const patOf = async (PlanYearId = '2026') => (await search({ searchTerms: 'pat rivers', PlanYearId })).Users[0]!;
  const statusIn = async (ProgramId: string) =>
    (
      await server.database
        .select()
        .from(participations)
        .where(and(eq(participations.UserId, ids.pat), eq(participations.ProgramId, ProgramId)))
    )[0]!.ProgramStatus;
  const screened = async () =>
    (await health.post<{ Count: number } & Failure>('/people/count', { EntityIds: ['lakeside'], BiometricsStatus: 'Completed' })).body;
  test.beforeEach(async () => {
    await server.database.delete(biometricMeasurements).where(eq(biometricMeasurements.UserId, ids.pat));
  });

  test('C-challenge-admin-53 C-challenge-admin-54 plan years are chosen, and people listed with their screening, by name', async () => {
    const filters = (await health.get<ChallengeFilters>('/biometric-override/filters')).body;
    expect([filters.Companies[0]!.Value, filters.PlanYears.map(({ Value }) => Value)]).toEqual(['lakeside', ['2026', '2025']]);
    expect(await patOf()).toEqual({
      UserId: ids.pat,
      PlanYearId: '2026',
      FirstName: 'Pat',
      LastName: 'Rivers',
      Measured: null,
      Override: null,
      OverrideBy: null,
      OverrideAt: null,
    });
    const first = await search({ pageSize: 2 });
    const next = await search({ pageSize: 2, nextCursor: first.NextCursor });
    expect(new Set([...first.Users, ...next.Users].map(({ UserId }) => UserId)).size).toBe(4);
    expect((await search({ searchTerms: 'nobody of that name' })).Users).toEqual([]);
    expect((await search({ PlanYearId: '2025', nextCursor: first.NextCursor })).Errors.map(({ Field }) => Field)).toEqual(['/nextCursor']);
  });

  test('C-challenge-admin-55 C-challenge-admin-25 C-challenge-admin-26 a screening is marked as done: challenge, filter, page and trail follow', async () => {
    const before = [await told(ids.pat), await screened()] as const;
    expect(await statusIn(screening)).toBe('Current');
    const { status, body } = await mark('10-20-2026');
    expect([status, body]).toEqual([200, { Saved: 1, Refused: [] }]);
    expect(await patOf()).toMatchObject({ Override: '2026-10-20', OverrideBy: 'Hana Patel', OverrideAt: server.clock.now().toISOString() });
    expect((await patOf('2025')).Override).toBeNull();
    expect(await statusIn(screening)).toBe('Completed');
    expect(await told(ids.pat)).toBeGreaterThan(before[0]);
    expect(await screened()).not.toEqual(before[1]);
    expect(await trail()).toEqual([
      { Action: 'BiometricsOverridden', UserId: ids.hipaa, SubjectId: ids.pat, Changes: [{ Field: '/Screening/2026', Is: '2026-10-20' }], Why: null },
    ]);
  });

  test('another day takes the place of the first, and counts where it belongs', async () => {
    await mark('10-20-2026');
    const moved = await mark('06-01-2026', [{ UserId: ids.pat, PlanYearId: '2026', Was: '2026-10-20' }]);
    expect(moved.body.Saved).toBe(1);
    expect([(await patOf()).Override, await statusIn(screening)]).toEqual(['2026-06-01', 'Current']);
  });

  test('C-challenge-admin-32 C-challenge-admin-79 the day is sent as MM-dd-yyyy; none that does not exist, is yet to come or is of another year', async () => {
    const faults = async (day: string) => messageOf(await mark(day));
    for (const day of ['02-30-2026', '2026-10-20', '10/20/2026', '1-2-2026xx']) expect(await faults(day)).toBe('400 Enter a valid date as MM-dd-yyyy.');
    expect(await faults('12-24-2026')).toBe('400 Choose a day that is not in the future.');
    expect(await faults('10-20-2025')).toBe('409 Choose a day in the plan year, from 01-01-2026 to 12-31-2026.');
    expect(await server.database.$count(biometricOverrides)).toBe(0);
  });

  test('the same day twice, a mark of somebody else, oneself, a person of another company and no such year are named', async () => {
    await mark('10-20-2026');
    expect(messageOf(await mark('10-20-2026'))).toBe('409 The screening for Pat Rivers is already marked as done on that day.');
    expect(messageOf(await mark('10-21-2026'))).toBe('409 The screening for Pat Rivers is already marked as done on 10-20-2026. Change it in its row.');
    const old = [{ UserId: ids.pat, PlanYearId: '2026', Was: '2026-10-01' }];
    expect(messageOf(await mark('10-21-2026', old))).toBe('409 Someone else marked the screening for Pat Rivers in the meantime.');
    const [stranger] = await server.database.select().from(users).where(eq(users.UserName, 'pat@summit.example'));
    const one = async (UserId: string, PlanYearId = '2026') => messageOf(await mark('10-20-2026', [{ UserId, PlanYearId }]));
    expect(await one(stranger!.UserId)).toBe('409 Person not found.');
    expect(await one(ids.hipaa)).toBe('409 You cannot mark your own screening. Ask another administrator.');
    expect(await one(ids.coach, '1999')).toBe('409 Plan year not found.');
    expect((await server.database.select().from(biometricOverrides)).map(({ UserId, Date }) => [UserId, Date])).toEqual([[ids.pat, '2026-10-20']]);
  });

  test('C-challenge-admin-04 administrators without a role for health data see and mark no screening', async () => {
    for (const client of [admin, second]) {
      expect(messageOf(await client.post<Failure>('/biometric-override/search', { PlanYearId: '2026' }))).toBe(
        '409 Screenings are health data. To mark them, you need the HIPAA Access role.',
      );
      expect((await mark('10-20-2026', undefined, client)).status).toBe(409);
    }
    expect((await (await server.as('coach@lakeside.example')).post('/biometric-override/search', { PlanYearId: '2026' })).status).toBe(403);
    expect(await server.database.$count(biometricOverrides)).toBe(0);
  });
});
