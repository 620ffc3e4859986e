import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { choices } from '../../server/records/tables/people';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, type Tab } from './support/application';
import { patient } from './support/pages';
import { notificationScreen, openNotifications, path, theDefault } from './support/program-notifications';
import { anew, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/administration/program-notifications');
let tab: Tab;
let page: Page;

const visit = sharedVisit(
  () => openNotifications(application),
  (own) => anew(own, path),
);
beforeEach(async () => {
  tab = await visit();
  page = tab.page;
});
const { button, row, dialog, cell, select, create } = notificationScreen(() => page);

test('C-notification-admin-01 C-notification-admin-76 administrators maintain the terms, nobody else', async () => {
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent(), patient).toBe('Program Notification Settings');
  const other = await application.open();
  await other.enterAs('coach@lakeside.example', path);
  await other.page.waitForURL('**/errors/unauthorized');
  await other.close();
});

appearance('C-notification-admin-02 the screen stands beside the menu of the administration', async () => {
  const menu = page.getByRole('navigation', { name: 'Section' });
  await expect.poll(() => menu.getByRole('link', { name: 'Program Notification Settings' }).getAttribute('aria-current'), patient).toBe('page');
});

appearance('C-notification-admin-03 the intro says what the terms are for', async () => {
  await expect.poll(() => page.getByText('All users will have to agree to terms before being able to use system.').count(), patient).toBe(1);
});

appearance(
  'C-notification-admin-05 C-notification-admin-06 C-notification-admin-07 Copy and Delete wait for a selection; Delete for more than the default',
  async () => {
    await expect.poll(() => button('Copy').isDisabled(), patient).toBe(true);
    await expect.poll(() => button('Delete').isDisabled(), patient).toBe(true);
    await select(theDefault);
    await expect.poll(() => button('Copy').isEnabled(), patient).toBe(true);
    await expect.poll(() => button('Delete').isDisabled(), patient).toBe(true);
    await select('Regional program rules');
    await expect.poll(() => button('Delete').isEnabled(), patient).toBe(true);
  },
);

appearance('C-notification-admin-08 a click on a column sorts by it', async () => {
  const names = () => page.locator('[role="row"] [data-field="name"] .cell-link').allTextContents();
  await page.getByRole('columnheader', { name: 'Notification Name' }).click();
  const ascending = await names();
  expect(ascending).toEqual([...ascending].sort((left, right) => left.localeCompare(right)));
  await page.getByRole('columnheader', { name: 'Notification Name' }).click();
  await expect.poll(() => names(), patient).toEqual([...ascending].reverse());
});

appearance('C-notification-admin-13 C-notification-admin-14 C-notification-admin-15 the table has its columns', async () => {
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(headers.map((text) => text.trim())).toEqual(['', 'Off/On', 'Notification Name', 'Roles', 'Regions', 'Locations', 'Last Reset Date', 'Reset']);
});

appearance.each([
  ['C-notification-admin-09 each row has a box to select it', 'checkbox'],
  ['C-notification-admin-10 each row has a toggle', 'switch'],
] as const)('%s', async (_title, role) => {
  for (const name of [theDefault, 'Regional program rules']) await expect.poll(() => row(name).getByRole(role).count(), patient).toBe(1);
});

appearance('C-notification-admin-12 the default is marked', async () => {
  await expect.poll(() => cell(theDefault, 'name').textContent(), patient).toContain('Default');
  await expect.poll(() => cell('Regional program rules', 'name').textContent(), patient).not.toContain('Default');
});

appearance('C-notification-admin-14 C-notification-admin-15 without regions and locations their columns do not show', async () => {
  await application.server.database.delete(choices).where(eq(choices.EntityId, 'summit'));
  const other = await application.open();
  await other.enterAs('admin@summit.example', path);
  await expect.poll(() => other.page.getByRole('columnheader', { name: 'Regions' }).count(), patient).toBe(0);
  await expect.poll(() => other.page.getByRole('columnheader', { name: 'Locations' }).count(), patient).toBe(0);
  await other.close();
});

appearance('C-notification-admin-16 C-notification-admin-93 the last reset date is written M/d/yyyy h:mm a', async () => {
  expect((await cell('Privacy notice', 'last-reset').textContent())?.trim()).toMatch(/^\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d{2} [AP]M$/);
});

appearance('C-notification-admin-17 C-notification-admin-90 the column of the last reset date has 175 px', async () => {
  expect((await page.getByRole('columnheader', { name: 'Last Reset Date' }).boundingBox())?.width).toBeCloseTo(175, 0);
});

appearance('C-notification-admin-18 each row has Reset, disabled while the editor is open', async () => {
  const resets = () => page.getByRole('button', { name: 'Reset', exact: true });
  await expect.poll(() => resets().count(), patient).toBeGreaterThan(1);
  await expect.poll(() => resets().first().isEnabled(), patient).toBe(true);
  await button('New').click();
  await expect.poll(() => resets().first().isDisabled(), patient).toBe(true);
});

appearance('C-notification-admin-19 C-notification-admin-20 C-notification-admin-21 an empty list shows ALL', async () => {
  for (const column of ['roles', 'regions', 'locations']) expect((await cell(theDefault, column).textContent())?.trim()).toBe('ALL');
  expect((await cell('Regional program rules', 'regions').textContent())?.trim()).toBe('East');
});

test('C-notification-admin-64 the toggle saves at once', async () => {
  const terms = await create('Toggled terms');
  const toggle = row(terms).getByRole('switch');
  await expect.poll(() => toggle.getAttribute('aria-checked'), patient).toBe('false');
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-checked'), patient).toBe('true');
  await tab.go(path);
  await expect.poll(() => row(terms).getByRole('switch').getAttribute('aria-checked'), patient).toBe('true');
});

appearance('C-notification-admin-38 C-notification-admin-89 the dialogs that ask have 600 px', async () => {
  await row(theDefault).getByRole('button', { name: 'Reset', exact: true }).click();
  const paper = page.locator('.MuiDialog-paper');
  await expect.poll(async () => Math.round((await paper.boundingBox())?.width ?? 0), patient).toBe(600);
  await dialog().getByRole('button', { name: 'No' }).click();
  await dialog().waitFor({ state: 'detached' });
});

test('C-notification-admin-65 C-notification-admin-74 Reset asks, then sets the date and turns it on', async () => {
  const terms = await create('Reset terms');
  await row(terms).getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => dialog().textContent(), patient).toContain('Are you sure you want to reset the Wellness Program Notification?');
  await expectSound(tab);
  await dialog().getByRole('button', { name: 'No' }).click();
  await dialog().waitFor({ state: 'detached' });
  expect((await cell(terms, 'last-reset').textContent())?.trim()).toBe('');
  await row(terms).getByRole('button', { name: 'Reset', exact: true }).click();
  await dialog().getByRole('button', { name: 'Yes' }).click();
  await expect.poll(async () => (await cell(terms, 'last-reset').textContent())?.trim(), patient).toMatch(/\d:\d{2} [AP]M$/);
  await expect.poll(() => row(terms).getByRole('switch').getAttribute('aria-checked'), patient).toBe('true');
});

appearance('C-notification-admin-72 Delete asks and names the number', async () => {
  const terms = await create('Doomed terms');
  await select(terms);
  await button('Delete').click();
  await expect.poll(() => dialog().textContent(), patient).toContain('Are you sure you want to delete the 1 selected program notification(s)?');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => row(terms).count(), patient).toBe(1);
});

test('C-notification-admin-66 C-notification-admin-67 C-notification-admin-73 Delete never takes the default', async () => {
  const terms = await create('Doomed terms');
  await select(terms);
  await select(theDefault);
  await button('Delete').click();
  expect(await dialog().textContent()).toContain(
    'Your selection includes the Default Wellness Program Notification, which can not be deleted. All other Notifications will be deleted, are you sure you want to delete 1 item?',
  );
  await dialog().getByRole('button', { name: 'Yes' }).click();
  await row(terms).waitFor({ state: 'detached' });
  await expect.poll(() => row(theDefault).count(), patient).toBe(1);
  await expect.poll(() => button('Copy').isDisabled(), patient).toBe(true);
});

test('a copy is disabled and named (copy)', async () => {
  const terms = await create('Copied terms');
  await row(terms).getByRole('switch').click();
  await select(terms);
  await button('Copy').click();
  await row(`${terms} (copy)`).waitFor();
  await expect.poll(() => row(`${terms} (copy)`).getByRole('switch').getAttribute('aria-checked'), patient).toBe('false');
});
