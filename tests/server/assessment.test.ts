import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { hraResults } from '../../server/records/tables/assessments';
import type { Assessment, Failure } from '../../schemas/generated/records';
import { testAnswer } from '../support/journey';
import { answersOn, forgetHealth, type Participant, participantOf, standOf } from './support/assessments';
import { faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { ask, complete, walk } from './support/walk-questionnaire';

const { test, server } = withServer();
let pat: Participant;
test.beforeAll(async () => {
  await ask(server, walk);
});
test.beforeEach(async () => {
  pat = await participantOf(server, 'pat@summit.example');
  await forgetHealth(server, pat);
});

const countingOf = ({ FormulaAnswers }: Assessment) => Object.fromEntries(FormulaAnswers.map(({ QuestionId, Answer }) => [QuestionId, Answer]));

describe('asking for it', () => {
  test('B-assessment-54 begins the assessment, once', async () => {
    const first = await pat.assessment();
    expect(first).toMatchObject({
      AssessmentName: 'Walk of life',
      FormulaAnswers: ['smokes', 'reason', 'mood'].map((QuestionId) => ({ QuestionId, Answer: [] })),
      SubmittedDate: null,
    });
    expect(await pat.assessment()).toEqual(first);
  });

  const none = (QuestionsAsked: number) => ({ QuestionsAsked, QuestionsAnswered: 0 });
  testAnswer('what is begun', () => pat.assessment(), [
    ['B-assessment-13 it has a number', ({ UserAssessmentProgressId }) => expect(UserAssessmentProgressId).toEqual(expect.any(Number))],
    ['B-assessment-14 it is not started', ({ UserAssessmentStatus }) => expect(UserAssessmentStatus).toBe('NotStarted')],
    ['B-assessment-15 its current page is the first', ({ CurrentPageId }) => expect(CurrentPageId).toBe('start')],
    [
      'B-assessment-16 it has pages',
      ({ Pages }) =>
        expect(Pages).toEqual([
          { PageId: 'start', Name: 'Start', Order: 1, ShowPageFormula: null, IsVisible: true, IsComplete: false, ...none(2) },
          { PageId: 'smoking', Name: 'Smoking', Order: 2, ShowPageFormula: expect.any(Object), IsVisible: false, IsComplete: true, ...none(0) },
          { PageId: 'feeling', Name: 'Feeling', Order: 3, ShowPageFormula: null, IsVisible: true, IsComplete: false, ...none(1) },
        ]),
    ],
  ]);

  test('two pages that begin it in the same moment share one', async () => {
    const [one, other] = await Promise.all([pat.assessment(), pat.assessment()]);
    expect(one.UserAssessmentProgressId).toBe(other.UserAssessmentProgressId);
  });

  test('withDetails brings what stands on each page', async () => {
    const { Pages } = (await pat.client.get<{ Data: Assessment }>('/user/health/assessment?withDetails=true')).body.Data;
    expect(Pages.map(({ Details }) => Details?.Contents.length)).toEqual([4, 2, 3]);
  });

  test('the assessment of another plan year is another one', async () => {
    const demo = await participantOf(server, 'pat@lakeside.example');
    expect(await demo.assessment()).toMatchObject({ UserAssessmentStatus: 'NotStarted', AssessmentName: 'Health risk assessment' });
  });
});

const smokes = { LogicalOperator: 'And', Expressions: [{ EvaluatingItemId: 'smokes', Operator: 'IsEqualTo', ExpressionValues: ['Yes'] }] };
const pages = async () => ({ start: await pat.page('start'), smoking: await pat.page('smoking'), feeling: await pat.page('feeling') });
type Pages = Awaited<ReturnType<typeof pages>>;
const contentOf = (page: Pages['start'], id: string) => page.Details?.Contents.find(({ Id }) => Id === id);

testAnswer('a page', pages, [
  ['B-assessment-18 B-assessment-55 a page has its id', ({ start }) => expect(start.PageId).toBe('start')],
  ['B-assessment-19 a page has a name', ({ start }) => expect(start.Name).toBe('Start')],
  ['B-assessment-20 a page has its place', ({ start, feeling }) => expect([start.Order, feeling.Order]).toEqual([1, 3])],
  ['B-assessment-21 a page says whether it shows', ({ start, smoking }) => expect([start.IsVisible, smoking.IsVisible]).toEqual([true, false])],
  ['B-assessment-22 a page says whether it is complete', ({ start, smoking }) => expect([start.IsComplete, smoking.IsComplete]).toEqual([false, true])],
  ['B-assessment-23 a page says when it shows', ({ start, smoking }) => expect([start.ShowPageFormula, smoking.ShowPageFormula]).toEqual([null, smokes])],
  [
    'B-assessment-24 B-assessment-25 a page has contents with their ids',
    ({ start }) => expect(start.Details?.Contents.map(({ Id }) => Id)).toEqual(['smokes', 'cigarettes', 'weight', 'pressure']),
  ],
  [
    'B-assessment-26 a content is a question or a text',
    ({ start, feeling }) => expect([contentOf(start, 'smokes')?.ContentType, contentOf(feeling, 'moodNote')?.ContentType]).toEqual(['Question', 'Text']),
  ],
  [
    'B-assessment-27 a content may be visible, hidden and optional',
    ({ start }) => expect(start.Details?.Contents.map(({ Features }) => Features)).toEqual([['Visible'], ['Hidden'], ['Visible'], ['Visible', 'Optional']]),
  ],
  [
    'B-assessment-28 a content says when it shows',
    ({ start }) => expect([contentOf(start, 'smokes')?.Formulas, contentOf(start, 'cigarettes')?.Formulas]).toEqual([[], [smokes]]),
  ],
  [
    'B-assessment-29 a question has its answer, a measured one what was measured too',
    ({ start }) =>
      expect([contentOf(start, 'smokes')?.Answer, contentOf(start, 'weight')?.Answer]).toEqual([{ UserAnswer: [] }, { UserAnswer: [], BiometricAnswer: null }]),
  ],
  [
    'B-assessment-30 B-assessment-31 a formula joins its expressions by And or Or',
    ({ start, feeling }) =>
      expect([contentOf(start, 'cigarettes')?.Formulas, contentOf(feeling, 'moodNote')?.Formulas]).toEqual([
        [smokes],
        [{ LogicalOperator: 'Or', Expressions: [smokes.Expressions[0], { EvaluatingItemId: 'mood', Operator: 'IsLessThan', ExpressionValues: ['3'] }] }],
      ]),
  ],
  [
    'a question has its words, its type and its limits',
    ({ start, feeling }) => {
      expect(contentOf(start, 'smokes')).toMatchObject({ Text: 'Do you smoke?', HelpText: 'Anything counts.', QuestionType: 'YesNo' });
      expect(contentOf(start, 'cigarettes')).toMatchObject({ Text: 'How many?', QuestionType: 'Integer', Units: 'a day', Min: 0, Max: 200 });
      expect(contentOf(start, 'weight')).toMatchObject({ QuestionType: 'Decimal', Min: 30, Max: 300, DecimalPlaces: 1, MeasureId: 'Weight' });
      expect(contentOf(start, 'pressure')).toMatchObject({
        QuestionType: 'Measurement',
        MeasureId: 'BloodPressure',
        Parts: [
          { Name: 'Systolic', Min: 50, Max: 250 },
          { Name: 'Diastolic', Min: 30, Max: 150 },
        ],
      });
      expect(feeling.Details?.Contents[1]).toMatchObject({ MinText: 'Low', MaxText: 'High' });
    },
  ],
]);

describe('saving a page', () => {
  test('B-assessment-56 B-assessment-36 stores the answers, and tells what is complete', async () => {
    const after = await pat.save('start', { smokes: ['No'], weight: ['80.5'] });
    expect(after).toMatchObject({ UserAssessmentStatus: 'InProgress', CurrentPageId: 'start' });
    expect(standOf(after)).toEqual(['start complete', 'smoking hidden', 'feeling']);
    expect(answersOn(await pat.page('start'))).toEqual({ smokes: ['No'], cigarettes: [], weight: ['80.5'], pressure: [] });
    expect(await pat.assessment()).toEqual(after);
  });

  test('leaves the answers of other questions, and takes back what is sent empty', async () => {
    await pat.save('start', { smokes: ['No'], weight: ['80.5'] });
    await pat.save('start', { weight: [] });
    expect(answersOn(await pat.page('start'))).toMatchObject({ smokes: ['No'], weight: [] });
    expect(standOf(await pat.assessment())[0]).toBe('start');
  });

  test('an incomplete page is saved too, and the same once more changes nothing', async () => {
    const once = await pat.save('start', { weight: ['80.5'] });
    expect(standOf(once)[0]).toBe('start');
    expect(await pat.save('start', { weight: ['80.5'] })).toEqual(once);
  });

  test('B-assessment-17 the answers that formulas read are those that count: none of hidden questions and hidden pages', async () => {
    await pat.save('start', { smokes: ['Yes'], cigarettes: ['12'] });
    const shown = await pat.save('smoking', { reason: ['health'], helps: ['gum', 'coach'] });
    expect(countingOf(shown)).toEqual({ smokes: ['Yes'], reason: ['health'], mood: [] });
    expect((await pat.page('feeling')).Details?.Contents.find(({ Id }) => Id === 'doctor')?.Features).toEqual(['Visible']);
    const hidden = await pat.save('start', { smokes: ['No'] });
    expect(countingOf(hidden)).toEqual({ smokes: ['No'], reason: [], mood: [] });
    expect((await pat.page('feeling')).Details?.Contents.find(({ Id }) => Id === 'doctor')?.Features).toEqual(['Hidden']);
  });

  test('answers of hidden questions are kept, and count again when they show', async () => {
    await pat.save('start', { smokes: ['Yes'], cigarettes: ['12'] });
    await pat.save('smoking', { reason: ['money'] });
    await pat.save('start', { smokes: ['No'] });
    expect(answersOn(await pat.page('start')).cigarettes).toEqual(['12']);
    expect(standOf(await pat.save('start', { smokes: ['Yes'] }))).toEqual(['start', 'smoking complete', 'feeling']);
    expect(answersOn(await pat.page('smoking')).reason).toEqual(['money']);
  });

  test('a page that is hidden by now is followed by the next that shows, else by the completed page', async () => {
    await pat.save('start', { smokes: ['Yes'] });
    expect((await pat.save('smoking', {})).CurrentPageId).toBe('smoking');
    const one = await participantOf(server, 'pat@summit.example');
    await pat.send('smoking', { smokes: ['No'] });
    expect((await one.assessment()).CurrentPageId).toBe('feeling');
  });
});

// A page that is opened says from where: the handler compares it with where the person is, and the update with where they were.
test('a request of a page that was late takes nobody back from the page that they opened meanwhile', async () => {
  await pat.assessment();
  await pat.save('start', { smokes: ['Yes'] });
  const { UserAssessmentProgressId: id } = await pat.assessment();
  const open = (page: string, from: string) => pat.client.get(`/user/health/assessment/${id}/pages/${page}?from=${from}`);
  expect((await open('smoking', 'start')).status).toBe(200);
  expect((await pat.assessment()).CurrentPageId).toBe('smoking');
  await open('feeling', 'smoking');
  // On its way since the person was at the first page.
  expect((await open('smoking', 'start')).status).toBe(200);
  expect((await pat.assessment()).CurrentPageId).toBe('feeling');
});

describe('two pages at once', () => {
  test('each keeps what only it has answered, and of one question the last word counts', async () => {
    await pat.assessment();
    await Promise.all([pat.save('start', { smokes: ['No'] }), pat.save('start', { weight: ['70'] }), pat.save('feeling', { mood: ['4'] })]);
    expect(answersOn(await pat.page('start'))).toMatchObject({ smokes: ['No'], weight: ['70'] });
    expect(answersOn(await pat.page('feeling'))).toMatchObject({ mood: ['4'] });
    await pat.save('feeling', { mood: ['5'] });
    await pat.save('feeling', { mood: ['6'] });
    expect(answersOn(await pat.page('feeling'))).toMatchObject({ mood: ['6'] });
  });

  test('many saves and submissions in the same moment lose nothing and make one result', async () => {
    await pat.save('start', complete.start);
    await pat.save('feeling', complete.feeling);
    const answers = await Promise.all([
      pat.submit(),
      pat.submit(),
      ...Array.from({ length: 8 }, (_, index) => pat.send('start', { [`gone${index}`]: [String(index)] })),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await server.database.select().from(hraResults).where(eq(hraResults.UserId, pat.userId))).toHaveLength(1);
  });
});

describe('what is refused', () => {
  test.each<[string, string, Record<string, string[]>, string]>([
    ['an answer that is no option', 'start', { smokes: ['Perhaps'] }, 'enum'],
    ['a text for a number', 'start', { weight: ['heavy'] }, 'type'],
    ['a number beyond its limits', 'start', { weight: ['301'] }, 'maximum'],
    ['too many digits', 'start', { weight: ['80.55'] }, 'multipleOf'],
    ['a part that is missing', 'start', { pressure: ['120'] }, 'minItems'],
    ['one of several that is no option', 'smoking', { smokes: ['Yes'], helps: ['gum', 'tea'] }, 'enum'],
    ['an answer to a question of another page', 'start', { mood: ['11'] }, 'maximum'],
  ])('%s', async (_what, page, given, code) => {
    const answer = await pat.send(page, given);
    expect(answer.status).toBe(400);
    expect(faultsOf(answer).map((fault) => fault.split(' ')[0])).toEqual([code]);
    expect(answer.body.Errors[0]?.Field).toMatch(/^\/answers\/\d\/answer/);
    expect(await pat.assessment()).toMatchObject({ UserAssessmentStatus: 'NotStarted' });
  });

  test('a page that there is not', async () => {
    for (const answer of [await pat.send('nowhere', {}), await pat.client.get<Failure>(`${await base()}/pages/nowhere`)])
      expect([answer.status, answer.body.Errors[0]?.Message]).toEqual([404, 'Page not found in this assessment.']);
  });

  test('the assessment of somebody else of the company', async () => {
    const other = await participantOf(server, 'admin@summit.example');
    const page = `${await base()}/pages/start`;
    for (const answer of [
      await other.client.get(page),
      await other.client.post(page, { answers: [{ questionId: 'smokes', answer: ['Yes'] }] }),
      await other.client.post(`${await base()}/submit`),
    ])
      expect(answer.status).toBe(404);
    expect(answersOn(await pat.page('start')).smokes).toEqual([]);
  });

  test('an assessment that there is not, and a number that is none', async () => {
    for (const [id, status] of [
      [2147483647, 404],
      [2147483648, 400],
      ['first', 400],
    ])
      for (const send of [
        () => pat.client.get(`/user/health/assessment/${id}/pages/start`),
        () => pat.client.post(`/user/health/assessment/${id}/pages/start`, { answers: [] }),
      ])
        expect((await send()).status).toBe(status);
  });

  test('more answers to questions that there are not than are kept', async () => {
    const many = (count: number, start: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${start + index}`, ['x']]));
    await pat.save('start', many(1000, 0));
    await pat.save('start', many(1000, 1000));
    const answer = await pat.send('start', many(1, 2000));
    expect([answer.status, answer.body.Errors[0]?.Message]).toEqual([400, 'An assessment keeps at most 2,000 answers.']);
  });

  const base = async () => `/user/health/assessment/${(await pat.assessment()).UserAssessmentProgressId}`;
});
