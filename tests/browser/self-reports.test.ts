import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { users } from '../../server/records/tables/people';
import { participations } from '../../server/records/tables/programs';
import { undoing } from '../server/support/undo-writes';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, type Tab, widths } from './support/application';
import { answerStartUp, patient } from './support/pages';
import { selfReportDialog } from './support/self-report-dialog';
import { expectSoundEverywhere } from './support/visits';

const who = 'pat@lakeside.example';
const { test, application } = withApplication();
const appearance = inSlices(test, '/programs');
let undo: () => Promise<void>;
test.beforeAll(async () => {
  await answerStartUp(application, who);
  undo = await undoing(application.server);
});

// Each test begins at the home page, with the reports of the demo.
let tab: Tab;
let page: Page;
test.beforeEach(async ({ tab: own }) => {
  await undo();
  [tab, page] = [own, own.page];
  await tab.enterAs(who);
});

const { dialog, tabOf, button, remove, open, close, attach, reportDonation, answer } = selfReportDialog(() => page);
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
/** From now on the server refuses a call of this page. */
const refused = (path: string, Errors: object[] = [], status = 400) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ status, json: { StatusCode: status, Errors, ShowUser: false } }));
const donation = 'At the fire station, November 3';
async function deleteDonation() {
  await remove().click();
  await button('Confirm Delete').click();
  await dialog().getByText(donation).waitFor({ state: 'detached' });
}

appearance('B-self-report-15 B-self-report-16 B-self-report-17 the dialog has two tabs; the entry says the name and what to report', async () => {
  await open('Dental Checkup');
  await close();
  await open('Give Blood');
  await tabOf('Entry').waitFor();
  expect(await dialog().getByRole('tab').allInnerTexts()).toEqual(['Entry', 'Submissions']);
  await dialog().getByRole('heading', { name: 'Give Blood' }).last().waitFor();
  await dialog().getByText('where and when').waitFor();
  await expectSoundEverywhere(tab);
});

appearance('B-self-report-14 B-self-report-23 B-self-report-24 it is as wide as it must be, with the buttons of each tab', async () => {
  await open('Give Blood');
  const { width } = (await dialog().boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(0.8 * widths.wide.width - 1);
  await button('Cancel').waitFor();
  await button('Submit').waitFor();
  await tabOf('Submissions').click();
  await button('Close').waitFor();
  await button('Submit').waitFor({ state: 'detached' });
});

appearance('B-self-report-21 B-self-report-72 B-self-report-73 what was reported is a table, by an icon for each status', async () => {
  await open('Give Blood');
  await tabOf('Submissions').click();
  await dialog().getByText('Lakeside community center, on Thursday').waitFor();
  expect(await dialog().getByTitle('Approved').locator('use').getAttribute('href')).toContain('/Done.svg');
  expect(await dialog().getByTitle('Denied').locator('use').getAttribute('href')).toContain('/Error.svg');
  await dialog().getByText('Please attach your donor card.').waitFor();
  await expectSoundEverywhere(tab);
});

test('B-self-report-20 B-self-report-91 B-self-report-93 what is missing is said below its field, and nothing is sent until all is there', async () => {
  await open('Give Blood');
  // The key goes on to the file: while its field is loading it would go to the box, and touch it.
  await dialog().locator('input[type=file]').waitFor({ state: 'attached' });
  await dialog().getByLabel('Comment').click();
  await page.keyboard.press('Tab');
  await dialog().getByText('Comment is required').waitFor();
  expect(await button('Submit').isDisabled()).toBe(true);
  await attach();
  await dialog().getByLabel('Comment').fill(donation);
  expect(await button('Submit').isDisabled()).toBe(true);
});

appearance('B-self-report-92 the box says that it is required once it was touched', async () => {
  await open('Give Blood');
  await dialog().getByRole('checkbox').waitFor();
  await dialog().getByText('required', { exact: true }).waitFor({ state: 'detached' });
  await dialog().getByRole('checkbox').check();
  await dialog().getByRole('checkbox').uncheck();
  await page.keyboard.press('Tab');
  await dialog().getByText('required', { exact: true }).waitFor();
  await dialog().getByRole('checkbox').check();
  await dialog().getByText('required', { exact: true }).waitFor({ state: 'detached' });
});

test('B-self-report-78 B-self-report-79 B-self-report-109 what was sent is said and shows among the submissions', async () => {
  await reportDonation(donation);
  await said('You have successfully submitted your Give Blood submission. You will receive an email when it is considered complete.');
  expect(await tabOf('Submissions').getAttribute('aria-selected')).toBe('true');
});

appearance('B-self-report-25 B-self-report-74 B-self-report-75 with all that is required sent, the dialog only shows it', async () => {
  await reportDonation(donation);
  await dialog().getByTitle('Waiting for approval').waitFor();
  expect(await dialog().getByTitle('Waiting for approval').locator('use').getAttribute('href')).toContain('/HourglassEmpty.svg');
  expect(await tabOf('Entry').getAttribute('aria-disabled')).toBe('true');
  await close();
  await open('Give Blood');
  await button('Close').waitFor();
  expect(await tabOf('Submissions').getAttribute('aria-selected')).toBe('true');
});

test('B-self-report-69 B-self-report-70 B-self-report-71 what waits is deleted after a question in its row; what was reviewed is not', async () => {
  await reportDonation(donation);
  await expect.poll(() => remove().count(), patient).toBe(1);
  await remove().click();
  await button('Confirm Delete').waitFor();
  await expectSound(tab);
  await button('Cancel').click();
  await deleteDonation();
});

test('B-self-report-76 B-self-report-79 after a report was deleted another can be sent, in an empty form', async () => {
  await reportDonation(donation);
  await deleteDonation();
  await tabOf('Entry').click();
  await button('Submit').waitFor();
  expect(await dialog().getByLabel('Comment').inputValue()).toBe('');
  expect(await dialog().getByText('proof.pdf').count()).toBe(0);
});

appearance('B-self-report-18 B-self-report-80 B-self-report-90 after the last one was deleted the entry shows again, with its form to download', async () => {
  await open('Dental Checkup');
  await remove().click();
  await button('Confirm Delete').click();
  await button('Download Form').waitFor();
  expect(await button('Download Form').getAttribute('title')).toBe('Download');
  expect(await tabOf('Entry').getAttribute('aria-selected')).toBe('true');
  expect(await tabOf('Submissions').getAttribute('aria-disabled')).toBe('true');
  await attach();
  await dialog().getByText('proof.pdf').waitFor();
  await dialog()
    .getByRole('button', { name: /Remove/ })
    .click();
  await dialog().locator('input[type=file]').focus();
  await page.keyboard.press('Tab');
  await dialog().getByText('Attachment is required').waitFor();
  await expectSoundEverywhere(tab);
});

appearance('B-self-report-26 without submissions their tab cannot be opened', async () => {
  await open('Gym Visits');
  expect(await tabOf('Submissions').getAttribute('aria-disabled')).toBe('true');
});

appearance('B-self-report-19 B-self-report-36 B-self-report-37 several documents are listed, each with what it is for', async () => {
  await open('Gym Visits');
  await dialog().getByText('Letter for your gym, if they ask about the form').waitFor();
  const forms = dialog().getByRole('button', { name: /^Download Form/ });
  expect(await forms.count()).toBe(2);
  await expectSoundEverywhere(tab);
});

test('B-self-report-103 B-self-report-105 an activity of the new architecture is sent as a form of parts, and its progress asked for after it', async () => {
  await open('Grateful Friday');
  await tabOf('Entry').click();
  await dialog().getByLabel('Comment').fill('A long weekend.');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/user/submitselfreport/'));
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/programs/inline-progress') && request.method() === 'POST');
  await button('Submit').click();
  expect((await sent).headers()['content-type']).toContain('multipart/form-data');
  expect(Object.keys((await asked).postDataJSON() as object).sort()).toEqual(['ActivityId', 'EntityId', 'SubType', 'UserId']);
  await said('You have successfully submitted your Grateful Friday submission.');
  await dialog().getByText('A long weekend.').waitFor();
});

appearance('B-self-report-108 where the progress cannot be asked for, that is said', async () => {
  await refused('programs/inline-progress', [{ Message: 'No.' }]);
  await open('Grateful Friday');
  await tabOf('Entry').click();
  await dialog().getByLabel('Comment').fill('Soup.');
  await button('Submit').click();
  await said('An error occurred, please try again later.');
});

appearance('B-self-report-107 where the report cannot be loaded, that is said', async () => {
  await refused('userprograms/selfreport/**', [], 500);
  await open('Give Blood');
  await dialog().getByText('An error occurred, please try again later.').waitFor();
});

appearance('B-self-report-03 B-self-report-04 B-self-report-05 the outcome shows the program, the question and its answers', async () => {
  await open('Tobacco-free');
  await dialog().getByRole('heading', { name: 'Tobacco-free' }).waitFor();
  await dialog().getByText('last three months').waitFor();
  expect(await dialog().getByRole('radio').count()).toBe(3);
  await expectSoundEverywhere(tab);
});

appearance('B-self-report-02 B-self-report-06 B-self-report-13 it is 60% wide, has a box in the name of the person, and can be cancelled', async () => {
  await open('Tobacco-free');
  expect(Math.round((await dialog().boundingBox())!.width)).toBe(0.6 * widths.wide.width);
  const text =
    'By checking this box I, Pat Rivers, certify all the information is true and correct to the best of my knowledge. I understand that disciplinary action may result from falsely reporting.';
  await dialog().getByText(text).waitFor();
  await button('Cancel').click();
  await dialog().waitFor({ state: 'detached' });
});

appearance('B-self-report-07 B-self-report-95 B-self-report-96 it is submitted with an answer and the box only', async () => {
  await open('Tobacco-free');
  expect(await button('Submit').isDisabled()).toBe(true);
  await dialog().getByLabel('Yes, and I want to quit').check();
  expect(await button('Submit').isDisabled()).toBe(true);
  await dialog().getByRole('checkbox').check();
  await expect.poll(() => button('Submit').isEnabled()).toBe(true);
});

test('B-self-report-11 B-self-report-12 an answer that requires an alternative opens the self report next', async () => {
  await answer('Tobacco-free', 'Yes, and I want to quit');
  await dialog().getByText('Tell us about your first step').waitFor();
});

appearance('B-self-report-10 where it is no self report, the outcome says what to do instead', async () => {
  await answer('Safe on the Road', 'Not always');
  const alternative = 'you must complete the alternative by selecting the action button from the same challenge tile on the home page.';
  await dialog().getByText(`Thank you for your submission. In order to be marked complete for this activity ${alternative}`).waitFor();
  await expectSoundEverywhere(tab);
  await button('Continue').click();
  await dialog().waitFor({ state: 'detached' });
  await page.getByRole('article', { name: 'Safe on the Road' }).getByRole('button', { name: 'Read what helps' }).waitFor();
});

test('B-self-report-08 B-self-report-09 B-self-report-82 an answer without an alternative completes the challenge', async () => {
  await answer('Safe on the Road', 'Always');
  await dialog().getByText('Congratulations! You have completed this challenge.').waitFor();
  await button('Continue').click();
  await dialog().waitFor({ state: 'detached' });
});

test('B-self-report-01 B-self-report-77 B-self-report-94 a report is sent once; then it shows, and nothing else can be sent', async () => {
  await open('Stairs, Not Elevators');
  await dialog().getByRole('checkbox').check();
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/userprograms/submitselfreport/', (route) => held.then(() => route.continue()));
  await expect.poll(() => button('Submit').isDisabled(), patient).toBe(false);
  await button('Submit').click();
  await expect.poll(() => button('Submit').isDisabled(), patient).toBe(true);
  answer();
  await said('You have successfully submitted your Stairs, Not Elevators submission.');
  await expect.poll(() => tabOf('Submissions').getAttribute('aria-selected'), patient).toBe('true');
  await close();
  await open('Stairs, Not Elevators', 'View submissions');
  await dialog().getByTitle('Approved').waitFor();
  expect(await tabOf('Entry').getAttribute('aria-disabled')).toBe('true');
  expect(await remove().count()).toBe(0);
});

appearance('B-self-report-22 who looks at submissions where there are none reads so', async () => {
  const { database } = application.server;
  const [pat] = await database.select().from(users).where(eq(users.UserName, who));
  await database.insert(participations).values({ UserId: pat!.UserId, ProgramId: 'lakeside-report-stairs', ProgramStatus: 'Completed' });
  await tab.go('/programs');
  await open('Stairs, Not Elevators', 'View submissions');
  await dialog().getByText('Currently there are no submissions.').waitFor();
  await expectSoundEverywhere(tab);
});
