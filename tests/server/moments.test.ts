import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { coursesOf, questionsOf } from '../../server/areas/learning/catalogue';
import { participations, programs } from '../../server/records/tables/programs';
import { resourceRows } from '../../server/records/tables/resources';
import type { Failure, Moment, ProgramLevel, Rewards } from '../../schemas/generated/records';
import { testDefinitions } from './support/definitions';
import { withServer } from './support/fixture';
import { acting } from './support/impersonation';
import { deleteHistory } from './support/no-history';
import { type Logger, loggerOf } from './support/trackers';
import { forgetTold, toldSoFar } from './support/told';

const { test, server, undoAfterEach } = withServer();
const steps = 105;
let pat: Logger;

const level = (LevelId: string, Points: number, Goal: number): ProgramLevel => ({
  LevelId,
  Name: LevelId,
  Points,
  Requirements: [{ RequirementId: LevelId, Name: LevelId, Measure: 'TrackedDays', Goal, Unit: 'days', TrackerId: steps, Field: 'Steps', AtLeast: 8000 }],
});
/** A level of the plan year that so many points reach. */
const earned = (LevelId: string, Points: number, Goal: number): ProgramLevel => ({
  ...level(LevelId, Points, Goal),
  Requirements: [{ RequirementId: LevelId, Name: LevelId, Measure: 'Points', Goal, Unit: 'points' }],
});

/** Pat has done nothing, and takes part in a program with three levels; 100 points reach the first level of the plan year. */
test.beforeAll(async () => {
  pat = await loggerOf(server, 'pat@lakeside.example');
  const { database } = server;
  await deleteHistory(server, pat.userId);
  const [model] = await database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-1'));
  const Levels = [level('one', 40, 1), level('two', 60, 2), level('three', 80, 3)];
  await database
    .insert(programs)
    .values({ ...model!, Id: 'steps', Name: 'Steps', StartDate: '2026-10-20', EndDate: '2026-12-01', TrackerIds: [steps], Levels });
  await database
    .update(programs)
    .set({ TrackerIds: [], Levels: [earned('bronze', 100, 100), earned('silver', 150, 1000)] })
    .where(eq(programs.Id, 'lakeside-year-2026'));
  await pat.client.post('/userprograms/joinprograms', [{ ProgramId: 'steps', IsPersonal: false }]);
});
undoAfterEach();

const moments = async () => (await pat.client.get<Rewards>('/rewards/ajax/getrewardsv3')).body.Moments!;
const briefly = async () => (await moments()).map(({ Kind, SubjectId, Part, Points, IsSeen }) => [Kind, SubjectId, Part, Points, IsSeen]);
const walk = async (...days: string[]) => {
  for (const day of days) expect((await pat.own.add(steps, day, { Steps: 9000 })).status).toBe(200);
};
const mark = (client: Logger['client'], { Version, ...moment }: Moment) =>
  client.call<Failure>('PUT', `/resources/moments/${moment.Id}?version=${Version}`, { ...moment, IsSeen: true });

test('D-moments-12 a level that is reached is kept as a moment, with its points', async () => {
  expect(await moments()).toEqual([]);
  await walk('2026-10-21');
  expect(await briefly()).toEqual([['Level', 'steps', 'one', 40, false]]);
  expect((await moments())[0]).toMatchObject({ Name: 'Steps', LevelName: 'one', OwnerId: 'lakeside' });
});

test('D-moments-12 the last level of a program completes it, and the points reach a level of the plan year, which has no page', async () => {
  await walk('2026-10-21', '2026-10-22', '2026-10-23');
  expect(await briefly()).toEqual([
    ['Level', 'steps', 'one', 40, false],
    ['Level', 'steps', 'two', 60, false],
    ['Level', 'lakeside-year-2026', 'bronze', 100, false],
    ['Program', 'steps', 'three', 80, false],
  ]);
  expect((await moments())[2]).not.toHaveProperty('OwnerId');
});

test('D-moments-12 levels that are reached at once are one moment, with the points of all', async () => {
  await server.database.delete(participations).where(and(eq(participations.UserId, pat.userId), eq(participations.ProgramId, 'steps')));
  await walk('2026-10-21', '2026-10-22');
  expect(await moments()).toEqual([]);
  await pat.client.post('/userprograms/joinprograms', [{ ProgramId: 'steps', IsPersonal: false }]);
  expect(await briefly()).toEqual([
    ['Level', 'steps', 'two', 100, false],
    ['Level', 'lakeside-year-2026', 'bronze', 100, false],
  ]);
});

test('D-moments-14 a level that is lost and reached again is no second moment', async () => {
  await walk('2026-10-21');
  const [entry] = (await pat.own.entries(steps)).body.Data;
  expect((await pat.own.remove(entry!)).status).toBe(200);
  await walk('2026-10-22');
  expect(await briefly()).toEqual([['Level', 'steps', 'one', 40, false]]);
});

test('D-moments-14 one that a page has marked as seen is gone, and of two pages that mark it one is told so', async () => {
  await walk('2026-10-21');
  const [moment] = await moments();
  await forgetTold(server);
  expect((await mark(pat.client, moment!)).status).toBe(200);
  expect(await moments()).toEqual([]);
  // The other pages of the person look again.
  expect((await toldSoFar(server)).map(({ Category, Topic }) => [Category, Topic])).toEqual([['Points', `user:${pat.userId}`]]);
  expect((await mark(pat.client, moment!)).status).toBe(409);
  await walk('2026-10-22');
  expect((await briefly()).map(([, , part]) => part)).toEqual(['two', 'bronze']);
});

test('D-moments-14 a person changes nothing of a moment but that it is seen', async () => {
  await walk('2026-10-21');
  const [moment] = await moments();
  const { Version, ...row } = moment!;
  for (const change of [{ Points: 9000 }, { IsSeen: false }])
    expect((await pat.client.call('PUT', `/resources/moments/${row.Id}?version=${Version}`, { ...row, IsSeen: true, ...change })).status).toBe(403);
  expect(await moments()).toEqual([moment]);
});

test('D-moments-12 a course is a moment when it is passed first, and tells the pages of the person', async () => {
  const setup = coursesOf(testDefinitions().for(null)).get('mindful-minutes')!;
  const right = questionsOf(setup).map(({ Id, AnswerChoices }) => ({
    QuestionId: Id,
    UserAnswers: AnswerChoices.filter(({ IsCorrect }) => IsCorrect).map((choice) => choice.Id),
  }));
  const grade = () => pat.client.post('/user/university/calm-and-focus/courses/mindful-minutes/grade', { Answers: right, CurrentPageId: setup.Pages[0]!.Id });
  await forgetTold(server);
  expect((await grade()).status).toBe(200);
  expect(await briefly()).toEqual([['Course', 'mindful-minutes', 'calm-and-focus', 0, false]]);
  expect((await toldSoFar(server)).map(({ Category }) => Category)).toContain('Points');
  expect((await grade()).status).toBe(200);
  expect(await moments()).toHaveLength(1);
});

test('D-moments-17 who acts for a person does not use up their moments', async () => {
  await walk('2026-10-21');
  const [moment] = await moments();
  const support = await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
  expect((await mark(support, moment!)).status).toBe(403);
  expect(await moments()).toEqual([moment]);
});

test('D-moments-14 a page marks a moment whose names it read in another language, and the row keeps its own', async () => {
  await walk('2026-10-21');
  const [moment] = await moments();
  expect((await mark(pat.client, { ...moment!, Name: 'Pasos', LevelName: 'uno' })).status).toBe(200);
  const [row] = await server.database.select().from(resourceRows).where(eq(resourceRows.Key, moment!.Id!));
  expect(row!.Value).toMatchObject({ Name: 'Steps', LevelName: 'one', IsSeen: true });
});
