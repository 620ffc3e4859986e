import { and, eq } from 'drizzle-orm';
import type { Frame } from 'playwright-core';
import { describe, expect, onTestFailed } from 'vitest';
import { auditEntries } from '../../server/records/tables/audit';
import { users } from '../../server/records/tables/people';
import { inSlices, withApplication } from './support/fixture';
import { expectQuiet, expectSound, settled, type Tab, type Width } from './support/application';
import { focusedName, tabTo } from './support/by-keyboard';
import { answerStartUp, pathOf, patient } from './support/pages';
import { banner, panel } from './support/side-panel';
import { follow, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/programs', '/support');

async function signedIn(who: string): Promise<Tab> {
  await answerStartUp(application, who);
  const tab = await application.open();
  await tab.enterAs(who);
  return tab;
}
/** Back where a walk begins: the panel is closed, nothing is searched for, and the focus is at the top of the programs. */
async function asAtFirst(tab: Tab, field: string): Promise<void> {
  await follow(tab, '/programs');
  if ((await panel(tab).count()) === 0) await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  await panel(tab).getByLabel(field).and(tab.page.locator('input')).fill('');
  await expect.poll(() => panel(tab).getByRole('button', { name: /^Act / }).count(), patient).toBeGreaterThan(1);
  await panel(tab).getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => panel(tab).count(), patient).toBe(0);
  await tab.page.locator('a[href], button').first().focus();
}

/** Saves a walk of three miles on the page of trackers. */
async function logWalk(tab: Tab): Promise<void> {
  const { page } = tab;
  await follow(tab, '/trackers');
  await tabTo(page, /^Walking/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Walking' });
  await dialog.getByRole('button', { name: 'Save' }).waitFor();
  await settled(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/tracker-entries'));
  await tabTo(page, /^Pace/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Distance/);
  await page.keyboard.type('3');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => dialog.getByRole('button', { name: 'Save' }).isEnabled(), patient).toBe(true);
  await page.keyboard.press('Enter');
  expect((await saved).status()).toBe(200);
  await tabTo(page, 'Close');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0);
}

/** Writes a program notification and saves it. */
async function writeNotification(tab: Tab): Promise<void> {
  const { page } = tab;
  await follow(tab, '/administration/program-notifications');
  await tabTo(page, 'New');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Notification Name');
  await page.keyboard.type(`By a partner, ${page.viewportSize()?.width}`);
  await page.getByRole('textbox', { name: /^Content/ }).waitFor();
  await tabTo(page, 'Content');
  await page.keyboard.type('Please agree.');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && /programnotification/i.test(answer.url()));
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  expect((await saved).status()).toBe(200);
}

interface Given {
  who: string;
  tab: string;
  search: [field: string, text: string];
  act: RegExp;
  arrives: string;
  says: string;
  change(tab: Tab): Promise<void>;
  leaveBy: 'Return to Profile' | 'Clear' | 'Stop acting';
  ends: string;
  person: string;
  /** Looks at where they arrive: of the programs, as somebody else, axe sees those of the coach. */
  look(tab: Tab): Promise<void>;
}
const cases: [string, Given][] = [
  [
    'a coach',
    {
      who: 'coach@lakeside.example',
      tab: 'Participant Search',
      search: ['Last Name', 'Rivers'],
      act: /^Act as Pat Rivers$/,
      arrives: '/programs',
      says: 'Coaching: Pat Rivers',
      change: logWalk,
      leaveBy: 'Return to Profile',
      ends: '/coaching/participant-list/participant-profile/user-000001',
      person: 'pat@lakeside.example',
      look: expectSound,
    },
  ],
  [
    'support',
    {
      who: 'support@lakeside.example',
      tab: 'User Search',
      search: ['Last Name', 'Rivers'],
      act: /^Act as Pat Rivers$/,
      arrives: '/programs',
      says: 'Pat Rivers, Lakeside Manufacturing',
      change: logWalk,
      leaveBy: 'Clear',
      ends: '/support',
      person: 'pat@lakeside.example',
      look: expectQuiet,
    },
  ],
  [
    'a partner administrator',
    {
      who: 'partner@north.example',
      tab: 'Company Search',
      search: ['Company', 'lake'],
      act: /^Act for Lakeside Manufacturing$/,
      arrives: '/administration/people',
      says: 'Alex Morgan Admin, Lakeside Manufacturing',
      change: writeNotification,
      leaveBy: 'Stop acting',
      ends: '/administration/partner-admin',
      person: 'admin@lakeside.example',
      look: expectSound,
    },
  ],
];

/** What each of them found on the way. */
interface Walked {
  tabs: string[];
  /** The buttons that begin to act, after the search. */
  found: string[];
  arrived: string;
  /** What stood above everything while they acted: all of it, and its buttons. */
  banner: string;
  buttons: string[];
  /** Where leaving led, and how many banners were left. */
  ended: string;
  alerts: number;
  /** The pages that they came through while the session became that of someone else. */
  passed: string[];
}
const walked = new Map<string, Promise<Walked>>();
const visits = new Map(cases.map(([title, { who }]) => [title, sharedVisit(() => signedIn(who))]));

const widths = ['wide', 'narrow'] as const;

/** By the keyboard alone: searches, acts, changes something, and leaves. */
async function walk(title: string, given: Given, width: Width): Promise<Walked> {
  const tab = await visits.get(title)!(width);
  const { page } = tab;
  const passed: string[] = [];
  const pass = (frame: Frame) => void passed.push(new URL(frame.url()).pathname);
  page.on('framenavigated', pass);
  await tabTo(page, 'Open');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page), patient).toContain('Side panel');
  await panel(tab).getByRole('tab', { name: given.tab }).waitFor();
  await expect.poll(() => panel(tab).getByRole('button', { name: /^Act / }).count(), patient).toBeGreaterThan(0);
  await settled(page);
  await expectSound(tab);
  const tabs = await panel(tab).getByRole('tab').allInnerTexts();

  await tabTo(page, given.search[0]);
  await page.keyboard.type(given.search[1]);
  await expect.poll(() => panel(tab).getByRole('button', { name: /^Act / }).count(), patient).toBe(1);
  const found = await panel(tab)
    .getByRole('button', { name: /^Act / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));
  await tabTo(page, given.act);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Start acting' }).and(page.locator(':enabled')).waitFor();
  await expectSound(tab);
  await tabTo(page, 'Start acting');
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(tab), patient).toBe(given.arrives);
  await expect.poll(() => banner(tab).innerText(), patient).toContain(given.says);
  await expect.poll(() => page.locator('.bar-banner-alert').count(), patient).toBe(1);
  await settled(page);
  // On a phone the panel would cover what they came for.
  await expect.poll(() => panel(tab).count(), patient).toBe(width === 'wide' ? 1 : 0);
  await given.look(tab);
  const acting = { arrived: pathOf(tab), banner: await banner(tab).innerText(), buttons: await banner(tab).getByRole('button').allInnerTexts() };

  await given.change(tab);
  await expect.poll(() => banner(tab).innerText(), patient).toContain(given.says);
  if (given.leaveBy === 'Clear' && width === 'narrow') {
    await tabTo(page, 'Open');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, given.leaveBy);
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(tab), patient).toBe(given.ends);
  await expect.poll(() => page.locator('.bar-banner-alert').count(), patient).toBe(0);
  await settled(page);
  // What was still being loaded for whom they acted for is refused: the page shows nothing of it, the browser writes it down.
  tab.complaints.splice(0, Infinity, ...tab.complaints.filter((complaint) => !complaint.includes('status of 412')));
  await expectSound(tab);
  const all = { tabs, found, ...acting, ended: pathOf(tab), alerts: await page.locator('.bar-banner-alert').count(), passed };
  page.off('framenavigated', pass);
  await asAtFirst(tab, given.search[0]);
  return all;
}

/** Returns what a walk found. The first test that asks makes the walk. */
function walkOf(title: string, width: Width): Promise<Walked> {
  const key = `${width} ${title}`;
  const made = walked.get(key) ?? walk(title, new Map(cases).get(title)!, width);
  walked.set(key, made);
  onTestFailed(() => void walked.delete(key));
  return made;
}

describe.each<Width>(widths)('%s', (width) => {
  test.each(cases)('%s searches, acts and leaves, by the keyboard alone', async (title, given) => {
    await walkOf(title, width);
    const { database } = application.server;
    const [actor, person] = await Promise.all(
      [given.who, given.person].map(async (name) => (await database.select().from(users).where(eq(users.UserName, name)))[0]?.UserId ?? ''),
    );
    const entries = await database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.UserId, actor!), eq(auditEntries.OnBehalfOf, person!)));
    expect([...new Set(entries.map(({ Action }) => Action))]).toEqual(expect.arrayContaining(['ImpersonationStarted', 'Called', 'ImpersonationStopped']));
  });
});

test.each<[string, string, (walk: Walked) => void]>([
  ['A-impersonation-18 has the tab of participants', 'a coach', ({ tabs }) => expect(tabs).toContain('Participant Search')],
  ['A-impersonation-17 has the tab of users', 'support', ({ tabs }) => expect(tabs).toContain('User Search')],
  ['issue 51 comes through no page that refuses', 'a partner administrator', ({ passed }) => expect(passed).not.toContain('/errors/unauthorized')],
  ['A-impersonation-16 has the tab of companies', 'a partner administrator', ({ tabs }) => expect(tabs).toContain('Company Search')],
  [
    'C-user-search-03 C-user-search-06 finds their companies',
    'a partner administrator',
    ({ found }) => expect(found).toEqual(['Act for Lakeside Manufacturing']),
  ],
  [
    'C-impersonation-03 A-impersonation-46 begins by a search of people',
    'support',
    (walk) => expect([walk.found, walk.arrived]).toEqual([['Act as Pat Rivers'], '/programs']),
  ],
  ['C-impersonation-04 A-impersonation-47 begins by a company', 'a partner administrator', ({ arrived }) => expect(arrived).toBe('/administration/people')],
  ['A-impersonation-09 reads "Coaching:" and the name', 'a coach', (walk) => expect(walk.banner).toContain('Coaching: Pat Rivers')],
  ['A-impersonation-02 reads the name and the company', 'support', (walk) => expect(walk.banner).toContain('Pat Rivers, Lakeside Manufacturing')],
  ['A-impersonation-03 reads the name and "Admin"', 'a partner administrator', (walk) => expect(walk.banner).toContain('Alex Morgan Admin')],
  ['A-impersonation-08 has "Return to Profile" above', 'a coach', ({ buttons }) => expect(buttons).toContain('Return to Profile')],
  ['A-impersonation-54 C-impersonation-06 leaves by "Return to Profile"', 'a coach', ({ alerts }) => expect(alerts).toBe(0)],
  [
    'C-impersonation-02 comes to the profile of whom they acted for',
    'a coach',
    ({ ended }) => expect(ended).toBe('/coaching/participant-list/participant-profile/user-000001'),
  ],
  ['leaves by the bar itself', 'a partner administrator', ({ alerts, buttons }) => expect([alerts, buttons]).toEqual([0, ['Stop acting']])],
  ['A-impersonation-12 A-impersonation-53 leaves by "Clear"', 'support', ({ alerts, ended }) => expect([alerts, ended.split('?')[0]]).toEqual([0, '/support'])],
])('%s: %s', async (_title, who, judge) => {
  for (const width of widths) judge(await walkOf(who, width));
});

appearance('on a phone the way into the panel covers no text at the end of the page', async () => {
  await answerStartUp(application, 'support@lakeside.example');
  const tab = await application.open('narrow');
  await tab.enterAs('support@lakeside.example');
  const edge = tab.page.locator('.panel-edge');
  await edge.getByRole('button', { name: 'Open', exact: true }).waitFor();
  /** Texts that the bar of the button lies over, and how many texts there are, where the page ends. */
  const covered = () =>
    tab.page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const bar = document.querySelector('.panel-edge')!.getBoundingClientRect();
      const texts = document.createTreeWalker(document.querySelector('.layout')!, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found = { covered: [] as string[], texts: 0 };
      while (texts.nextNode()) {
        const text = texts.currentNode;
        range.selectNodeContents(text);
        const { top, bottom, width } = range.getBoundingClientRect();
        if (width === 0 || text.textContent!.trim() === '' || text.parentElement!.closest('.panel-edge')) continue;
        found.texts += 1;
        if (bottom > bar.top + 1 && top < bar.bottom - 1) found.covered.push(text.textContent!);
      }
      return found;
    });
  await expect.poll(async () => (await covered()).texts, patient).toBeGreaterThan(10);
  expect((await covered()).covered).toEqual([]);
  await tab.close();
});
