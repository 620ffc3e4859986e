import { answer, refused, type Step, type Walk } from './walk';

export const person = { signedIn: true, user: { UserId: 'u1' } };
export const offline = { ok: false as const, failure: { StatusCode: 0, Errors: [], ShowUser: true } };
export const broken = { ok: false as const, failure: { StatusCode: 500, Errors: [{ Message: 'The server is busy.' }], ShowUser: true } };
export const lacking = (page: string) => ({ ok: false as const, failure: { StatusCode: 400, Errors: [{ Message: page }], ShowUser: false } });

/** What the pages ask: the first question has an answer, the second a measurement. */
const pages = {
  a: { name: 'About you', asks: 'How old are you?', units: 'years', answered: '37', measures: 'What do you weigh?', measuredIn: 'kg' },
  b: {
    name: 'Moving',
    asks: 'On how many days a week do you move for half an hour?',
    units: 'days',
    answered: '3',
    measures: 'What is your resting heart rate?',
  },
  c: { name: 'Quitting tobacco', asks: 'How many times have you tried to quit?', units: 'times', answered: '1', measures: 'How many do you smoke?' },
  d: { name: 'Sleep', asks: 'How many hours do you usually sleep?', units: 'hours', answered: '7', measures: 'For how many minutes do you lie awake?' },
};
const pageOf = (PageId: keyof typeof pages, Order: number, more: object = {}) => ({
  ...{ PageId, Name: pages[PageId].name, Order, IsVisible: true, IsComplete: false },
  ...more,
});
/** An assessment of four pages, of which the third is hidden. */
export const assessment = (more: object = {}, pages: object[] = [pageOf('a', 1), pageOf('b', 2), pageOf('c', 3, { IsVisible: false }), pageOf('d', 4)]) => ({
  UserAssessmentProgressId: 7,
  AssessmentName: 'Health risk assessment',
  UserAssessmentStatus: 'InProgress',
  CurrentPageId: 'a',
  Pages: pages,
  FormulaAnswers: [],
  ...more,
});
export const completed = [pageOf('a', 1, { IsComplete: true }), pageOf('b', 2, { IsComplete: true })];
export function page(PageId: keyof typeof pages) {
  const { asks, units, answered, measures, ...more } = pages[PageId];
  const question = { ContentType: 'Question', QuestionType: 'Integer', Features: ['Visible'], Formulas: [] };
  const measuredIn = 'measuredIn' in more ? more.measuredIn : '';
  const contents = [
    { Id: `${PageId}-text`, ContentType: 'Text', Text: 'Your employer never sees what you answer.', Features: [], Formulas: [] },
    { ...question, Id: `${PageId}1`, Text: asks, Units: units, Answer: { UserAnswer: [answered] } },
    { ...question, Id: `${PageId}2`, Text: measures, Units: measuredIn, Answer: { UserAnswer: [], BiometricAnswer: 80 } },
  ];
  return answer({ Data: { ...pageOf(PageId, 1), Details: { Contents: contents } } });
}
export const stands = (more: object = {}, pages?: object[]) => answer({ Data: assessment(more, pages) });
export const given = (question: string, ...texts: string[]) => [{ questionId: question, answer: texts }];
export const changed = (question: string, ...texts: string[]): Step['send'] => ({ type: 'CHANGED', answers: given(question, ...texts) });
export const leave = (target: string, answers: object[] = []): Step['send'] => ({ type: 'LEAVE', answers, target });

/** The assessment is loaded, and its first page. */
export const opened = (more: object = {}, pages?: object[]): Step[] => [
  { call: stands(more, pages), effects: ['call getAssessment', 'call getAssessmentPage'] },
  { call: page('a'), then: 'answering.resting', effects: [] },
];
/** On the last page, after the others. */
export const atTheEnd = (more: object = {}, pages: object[] = completed): Step[] => [
  { call: stands({ CurrentPageId: 'completed', ...more }, pages), then: 'finishing', effects: ['call getAssessment'] },
];
export const confirmed: Step[] = [{ send: { type: 'SUBMIT' }, dialog: { result: true }, then: 'submitting', effects: ['call submitAssessment'] }];

export const assessmentWalks: Walk[] = [
  { session: person, steps: [{ call: broken, then: 'unloaded', effects: ['call getAssessment', 'go /errors'] }] },
  { session: person, steps: [{ call: stands() }, { call: broken, then: 'unloaded', effects: ['go /errors'] }] },
  {
    session: person,
    steps: [
      ...opened(),
      { send: changed('a1', '38'), then: 'answering.changed', effects: ['store assessmentDrafts a record'] },
      { wait: 1, send: changed('a1', '381'), then: 'answering.changed', effects: ['store assessmentDrafts a record'] },
      { wait: 1, then: 'answering.changed', effects: [] },
      { wait: 1, then: 'sending', effects: ['call saveAssessmentPage'] },
      { call: stands(), then: 'answering.saved', effects: ['store assessmentDrafts a record'] },
      { send: changed('a1', '39') },
      { wait: 2, call: broken, then: 'sending' },
      { call: stands(), then: 'answering.saved' },
      { send: changed('a1', '7000') },
      { wait: 2, call: refused, then: 'answering.unfit' },
      { send: leave('next'), call: broken, then: 'sending' },
      { call: stands() },
      { call: page('b'), then: 'answering.resting', context: { pageId: 'b', answers: [] } },
      { send: leave('next'), call: stands() },
      { call: page('d'), context: { pageId: 'd' } },
      { send: leave('back'), call: stands(), then: 'answering.resting', context: { pageId: 'b' } },
      { send: leave('d'), call: stands(), then: 'answering.resting', context: { pageId: 'd' } },
      { send: leave('c'), call: stands(), context: { pageId: 'a' } },
      { send: leave('completed'), call: stands(), then: 'finishing' },
      { send: { type: 'GO', target: 'back' }, then: 'answering.resting', context: { pageId: 'd' } },
    ],
  },
  {
    session: person,
    steps: [
      ...opened(),
      { send: changed('a1', '38') },
      { wait: 2, then: 'sending' },
      { send: changed('a1', '41'), then: 'answering.changed' },
      { wait: 2, then: 'sending' },
      { send: leave('next', given('a1', '39')), then: 'sending' },
      { send: changed('a1', '40'), then: 'sending', context: { target: 'next', answers: given('a1', '40') } },
    ],
  },
  {
    session: person,
    steps: [
      ...opened(),
      { send: changed('a1', '38') },
      { wait: 2, call: offline },
      { call: offline, then: 'waiting' },
      { send: changed('a1', '41'), then: 'waiting' },
      { send: { type: 'online' }, call: offline, then: 'sending' },
      { call: offline, then: 'waiting' },
      { wait: 10, call: offline, then: 'sending' },
      { call: offline, then: 'waiting' },
      { send: { type: 'RETRY' }, call: offline },
      { call: offline },
      { send: leave('next', given('a1', '41')), call: offline, then: 'sending' },
      { call: offline, then: 'waiting' },
      { send: { type: 'online' }, call: stands() },
      { call: page('b'), context: { pageId: 'b' } },
      { send: leave('next'), call: broken },
      { call: broken, then: 'failing' },
      { dialog: 'dismissed', call: stands(), then: 'answering.resting', context: { pageId: 'b' } },
      { send: changed('b1', '38') },
      { wait: 2, call: broken },
      { call: broken, then: 'failing' },
      { dialog: { result: null }, call: broken, then: 'unloaded' },
    ],
  },
  {
    session: person,
    stored: { assessmentDrafts: { u1: { progressId: 7, pageId: 'b', answers: given('b1', '4') } } },
    steps: [
      { call: stands(), then: 'recovering', effects: ['call getAssessment', 'call saveAssessmentPage'] },
      { call: stands() },
      { call: page('a'), then: 'answering.resting' },
    ],
  },
  {
    session: person,
    stored: { assessmentDrafts: { u1: { progressId: 7, pageId: 'b', answers: given('b1', '4') } } },
    steps: [{ call: stands() }, { call: broken }, { call: page('b'), then: 'answering.resting', context: { pageId: 'b' } }],
  },
  {
    session: person,
    stored: { assessmentDrafts: { u1: { progressId: 7, pageId: 'b', answers: given('b1', '4') } } },
    steps: [
      { call: stands() },
      { call: offline },
      { call: page('b'), then: 'answering.changed', context: { pageId: 'b', isUnsent: false } },
      { wait: 2, call: stands(), then: 'answering.saved' },
    ],
  },
  {
    session: person,
    stored: { assessmentDrafts: { u1: { progressId: 7, pageId: 'gone', answers: given('b1', '4') } } },
    steps: [{ call: stands() }, { call: broken }, { call: page('a'), then: 'answering.resting' }],
  },
  { session: person, input: { page: 'b' }, steps: [{ call: stands({}, completed) }, { call: page('b'), context: { pageId: 'b' } }] },
  {
    session: person,
    steps: [
      ...atTheEnd(),
      { send: { type: 'SUBMIT' }, dialog: 'dismissed', then: 'finishing' },
      ...confirmed,
      { call: broken, then: 'refused' },
      { dialog: 'dismissed', then: 'finishing' },
    ],
  },
  {
    session: person,
    steps: [...atTheEnd(), ...confirmed, { call: lacking('b'), then: 'lacking' }, { dialog: { result: null } }, { call: page('b'), then: 'answering.resting' }],
  },
  {
    session: person,
    steps: [...atTheEnd({}, [...completed, pageOf('d', 3)]), { send: { type: 'SUBMIT' }, then: 'lacking' }, { dialog: 'dismissed' }, { call: page('d') }],
  },
  { session: person, steps: [...atTheEnd(), ...confirmed, { call: lacking('b') }, { dialog: 'dismissed' }, { call: page('b'), then: 'answering.resting' }] },
  { session: person, steps: [...atTheEnd(), ...confirmed, { call: broken }, { dialog: { result: null }, then: 'finishing' }] },
  {
    session: person,
    steps: [
      ...atTheEnd(),
      ...confirmed,
      { call: stands({ UserAssessmentStatus: 'Submitted' }, completed), then: 'finishing', effects: ['announce ASSESSMENT_SUBMITTED', 'go /health/profile'] },
    ],
  },
];
