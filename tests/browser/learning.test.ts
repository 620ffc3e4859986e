import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { courseProgress } from '../../server/records/tables/courses';
import { undoing } from '../server/support/undo-writes';
import { inSlices, withApplication } from './support/fixture';
import { settled, type Tab } from './support/application';
import { focusedName, tabTo } from './support/by-keyboard';
import { answerStartUp, patient } from './support/pages';
import { expectSoundEverywhere } from './support/visits';

const who = 'pat@lakeside.example';
const address = '/university/calm-and-focus/understanding-stress';
const { test, application } = withApplication();
const appearance = inSlices(test, '/university', '/university/calm-and-focus/understanding-stress');
let undo: () => Promise<void>;
test.beforeAll(async () => {
  await application.server.database.delete(courseProgress).where(eq(courseProgress.CourseId, 'understanding-stress'));
  await answerStartUp(application, who);
  undo = await undoing(application.server);
});
let tab: Tab;
let page: Page;
test.beforeEach(async ({ tab: own }) => {
  await undo();
  tab = own;
  page = own.page;
});

/** An answer to each question. The one to `what-you-can-change-2` is incomplete, so three of four are right. */
const answers = { 'an-alarm-that-helps-1': ['b'], 'what-you-can-change-1': ['b'], 'what-you-can-change-2': ['a'], 'letting-it-out-1': ['b'] };
/** Pat answers these questions by a call that leaves the course at a page, or has it graded. */
async function answered(ids: (keyof typeof answers)[], CurrentPageId: string, call: 'answers' | 'grade' = 'answers'): Promise<void> {
  const pat = await application.server.as(who);
  const Answers = ids.map((QuestionId) => ({ QuestionId, UserAnswers: answers[QuestionId] }));
  const { status } = await pat.post(`/user/university/calm-and-focus/courses/understanding-stress/${call}`, { Answers, CurrentPageId });
  expect(status).toBe(200);
}
const allAnswered = (call?: 'grade') => answered(Object.keys(answers) as (keyof typeof answers)[], 'what-you-can-change', call);

const main = () => page.getByRole('main');
const heading = (name: string) => main().getByRole('heading', { name, exact: true });
const button = (name: string | RegExp) => main().getByRole('button', { name });
const percent = (words: string) => main().getByText(`${words}% complete`, { exact: true }).waitFor();
const stored = async () => (await application.server.database.select().from(courseProgress).where(eq(courseProgress.CourseId, 'understanding-stress')))[0];

appearance('B-learning-01 B-learning-06 the menu leads to the university, where courses are grouped in curricula', async () => {
  await tab.enterAs(who);
  await page.getByRole('link', { name: 'University' }).click();
  await heading('University').waitFor();
  const names = ['Sleep better', 'Move more', 'Eat well', 'Calm and focus', 'Money matters', 'Safe at work'];
  for (const name of names) await heading(name).waitFor();
  await expectSoundEverywhere(tab);
});

appearance('B-learning-03 B-learning-04 B-learning-05 each curriculum has progress and grading; so do challenges that count courses', async () => {
  await tab.enterAs(who, '/university');
  await main().getByRole('progressbar', { name: 'Progress in Calm and focus' }).waitFor();
  expect(
    await main()
      .getByText(/^\d of 3 courses passed$/)
      .count(),
  ).toBeGreaterThanOrEqual(3);
  await main()
    .getByRole('article', { name: /Mindful Minutes, / })
    .getByText(/^Course (not )?passed( yet)?$/)
    .first()
    .waitFor();
});

appearance('what is looked for stands in the address, and nothing found is said', async () => {
  await tab.enterAs(who, '/university');
  await main().getByLabel('Search courses').fill('stress');
  await expect
    .poll(() =>
      main()
        .getByRole('button', { name: /^(RE)?TAKE COURSE: / })
        .count(),
    )
    .toBe(1);
  await expect.poll(() => page.url()).toContain('search=stress');
  await main().getByLabel('Search courses').fill('zebra');
  await main().getByText('Nothing matches. Try other words or fewer filters.').waitFor();
  await button('Clear filters').click();
  await heading('Eat well').waitFor();
  expect(await main().getByLabel('Search courses').inputValue()).toBe('');
});

test('C-learning-09 a course that was not completed is taken; it is opened at its first page, at 0 percent', async () => {
  await tab.enterAs(who, '/university');
  await button('TAKE COURSE: Understanding stress').click();
  await heading('An alarm that helps').waitFor();
  await percent('0');
  await expectSoundEverywhere(tab);
});

test('a page is answered and turned by keyboard, and the focus goes on at its heading', async () => {
  await tab.enterAs(who, address);
  await tabTo(page, 'A sign that I cannot do it');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await heading('What you can change').waitFor();
  await expect.poll(() => focusedName(page)).toBe('What you can change');
  await percent('34');
  await expect.poll(async () => (await stored())?.Answers).toEqual({ 'an-alarm-that-helps-1': ['b'] });
});

appearance('the last page says which pages have open questions, and leads there', async () => {
  await answered(['an-alarm-that-helps-1'], 'what-you-can-change');
  await tab.enterAs(who, address);
  await heading('What you can change').waitFor();
  await button(/Results/).click();
  await button('Go to What you can change').waitFor();
  await button('Go to Letting it out').click();
  await heading('Letting it out').waitFor();
});

test('without a network what is answered waits on the page, and is sent when the connection is back', async () => {
  await answered(['an-alarm-that-helps-1'], 'letting-it-out');
  await tab.enterAs(who, address);
  await main().getByLabel('A brisk walk').check();
  await expect.poll(async () => Object.keys((await stored())?.Answers ?? {}).length, patient).toBe(2);
  await page.context().setOffline(true);
  await button('Back').click();
  await main().getByLabel('Sending a message that I will be late').check();
  await main().getByLabel('When I read my messages').check();
  await main().getByText('You are offline. Your answers are kept on this page').waitFor();
  await page.context().setOffline(false);
  await expect.poll(async () => Object.keys((await stored())?.Answers ?? {}).length, { timeout: 80_000 }).toBe(4);
});

appearance('C-learning-11 a course in progress says so in the catalogue, and opens where it was left', async () => {
  await allAnswered();
  await tab.enterAs(who, '/university');
  const card = main().getByRole('article', { name: 'Understanding stress' }).first();
  await card.getByText('In Progress', { exact: true }).waitFor();
  await heading('Pick up where you left off').waitFor();
  await card.getByRole('button', { name: 'Understanding stress', exact: true }).click();
  await heading('What you can change').waitFor();
  await percent('100');
});

appearance('B-learning-40 B-learning-42 where grading fails a dialog says so, and the course is loaded again', async () => {
  await allAnswered();
  await tab.enterAs(who, address);
  await page.route('**/grade', (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [{ Message: 'secret' }], ShowUser: false } }));
  await button(/Results/).click();
  const loaded = page.waitForResponse((response) => response.url().endsWith('/courses/understanding-stress'));
  await button('See your results').click();
  await page.getByRole('dialog').getByText('Oops! An error occurred while processing your request. Please contact support if the issue persists.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  expect((await loaded).status()).toBe(200);
});

appearance('B-learning-41 with ShowUser the dialog shows what the server says', async () => {
  await allAnswered();
  await tab.enterAs(who, address);
  await button(/Results/).click();
  await page.route('**/grade', (route) =>
    route.fulfill({ status: 400, json: { StatusCode: 400, Errors: [{ Message: 'One answer is missing.' }], ShowUser: true } }),
  );
  await button('See your results').click();
  await page.getByRole('dialog').getByText('One answer is missing.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
});

test('graded, the page says how many are right, and why; the catalogue says when it was completed', async () => {
  await allAnswered();
  await tab.enterAs(who, address);
  await button(/Results/).click();
  await button('See your results').click();
  await main().getByText('You got 3 of 4 right. You need 70% to pass.').waitFor();
  await main().getByText('You passed this course.').waitFor();
  await main().getByText('Movement ends what the alarm started.').waitFor();
  await expectSoundEverywhere(tab);
});

test('C-learning-08 C-learning-10 a completed course is retaken, and says when it was completed', async () => {
  await allAnswered('grade');
  await tab.enterAs(who, '/university');
  const card = main().getByRole('article', { name: 'Understanding stress' });
  await card.getByText(/^Completed [A-Z][a-z]+ \d{1,2}, \d{4}$/).waitFor();
  await card.getByRole('button', { name: 'RETAKE COURSE: Understanding stress' }).click();
  await heading('An alarm that helps').waitFor();
  await percent('0');
  await expect.poll(async () => [(await stored())?.Answers, typeof (await stored())?.LastCompletedDate]).toEqual([{}, 'string']);
});

test('two pages of one course: each sends only what was answered on it', async () => {
  await tab.enterAs(who, address);
  const another = await tab.another();
  await another.load(address);
  const other = another.page;
  await other.getByLabel('My body getting ready').waitFor();
  await button('Next').click();
  await main().getByLabel('The weather').check();
  await expect.poll(async () => (await stored())?.Answers).toEqual({ 'what-you-can-change-1': ['c'] });
  await other.getByLabel('An illness').check();
  await expect.poll(async () => (await stored())?.Answers).toEqual({ 'what-you-can-change-1': ['c'], 'an-alarm-that-helps-1': ['c'] });
  await another.close();
});

appearance('B-learning-43 a catalogue that cannot be loaded leads to the page of errors', async () => {
  await page.route('**/coursecatalog*', (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }));
  await tab.enterAs(who, '/university');
  await page.waitForURL('**/errors');
});

appearance('B-learning-44 a course that cannot be loaded leads to the page of errors, and an address of none to Page not found', async () => {
  const calls = '**/api/user/university/*/courses/*';
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }));
  await tab.enterAs(who, '/university/calm-and-focus/no-such-course');
  await page.waitForURL('**/errors');
  await page.unroute(calls);
  await tab.go('/university/calm-and-focus/no-such-course');
  await page.waitForURL('**/notfound');
  await settled(page);
});
