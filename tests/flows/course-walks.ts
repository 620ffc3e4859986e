import { answer, refused, type Step, type Walk } from './walk';

const offline = { ok: false as const, failure: { StatusCode: 0, Errors: [], ShowUser: true } };
const silent = { ok: false as const, failure: { StatusCode: 500, Errors: [{ Message: 'Not for people.' }], ShowUser: false } };
const unknown = { ok: false as const, failure: { StatusCode: 404, Errors: [{ Message: 'There is no such course.' }], ShowUser: true } };
const question = (Id: string, ...UserAnswers: string[]) => ({ Id, QuestionText: `${Id}?`, QuestionType: 'SingleChoice', AnswerChoices: [], UserAnswers });
const page = (Id: string, Order: number, Questions: object[]) => ({
  Id,
  CourseId: 'c',
  Order,
  Name: Id,
  ContentType: 'None',
  Status: 'Active',
  Content: '',
  Questions,
});

/** A course of two pages with a question each, and its results. */
const course = (CurrentPageId = 'one', more: object = {}, ...answers: string[]) => ({
  Id: 'c',
  Title: 'Course',
  Status: 'InProgress',
  CurriculumId: 'k',
  LastCompletedDate: null,
  PercentComplete: 0,
  Details: {
    Pages: [page('one', 1, [question('q1', ...answers)]), page('two', 2, [question('q2')]), page('results', 3, [])],
    Progress: { CurrentPageId, PercentComplete: 0 },
    Grade: null,
  },
  ...more,
});
const given = (QuestionId: string, ...UserAnswers: string[]) => ({ QuestionId, UserAnswers });
const changed = (...answers: object[]): Step['send'] => ({ type: 'CHANGED', answers });
const go = (target: string): Step['send'] => ({ type: 'GO', target });
const saved = answer({ CurrentPageId: 'one', PercentComplete: 50 });
const grade = (Passed: boolean) =>
  answer({ Passed, CompletionDate: Passed ? '2026-11-20T10:00:00Z' : null, Right: 1, Asked: 2, PassPercent: 70, Questions: [] });
const input = { curriculumId: 'k', courseId: 'c' };
const opened = (...answers: string[]): Step => ({
  call: answer(course('one', {}, ...answers)),
  then: 'taking.page.reading,answers.saved',
  effects: ['call getCourse'],
});

export const courseWalks: Walk[] = [
  { input, steps: [{ call: silent, then: 'unloaded', effects: ['call getCourse', 'go /errors'] }] },
  { input, steps: [{ call: unknown, then: 'missing', effects: ['call getCourse', 'go /notfound'] }] },
  { input, steps: [{ call: refused, then: 'missing', effects: ['call getCourse', 'go /notfound'] }] },
  {
    input,
    steps: [
      opened(),
      { send: changed(given('q1', 'a')), effects: [], context: { unsent: [given('q1', 'a')] } },
      { wait: 1, send: changed(given('q1', 'b')), effects: [] },
      { wait: 1, effects: [] },
      { wait: 1, effects: ['call saveCourseAnswers'], context: { sent: [given('q1', 'b')], unsent: [] } },
      { send: changed(given('q1', 'a')), call: saved, context: { unsent: [given('q1', 'a')], sent: [] } },
      { wait: 2, call: saved, given: { body: { Answers: [given('q1', 'a')], CurrentPageId: 'one', Reset: false } } },
      { send: go('two'), call: saved, context: { pageId: 'two' } },
      { send: changed(given('q2', 'x')), effects: [] },
      { send: go('results'), call: offline, context: { unsent: [given('q2', 'x')] } },
      { send: { type: 'online' }, call: offline },
      { wait: 60, call: saved, given: { body: { Answers: [given('q2', 'x')] } } },
      { send: { type: 'GRADE' }, call: grade(false), context: { pageId: 'results' } },
      { send: { type: 'RETAKE' }, call: saved, given: { body: { Answers: [], CurrentPageId: 'one', Reset: true } }, context: { pageId: 'one', reset: false } },
    ],
  },
  {
    input: { ...input, retake: true },
    steps: [
      { call: answer(course('results', {}, 'a')), context: { pageId: 'one', retake: false } },
      { call: offline, given: { body: { Answers: [], CurrentPageId: 'one', Reset: true } }, context: { reset: true } },
      { send: { type: 'RETAKE' } },
      { send: { type: 'RETAKE' }, call: saved },
      { call: saved, then: 'taking.page.reading,answers.saved' },
      { send: changed(given('q1', 'a')) },
      { send: { type: 'RETAKE' }, call: saved, given: { body: { Answers: [], CurrentPageId: 'one', Reset: true } } },
      { send: changed(given('q1', 'b')) },
      { send: go('two'), call: saved },
    ],
  },
  {
    input,
    steps: [
      opened('a'),
      { send: { type: 'GRADE' }, call: silent, says: 'Oops! An error occurred while processing your request. Please contact support if the issue persists.' },
      { dialog: { result: true }, call: answer(course('one', {}, 'b')), of: 'getCourse' },
      { send: { type: 'GRADE' }, call: refused, of: 'gradeCourse', says: 'No.' },
      { dialog: 'dismissed', call: answer(course()), of: 'getCourse' },
      { send: { type: 'GRADE' }, call: refused, of: 'gradeCourse' },
      { dialog: { result: true }, call: refused, of: 'getCourse', then: 'unloaded', effects: ['call getCourse', 'go /errors'] },
    ],
  },
  { input, steps: [opened('a'), { send: { type: 'GRADE' }, call: grade(true), context: { pageId: 'results' } }] },
];
