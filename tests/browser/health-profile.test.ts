import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { participantOf } from '../server/support/assessments';
import { inSlices, withApplication } from './support/fixture';
import { answerEverything } from './support/answer-everything';
import { expectQuiet, expectSound, settled, type Tab, type Width } from './support/application';
import { answerStartUp, pathOf, patient } from './support/pages';
import { anew, follow, sharedVisit } from './support/visits';

const { test, application, undoAfterTest } = withApplication();
const appearance = inSlices(test, '/health/profile');
const path = '/health/profile';
const list = '**/api/userhealth/profile/GetAssessmentSubmissionsList';
const results = '**/api/userhealth/profile/GetHraResults*';
const answered = new Set<string>();
async function signedIn(userName: string, width?: Width, at?: string, prepare?: (page: Tab['page']) => Promise<unknown>): Promise<Tab> {
  if (!answered.has(userName)) await answerStartUp(application, userName);
  answered.add(userName);
  const tab = await application.open(width);
  await prepare?.(tab.page);
  await tab.enterAs(userName, at);
  return tab;
}
async function open(userName: string, width?: Width): Promise<Tab> {
  const tab = await signedIn(userName, width, path);
  await tab.page.getByRole('heading', { name: 'Health Profile', level: 1 }).waitFor();
  await settled(tab.page);
  return tab;
}
const submission = ({ page }: Tab) => page.getByRole('combobox', { name: 'Submission' });
const chosen = (tab: Tab) => submission(tab).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent);
const text = ({ page }: Tab) => page.getByRole('main').innerText();
const shows = (tab: Tab, words: string) => expect.poll(async () => (await text(tab)).includes(words), { ...patient, message: words }).toBe(true);
/** Where a chart and the table below it stand. */
const part = ({ page }: Tab, name: string) => page.getByRole('region', { name, exact: true });
const rowsOf = (tab: Tab, name: string, width: Width) =>
  width === 'wide' ? part(tab, name).getByRole('grid').getByRole('row').allInnerTexts() : part(tab, name).getByRole('listitem').allInnerTexts();
/** The profile as it opens. */
async function again(tab: Tab): Promise<void> {
  await anew(tab, path);
  await tab.page.getByRole('heading', { name: 'Health Profile', level: 1 }).waitFor();
}
const visits = {
  'pat@cedar.example': sharedVisit(() => open('pat@cedar.example'), again),
  'admin@lakeside.example': sharedVisit(() => open('admin@lakeside.example'), again),
};
const visit = (userName: keyof typeof visits, width?: Width): Promise<Tab> => visits[userName](width);
const oneLine = (texts: string[]) => texts.map((one) => one.replace(/\s+/g, ' ').trim());

describe.each(['wide', 'narrow'] as Width[])('%s', (width) => {
  const here = width === 'wide' ? test : appearance;
  here(
    'B-health-profile-05 B-health-profile-07 B-health-profile-13 the selected submission shows at first, with its score, level and advice, and another when it is chosen',
    async () => {
      const tab = await visit('pat@cedar.example', width);
      expect(await chosen(tab)).toBe('February 24, 2026 - submitted');
      await shows(tab, 'submitted on February 24, 2026');
      expect(await tab.page.getByRole('progressbar', { name: 'Overall score' }).getAttribute('aria-valuetext')).toMatch(/^\d+$/);
      const scores = async () => (await text(tab)).match(/\n(Going well|Getting there|Worth a closer look)\s+\d+/g);
      expect(await part(tab, 'Tobacco').innerText()).toMatch(/^Tobacco\s+(Going well|Getting there|Worth a closer look)\s+\d+\s+\w.*\.$/s);
      const before = await scores();
      await expectSound(tab);
      await submission(tab).selectOption('March 18, 2025 - submitted');
      await shows(tab, 'submitted on March 18, 2025');
      expect(pathOf(tab)).toBe(`${path}?submission=2025_cedar`);
      await settled(tab.page);
      expect(await scores()).not.toEqual(before);
      const address = `${path}?submission=2025_cedar`;
      if (width === 'wide') await tab.go(address);
      else await follow(tab, '/errors').then(() => follow(tab, address));
      await expect.poll(() => chosen(tab), patient).toBe('March 18, 2025 - submitted');
      await follow(tab, `${path}?submission=nonsense`);
      await shows(tab, 'submitted on February 24, 2026');
      expect(await chosen(tab)).toBe('February 24, 2026 - submitted');
      await expectQuiet(tab);
    },
  );

  appearance('B-health-profile-14 a measure that is chosen is drawn over time, with its values below: of a blood pressure both numbers', async () => {
    const tab = await visit('pat@cedar.example', width);
    const measures = part(tab, 'Measurements');
    await measures.getByRole('img', { name: 'Weight: Weight' }).waitFor();
    // From the second page of the weights to the first of the others.
    await measures.getByRole('button', { name: /^(Next|Go to next page)$/ }).click();
    await measures.getByRole('combobox', { name: 'Measurement', exact: true }).selectOption('Blood pressure');
    await measures.getByRole('img', { name: 'Blood pressure: Systolic, Diastolic' }).waitFor();
    await expect.poll(() => measures.locator('svg .apexcharts-series').count(), patient).toBe(2);
    await expect
      .poll(async () => oneLine(await rowsOf(tab, 'Measurements', width)), patient)
      .toContainEqual(expect.stringMatching(/^Oct 20, 2026 (Value )?\d+\/\d+ mmHg (Source )?Screening$/));
    await expectSound(tab);
  });

  appearance('B-health-profile-15 an area that is chosen is drawn from submission to submission, with its scores below', async () => {
    const tab = await visit('pat@cedar.example', width);
    const history = part(tab, 'Scores over time');
    await history.getByRole('combobox', { name: 'Area', exact: true }).selectOption('Sleep');
    await history.getByRole('img', { name: 'Sleep score: Score' }).waitFor();
    const score = await tab.page.getByRole('region', { name: 'Sleep', exact: true }).getByRole('progressbar').getAttribute('aria-valuetext');
    await expect
      .poll(async () => oneLine(await rowsOf(tab, 'Scores over time', width)).filter((row) => /^\w+ \d/.test(row)), patient)
      .toEqual([
        expect.stringMatching(new RegExp(`^Feb 24, 2026 (Score )?${score} (Level )?[A-Z]`)),
        expect.stringMatching(/^Mar 18, 2025 (Score )?\d+ (Level )?[A-Z]/),
      ]);
    await expectQuiet(tab);
  });

  appearance('who has submitted nothing is told what will show here, and led to the assessment', async () => {
    const tab = await visit('admin@lakeside.example', width);
    await shows(tab, 'No health profile yet');
    expect(await tab.page.getByRole('button', { name: 'Print' }).count()).toBe(0);
    await expectSound(tab);
    await tab.page.getByRole('link', { name: 'Start the assessment' }).click();
    await expect.poll(() => pathOf(tab), patient).toMatch('/health/assessment');
  });
});

appearance('B-routing-11 a full page load opens the profile: who is in the middle of a first assessment is led back to it', async () => {
  await (await participantOf(application.server, 'coach@lakeside.example')).save('about-you', { age: ['44'] });
  const tab = await open('coach@lakeside.example');
  await tab.page.getByRole('link', { name: 'Continue the assessment' }).waitFor();
  await shows(tab, 'You have started the health assessment.');
  await expectSound(tab);
  await tab.close();
});

describe('where something does not come', () => {
  const met = { areSubmissionsMissing: false, areResultsMissing: false, isRestThere: false };
  /** First nothing of the profile comes; then all but the results, with one submission more; then those, at another try. */
  const visit = sharedVisit(() =>
    signedIn('pat@cedar.example', 'wide', `${path}?submission=2027_cedar`, async (page) => {
      await page.route('**/api/userhealth/**', (route) => route.abort('internetdisconnected'));
    }).then(async (tab) => {
      const { page } = tab;
      const isThere = (part: Locator) =>
        part.waitFor().then(
          () => true,
          () => false,
        );
      met.areSubmissionsMissing = await isThere(page.getByText('Your submissions could not be loaded.'));
      await page.route(list, async (route) => {
        const answer = (await (await route.fetch()).json()) as { Data: { Items: object[] } };
        answer.Data.Items.unshift({ Value: '2027_cedar', Text: 'January 5, 2027 - submitted', Disabled: true, Selected: false });
        await route.fulfill({ json: answer });
      });
      await page.route(results, (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [{ Message: 'No.' }], ShowUser: false } }));
      await page.unroute('**/api/userhealth/**');
      met.areResultsMissing = await isThere(page.getByText('Your results could not be loaded.'));
      met.isRestThere = await isThere(part(tab, 'Measurements').getByRole('img', { name: 'Weight: Weight' }));
      await page.unroute(results);
      await page.getByRole('button', { name: 'Try again' }).click();
      return tab;
    }),
  );

  appearance('without a network the profile says so, and is there again with it', async () => {
    const tab = await visit();
    expect(met.areSubmissionsMissing).toBe(true);
    await shows(tab, 'submitted on February 24, 2026');
  });

  appearance('what cannot be loaded says so in its place, the rest stays, and another try brings it', async () => {
    const tab = await visit();
    expect(met).toMatchObject({ areResultsMissing: true, isRestThere: true });
    await shows(tab, 'submitted on February 24, 2026');
    expect(await tab.page.getByText('Your results could not be loaded.').count()).toBe(0);
  });

  appearance('B-health-profile-04 B-health-profile-06 a submission whose results are not there yet stands in the list and cannot be chosen', async () => {
    const tab = await visit();
    await shows(tab, 'submitted on February 24, 2026');
    const options = submission(tab).getByRole('option');
    expect(await options.allTextContents()).toEqual(['January 5, 2027 - submitted', 'February 24, 2026 - submitted', 'March 18, 2025 - submitted']);
    expect(await options.first().isDisabled()).toBe(true);
    expect(await chosen(tab)).toBe('February 24, 2026 - submitted');
  });
});

describe('what was just submitted', () => {
  const submitted = { path: '', isAwaited: false, isSaidTooSoon: true };
  const visit = sharedVisit(async () => {
    await answerEverything(await participantOf(application.server, 'pat@summit.example'));
    const tab = await signedIn('pat@summit.example', undefined, path);
    await shows(tab, 'submitted on March 18, 2025');
    await tab.page.getByRole('link', { name: 'Change your assessment answers' }).click();
    await tab.page.getByRole('button', { name: 'Final Step' }).click();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await tab.page.route(results, async (route) => {
      await held;
      await route.continue();
    });
    await tab.page.getByRole('button', { name: 'Submit' }).click();
    await tab.page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => pathOf(tab), patient).not.toContain('/health/assessment');
    submitted.path = pathOf(tab);
    submitted.isAwaited = await tab.page
      .getByText('Your health profile will show up here as soon as it is ready.')
      .waitFor()
      .then(() => true);
    submitted.isSaidTooSoon = (await tab.page.getByText('Your health profile is ready to be viewed').count()) > 0;
    release();
    await tab.page.getByText('Your health profile is ready to be viewed').waitFor();
    return tab;
  });

  test('B-health-profile-12 B-health-profile-17 is said to be ready on the profile, and not before', async () => {
    await visit();
    expect(submitted.isSaidTooSoon).toBe(false);
  });

  test('B-health-profile-09 B-routing-09 leads to the profile', async () => {
    await visit();
    expect(submitted.path).toBe(path);
  });

  test('B-health-profile-08 B-health-profile-11 B-assessment-40 is awaited there until it is ready', async () => {
    const tab = await visit();
    expect(submitted.isAwaited).toBe(true);
    await expect.poll(() => text(tab), patient).not.toContain('as soon as it is ready');
  });

  test('B-health-profile-10 joins the list, and shows', async () => {
    const tab = await visit();
    await expect
      .poll(() => submission(tab).getByRole('option').allTextContents(), patient)
      .toEqual([expect.stringMatching(/^[A-Z][a-z]+ \d+, \d{4} - submitted$/), 'March 18, 2025 - submitted']);
    await expect.poll(() => chosen(tab), patient).not.toBe('March 18, 2025 - submitted');
  });

  test('B-health-profile-01 has its score and its areas', async () => {
    const tab = await visit();
    await settled(tab.page);
    await shows(tab, 'Area by area');
    expect(await tab.page.getByRole('progressbar', { name: 'Overall score' }).getAttribute('aria-valuetext')).toMatch(/^\d+$/);
    await expectQuiet(tab);
  });
});

test('a correction that is made elsewhere shows on an open profile', async () => {
  const person = await participantOf(application.server, 'pat@cedar.example');
  await undoAfterTest();
  await person.save('eating', { fruitVegetables: ['0'] });
  const tab = await visits['pat@cedar.example'].ending();
  const eating = () => tab.page.getByRole('region', { name: 'Eating and drinking', exact: true }).innerText();
  const before = await eating();
  await person.save('eating', { fruitVegetables: ['8'] });
  await expect.poll(eating, patient).not.toBe(before);
});

appearance('everything of the profile can be reached and chosen by keyboard', async () => {
  const tab = await visit('pat@cedar.example');
  await tab.page.getByRole('button', { name: 'Print' }).focus();
  const reached: string[] = [];
  for (let step = 0; step < 11; step += 1) {
    await tab.page.keyboard.press('Tab');
    reached.push(
      await tab.page.evaluate(() => (document.activeElement as HTMLSelectElement).labels?.[0]?.textContent ?? document.activeElement?.textContent ?? ''),
    );
  }
  expect(reached.filter((name) => ['Submission', 'Area', 'Measurement'].includes(name))).toEqual(['Submission', 'Area', 'Measurement']);
  await submission(tab).focus();
  await tab.page.keyboard.press('ArrowDown');
  await shows(tab, 'submitted on March 18, 2025');
  await expect.poll(() => submission(tab).evaluate((select) => document.activeElement === select), patient).toBe(true);
});

test('what was submitted is downloaded as a file for doctors', async () => {
  const { page } = await visit('pat@cedar.example');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download answers' }).click()]);
  expect(download.suggestedFilename()).toBe('health-assessment-2026_cedar.json');
});

appearance('Print opens the print dialog, and paper has the profile without bar, menus, buttons and footer', async () => {
  const tab = await visit('pat@cedar.example');
  await tab.page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await tab.page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => tab.page.locator('html').getAttribute('data-printed'), patient).toBe('yes');
  await tab.page.emulateMedia({ media: 'print' });
  const visible = async (role: 'banner' | 'contentinfo' | 'button' | 'navigation') =>
    (await Promise.all((await tab.page.getByRole(role).all()).map((one) => one.isVisible()))).filter(Boolean).length;
  expect([await visible('banner'), await visible('contentinfo'), await visible('navigation')]).toEqual([0, 0, 0]);
  expect(await tab.page.locator('main .button:visible').count()).toBe(0);
  expect(await part(tab, 'Overall').isVisible()).toBe(true);
  const badge = part(tab, 'Overall').locator('.badge');
  expect(await badge.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor])).toEqual([
    'rgb(0, 0, 0)',
    'rgba(0, 0, 0, 0)',
  ]);
  // A picture drawn for a wide window is as wide as the paper, whole.
  await tab.page.setViewportSize({ width: 718, height: 1000 });
  const widths = await part(tab, 'Measurements')
    .locator('svg.apexcharts-svg')
    .evaluate((svg) => [svg.getBoundingClientRect().width, svg.closest('.chart')?.getBoundingClientRect().width ?? 0]);
  expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThanOrEqual(1);
  await tab.page.emulateMedia({ media: null });
});
