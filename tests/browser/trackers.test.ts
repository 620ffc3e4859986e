import { describe, expect } from 'vitest';
import { formatDate } from '../../runtime/format/date';
import { inSlices, withApplication } from './support/fixture';
import { expectQuiet, expectSound, settled, type Tab, type Width } from './support/application';
import { focusedName, tabTo } from './support/by-keyboard';
import { answerStartUp, patient } from './support/pages';
import { anew, follow, sharedVisit } from './support/visits';

const { test, application } = withApplication();

const participants = '/coaching/participant-list';
const participant = `${participants}/participant-profile/user-000001`;
const appearance = inSlices(test, '/trackers', participants, participant);
const tiles = ({ page }: Tab) => page.locator('main .tile');
const closed = async ({ page }: Tab) => expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0);

/** Where each person finds trackers. */
const places = {
  'pat@cedar.example': '/trackers',
  'pat@lakeside.example': '/trackers',
  'coach@lakeside.example': participant,
} as const;
type Who = keyof typeof places;
const visitOf = (who: Who) =>
  sharedVisit(
    async () => {
      await answerStartUp(application, who);
      const tab = await application.open();
      await tab.enterAs(who, places[who]);
      return tab;
    },
    (tab) => anew(tab, places[who]),
  );
const visits: Record<Who, ReturnType<typeof visitOf>> = {
  'pat@cedar.example': visitOf('pat@cedar.example'),
  'pat@lakeside.example': visitOf('pat@lakeside.example'),
  'coach@lakeside.example': visitOf('coach@lakeside.example'),
};

describe.each(['wide', 'narrow'] as Width[])('%s', (width) => {
  const atThisWidth = width === 'wide' ? test : appearance;

  atThisWidth('C-tracker-02 C-tracker-31 a person finds their trackers as tiles with picture, name and last entry, by the menu, and opens one', async () => {
    const tab = await visits['pat@lakeside.example'](width);
    await follow(tab, '/programs');
    if (width === 'wide') await tab.page.getByRole('link', { name: 'Trackers' }).click();
    else await follow(tab, '/trackers');
    await tab.page.waitForURL('**/trackers');
    await expect.poll(() => tiles(tab).count(), patient).toBeGreaterThan(7);
    await expect.poll(() => tab.page.locator('main .tile-picture svg').count(), patient).toBe(await tiles(tab).count());
    expect(await tab.page.getByRole('button', { name: /^Weight [\d.]+ lb Between [\d.]+ and [\d.]+ lb in the last 8 weeks\. Last entry / }).count()).toBe(1);
    expect(
      (await tiles(tab).allTextContents()).every((text) => /(Last entry ([A-Z][a-z]+ \d+, \d{4}|yesterday)|Today( · Goal: .+)?|No entries yet)$/.test(text)),
    ).toBe(true);
    expect(await tab.page.getByRole('heading', { level: 1 }).textContent()).toBe('Trackers');
    await expectSound(tab);
    await openAndLeave(tab, expectSound);
  });

  atThisWidth('C-tracker-01 C-tracker-204 C-tracker-212 a coach looks for a participant, comes to the profile and opens a tracker of theirs', async () => {
    const tab = await visits['coach@lakeside.example'](width);
    await follow(tab, participants);
    await tab.page.getByLabel('Search').fill('pat@lakeside');
    const found = tab.page.locator('main .cell-link');
    await expect.poll(() => found.allTextContents(), patient).toEqual(['Pat Rivers']);
    await expectSound(tab);
    await found.click();
    await tab.page.waitForURL(`**${participant}`);
    await expect.poll(() => tab.page.getByRole('heading', { level: 1 }).textContent(), patient).toBe('Pat Rivers');
    await expect.poll(() => tiles(tab).count(), patient).toBeGreaterThan(7);
    await expectSound(tab);
    const asked: string[] = [];
    tab.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // What the dialog looks like is looked at above.
    await openAndLeave(tab, expectQuiet);
    expect(asked.filter((path) => path.includes('user-000001')).length).toBeGreaterThan(0);
    await tab.page.getByRole('link', { name: 'All participants' }).click();
    await tab.page.waitForURL(`**${participants}`);
  });

  /** Opens a tracker of the list, waits for its dialog, looks at it, and leaves it. */
  async function openAndLeave(tab: Tab, look: (tab: Tab) => Promise<void>): Promise<void> {
    await tab.page.getByRole('button', { name: /^Weight / }).click();
    const dialog = tab.page.getByRole('dialog', { name: 'Weight' });
    await dialog.getByRole('button', { name: 'Save' }).waitFor();
    await settled(tab.page);
    await look(tab);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await closed(tab);
  }
});

interface Given {
  who: Who;
  /** The calls that saving and taking away make. */
  saves: RegExp;
  removes: RegExp;
  source: string | undefined;
  widths: Width[];
  /** Looks at the dialog as it opens, and once it has an entry of today. */
  look(tab: Tab): Promise<void>;
}
const cases: [string, Given][] = [
  [
    'C-tracker-02 C-tracker-210 C-tracker-211 a participant, by the older calls',
    {
      who: 'pat@cedar.example',
      saves: /POST .*\/SaveTrackerEntry$/,
      removes: /DELETE .*\/DeleteTrackerEntry\?/,
      source: undefined,
      widths: ['wide', 'narrow'],
      look: expectSound,
    },
  ],
  [
    'C-tracker-02 C-tracker-221 C-tracker-223 a participant, by version 2',
    {
      who: 'pat@lakeside.example',
      saves: /POST .*\/tracker-entries$/,
      removes: /POST .*%23.*\/delete$/,
      source: 'User',
      widths: ['wide', 'narrow'],
      look: expectSound,
    },
  ],
  [
    'C-tracker-01 C-tracker-199 C-tracker-200 a coach, for a participant',
    {
      who: 'coach@lakeside.example',
      saves: /POST .*user-000001\/tracker-entries$/,
      removes: /POST .*user-000001.*%23.*\/delete$/,
      source: 'Coach',
      widths: ['narrow'],
      // It looks like that of version 2, but for one word.
      look: expectQuiet,
    },
  ],
];

describe.each(cases)('%s', (_title, { who, saves, removes, source, widths, look }) => {
  const logs = async (width: Width) => {
    const tab = await visits[who](width);
    const { page } = tab;
    await expect.poll(() => tiles(tab).count(), patient).toBeGreaterThan(5);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));

    // From where the link "Skip to the content" leads.
    await page.getByRole('main').focus();
    await tabTo(page, /^Walking/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Walking' });
    await dialog.getByRole('button', { name: 'Save' }).waitFor();
    await settled(page);
    await look(tab);
    const day = formatDate(await dialog.getByLabel(/^Date/).inputValue(), 'MMMM D, YYYY');
    const ofToday = dialog.getByRole('button', { name: `Delete ${day}` });
    expect(await dialog.getByRole('button', { name: 'Cancel' }).count()).toBe(0);

    // A choice by its first letters, then a distance: the time that it takes is filled in.
    await tabTo(page, /^Pace/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /^Distance/);
    await page.keyboard.type('3');
    await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Close', exact: true }).count()).toBe(0);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => dialog.getByLabel(/^Duration/).inputValue(), patient).not.toBe('');
    await expect.poll(() => dialog.getByRole('button', { name: 'Save' }).isEnabled(), patient).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => asked.some((one) => saves.test(one)), patient).toBe(true);
    await expect.poll(() => focusedName(page), patient).toBe('New entry');
    await dialog.getByText(/^Today: 3(\.0+)? mi$/).waitFor();
    await tabTo(page, /^Track$/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => ofToday.count(), patient).toBe(1);
    // A phone shows it when the entry is opened.
    if (width === 'narrow') await dialog.getByRole('button', { name: /^More/ }).first().click();
    const shown = await dialog.getByText(source ?? 'User', { exact: true }).count();
    expect(shown > 0).toBe(source !== undefined);
    await look(tab);

    await tabTo(page, `Delete ${day}`);
    await page.keyboard.press('Enter');
    await page.getByText(/^Delete the .+ entry for .+\? You cannot undo this\.$/).waitFor();
    await tabTo(page, /^Delete/);
    await page.keyboard.press('Enter');
    await expect.poll(() => asked.some((one) => removes.test(one)), patient).toBe(true);
    await expect.poll(() => ofToday.count(), patient).toBe(0);

    await tabTo(page, /^Close/);
    await page.keyboard.press('Enter');
    await closed(tab);
    expect(await focusedName(page)).toContain('Walking');
  };

  const title = 'C-tracker-207 D-health-screens-04 D-health-screens-05 logs a walk and takes it away, by the keyboard alone: %s';
  test.each(widths.slice(0, 1))(title, logs);
  if (widths.length > 1) appearance.each(widths.slice(1))(title, logs);
});

test('B-constants-10 B-constants-11 C-tracker-231 the dialog has 80 % of the window, and what does not reach the server stays typed, and is saved once it can be', async () => {
  const tab = await visits['pat@cedar.example']();
  const { page } = tab;
  await page.getByRole('button', { name: /^Weight / }).click();
  const dialog = page.getByRole('dialog', { name: 'Weight' });
  await dialog.getByRole('button', { name: 'Save' }).waitFor();
  const { width, height } = page.viewportSize()!;
  const box = await dialog.boundingBox();
  expect([Math.round(box!.height), box!.width <= width * 0.8]).toEqual([Math.round(height * 0.8), true]);
  await dialog.getByLabel(/^Weight/).fill('171.5');
  await page.route('**/api/TrackerEntry/SaveTrackerEntry', (route) => route.abort());
  // The device has no room: with it, the entry would wait there (tests/browser/offline.test.ts).
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { restorePut: () => Object.assign(IDBObjectStore.prototype, { put }) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('An error occurred, please try again later.').waitFor();
  await page.evaluate(() => (window as unknown as { restorePut(): void }).restorePut());
  expect(await dialog.getByLabel(/^Weight/).inputValue()).toBe('171.5');
  await page.unroute('**/api/TrackerEntry/SaveTrackerEntry');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => dialog.getByLabel(/^Weight/).inputValue(), patient).toBe('');
  // Those of the call that failed.
  tab.complaints.length = 0;
});

test('somebody whom a coach does not coach is not shown, and a list that fails can be tried again', async () => {
  const tab = await visits['coach@lakeside.example']();
  await follow(tab, `${participants}/participant-profile/nobody`);
  const failure = tab.page.locator('main .notice');
  await expect.poll(() => failure.textContent(), patient).toContain('This participant does not exist, or is not assigned to you.');
  expect(await tiles(tab).count()).toBe(0);
  let isDown = true;
  await tab.page.route('**/api/**/*racker*ist*', (route) => (isDown ? route.abort() : route.continue()));
  await tab.page.route('**/api/**/tracker-entries**', (route) => (isDown ? route.abort() : route.continue()));
  await follow(tab, '/trackers');
  await expect.poll(() => failure.textContent(), patient).toContain('The trackers could not be loaded.');
  expect(await tab.page.getByRole('button', { name: 'Add entry' }).count()).toBe(0);
  isDown = false;
  await tab.page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => tiles(tab).count(), patient).toBeGreaterThan(0);
});
