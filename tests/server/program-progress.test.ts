import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { participations, pointCredits, programs } from '../../server/records/tables/programs';
import { trackerEntries } from '../../server/records/tables/trackers';
import type { JoinResult, Program, ProgramCompletion, ProgramRequirement, UserPoints } from '../../schemas/generated/records';
import { withServer } from './support/fixture';
import { type Logger, loggerOf } from './support/trackers';
import { forgetTold, toldSoFar } from './support/told';

const { test, server, undoAfterEach } = withServer();
let pat: Logger;
let patId: string;
/** Programs of this test alone: two levels of steps, on days from 8,000 on and in all. */
const id = 'measured';
const requirement = (RequirementId: string, more: Partial<ProgramRequirement>): ProgramRequirement => ({
  RequirementId,
  Name: RequirementId,
  Measure: 'TrackedDays',
  Goal: 2,
  Unit: 'days',
  TrackerId: 105,
  Field: 'Steps',
  ...more,
});

test.beforeAll(async () => {
  pat = await loggerOf(server, 'pat@lakeside.example');
  patId = pat.userId;
  await server.database.delete(participations).where(eq(participations.UserId, patId));
  await server.database.delete(pointCredits).where(eq(pointCredits.UserId, patId));
  await server.database.delete(trackerEntries).where(eq(trackerEntries.UserId, patId));
  const [model] = await server.database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-1'));
  await server.database.insert(programs).values({
    ...model!,
    Id: id,
    Name: 'Measured',
    StartDate: '2026-10-20',
    EndDate: '2026-12-01',
    TrackerIds: [105],
    Levels: [
      { LevelId: 'days', Name: 'Days', Points: 30, Requirements: [requirement('two', { AtLeast: 8000 })] },
      { LevelId: 'sum', Name: 'In all', Points: 70, Requirements: [requirement('sum', { Measure: 'TrackedTotal', Goal: 30_000, Unit: 'steps' })] },
    ],
  });
  await pat.client.post('/userprograms/joinprograms', [{ ProgramId: id, IsPersonal: false }]);
});
undoAfterEach();

const log = async (day: string, Steps: number) => (await pat.own.add(105, day, { Steps })).body.Data;
const completion = async (which = id) => (await pat.client.get<ProgramCompletion>(`/user/v1/userprogramcompletion/${which}`)).body;
const points = async () => Number((await pat.client.get<UserPoints>('/rewards/ajax/getuserearnedandavailablepoints')).body.CurrentPoints);
const shares = ({ Levels }: ProgramCompletion) => Levels.map(({ IsCompleted, PercentCompleted }) => [IsCompleted, PercentCompleted]);
const toldOf = async () => (await toldSoFar(server)).filter(({ Topic }) => Topic === `user:${patId}`).map(({ Category, Payload }) => [Category, Payload]);

test('B-programs-33 B-programs-34 B-programs-87 how far one is has points, levels and a plan year', async () => {
  expect(await completion()).toEqual({
    ProgramId: id,
    Name: 'Measured',
    TotalPoints: await points(),
    PlanYearKeyId: '2026',
    Levels: [
      {
        LevelId: 'days',
        Name: 'Days',
        Points: 30,
        IsCompleted: false,
        PercentCompleted: 0,
        Requirements: [
          {
            RequirementId: 'two',
            Name: 'two',
            IsCompleted: false,
            PercentCompleted: 0,
            Value: 0,
            Goal: 2,
            Unit: 'days',
            TrackerId: 105,
            Field: 'Steps',
            AtLeast: 8000,
          },
        ],
      },
      {
        LevelId: 'sum',
        Name: 'In all',
        Points: 70,
        IsCompleted: false,
        PercentCompleted: 0,
        Requirements: [
          { RequirementId: 'sum', Name: 'sum', IsCompleted: false, PercentCompleted: 0, Value: 0, Goal: 30_000, Unit: 'steps', TrackerId: 105, Field: 'Steps' },
        ],
      },
    ],
  });
});

test('B-programs-35 B-programs-36 B-programs-37 entries within its days count as its rules say, in whole percent', async () => {
  const before = await points();
  await log('2026-10-19', 20_000);
  expect(shares(await completion())).toEqual([
    [false, 0],
    [false, 0],
  ]);
  const first = await log('2026-10-20', 8000);
  await log('2026-10-21', 7999);
  expect(shares(await completion())).toEqual([
    [false, 50],
    [false, 53],
  ]);
  await forgetTold(server);
  await log('2026-10-22', 9000);
  expect(shares(await completion())).toEqual([
    [true, 100],
    [false, 83],
  ]);
  expect(await points()).toBe(before + 30);
  expect(await toldOf()).toEqual(
    expect.arrayContaining([
      ['ProgramCompletion', { ProgramId: id }],
      ['Points', null],
    ]),
  );
  await pat.own.remove(first);
  expect(shares(await completion())).toEqual([
    [false, 50],
    [false, 57],
  ]);
  expect(await points()).toBe(before);
});

test('a program is completed when each of its levels is, and current again when what counted is taken away', async () => {
  const standing = async () => (await pat.client.get<Program>(`/userprograms/detail?ownerId=lakeside&id=${id}`)).body;
  await log('2026-10-21', 7999);
  await log('2026-10-22', 9000);
  const last = await log('2026-10-23', 29_000);
  const done = await standing();
  expect([done.ProgramStatus, done.Progress.Percent, done.Action.Type]).toEqual(['Completed', 100, 'ProgramDetailRequest']);
  expect(done.Detail!.Days.map((day) => [day.Date, day.Amounts.Steps])).toEqual([
    ['2026-10-21', 7999],
    ['2026-10-22', 9000],
    ['2026-10-23', 29_000],
  ]);
  await pat.own.remove(last);
  const undone = await standing();
  expect([undone.ProgramStatus, undone.Progress.Value, undone.Progress.Goal, undone.Action.Type]).toEqual(['Current', 0, 2, 'Track']);
});

test('99 of 100 is 99 percent, never 100', async () => {
  await server.database
    .update(programs)
    .set({
      Levels: [{ LevelId: 'sum', Name: 'In all', Points: 0, Requirements: [requirement('sum', { Measure: 'TrackedTotal', Goal: 100_000, Unit: 'steps' })] }],
    })
    .where(eq(programs.Id, id));
  await log('2026-10-23', 16_999);
  await log('2026-10-24', 82_900);
  const { Levels } = await completion();
  expect([Levels[0]!.Requirements[0]!.Value, Levels[0]!.PercentCompleted, Levels[0]!.IsCompleted]).toEqual([99_899, 99, false]);
});

test('whoever quits loses its points, and what they logged stays', async () => {
  for (const day of ['2026-10-22', '2026-10-23', '2026-10-24']) await log(day, 9000);
  expect(await server.database.select().from(pointCredits).where(eq(pointCredits.ProgramId, id))).not.toEqual([]);
  await pat.client.post(`/userprograms/quit?ownerId=lakeside&id=${id}`, undefined);
  expect(await server.database.select().from(pointCredits).where(eq(pointCredits.ProgramId, id))).toEqual([]);
  await pat.client.post('/userprograms/joinprograms', [{ ProgramId: id, IsPersonal: false }]);
  expect((await completion()).Levels[0]!.Requirements[0]!.Value).toBe(3);
});

test.each([
  ['PlanYear-2026', 12],
  ['PlanYear-2025', 12],
])('the program of a plan year, %s, counts what was done in it, also for whom nothing was settled yet', async (which, requirements) => {
  const { Levels } = await completion(which);
  expect(Levels.flatMap(({ Requirements }) => Requirements)).toHaveLength(requirements);
  const other = await server.as('admin@lakeside.example');
  expect((await other.get<ProgramCompletion>(`/user/v1/userprogramcompletion/${which}`)).body.Levels.map(({ LevelId }) => LevelId)).toEqual([
    'bronze',
    'silver',
    'gold',
  ]);
});

test.each(['nothing', 'summit-fall-1', 'PlanYear-1999'])('there is no completion of %s', async (which) => {
  expect((await pat.client.get(`/user/v1/userprogramcompletion/${which}`)).status).toBe(404);
});

test('B-programs-84 B-programs-85 B-programs-31 tags and sections come in their order, that of one’s own programs last', async () => {
  const names = async (path: string) => (await pat.client.get<{ Name: string; id?: string }[]>(path)).body;
  expect((await names('/programtags/tags')).map(({ Name }) => Name)).toEqual([
    'Movement',
    'Outdoors',
    'Sleep',
    'Mindfulness',
    'Food',
    'Heart health',
    'Community',
    'Checkups',
  ]);
  expect((await names('/userprogramsections')).map((section) => section.id)).toEqual([
    'move',
    'rest',
    'checks',
    'learn',
    'events',
    'PersonalChallengeSection_2026',
  ]);
});

test('a program of one’s own made from Walk more counts days of 8,000 steps, and one without a field any entry', async () => {
  await log('2026-10-21', 7999);
  await log('2026-10-22', 9000);
  const details = { Name: 'Hill', StartDate: '2026-10-20T05:00:00.000Z', EndDate: '2026-11-20T06:00:00.000Z', TrackerId: 105, Days: 4, AtLeast: 8000 };
  const { body } = await pat.client.post<JoinResult>('/userprograms/joinprograms', [
    { ProgramId: 'walk-more', IsPersonal: true, PersonalDetails: details },
    { ProgramId: 'Custom', IsPersonal: true, PersonalDetails: { ...details, AtLeast: null } },
  ]);
  const days = await server.database.select().from(trackerEntries).where(eq(trackerEntries.UserId, patId));
  const within = days.filter(({ EntryDate }) => EntryDate >= '2026-10-20');
  const counted = within.filter(({ Values }) => Values.some(({ FieldName, Value }) => FieldName === 'Steps' && Number(Value) >= 8000));
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.length).toBeLessThan(within.length);
  expect(body.Joined.map(({ Progress }) => Progress.Value)).toEqual([counted.length, Math.min(4, within.length)]);
});
