import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries } from '../../server/records/tables/audit';
import { users } from '../../server/records/tables/people';
import { type Application, expectSound, settled, startApplication, type Tab, type Width } from './support/application';
import { focusedName, tabTo } from './support/by-keyboard';
import { answerStartUp, pathOf, patient } from './support/pages';
import { banner, panel } from './support/side-panel';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

async function signedIn(who: string, width: Width = 'wide'): Promise<Tab> {
  await answerStartUp(application, who);
  const tab = await application.open(width);
  await tab.enterAs(who);
  return tab;
}

/** Saves a walk of three miles on the page of trackers. */
async function logWalk(tab: Tab): Promise<void> {
  const { page } = tab;
  await tab.go('/trackers');
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
  await tab.go('/administration/program-notifications');
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
  leaveBy: 'Return to Profile' | 'Clear';
  ends: string;
  person: string;
}
const cases: [string, Given][] = [
  [
    'A-impersonation-08 A-impersonation-09 A-impersonation-18 A-impersonation-54 C-impersonation-02 C-impersonation-03 C-impersonation-06 a coach',
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
    },
  ],
  [
    'A-impersonation-02 A-impersonation-12 A-impersonation-17 A-impersonation-46 A-impersonation-53 C-impersonation-06 support',
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
    },
  ],
  [
    'A-impersonation-03 A-impersonation-16 A-impersonation-47 C-impersonation-04 C-user-search-03 C-user-search-06 a partner administrator',
    {
      who: 'partner@north.example',
      tab: 'Company Search',
      search: ['Company', 'lake'],
      act: /^Act for Lakeside Manufacturing$/,
      arrives: '/administration/people',
      says: 'Alex Morgan Admin, Lakeside Manufacturing',
      change: writeNotification,
      leaveBy: 'Clear',
      ends: '/administration/partner-admin',
      person: 'admin@lakeside.example',
    },
  ],
];

describe.each(['wide', 'narrow'] as Width[])('%s', (width) => {
  test.each(cases)('%s searches, acts and leaves, by the keyboard alone', async (_title, given) => {
    const tab = await signedIn(given.who, width);
    const { page } = tab;
    await tabTo(page, 'Open');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page), patient).toContain('Side panel');
    await panel(tab).getByRole('tab', { name: given.tab }).waitFor();
    await expect.poll(() => panel(tab).getByRole('button', { name: /^Act / }).count(), patient).toBeGreaterThan(0);
    await settled(page);
    await expectSound(tab);

    await tabTo(page, given.search[0]);
    await page.keyboard.type(given.search[1]);
    await expect.poll(() => panel(tab).getByRole('button', { name: /^Act / }).count(), patient).toBe(1);
    await tabTo(page, given.act);
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(tab), patient).toBe(given.arrives);
    await expect.poll(() => banner(tab).innerText(), patient).toContain(given.says);
    await expect.poll(() => page.locator('.bar-banner-alert').count(), patient).toBe(1);
    await settled(page);
    // On a phone the panel would cover what they came for.
    await expect.poll(() => panel(tab).count(), patient).toBe(width === 'wide' ? 1 : 0);
    await expectSound(tab);

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
    await expectSound(tab);
    await tab.context.close();

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
