import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { UserProfile } from '../../schemas/generated/records';
import { users } from '../../server/records/tables/people';
import { unchanged } from '../server/support/profile-save';
import { inSlices, withApplication } from './support/fixture';
import { expectQuiet, expectSound, settled, type Tab, type Width } from './support/application';
import { axeFindings } from './support/axe';
import { answerStartUp, messagesTo, patient } from './support/pages';
import { panel } from './support/side-panel';
import { atFirst, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/administration/people');
let patAtFirst: typeof users.$inferSelect;
test.beforeAll(async () => {
  // Pat's changes: the first ones anybody has.
  const pat = await application.server.as('pat@lakeside.example');
  for (const badgeNumber of ['5001', '5002']) {
    const profile = (await pat.get<UserProfile>('/user/userprofilev2')).body;
    await pat.post('/user/userprofilev2', { ...unchanged(profile), Custom: { ...profile.Custom, badgeNumber } });
  }
  patAtFirst = await person();
});
// Pat has the account that no test has changed.
test.beforeEach(async () => {
  const { FirstName, Roles, IsLocked, Status } = patAtFirst;
  await changePerson({ FirstName, Roles, IsLocked, Status });
});
const isPat = eq(users.UserName, 'pat@lakeside.example');
const person = async () => (await application.server.database.select().from(users).where(isPat))[0]!;
const changePerson = async (change: Partial<typeof users.$inferInsert>) => application.server.database.update(users).set(change).where(isPat);

const path = '/administration/people';
/** The screen as it opens, in a visit that tests share. */
const visitAs = (userName: string) =>
  sharedVisit(
    async () => {
      await answerStartUp(application, userName);
      const shared = await application.open();
      await shared.enterAs(userName, path);
      return shared;
    },
    (shared) => atFirst(shared, path),
  );
const visits = { 'admin@lakeside.example': visitAs('admin@lakeside.example'), 'admin@summit.example': visitAs('admin@summit.example') };
const openPeople = visits['admin@lakeside.example'];
const search = (tab: Tab, words: string) => tab.page.getByLabel('Search').fill(words);
const shows = (tab: Tab, text: string) => expect.poll(() => tab.page.getByText(text).first().isVisible(), patient).toBe(true);

describe.each(['wide', 'narrow'] as const)('the list of people, %s', (width) => {
  const here = width === 'wide' ? test : appearance;
  here('shows them page by page, finds them by words, and says when there is nobody', async () => {
    const tab = await openPeople(width);
    await expectSound(tab);
    await search(tab, 'pat lakeside');
    await shows(tab, 'pat@lakeside.example');
    await expect.poll(() => tab.page.getByText('admin@lakeside.example').count(), patient).toBe(0);
    await search(tab, '%%% nobody');
    await shows(tab, 'No one was found.');
    await expectSound(tab);
    await tab.page.getByRole('button', { name: 'Clear filters' }).click();
    await shows(tab, 'admin@lakeside.example');
    expect(await tab.page.getByLabel('Search').inputValue()).toBe('');
  });

  here('says in a dialog who changed what, a field of the customer by its label', async () => {
    const tab = await openPeople(width);
    await search(tab, 'pat@lakeside.example');
    await expect.poll(() => tab.page.getByText('admin@lakeside.example').count(), patient).toBe(0);
    await tab.page.getByRole('button', { name: 'Changes' }).first().click();
    const dialog = tab.page.getByRole('dialog');
    await expect.poll(() => dialog.textContent(), patient).toContain('Badge number');
    const words = await dialog.textContent();
    for (const word of ['Changes to Pat', '5001', '5002']) expect(words).toContain(word);
    expect(await axeFindings(tab.page)).toEqual([]);
    await tab.page.keyboard.press('Escape');
    await expect.poll(() => dialog.count(), patient).toBe(0);
  });
});

appearance.each(['wide', 'narrow'] as const)("a customer's field is a column of the list, %s, and sorts it", async (width) => {
  const tab = await visits['admin@summit.example'](width);
  await shows(tab, 'pat@summit.example');
  const order = width === 'wide' ? { sent: 'Sort=Custom%2FshirtSize', says: 'ascending' } : { sent: 'Sort=-Custom%2FshirtSize', says: 'descending' };
  const asked = tab.page.waitForRequest((request) => request.url().includes(order.sent));
  if (width === 'wide') await tab.page.getByRole('columnheader', { name: 'Shirt size' }).click();
  else await tab.page.getByLabel('Sort by').selectOption({ label: `Shirt size, ${order.says}` });
  await asked;
  await shows(tab, 'pat@summit.example');
  // On a phone it is a list like any other, which axe has seen.
  await (width === 'wide' ? expectSound : expectQuiet)(tab);
});

appearance('the head of a column sorts on the server', async () => {
  const tab = await openPeople();
  const asked = tab.page.waitForRequest((request) => request.url().includes('/api/people') && request.url().includes('Sort=-Email'));
  const head = tab.page.getByRole('columnheader', { name: 'Email' });
  await head.click();
  await head.click();
  await asked;
  const emails = async () => tab.page.locator('[role="row"] [data-field="email"][role="gridcell"]').allTextContents();
  await expect.poll(async () => (await emails()).join(), patient).toBe([...(await emails())].sort().reverse().join());
});

/** An administrator with the account of a person open: of Pat Rivers, if no other is searched for. `named`: the name, as a pattern. */
async function openAccount(width: Width = 'wide', words = 'pat@lakeside', named = '\\w+ Rivers'): Promise<Tab> {
  const tab = await openPeople(width);
  await search(tab, words);
  const name = tab.page.getByRole('main').getByRole('button', { name: new RegExp(`^${named}$`) });
  const account = tab.page.getByRole('dialog', { name: new RegExp(`^${named}'s account$`) });
  // A row that is replaced between the two halves of a click loses the click.
  const open = async () => {
    if ((await account.count()) === 0) await name.click({ timeout: 2000 }).catch(() => undefined);
    return account.count();
  };
  await expect.poll(open, { ...patient, interval: 1500 }).toBe(1);
  await settled(tab.page);
  return tab;
}
/** The account is closed again, by its dialog or by the change. */
const accountClosed = async ({ page }: Tab) => {
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0);
};
const press = async (tab: Tab, name: string, yes: string) => {
  await tab.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const question = tab.page.locator('.MuiDialog-root').last();
  await question.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
  await question.getByRole('button', { name: yes, exact: true }).click();
};

describe.each([
  { width: 'wide', from: 'Pat', to: 'Patricia' },
  { width: 'narrow', from: 'Patricia', to: 'Pat' },
] as const)('$width', ({ width, from, to }) => {
  const here = width === 'wide' ? test : appearance;
  here('A-user-search-35 an administrator changes the details of a person; what is wrong is said at its field', async () => {
    await changePerson({ FirstName: from });
    const tab = await openAccount(width);
    const dialog = tab.page.getByRole('dialog', { name: `${from} Rivers's account` });
    await expectSound(tab);
    await dialog.getByLabel(/^Email/).fill('nonsense');
    await dialog.getByLabel(/^First name/).fill(to);
    await expect.poll(() => dialog.getByText('Enter an email address, such as name@example.com.').count(), patient).toBe(1);
    expect(await dialog.getByRole('button', { name: 'Save' }).isEnabled()).toBe(false);
    await dialog.getByLabel(/^Email/).fill('pat@lakeside.example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => tab.page.getByText(`${from} Rivers's details were saved.`).count(), patient).toBe(1);
    await expect.poll(() => tab.page.locator('main').innerText(), patient).toMatch(new RegExp(`\\b${to}\\b`));
    expect((await person()).FirstName).toBe(to);
  });
});

test('A-user-search-35 an administrator takes the last role from a person', async () => {
  await changePerson({ Roles: ['Reporting'] });
  const tab = await openAccount();
  const dialog = tab.page.getByRole('dialog', { name: "Pat Rivers's account" });
  await dialog.getByRole('button', { name: /^Roles/ }).click();
  await tab.page.getByRole('checkbox', { name: 'Reporting', exact: true }).uncheck();
  await tab.page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => tab.page.getByText("Pat Rivers's details were saved.").count(), patient).toBe(1);
  expect((await person()).Roles).toEqual([]);
});

test('A-user-search-36 A-user-search-37 A-user-search-38 an administrator sends a link for a new password, locks and unlocks, disables and enables', async () => {
  const tab = await openAccount();
  await press(tab, 'Reset password', 'Send');
  await expect.poll(() => tab.page.getByText('A password reset link was sent to Pat Rivers.').count(), patient).toBe(1);
  await expect
    .poll(async () => (await messagesTo(application, 'pat@lakeside.example')).some(({ Subject }) => Subject === 'Reset your password'), patient)
    .toBe(true);
  await accountClosed(tab);
  for (const [name, yes, said, expected] of [
    ['Lock', 'Lock', "Pat Rivers's account is locked.", { IsLocked: true }],
    ['Unlock', 'Unlock', "Pat Rivers's account is unlocked.", { IsLocked: false }],
    ['Disable', 'Disable', "Pat Rivers's account is disabled.", { Status: 'Disabled' }],
    ['Enable', 'Enable', "Pat Rivers's account is active again.", { Status: 'Active' }],
  ] as const) {
    const own = await openAccount();
    await press(own, name, yes);
    await expect.poll(() => own.page.getByText(said).count(), patient).toBe(1);
    expect(await person()).toMatchObject(expected);
    await accountClosed(own);
  }
});

// Item 19 of issue 51: an action that must be refused is not offered; its refusal is a 409, whose message shows where a person acts (`forbidden` takes none).
test('on the own account an administrator reads why it cannot be changed here, and is offered nothing that would be refused', async () => {
  const tab = await openAccount('wide', 'Alex Morgan', 'Alex Morgan');
  const dialog = tab.page.getByRole('dialog');
  await dialog.getByText('You cannot change your own account here.').waitFor();
  for (const name of ['Lock', 'Disable', 'Reset password', 'Reset second factor'])
    expect(await dialog.getByRole('button', { name, exact: true }).count(), name).toBe(0);
  await tab.page.keyboard.press('Escape');
});

test('support opens an account from the panel, and gives no roles; who may not be acted for has no such button', async ({ tab }) => {
  await answerStartUp(application, 'support@lakeside.example');
  await tab.enterAs('support@lakeside.example');
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  await panel(tab).getByLabel('Email').fill('admin@lakeside');
  const row = panel(tab).getByRole('row').filter({ hasText: 'admin@lakeside.example' });
  await row.first().waitFor();
  const acts = panel(tab).getByRole('button', { name: /^Act as/ });
  await expect.poll(() => acts.count(), patient).toBe(0);
  await panel(tab).getByLabel('Email').fill('pat@lakeside');
  await expect.poll(() => acts.count(), patient).toBeGreaterThan(0);
  await panel(tab)
    .getByRole('button', { name: 'Pat', exact: true })
    .or(panel(tab).getByRole('link', { name: 'Pat', exact: true }))
    .click();
  const dialog = tab.page.getByRole('dialog', { name: "Pat Rivers's account" });
  await dialog.waitFor();
  expect(await dialog.getByText('Roles').count()).toBe(0);
  await expectSound(tab);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

appearance(
  'search and order stand in the address: Back and a reload keep them, and the count is that of the rows; what has no room is found in its row',
  async ({ tab: own }) => {
    await own.enterAs('admin@lakeside.example', path);
    const { page } = own;
    await page.getByLabel('Search').fill('lakeside');
    await page.getByRole('columnheader', { name: 'Email' }).click();
    const query = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(query, patient).toEqual({ search: 'lakeside', sort: 'email' });
    const rows = () => page.locator('.MuiDataGrid-row [data-field="name"]').allInnerTexts();
    await settled(page);
    const shown = await rows();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((name) => !/^\S+ \S+/.test(name))).toEqual([]);
    await expect.poll(() => page.locator('.added-count').innerText(), patient).toBe(`${shown.length} people match.`);
    await page.getByRole('link', { name: 'Announcements' }).first().click();
    await page.getByRole('heading', { name: 'Announcements', level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(rows, patient).toEqual(shown);
    await page.reload();
    await expect.poll(rows, patient).toEqual(shown);
    expect(await page.getByLabel('Search').inputValue()).toBe('lakeside');
    // The item of the menu leads to the beginning.
    await page.getByRole('link', { name: 'People' }).first().click();
    await expect.poll(query, patient).toEqual({});
    await expect.poll(() => page.getByLabel('Search').inputValue(), patient).toBe('');

    await page.setViewportSize({ width: 1024, height: 768 });
    const head = page.getByRole('columnheader', { name: 'Last changed' });
    await expect.poll(() => head.count(), patient).toBe(0);
    await page
      .getByRole('button', { name: /^More about / })
      .first()
      .click();
    await expect.poll(() => page.locator('.row-detail dt').allInnerTexts(), patient).toContain('Last changed');
    await page.getByRole('button', { name: /^Columns/ }).click();
    await page.getByLabel('Last changed', { exact: true }).check();
    await expect.poll(() => head.count(), patient).toBe(1);
    await page.reload();
    await expect.poll(() => head.count(), patient).toBe(1);
  },
);
