import { describe, expect, onTestFinished } from 'vitest';
import type { Assessment } from '../../schemas/generated/records';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, settled, type Tab, type Width } from './support/application';
import { forgetHealth, participantOf } from '../server/support/assessments';
import { answerEverything } from './support/answer-everything';
import { answerByKeyboard } from './support/by-keyboard';
import { answerStartUp, kept, keptText, pathOf, patient } from './support/pages';
import { atFirst, follow, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/health/assessment');

const path = '/health/assessment';
const open = async (userName: string, width?: Width, at = path): Promise<Tab> => {
  await answerStartUp(application, userName);
  const tab = await application.open(width);
  await tab.enterAs(userName, at);
  await expect.poll(() => heading(tab), patient).not.toBe('');
  await settled(tab.page);
  return tab;
};
/** The name of the page that shows. */
const heading = async ({ page }: Tab) => (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
const shows = (tab: Tab, name: string) => expect.poll(() => heading(tab), patient).toBe(name);
const press = ({ page }: Tab, name: string) => page.getByRole('button', { name, exact: true }).click();
const steps = ({ page }: Tab) => page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
const asked = async (userName: string) => (await (await application.server.as(userName)).get<{ Data: Assessment }>('/user/health/assessment')).body.Data;
/** Answers what the test needs of the first page. */
const sayAge = async ({ page }: Tab, age: string) => page.getByLabel('How old are you?').fill(age);
const savedAnswers = async (userName: string) => {
  const person = await application.server.as(userName);
  const { UserAssessmentProgressId } = await asked(userName);
  const { body } = await person.get<{ Data: { Details: { Contents: { Id: string; Answer?: { UserAnswer: string[] } }[] } } }>(
    `/user/health/assessment/${UserAssessmentProgressId}/pages/about-you`,
  );
  return Object.fromEntries(body.Data.Details.Contents.map(({ Id, Answer }) => [Id, Answer?.UserAnswer]));
};
const savedAge = async (userName: string) => (await savedAnswers(userName)).age?.[0];

/** Nobody submits twice: a second try is somebody else's. */
const walkers = ['pat@lakeside.example', 'pat@granite.example'];
test('B-assessment-01 B-assessment-02 B-assessment-03 the whole assessment is answered and submitted by keyboard alone, on a phone', {
  timeout: 600_000,
}, async () => {
  const walker = walkers.shift()!;
  const tab = await open(walker, 'narrow');
  onTestFinished(() => tab.close());
  await expectSound(tab);
  await tab.page.getByRole('heading', { level: 2 }).first().focus();
  const seen: string[] = [];
  for (let number = 0; number < 12 && (await heading(tab)) !== 'Final Step'; number += 1) {
    const name = await heading(tab);
    seen.push(name);
    await answerByKeyboard(tab.page, 'Next');
    await expectSound(tab);
    await tab.page.keyboard.press('Enter');
    await expect.poll(() => heading(tab), patient).not.toBe(name);
    await settled(tab.page);
    // Whoever goes on by keyboard goes on at the head of the new page.
    expect(await tab.page.evaluate(() => document.activeElement?.textContent)).toBe(await heading(tab));
  }
  expect(seen.length).toBeGreaterThanOrEqual(7);
  expect((await asked(walker)).Pages.filter(({ IsVisible, IsComplete }) => IsVisible && !IsComplete)).toEqual([]);
  await expectSound(tab);
  await answerByKeyboard(tab.page, 'Submit');
  await tab.page.keyboard.press('Enter');
  await tab.page.getByRole('dialog').waitFor();
  await expectSound(tab);
  await answerByKeyboard(tab.page, 'Submit');
  await tab.page.keyboard.press('Enter');
  await expect.poll(() => pathOf(tab), patient).toBe('/health/profile');
  expect((await asked(walker)).UserAssessmentStatus).toBe('Submitted');
  await follow(tab, path);
  await shows(tab, 'Completed');
});

/** Somebody who supports people, before the first answer. */
const support = sharedVisit(
  () => open('support@lakeside.example'),
  (tab) => atFirst(tab, path),
);

appearance('B-assessment-05 B-assessment-06 B-assessment-07 after the last page stands one more: Final Step, and Completed once it is submitted', async () => {
  expect((await steps(await support()).allTextContents()).at(-1)).toContain('Final Step');
  const person = await participantOf(application.server, 'admin@lakeside.example');
  await forgetHealth(application.server, person);
  await answerEverything(person);
  expect((await person.submit()).status).toBe(200);
  const done = await open('admin@lakeside.example');
  onTestFinished(() => done.close());
  await shows(done, 'Completed');
  expect((await steps(done).allTextContents()).at(-1)).toContain('Completed');
  await done.page.getByRole('link', { name: 'See your health profile' }).waitFor();
});

test('B-shell-04 who supports people sees why a question shows or not, with the answers so far; a participant does not', async () => {
  await forgetHealth(application.server, await participantOf(application.server, 'pat@granite.example'));
  const participant = await open('pat@granite.example');
  onTestFinished(() => participant.close());
  await participant.page.getByLabel('How old are you?').waitFor();
  expect(await participant.page.getByRole('button', { name: 'Why does this question appear?' }).count()).toBe(0);
  const tab = await support('narrow');
  await press(tab, 'Why does this question appear?');
  const dialog = tab.page.getByRole('dialog', { name: 'Why does this question appear?' });
  await dialog.getByLabel('Question').selectOption({ label: 'About how many cigarettes do you smoke on a typical day?' });
  await dialog.getByText('"About how many cigarettes do you smoke on a typical day?" does not show.').waitFor();
  await dialog.getByText('"Do you smoke, vape or use tobacco in any other way?" is "daily": it has no answer.').waitFor();
  await expectSound(tab);
  await tab.page.keyboard.press('Escape');
  await expect.poll(() => dialog.count(), patient).toBe(0);
});

describe('before it is submitted a dialog asks', () => {
  const ready = sharedVisit(
    async () => {
      await answerEverything(await participantOf(application.server, 'coach@lakeside.example'));
      return open('coach@lakeside.example');
    },
    (tab) => atFirst(tab, path),
  );
  /** The dialog, opened by the button that submits. */
  const asking = async () => {
    const tab = await ready('narrow');
    const dialog = tab.page.getByRole('dialog', { name: 'Submit your assessment?' });
    if ((await heading(tab)) !== 'Final Step') await press(tab, 'Final Step');
    await shows(tab, 'Final Step');
    await press(tab, 'Submit');
    await dialog.waitFor();
    return { tab, dialog };
  };

  appearance('B-assessment-08 B-assessment-09 with a title and what it means', async () => {
    const { dialog } = await asking();
    await dialog.getByText('We use your answers for your health profile.').waitFor();
  });

  appearance('B-assessment-11 with a link that opens in a new window', async () => {
    const { dialog } = await asking();
    expect(await dialog.getByRole('link', { name: 'How your answers are used' }).getAttribute('target')).toBe('_blank');
  });

  appearance('B-assessment-10 by buttons in words of its own, one of which goes back', async () => {
    const { tab, dialog } = await asking();
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['Not yet', 'Submit']);
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await expect.poll(() => dialog.count(), patient).toBe(0);
    await shows(tab, 'Final Step');
  });
});

appearance('B-assessment-52 B-assessment-63 B-assessment-64 what is missing is named, and marked where it is missing', async () => {
  const tab = await support();
  if ((await heading(tab)) !== 'Final Step') await press(tab, 'Final Step');
  await press(tab, 'Submit');
  await tab.page.getByText('About you is missing required answers. Please answer all required questions before submitting.').waitFor();
  await press(tab, 'OK');
  await shows(tab, 'About you');
  await expect.poll(() => tab.page.getByText('Please answer this question.', { exact: true }).count(), patient).toBeGreaterThan(3);
  // The age is known by the birth date, and the first of the others has the focus.
  expect(Number(await tab.page.getByLabel('How old are you?').inputValue())).toBeGreaterThan(15);
  await tab.page
    .getByRole('link', { name: /\? Please answer this question\.$/ })
    .first()
    .click();
  await expect.poll(() => tab.page.evaluate(() => document.activeElement?.closest('.field, fieldset, [role="group"]') !== null), patient).toBe(true);
  // Only the server's refusal of the incomplete submission.
  expect(tab.complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  tab.complaints.length = 0;
  await sayAge(tab, '44');
  await press(tab, 'Next');
  await shows(tab, 'Your measurements');
});

describe('somebody at the first page', () => {
  /** Nobody gives first answers twice: a second try is somebody else's. */
  const people = ['manager', 'hipaa', 'reporting', 'adminlite', 'wradmin'].map((name) => `${name}@lakeside.example`);
  let who = '';
  /** With its questions: its name shows before the server has opened it, and a late request would take the person from a page opened meanwhile. */
  const showsMeasurements = async (tab: Tab) => {
    await shows(tab, 'Your measurements');
    await tab.page.getByLabel('How much do you weigh?', { exact: true }).waitFor();
  };
  const arrival = { page: '', complaints: [] as string[] };
  const visit = sharedVisit(
    async () => {
      who = people.shift()!;
      const tab = await open(who, 'wide', `${path}?page=there-is-none`);
      Object.assign(arrival, { page: await heading(tab), complaints: [...tab.complaints] });
      return tab;
    },
    async (tab) => {
      // The address opens no page that lacks answers: the page that was opened last shows instead, and reading its answers opens it.
      await savedAnswers(who);
      await atFirst(tab, `${path}?page=about-you`);
      await shows(tab, 'About you');
    },
  );

  appearance('who names a page that there is not, by the address, is led to the page that the server says', async () => {
    await visit();
    expect(arrival).toEqual({ page: 'About you', complaints: [] });
  });

  test('has each answer of two tabs counted', async () => {
    const one = await visit();
    const other = await one.another();
    await other.go(path);
    await sayAge(one, '61');
    await other.page.getByLabel('Female', { exact: true }).check();
    await press(one, 'Next');
    await press(other, 'Next');
    await showsMeasurements(one);
    await showsMeasurements(other);
    expect(await savedAnswers(who)).toMatchObject({ age: ['61'], sexAtBirth: ['female'] });
    await other.page.close();
  });

  test('answers, which is saved by itself, and goes on where they were', async () => {
    const tab = await visit();
    await sayAge(tab, '51');
    await expect.poll(() => tab.page.getByText('Saved', { exact: true }).count(), patient).toBe(1);
    expect(await savedAge(who)).toBe('51');
    expect(await kept(tab, 'assessmentDrafts')).not.toMatchObject({ progressId: expect.anything() });
    await press(tab, 'Next');
    await showsMeasurements(tab);
    await tab.go(path);
    await showsMeasurements(tab);
    await press(tab, 'Back');
    await shows(tab, 'About you');
    expect(await tab.page.getByLabel('How old are you?').inputValue()).toBe('51');
  });

  test('who gives what is no answer is refused at its field, and it is lost nowhere', async () => {
    const tab = await visit();
    await sayAge(tab, '4000');
    await press(tab, 'Next');
    await tab.page.getByText('Maximum value is').first().waitFor();
    expect(await heading(tab)).toBe('About you');
    await expect.poll(() => keptText(tab, 'assessmentDrafts'), patient).toContain('4000');
    await tab.go(`${path}?page=about-you`);
    await expect.poll(() => tab.page.getByLabel('How old are you?').inputValue(), patient).toBe('4000');
    await sayAge(tab, '40');
    await press(tab, 'Next');
    await showsMeasurements(tab);
    expect(await savedAge(who)).toBe('40');
  });

  test('who types what is no number over an answer that is saved, and loads the page anew, has the saved one', async () => {
    const tab = await visit();
    await sayAge(tab, '52');
    await expect.poll(() => tab.page.getByText('Saved', { exact: true }).count(), patient).toBe(1);
    const saved = tab.page.waitForResponse((response) => response.request().method() !== 'GET' && response.url().includes('/pages/about-you'));
    await sayAge(tab, 'about fifty');
    await saved;
    await expect.poll(() => tab.page.getByText('Saved', { exact: true }).count(), patient).toBe(1);
    await tab.go(`${path}?page=about-you`);
    await expect.poll(() => tab.page.getByLabel('How old are you?').inputValue(), patient).toBe('52');
    expect(await savedAge(who)).toBe('52');
  });

  test('without a connection has the answers kept, also when the page is closed, and sent later', async () => {
    // Closes the page, which no other test can share then.
    const somebody = people.shift()!;
    const tab = await open(somebody, 'narrow', `${path}?page=about-you`);
    onTestFinished(() => tab.context.close());
    await tab.context.setOffline(true);
    await sayAge(tab, '33');
    await tab.page.getByText('You are offline. Your answers are saved on this device').waitFor();
    await press(tab, 'Next');
    await tab.page.getByRole('button', { name: 'Try now' }).waitFor();
    expect(await heading(tab)).toBe('About you');
    await tab.page.close();
    await tab.context.setOffline(false);
    const later = await tab.another();
    await later.go(`${path}?page=about-you`);
    await later.page.getByText('Your answers from last time are now saved.').waitFor();
    expect(await savedAge(somebody)).toBe('33');
    await later.context.setOffline(true);
    await sayAge(later, '34');
    await later.page.getByText('You are offline.').waitFor();
    await later.context.setOffline(false);
    await expect.poll(() => savedAge(somebody), patient).toBe('34');
    await expect.poll(() => later.page.getByText('You are offline.').count(), patient).toBe(0);
  });
});
