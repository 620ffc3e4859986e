import { expect, test } from 'vitest';
import { assessment, atTheEnd, broken, changed, completed, confirmed, given, lacking, leave, offline, opened, page, person, stands } from './assessment-walks';
import { flows, refused, type Step, type Walk, walkThrough } from './walk';

const flow = flows.find(({ id }) => id === 'health-assessment') as (typeof flows)[number];
const walk = (steps: Step[], more: Partial<Walk> = {}) => walkThrough(flow, { session: person, ...more, steps });
const answersOf = (pageId: string, ...texts: string[]) => ({
  details: { [pageId]: { Details: { Contents: [{}, { Answer: { UserAnswer: texts } }, {}] } } },
});

test('B-assessment-32 on load the page is the one that the server says', async () => {
  await walk([{ call: stands({ CurrentPageId: 'd' }) }, { call: page('d'), context: { pageId: 'd' }, then: 'answering.resting' }]);
});

test('B-assessment-33 a page that the address names wins when it is complete and shows, and no other', async () => {
  await walk([{ call: stands({}, completed) }, { call: page('b'), context: { pageId: 'b' } }], { input: { page: 'b' } });
  await walk([{ call: stands() }, { call: page('a'), context: { pageId: 'a' } }], { input: { page: 'b' } });
  await walk([{ call: stands({}, [...completed, { ...completed[0], PageId: 'h', IsVisible: false }]) }, { context: { pageId: 'a' } }], {
    input: { page: 'h' },
  });
  await walk([{ call: stands() }, { context: { pageId: 'a' } }], { input: { page: 'there-is-none' } });
});

test('B-assessment-34 B-assessment-35 a page that is left keeps its answers here: coming back asks the server for no page', async () => {
  await walk([
    ...opened(),
    { send: leave('next', given('a1', '42')), call: stands(), context: answersOf('a', '42') },
    { call: page('b') },
    {
      send: leave('back'),
      call: stands(),
      then: 'answering.resting',
      effects: ['call saveAssessmentPage', 'store assessmentDrafts a record'],
      context: answersOf('a', '42'),
    },
  ]);
});

test('B-assessment-36 B-assessment-38 what the server says of the pages after a save shows, and only then the next page', async () => {
  await walk([
    ...opened(),
    { send: leave('next', given('a1', '42')), then: 'sending', context: { pageId: 'a' } },
    { call: stands({}, completed), context: { assessment: { Pages: [{ IsComplete: true }, {}] }, pageId: 'b' } },
  ]);
});

test('a page that shows by an answer is next; one that is hidden is passed over', async () => {
  const pages = assessment().Pages as { PageId: string }[];
  const shown = pages.map((one) => (one.PageId === 'c' ? { ...one, IsVisible: true } : one));
  await walk([
    ...opened(),
    { send: leave('b'), call: stands() },
    { call: page('b') },
    { send: leave('next'), call: stands({}, shown), context: { pageId: 'c' } },
  ]);
  await walk([...opened(), { send: leave('b'), call: stands() }, { call: page('b') }, { send: leave('next'), call: stands(), context: { pageId: 'd' } }]);
});

test('B-assessment-57 B-constants-02 a save that fails is tried once more, and not a third time', async () => {
  await walk([
    ...opened(),
    { send: leave('next'), effects: ['call saveAssessmentPage'] },
    { call: broken, effects: ['call saveAssessmentPage'] },
    { call: broken, effects: [], then: 'failing' },
  ]);
});

test('B-assessment-12 B-assessment-60 B-assessment-61 a failed save says so, then the assessment is loaded anew; what was answered stays', async () => {
  await walk([
    ...opened(),
    { send: leave('next', given('a1', '42')), call: broken },
    { call: broken, says: 'Oops! We were unable to save your answers at this time. Please contact support if the issue persists.' },
    { dialog: { result: null }, effects: ['call getAssessment'] },
    { call: stands(), then: 'answering.resting', effects: [], context: { pageId: 'a', ...answersOf('a', '42') } },
  ]);
});

test('without a connection answers are kept in the browser, and sent when it is back', async () => {
  await walk([
    ...opened(),
    { send: changed('a1', '42'), effects: ['store assessmentDrafts a record'] },
    { wait: 2, call: offline },
    { call: offline, then: 'waiting' },
    { send: { type: 'online' }, effects: ['call saveAssessmentPage'] },
    { call: stands(), then: 'answering.saved', effects: ['store assessmentDrafts a record'], context: { isChanged: false } },
  ]);
});

test('what is answered while a page is being sent is sent with it', async () => {
  await walk([
    ...opened(),
    { send: leave('next', given('a1', 'first')), effects: ['call saveAssessmentPage'] },
    {
      send: changed('a1', 'second'),
      effects: ['store assessmentDrafts a record', 'call saveAssessmentPage'],
      context: { answers: given('a1', 'second'), target: 'next' },
    },
  ]);
});

test('only answers that the server does not have are sent: a newer one that was given elsewhere is not put back', async () => {
  const both = [...given('a1', '37'), ...given('a2', '81')];
  await walk([
    ...opened(),
    { send: leave('next', both), call: stands(), given: { body: { answers: given('a2', '81') } } },
    { call: page('b') },
    { send: leave('back'), call: stands(), given: { body: { answers: [] } } },
    { send: leave('next', [...given('a1', '45'), ...given('a2', '81')]), call: stands(), given: { body: { answers: given('a1', '45') } } },
  ]);
});

test('the browser keeps only answers that the server does not have, those on their way among them', async () => {
  const keeps = (...answers: object[]) => ({ assessmentDrafts: { u1: { progressId: 7, pageId: 'a', answers } } });
  const change = (answers: object[]): Step['send'] => ({ type: 'CHANGED', answers });
  const [before, mine, third] = [given('a1', '37'), given('a2', '81'), given('a2', '82')];
  await walk([
    ...opened(),
    { send: change([...before, ...mine]), keeps: keeps(...mine) },
    { wait: 2, then: 'sending' },
    { send: change([...given('a1', '38'), ...mine]), keeps: keeps(...given('a1', '38'), ...mine) },
    { wait: 2, call: stands(), of: 'saveAssessmentPage', then: 'answering.saved', keeps: { assessmentDrafts: { u1: null } } },
    { send: change([...given('a1', '38'), ...third]), keeps: keeps(...third) },
  ]);
});

test('an answer is sent again as it was before when another is on its way, or has failed', async () => {
  const body = { answers: given('a1', '37') };
  await walk([
    ...opened(),
    { send: changed('a1', '38') },
    { wait: 2, then: 'sending' },
    { send: changed('a1', '37'), then: 'answering.changed' },
    { wait: 2, call: stands(), of: 'saveAssessmentPage', given: { body }, then: 'answering.saved' },
  ]);
  await walk([
    ...opened(),
    { send: leave('next', given('a1', '38')), call: broken },
    { call: broken, then: 'failing' },
    { dialog: { result: null }, call: stands(), then: 'answering.resting' },
    { send: leave('next', given('a1', '37')), call: stands(), given: { body } },
  ]);
});

test('answers that did not reach the server last time are sent first; what it refuses stands in its page again', async () => {
  const stored = { assessmentDrafts: { u1: { progressId: 7, pageId: 'b', answers: given('b1', '4') }, u2: { progressId: 7, pageId: 'a', answers: [] } } };
  await walk(
    [
      { call: stands(), effects: ['call getAssessment', 'call saveAssessmentPage'] },
      { call: stands(), then: 'loadingPage' },
    ],
    { stored },
  );
  await walk([{ call: stands() }, { call: refused }, { call: page('b'), context: { pageId: 'b', ...answersOf('b', '4') } }], { stored });
  await walk([{ call: stands({ UserAssessmentProgressId: 8 }), then: 'loadingPage' }], { stored });
});

test('B-assessment-41 saved answers of a submitted assessment clear the cached results; of another, and without a change, they do not', async () => {
  const submitted = { UserAssessmentStatus: 'Submitted' };
  const effects = (more: string[]) => ['call saveAssessmentPage', ...more, 'store assessmentDrafts a record'];
  await walk([
    ...opened(submitted),
    { send: changed('a1', '38'), effects: ['store assessmentDrafts a record'] },
    { wait: 2, call: stands(submitted), effects: effects(['announce ASSESSMENT_ANSWERS_CHANGED']) },
  ]);
  await walk([...opened(), { send: changed('a1', '38'), effects: ['store assessmentDrafts a record'] }, { wait: 2, call: stands(), effects: effects([]) }]);
  await walk([...opened(submitted), { send: leave('next'), call: stands(submitted), effects: [...effects([]), 'call getAssessmentPage'] }]);
});

const submitting: Step[] = [
  ...atTheEnd(),
  { send: { type: 'SUBMIT' }, dialog: 'dismissed', effects: [], then: 'finishing' },
  { send: { type: 'SUBMIT' }, says: 'Submit your assessment?', dialog: { result: true }, effects: ['call submitAssessment'] },
];
const submitted = stands({ UserAssessmentStatus: 'Submitted' }, completed);

test('B-assessment-03 B-assessment-39 a submission is confirmed, and the assessment is Submitted then', async () => {
  await walk([...submitting, { call: submitted, context: { assessment: { UserAssessmentStatus: 'Submitted' } } }]);
});

test('B-assessment-40 B-health-profile-08 B-health-profile-09 a submission is told to those who wait for its results, and leads to the health profile', async () => {
  await walk([...submitting, { call: submitted, effects: ['announce ASSESSMENT_SUBMITTED', 'go /health/profile'] }]);
});

test('B-assessment-63 B-assessment-64 a submission that lacks answers names the page, and leads there when that is read', async () => {
  const sleep = (IsComplete: boolean) => [completed[0] as object, { PageId: 'b', Name: 'Sleep', Order: 2, IsVisible: true, IsComplete }];
  const read: Step = { dialog: { result: null }, context: { pageId: 'b', asksAll: true }, then: 'loadingPage' };
  // The page knows, and asks nothing before it says so; or only the server does.
  await walk([...atTheEnd({}, sleep(false)), { send: { type: 'SUBMIT' }, says: 'Sleep', then: 'lacking', effects: [] }, read]);
  await walk([...atTheEnd({}, sleep(true)), ...confirmed, { call: lacking('b'), says: 'Sleep' }, read]);
});

test('a page that is opened from the last one says at once what it lacks, and going back does not', async () => {
  await walk([...atTheEnd(), { send: { type: 'GO', target: 'b' }, context: { pageId: 'b', asksAll: true }, then: 'loadingPage' }]);
  await walk([...atTheEnd(), { send: { type: 'GO', target: 'back' }, context: { pageId: 'b', asksAll: false }, then: 'loadingPage' }]);
});

test('B-assessment-62 B-assessment-65 any other failure of a submission says so, and leads back to the last page', async () => {
  const said = 'Oops! An error occurred while submitting your assessment. Please contact support if the issue persists.';
  for (const failure of [broken, lacking('there-is-none'), offline])
    await walk([...atTheEnd(), ...confirmed, { call: failure, says: said }, { dialog: { result: null }, then: 'finishing', context: { pageId: 'completed' } }]);
});

test('B-assessment-59 B-routing-02 an assessment, or a page, that cannot be loaded leads to /errors', async () => {
  await walk([{ call: broken, effects: ['call getAssessment', 'go /errors'] }]);
  await walk([{ call: stands() }, { call: broken, effects: ['go /errors'] }]);
  expect(await walk([{ call: stands() }])).toContain('opening -always-> loadingPage');
});
