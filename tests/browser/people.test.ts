import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { UserProfile } from '../../schemas/generated/records';
import { unchanged } from '../server/support/profile-save';
import { type Application, axeFindings, expectSound, startApplication, type Tab, type Width } from './support/application';
import { patient } from './support/pages';

let application: Application;
let tab: Tab;
beforeAll(async () => {
  application = await startApplication();
  // Pat's changes: the first ones anybody has.
  const pat = await application.server.as('pat@lakeside.example');
  for (const badgeNumber of ['5001', '5002']) {
    const profile = (await pat.get<UserProfile>('/user/userprofilev2')).body;
    await pat.post('/user/userprofilev2', { ...unchanged(profile), Custom: { ...profile.Custom, badgeNumber } });
  }
});
afterAll(() => application?.close());
afterEach(() => tab?.context.close());

const openPeople = async (width?: Width, userName = 'admin@lakeside.example') => {
  tab = await application.open(width);
  await tab.signIn(userName);
  await tab.go('/administration/people');
};
const search = (words: string) => tab.page.getByLabel('Search').fill(words);
const shows = (text: string, is = true) => expect.poll(() => tab.page.getByText(text).first().isVisible(), patient).toBe(is);

describe.each(['wide', 'narrow'] as const)('the list of people, %s', (width) => {
  test('shows them page by page, finds them by words, and says when there is nobody', async () => {
    await openPeople(width);
    await expectSound(tab);
    await search('pat lakeside');
    await shows('pat@lakeside.example');
    await expect.poll(() => tab.page.getByText('admin@lakeside.example').count(), patient).toBe(0);
    await search('%%% nobody');
    await shows('Nobody was found.');
    await expectSound(tab);
    await search('');
    await shows('admin@lakeside.example');
  });

  test('says in a dialog who changed what, a field of the customer by its label', async () => {
    await openPeople(width);
    await search('pat@lakeside.example');
    await expect.poll(() => tab.page.getByText('admin@lakeside.example').count(), patient).toBe(0);
    await tab.page.getByRole('button', { name: 'Changes' }).first().click();
    const dialog = tab.page.getByRole('dialog');
    await expect.poll(() => dialog.textContent(), patient).toContain('Badge number');
    const words = await dialog.textContent();
    for (const word of ['Changes of Pat', '5001', '5002']) expect(words).toContain(word);
    expect(await axeFindings(tab.page)).toEqual([]);
    await tab.page.keyboard.press('Escape');
    await expect.poll(() => dialog.count(), patient).toBe(0);
  });
});

test.each(['wide', 'narrow'] as const)("a customer's field is a column of the list, %s, and sorts it", async (width) => {
  await openPeople(width, 'admin@summit.example');
  await shows('pat@summit.example');
  const asked = tab.page.waitForRequest((request) => request.url().includes('Sort=Custom%2FshirtSize'));
  if (width === 'wide') await tab.page.getByRole('columnheader', { name: 'Shirt size' }).click();
  else await tab.page.getByLabel('Sort by').selectOption({ label: 'Shirt size, ascending' });
  await asked;
  await shows('pat@summit.example');
  await expectSound(tab);
});

test('everybody is exported as a file, in the columns of the table', async () => {
  await openPeople();
  const download = tab.page.waitForEvent('download');
  await tab.page.getByRole('button', { name: 'Export all' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('people.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFLast name,First name,E-mail,Birth date,Status,Last changed/);
  expect(text).toContain('pat@lakeside.example');
});

test('the head of a column sorts on the server', async () => {
  await openPeople();
  const asked = tab.page.waitForRequest((request) => request.url().includes('/api/people') && request.url().includes('Sort=-Email'));
  const head = tab.page.getByRole('columnheader', { name: 'E-mail' });
  await head.click();
  await head.click();
  await asked;
  const emails = async () => tab.page.locator('[role="row"] [data-field="email"][role="gridcell"]').allTextContents();
  await expect.poll(async () => (await emails()).join(), patient).toBe([...(await emails())].sort().reverse().join());
});

test('where the list cannot be loaded it says so, and is tried again', async () => {
  tab = await application.open();
  await tab.signIn('admin@lakeside.example');
  await tab.page.route('**/api/people?**', (route) => route.abort());
  await tab.page.goto('/administration/people');
  await shows('The people could not be loaded.');
  await tab.page.unroute('**/api/people?**');
  await tab.page.getByRole('button', { name: 'Try again' }).first().click();
  await shows('admin@lakeside.example');
});
