import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { designations, users } from '../../server/records/tables/people';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, settled, type Tab } from './support/application';
import { answerStartUp, keptText, patient } from './support/pages';
import { panel } from './support/side-panel';
import { sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/programs');

const found = (tab: Tab) => panel(tab).getByRole('row').filter({ hasText: '@' });
const cells = (tab: Tab, column: string) => panel(tab).locator(`[role="gridcell"][data-field="${column}"]`).allInnerTexts();

/** Somebody with the panel open and wide enough for every column. */
async function open(who = 'support@lakeside.example'): Promise<Tab> {
  await answerStartUp(application, who);
  const tab = await application.open();
  await tab.enterAs(who);
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  for (let width = 40; width < 60; width += 5) await panel(tab).getByRole('button', { name: 'Make the panel wider' }).click();
  return tab;
}
const visit = sharedVisit(() => open());
/** The page, or the panel, has something of an earlier test. */
let stale: 'page' | 'panel' | undefined;
/** Support, with nothing asked for yet: the panel forgets what was asked when another tab does, and begins anew when it is opened. */
async function searching(): Promise<Tab> {
  const tab = await visit();
  if (stale !== undefined || (await keptText(tab, 'userSearch')) !== null) {
    await tab.page.evaluate(() => {
      localStorage.removeItem('userSearch');
      dispatchEvent(new StorageEvent('storage', { key: 'userSearch' }));
    });
    if (stale === 'page') await tab.go('/programs');
    else {
      await panel(tab).getByRole('button', { name: 'Close', exact: true }).click();
      await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
    }
    stale = undefined;
  }
  await expect.poll(() => found(tab).count(), patient).toBe(10);
  for (const label of ['First Name', 'Last Name', 'Email']) expect(await panel(tab).getByLabel(label, { exact: true }).inputValue()).toBe('');
  return tab;
}

/** How far support of Lakeside reaches. */
async function reach(Value: 'Company' | 'Partner' | 'Global') {
  const { database } = application.server;
  const [person] = await database.select().from(users).where(eq(users.UserName, 'support@lakeside.example'));
  await database
    .update(designations)
    .set({ Value })
    .where(and(eq(designations.UserId, person!.UserId), eq(designations.Type, 'Support')));
  stale = 'page';
}

appearance.each([
  ['C-user-search-23 A-user-search-03 the table of people has the column First Name', 'First Name', 'first-name', /\w/],
  ['C-user-search-24 A-user-search-04 the table of people has the column Last Name', 'Last Name', 'last-name', /\w/],
  ['C-user-search-25 A-user-search-05 the table of people has the column Email', 'Email', 'email', /@/],
  ['C-user-search-26 A-user-search-06 the table of people has the column Company', 'Company', 'company', /^Lakeside Manufacturing$/],
  ['C-user-search-27 A-user-search-07 the table of people has the column Birth Date', 'Birth Date', 'birth-date', /^(\d\d\/\d\d\/\d{4}|–)$/],
] as const)('%s', async (_title, head, column, text) => {
  const tab = await searching();
  expect(await panel(tab).locator(`[role="columnheader"][data-field="${column}"]`).innerText()).toContain(head);
  const texts = await cells(tab, column);
  expect(texts).toHaveLength(10);
  for (const one of texts) expect(one).toMatch(text);
});

appearance('C-user-search-01 C-user-search-05 C-user-search-51 support sees five columns, the birth date as MM/DD/YYYY', async () => {
  const tab = await searching();
  const heads = await panel(tab).getByRole('columnheader').allInnerTexts();
  expect(heads.map((head) => head.replace(/\s+/g, ' ').trim())).toEqual(['Act for this person', 'First Name', 'Last Name', 'Email', 'Company', 'Birth Date']);
  expect((await cells(tab, 'birth-date')).every((date) => /^(\d\d\/\d\d\/\d{4}|–)$/.test(date))).toBe(true);
  expect(new Set(await cells(tab, 'company'))).toEqual(new Set(['Lakeside Manufacturing']));
  await expectSound(tab);
});

appearance.each([
  ['C-user-search-32', 'First Name', 'first-name', 'FirstName'],
  ['C-user-search-33', 'Last Name', 'last-name', 'LastName'],
  ['C-user-search-34', 'Email', 'email', 'Email'],
] as const)('A-user-search-08 A-user-search-22 %s %s filters by what it contains, in any case', async (_id, label, column, property) => {
  const people = await application.server.database
    .select()
    .from(users)
    .where(and(eq(users.EntityId, 'lakeside'), eq(users.Status, 'Active')));
  const contained = people
    .find(({ Roles }) => Roles.length === 0)!
    [property].slice(1, 5)
    .toLowerCase();
  const tab = await searching();
  await panel(tab).getByLabel(label, { exact: true }).fill(contained.toUpperCase());
  const shown = () => cells(tab, column);
  await expect.poll(async () => (await shown()).length > 0 && (await shown()).every((text) => text.toLowerCase().includes(contained)), patient).toBe(true);
});

const inOrder = (texts: string[]) => texts.length === 10 && texts.every((text, index) => index === 0 || texts[index - 1]!.localeCompare(text) <= 0);

appearance('A-user-search-25 C-user-search-37 the head of the birth date sorts by the date', async () => {
  const tab = await searching();
  await panel(tab).getByRole('columnheader', { name: 'Birth Date' }).click();
  const dates = async () => (await cells(tab, 'birth-date')).map((date) => date.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$1-$2'));
  await expect.poll(async () => inOrder(await dates()), patient).toBe(true);
  expect((await dates())[0]! < '1965').toBe(true);
});

appearance('A-user-search-09 A-user-search-24 C-user-search-36 the head of a text sorts by the text', async () => {
  const tab = await searching();
  await panel(tab).getByRole('columnheader', { name: 'First Name' }).click();
  await expect.poll(async () => inOrder(await cells(tab, 'first-name')) && (await cells(tab, 'first-name'))[0]!.startsWith('A'), patient).toBe(true);
});

appearance('C-user-search-38 C-user-search-54 A-user-search-10 a page has 10, 25 or 100 people', async () => {
  const tab = await searching();
  await panel(tab).getByRole('combobox', { name: 'Rows per page' }).click();
  const sizes = tab.page.getByRole('option');
  await expect.poll(() => sizes.allInnerTexts(), patient).toEqual(['10', '25', '100']);
  await sizes.nth(1).click();
  await expect.poll(() => panel(tab).getByRole('row').count(), patient).toBeGreaterThan(12);
  stale = 'panel';
});

appearance.each([
  ['C-user-search-40 C-user-search-41 A-user-search-41 of 10,000 people found a red warning shows', 10_000, 1, 'an'],
  ['C-user-search-53 A-user-search-26 A-constants-11 of 9,999 people found nothing is warned of', 9_999, 0, 'on'],
] as const)('%s', async (_title, TotalUsers, times, letters) => {
  const tab = await searching();
  await tab.page.route('**/UserSearch?**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), TotalUsers } });
  });
  const asked = tab.page.waitForResponse((response) => response.url().includes('UserSearch?') && response.url().includes(letters));
  await panel(tab).getByLabel('Last Name').fill(letters);
  await asked;
  const shown = () => cells(tab, 'last-name');
  await expect.poll(async () => (await shown()).length > 0 && (await shown()).every((text) => text.toLowerCase().includes(letters)), patient).toBe(true);
  await settled(tab.page);
  const warning = panel(tab).getByText('Your search returned more than 10k users. Please add a name or email to narrow your results.');
  expect(await warning.count()).toBe(times);
  if (times === 1) expect(await warning.getAttribute('class')).toContain('tone-error');
  await tab.page.unroute('**/UserSearch?**');
});

appearance('A-user-search-40 a search that fails gives an empty list, and says so; the next one finds again', async () => {
  const tab = await searching();
  await tab.page.route('**/UserSearch?**', (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [{ Message: 'No.' }], ShowUser: false } }));
  await panel(tab).getByLabel('Last Name').fill('Adams');
  await expect.poll(() => panel(tab).getByText('The search failed. Try again later.').count(), patient).toBe(1);
  expect(await found(tab).count()).toBe(0);
  await tab.page.unroute('**/UserSearch?**');
  await panel(tab).getByLabel('Last Name').fill('a');
  await expect.poll(() => found(tab).count(), patient).toBe(9);
  for (const name of await cells(tab, 'last-name')) expect(name).toMatch(/a/i);
  // Those of the calls that failed.
  tab.complaints.length = 0;
});

test('C-user-search-39 A-user-search-02 support for its company finds nobody else; A-user-search-01 with a wider designation it does', async () => {
  const tab = await searching();
  await panel(tab).getByLabel('Last Name').fill('Stone');
  await panel(tab).getByLabel('First Name').fill('Pat');
  await expect.poll(() => panel(tab).getByText('No one was found.').count(), patient).toBe(1);
  await reach('Global');
  await tab.page.reload();
  await expect.poll(() => found(tab).allInnerTexts(), patient).toEqual([expect.stringContaining('Summit Outfitters')]);
  await reach('Company');
});

/** Searches for a company in the filter, which asks the server, and chooses it. */
async function chooseCompany(tab: Parameters<typeof panel>[0], name: string) {
  await panel(tab).getByRole('button', { name: 'Company' }).click();
  await tab.page.getByRole('searchbox').fill(name);
  await tab.page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).click();
  await tab.page.keyboard.press('Escape');
}

appearance('C-user-search-02 C-user-search-35 A-user-search-23 chosen companies limit the search; none, and all of them, do not', async () => {
  await reach('Partner');
  const tab = await searching();
  const total = async () => /of (?:more than )?([\d,]+)/.exec(await panel(tab).locator('.MuiTablePagination-displayedRows').innerText())?.[1] ?? '';
  const all = await total();
  for (const name of ['Summit', 'Cedar']) {
    await chooseCompany(tab, name);
  }
  await expect.poll(async () => [...new Set(await cells(tab, 'company'))].every((name) => /^(Summit|Cedar)/.test(name)), patient).toBe(true);
  expect(await total()).not.toBe(all);
  for (const name of ['Lakeside', 'Northern']) {
    await chooseCompany(tab, name);
  }
  await expect.poll(total, patient).toBe(all);
  await reach('Company');
});

test('C-user-search-07 C-user-search-08 C-user-search-09 names, order and companies are remembered, and forgotten at the log-out', async () => {
  await reach('Partner');
  // This one logs out.
  const tab = await open();
  await panel(tab).getByLabel('Last Name').fill('Adams');
  await chooseCompany(tab, 'Summit');
  await panel(tab).getByRole('columnheader', { name: 'First Name' }).click();
  const asked = () => tab.page.evaluate(() => localStorage.getItem('userSearch') ?? '');
  await expect.poll(asked, patient).toContain('first-name');
  await expect.poll(asked, patient).toContain('summit');
  const again = tab.page.waitForRequest(/UserSearch\?/);
  await tab.page.reload();
  const { searchParams } = new URL((await again).url());
  expect([searchParams.get('lastName'), searchParams.getAll('entities'), searchParams.get('Sort')]).toEqual(['Adams', ['summit'], 'FirstName']);
  await settled(tab.page);
  expect(await panel(tab).getByLabel('Last Name').inputValue()).toBe('Adams');
  await expect.poll(() => panel(tab).getByText('Summit Outfitters').count(), patient).toBeGreaterThan(0);
  await tab.page.getByRole('button', { name: 'Sam Lee' }).click();
  await tab.page.getByRole('link', { name: 'Log Out' }).click();
  await tab.page.waitForURL('**/act/auth/login');
  expect(await asked()).toBe('');
  await reach('Company');
  await tab.close();
});

test('C-user-search-04 a coach finds the people of the companies that they coach', async () => {
  await answerStartUp(application, 'coach@lakeside.example');
  const tab = await application.open('narrow');
  await tab.enterAs('coach@lakeside.example');
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => panel(tab).locator('.table-card').count(), patient).toBe(10);
  // A name that people of the coach's company have, and others.
  const people = await application.server.database.select().from(users);
  const companiesOf = (name: string) => new Set(people.filter(({ LastName }) => LastName === name).map(({ EntityId }) => EntityId));
  const shared = people.map(({ LastName }) => LastName).find((name) => companiesOf(name).has('lakeside') && companiesOf(name).size > 1);
  await panel(tab).getByLabel('Last Name').fill(shared!);
  await expect
    .poll(() => panel(tab).locator('.table-card').allInnerTexts(), patient)
    .toSatisfy((cards: string[]) => cards.length > 0 && cards.every((card) => card.includes(shared!) && card.includes('Lakeside')));
  await expectSound(tab);
  await tab.close();
});
