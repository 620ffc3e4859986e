import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type {
  Course,
  CourseAnswers,
  CourseCatalog,
  CourseGrade,
  CourseProgress,
  CourseSetup,
  Failure,
  Program,
  ProgramCompletion,
  Session,
} from '../../schemas/generated/records';
import { coursesOf, questionsOf } from '../../server/areas/learning/catalogue';
import { courseProgress } from '../../server/records/tables/courses';
import { users } from '../../server/records/tables/people';
import { participations, programs } from '../../server/records/tables/programs';
import { fixedDefinitions } from '../../server/definitions/definitions';
import { testDefinitions } from './support/definitions';
import { type Client, startTestServer } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let pat: Client;
let userId: string;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
  userId = (await server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example')))[0]!.UserId;
});
test.beforeEach(() => server.database.delete(courseProgress).where(eq(courseProgress.UserId, userId)));

const path = '/user/university/calm-and-focus/courses/mindful-minutes';
const setup = coursesOf(testDefinitions().for(null)).get('mindful-minutes')!;
const questions = questionsOf(setup);
const rightOf = ({ AnswerChoices }: CourseSetup['Pages'][number]['Questions'][number]) =>
  AnswerChoices.filter(({ IsCorrect }) => IsCorrect).map(({ Id }) => Id);
const allRight: CourseAnswers = {
  Answers: questions.map((question) => ({ QuestionId: question.Id, UserAnswers: rightOf(question) })),
  CurrentPageId: setup.Pages[0]!.Id,
};
const allWrong: CourseAnswers = {
  ...allRight,
  Answers: questions.map(({ Id, AnswerChoices }) => ({ QuestionId: Id, UserAnswers: [AnswerChoices.find(({ IsCorrect }) => !IsCorrect)!.Id] })),
};
const course = async () => (await pat.get<Course>(path)).body;
const catalog = async (query = '') => (await pat.get<CourseCatalog>(`/user/university/coursecatalog${query}`)).body;
const listed = async () => (await catalog()).Courses.find(({ Id }) => Id === 'mindful-minutes')!;

test('B-learning-02 B-learning-16 B-learning-17 the catalogue has the curricula in their order with their courses', async () => {
  const { Courses, Curricula } = await catalog();
  expect(Curricula.map(({ Id }) => Id)).toEqual(['sleep-better', 'move-more', 'eat-well', 'calm-and-focus', 'money-matters', 'safe-at-work']);
  expect(Courses.map(({ Id }) => Id)).toEqual(Curricula.flatMap(({ CourseIds }) => CourseIds));
  expect(await listed()).toMatchObject({ CurriculumId: 'calm-and-focus', Status: null, LastCompletedDate: null, PercentComplete: 0 });
});

test('a course and a curriculum of a customer show to its people, and are not found by others', async () => {
  const own = '/user/university/on-the-road/courses/awake-at-the-wheel';
  const granite = await server.as('pat@granite.example');
  const [theirs, ours] = [(await granite.get<CourseCatalog>('/user/university/coursecatalog')).body, await catalog()];
  expect(theirs.Curricula[0]).toMatchObject({ Id: 'on-the-road', CourseIds: ['awake-at-the-wheel', 'sleep-and-shifts', 'lifting-and-carrying'] });
  expect(theirs.Curricula.slice(1).map(({ Id }) => Id)).toEqual(ours.Curricula.map(({ Id }) => Id));
  expect([(await granite.get(own)).status, (await pat.get(own)).status]).toEqual([200, 404]);
});

test('B-learning-36 a course that is no longer offered shows only to those who have completed it, and only where it is asked for', async () => {
  const base = testDefinitions().for(null);
  const courses = [...coursesOf(base).values()].map((one) => (one.Id === setup.Id ? { ...one, Deleted: true } : one));
  const without = { ...base, hash: 'without', catalogues: { ...base.catalogues, courses } };
  const own = await startTestServer({ definitions: { ...testDefinitions(), ...fixedDefinitions([without]) } });
  const person = await own.as('pat@lakeside.example');
  const shown = async (query = '') =>
    (await person.get<CourseCatalog>(`/user/university/coursecatalog${query}`)).body.Courses.some(({ Id }) => Id === setup.Id);
  await own.database.delete(courseProgress);
  const found = [
    await shown(),
    await shown('?fetchCompletedDeleted=true'),
    (await person.get(path)).status,
    (await person.post(`${path}/grade`, allRight)).status,
  ];
  const begun = { UserId: userId, CourseId: setup.Id, Answers: {}, CurrentPageId: 'x', PercentComplete: 0, Status: 'InProgress' } as const;
  await own.database.insert(courseProgress).values(begun);
  found.push((await person.get(path)).status, await shown('?fetchCompletedDeleted=true'));
  await person.post(`${path}/grade`, allRight);
  found.push(await shown(), await shown('?fetchCompletedDeleted=true'), (await person.get(path)).status);
  await own.close();
  expect(found).toEqual([false, false, 404, 404, 200, false, false, true, 200]);
});

test('C-learning-20 a course ends with a page Results, and what is right is not sent with its pages', async () => {
  const answer = await pat.get<Course>(path);
  expect(answer.body.Details!.Pages.map(({ Name, Order }) => [Order, Name])).toEqual(
    [...setup.Pages.map(({ Name }) => Name), 'Results'].map((name, index) => [index + 1, name]),
  );
  expect(JSON.stringify(answer.body)).toContain(setup.Pages[0]!.Questions[0]!.AnswerChoices[0]!.ChoiceText);
  expect(JSON.stringify(answer.body)).not.toMatch(/IsCorrect|Explanation/);
});

test('nothing that a browser can load of the definitions says what is right, or why', async () => {
  const { shell, lateFlows, screens, validators } = testDefinitions().for(null);
  const { Revision } = (await pat.get<Session>('/session')).body;
  const paths = [
    'shell.json',
    ...Object.keys(lateFlows).map((id) => `flow/${id}.json`),
    ...Object.keys(screens).map((id) => `screen/${id}.json`),
    ...Object.keys(validators).map((id) => `form/${id}.validators.js`),
  ];
  const texts = await Promise.all(paths.map(async (path) => (await server.app.inject({ url: `/definitions/${Revision}/${path}` })).body));
  expect(texts[paths.indexOf('screen/course.json')]).toContain('course-question');
  expect(texts[paths.indexOf('shell.json')]).toContain(JSON.stringify(shell.app.name));
  const explanations = [...coursesOf(testDefinitions().for(null)).values()]
    .flatMap(questionsOf)
    .map(({ Explanation }) => JSON.stringify(Explanation).slice(1, -1));
  expect(explanations.length).toBeGreaterThan(60);
  const telling = paths.filter((_, index) => texts[index]!.includes('"IsCorrect":true') || explanations.some((why) => texts[index]!.includes(why)));
  expect(telling).toEqual([]);
});

test('B-learning-23 B-learning-24 C-learning-22 what is answered sets the status InProgress, and the percent rounded up', async () => {
  const first = questions.slice(0, 1).map((question) => ({ QuestionId: question.Id, UserAnswers: rightOf(question) }));
  const saved = await pat.post<CourseProgress>(`${path}/answers`, { Answers: first, CurrentPageId: setup.Pages[1]!.Id });
  expect(setup.Pages).toHaveLength(3);
  expect(saved.body).toEqual({ CurrentPageId: setup.Pages[1]!.Id, PercentComplete: 34 });
  expect(await listed()).toMatchObject({ Status: 'InProgress', PercentComplete: 34 });
  expect((await course()).Details!.Progress).toEqual(saved.body);
});

test('C-learning-21 a page is complete when every question of it has an answer, and no more when one is taken back', async () => {
  const [one, two] = setup.Pages[1]!.Questions;
  const send = (Answers: CourseAnswers['Answers']) => pat.post<CourseProgress>(`${path}/answers`, { Answers, CurrentPageId: setup.Pages[1]!.Id });
  const percents = [];
  for (const UserAnswers of [[one!], [two!]].flat()) percents.push((await send([{ QuestionId: UserAnswers.Id, UserAnswers: ['a'] }])).body.PercentComplete);
  percents.push((await send([{ QuestionId: two!.Id, UserAnswers: [] }])).body.PercentComplete);
  expect(percents).toEqual([0, 34, 0]);
});

test('of two pages that answer at once nothing is lost, and what is no answer of the question is passed over', async () => {
  const send = (QuestionId: string, UserAnswers: string[]) => pat.post(`${path}/answers`, { Answers: [{ QuestionId, UserAnswers }], CurrentPageId: 'gone' });
  await Promise.all(questions.map(({ Id }) => send(Id, ['b'])));
  await send(questions[0]!.Id, ['constructor', 'c', 'zz', 'a']);
  await send('no-such-question', ['a']);
  const chosen = (await course()).Details!.Pages.flatMap((page) => page.Questions.map(({ UserAnswers }) => UserAnswers));
  expect(chosen).toEqual(questions.map((_, index) => (index === 0 ? ['a'] : ['b'])));
});

test('B-learning-25 B-learning-27 B-learning-28 graded and passed it is Completed with a date, on the results, at 100 percent', async () => {
  const { body } = await pat.post<CourseGrade>(`${path}/grade`, allRight);
  expect(body).toMatchObject({ Passed: true, CompletionDate: server.clock.now().toISOString(), Right: questions.length, Asked: questions.length });
  expect(await listed()).toMatchObject({ Status: 'Completed', LastCompletedDate: body.CompletionDate, PercentComplete: 100 });
  expect((await course()).Details!.Progress).toEqual({ CurrentPageId: 'results', PercentComplete: 100 });
});

test('B-learning-26 graded and not passed it is InProgress, on the results; each question says why', async () => {
  const { body } = await pat.post<CourseGrade>(`${path}/grade`, allWrong);
  expect(body).toMatchObject({ Passed: false, CompletionDate: null, Right: 0 });
  expect(body.Questions).toEqual(questions.map(({ Id, Explanation }) => ({ Id, IsRight: false, Explanation })));
  expect(await listed()).toMatchObject({ Status: 'InProgress', LastCompletedDate: null, PercentComplete: 100 });
});

test('of a question with several right answers, some of them or one too many are not right', async () => {
  const sleep = coursesOf(testDefinitions().for(null)).get('what-sleep-does')!;
  const several = questionsOf(sleep).find(({ QuestionType }) => QuestionType === 'MultipleChoice')!;
  expect(rightOf(several).length).toBeGreaterThan(1);
  const grade = async (UserAnswers: string[]) => {
    const Answers = questionsOf(sleep).map((one) => ({ QuestionId: one.Id, UserAnswers: one === several ? UserAnswers : rightOf(one) }));
    const { body } = await pat.post<CourseGrade>('/user/university/sleep-better/courses/what-sleep-does/grade', { Answers, CurrentPageId: 'x' });
    return body.Questions.find(({ Id }) => Id === several.Id)!.IsRight;
  };
  const all = several.AnswerChoices.map(({ Id }) => Id);
  expect([await grade(rightOf(several)), await grade(rightOf(several).slice(1)), await grade(all)]).toEqual([true, false, false]);
});

test('B-learning-29 B-learning-30 taken again it begins with the first page at 0 percent; when it was passed stays', async () => {
  const { body } = await pat.post<CourseGrade>(`${path}/grade`, allRight);
  const reset = { Answers: [], CurrentPageId: setup.Pages[0]!.Id, Reset: true };
  expect((await pat.post(`${path}/answers`, reset)).body).toEqual({ CurrentPageId: setup.Pages[0]!.Id, PercentComplete: 0 });
  expect(await course()).toMatchObject({ LastCompletedDate: body.CompletionDate, Details: { Grade: null } });
});

test('a course with open questions is not graded, and they are named', async () => {
  const { status, body } = await pat.post<Failure>(`${path}/grade`, { ...allRight, Answers: allRight.Answers.slice(1) });
  expect([status, body.ShowUser]).toEqual([400, true]);
  expect(body.Errors[0]!.Message).toBe(`Answer every question first. Still missing: “${questions[0]!.QuestionText}”.`);
  expect((await course()).Details!.Grade).toBeNull();
});

test('B-learning-18 B-learning-31 B-learning-32 the first pass raises a challenge, with its points; another pass and two at once do not', async () => {
  const today = server.clock.now().toISOString().slice(0, 10);
  const offered = (await server.database.select().from(programs).where(eq(programs.OwnerId, 'lakeside'))).filter(({ CourseIds }) =>
    CourseIds.includes(setup.Id),
  );
  const running = offered.find(({ StartDate, EndDate }) => StartDate <= today && today <= EndDate!)!;
  await pat.post('/userprograms/joinprograms', [{ ProgramId: running.Id, IsPersonal: false }]);
  const progress = async () => (await catalog()).Challenges.find(({ Challenge }) => Challenge.Id === running.Id)?.Challenge.Progress;
  const points = async () => (await pat.get<ProgramCompletion>(`/user/v1/userprogramcompletion/${running.Id}`)).body.TotalPoints;
  const before = await points();
  expect(await progress()).toEqual({ Percent: 0, Total: 1, Display: '0 of 1' });
  await Promise.all([pat.post(`${path}/grade`, allRight), pat.post(`${path}/grade`, allRight)]);
  await pat.post(`${path}/grade`, allRight);
  expect(await progress()).toEqual({ Percent: 100, Total: 1, Display: '1 of 1' });
  const { body } = await pat.get<Program>(`/userprograms/detail?ownerId=${running.OwnerId}&id=${running.Id}`);
  expect(body).toMatchObject({ ProgramStatus: 'Completed', Progress: { Percent: 100, Value: 1 } });
  expect((await points()) - before).toBe(running.Levels[0]!.Points);
});

test('B-learning-33 B-learning-34 the percent of a challenge with several courses is rounded, and 100 when all are passed', async () => {
  const inCurriculum = ['mindful-minutes', 'understanding-stress', 'setting-limits'];
  const running = { Id: 'lakeside-three', StartDate: '2020-01-01', EndDate: null, CourseIds: inCurriculum };
  const [like] = await server.database.select().from(programs).where(eq(programs.OwnerId, 'lakeside'));
  await server.database.insert(programs).values({ ...like!, ...running });
  await server.database.insert(participations).values({ UserId: userId, ProgramId: running.Id, ProgramStatus: 'Current' });
  const courses = coursesOf(testDefinitions().for(null));
  const seen = [];
  for (const id of inCurriculum) {
    const Answers = questionsOf(courses.get(id)!).map((question) => ({ QuestionId: question.Id, UserAnswers: rightOf(question) }));
    await pat.post(`/user/university/calm-and-focus/courses/${id}/grade`, { Answers, CurrentPageId: 'x' });
    seen.push((await catalog()).Challenges.find(({ Challenge }) => Challenge.Id === running.Id)!.Challenge.Progress);
  }
  expect(seen).toEqual([
    { Percent: 33, Total: 3, Display: '1 of 3' },
    { Percent: 67, Total: 3, Display: '2 of 3' },
    { Percent: 100, Total: 3, Display: '3 of 3' },
  ]);
});

test.each([
  ['a course of another curriculum', '/user/university/eat-well/courses/mindful-minutes'],
  ['no such course', '/user/university/calm-and-focus/courses/constructor'],
  ['no such curriculum', '/user/university/__proto__/courses/mindful-minutes'],
])('%s is not found, to read, to answer and to grade', async (_what, path) => {
  const statuses = [(await pat.get(path)).status, (await pat.post(`${path}/answers`, allRight)).status, (await pat.post(`${path}/grade`, allRight)).status];
  expect(statuses).toEqual([404, 404, 404]);
});
