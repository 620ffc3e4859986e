import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '../../runtime/format/date';
import { type Application, expectSound, settled, startApplication, type Width } from './support/application';
import { focusedName, tabTo } from './support/by-keyboard';
import { answerStartUp, patient } from './support/pages';
import { sharedVisit } from './support/visits';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

interface Given {
  who: string;
  path: string;
  /** The calls that saving and taking away make. */
  saves: RegExp;
  removes: RegExp;
  source: string | undefined;
}
const cases: [string, Given][] = [
  [
    'C-tracker-02 C-tracker-210 C-tracker-211 a participant, by the older calls',
    { who: 'pat@cedar.example', path: '/trackers', saves: /POST .*\/SaveTrackerEntry$/, removes: /DELETE .*\/DeleteTrackerEntry\?/, source: undefined },
  ],
  [
    'C-tracker-02 C-tracker-221 C-tracker-223 a participant, by version 2',
    { who: 'pat@lakeside.example', path: '/trackers', saves: /POST .*\/tracker-entries$/, removes: /POST .*%23.*\/delete$/, source: 'User' },
  ],
  [
    'C-tracker-01 C-tracker-199 C-tracker-200 a coach, for a participant',
    {
      who: 'coach@lakeside.example',
      path: '/coaching/participant-list/participant-profile/user-000001',
      saves: /POST .*user-000001\/tracker-entries$/,
      removes: /POST .*user-000001.*%23.*\/delete$/,
      source: 'Coach',
    },
  ],
];

describe.each(cases)('%s', (_title, { who, path, saves, removes, source }) => {
  const visit = sharedVisit(async () => {
    await answerStartUp(application, who);
    const tab = await application.open();
    await tab.enterAs(who, path);
    await expect.poll(() => tab.page.locator('main .tile').count(), patient).toBeGreaterThan(5);
    return tab;
  });

  test.each(['wide', 'narrow'] as Width[])('C-tracker-207 logs a walk and takes it away, by the keyboard alone: %s', async (width) => {
    const tab = await visit(width);
    const { page } = tab;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));

    // From where the link "Skip to the content" leads.
    await page.getByRole('main').focus();
    await tabTo(page, /^Walking/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Walking' });
    await dialog.getByRole('button', { name: 'Save' }).waitFor();
    await settled(page);
    await expectSound(tab);
    const day = formatDate(await dialog.getByLabel(/^Date/).inputValue(), 'MMMM D, YYYY');
    const ofToday = dialog.getByRole('button', { name: `Delete ${day}` });
    expect(await ofToday.count()).toBe(0);

    // A choice by its first letters, then a distance: the time that it takes is filled in.
    await tabTo(page, /^Pace/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /^Distance/);
    await page.keyboard.type('3');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => dialog.getByLabel(/^Duration/).inputValue(), patient).not.toBe('');
    await expect.poll(() => dialog.getByRole('button', { name: 'Save' }).isEnabled(), patient).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => asked.some((one) => saves.test(one)), patient).toBe(true);
    await expect.poll(() => ofToday.count(), patient).toBe(1);
    await expect.poll(() => focusedName(page), patient).toBe('New entry');
    const shown = await dialog.getByText(source ?? 'User', { exact: true }).count();
    expect(shown > 0).toBe(source !== undefined);
    await expectSound(tab);

    await tabTo(page, `Delete ${day}`);
    await page.keyboard.press('Enter');
    await page.getByText(/^Delete the entry of /).waitFor();
    await tabTo(page, /^Delete/);
    await page.keyboard.press('Enter');
    await expect.poll(() => asked.some((one) => removes.test(one)), patient).toBe(true);
    await expect.poll(() => ofToday.count(), patient).toBe(0);

    await tabTo(page, /^Close/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0);
    expect(await focusedName(page)).toContain('Walking');
  });
});

test('C-tracker-231 what does not reach the server stays typed, and is saved once it can be', async () => {
  await answerStartUp(application, 'pat@cedar.example');
  const tab = await application.open();
  const { page } = tab;
  await tab.enterAs('pat@cedar.example', '/trackers');
  await page.getByRole('button', { name: /^Weight / }).click();
  const dialog = page.getByRole('dialog', { name: 'Weight' });
  await dialog.getByLabel(/^Weight/).fill('171.5');
  await page.route('**/api/TrackerEntry/SaveTrackerEntry', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('An error occurred, please try again later.').waitFor();
  expect(await dialog.getByLabel(/^Weight/).inputValue()).toBe('171.5');
  await page.unroute('**/api/TrackerEntry/SaveTrackerEntry');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => dialog.getByLabel(/^Weight/).inputValue(), patient).toBe('');
  await tab.context.close();
});
