import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { entities } from '../../server/records/tables/people';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, settled, type Tab } from './support/application';
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
const { button, row, editor, content, create } = notificationScreen(() => page);

appearance('C-notification-admin-04 C-notification-admin-59 C-notification-admin-60 New opens an empty editor and is disabled while it is open', async () => {
  await expect.poll(() => editor().count(), patient).toBe(0);
  await button('New').click();
  await expect.poll(() => editor().getByLabel('Notification Name').inputValue(), patient).toBe('');
  expect((await content().textContent())?.trim()).toBe('');
  await expect.poll(() => button('New').isDisabled(), patient).toBe(true);
  await expectSound(tab);
});

test('C-notification-admin-11 C-notification-admin-61 a click on a name opens the editor filled', async () => {
  await button('Regional program rules').click();
  await expect.poll(() => editor().getByLabel('Notification Name').inputValue(), patient).toBe('Regional program rules');
  expect((await content().textContent())?.length).toBeGreaterThan(0);
});

appearance('C-notification-admin-68 C-notification-admin-70 C-notification-admin-71 Save waits for a name and for content', async () => {
  await button('New').click();
  await expect.poll(() => button('Save').isDisabled(), patient).toBe(true);
  await content().fill('You agree.');
  await expect.poll(() => button('Save').isDisabled(), patient).toBe(true);
  await editor().getByLabel('Notification Name').fill('x');
  await expect.poll(() => button('Save').isEnabled(), patient).toBe(true);
  // As a person does it: by the editor's own keys, which know what is selected.
  await content().press('ControlOrMeta+a');
  await content().press('Delete');
  await expect.poll(() => button('Save').isDisabled(), patient).toBe(true);
});

appearance('C-notification-admin-22 C-notification-admin-69 a name of more than 200 characters is kept and cannot be saved', async () => {
  await button('New').click();
  await content().fill('You agree.');
  await editor().getByLabel('Notification Name').fill('x'.repeat(201));
  await expect.poll(() => editor().getByLabel('Notification Name').inputValue(), patient).toHaveLength(201);
  await expect.poll(() => button('Save').isEnabled(), patient).toBe(false);
  await editor().getByLabel('Notification Name').fill('x'.repeat(200));
  await expect.poll(() => button('Save').isEnabled(), patient).toBe(true);
});

appearance(
  'C-notification-admin-23 C-notification-admin-36 C-notification-admin-37 the decline box shows for others than the default, unless the toggle is on',
  async () => {
    const box = (of: Page) => of.getByLabel('Allow user to proceed if they decline');
    await button('New').click();
    await expect.poll(() => box(page).count(), patient).toBe(1);
    await button('Cancel').click();
    await button(theDefault).click();
    await editor().getByLabel('Notification Name').waitFor();
    await expect.poll(() => box(page).count(), patient).toBe(0);

    const [company] = await application.server.database.select().from(entities).where(eq(entities.EntityId, 'lakeside'));
    const toggles = company?.EnabledToggles ?? [];
    await application.server.database
      .update(entities)
      .set({ EnabledToggles: [...toggles, 'admin-company-setting-redesign'] })
      .where(eq(entities.EntityId, 'lakeside'));
    await tab.go(path);
    await button('New').click();
    await editor().getByLabel('Notification Name').waitFor();
    await expect.poll(() => box(page).count(), patient).toBe(0);
    await application.server.database.update(entities).set({ EnabledToggles: toggles }).where(eq(entities.EntityId, 'lakeside'));
  },
);

describe.each([
  ['C-notification-admin-24 roles are chosen among several', 'Roles'],
  ['C-notification-admin-25 regions are chosen among several', 'Regions'],
  ['C-notification-admin-26 locations are chosen among several', 'Locations'],
])('%s', (_title, label) => {
  const control = () => editor().getByRole('button', { name: new RegExp(`^${label}: `) });
  const boxes = () => editor().getByRole('group', { name: label }).getByRole('checkbox').all();
  const press = (name: string) => editor().getByRole('group', { name: label }).getByRole('button', { name }).click();

  appearance('C-notification-admin-29 none is chosen at first, which reads (All)', async () => {
    await button('New').click();
    await expect.poll(() => control().textContent(), patient).toBe('(All)');
    await control().click();
    for (const one of await boxes()) expect(await one.isChecked()).toBe(false);
  });

  appearance('C-notification-admin-27 C-notification-admin-28 Select All chooses all of them, Clear none', async () => {
    await button('New').click();
    await control().click();
    await press('Select All');
    expect((await boxes()).length).toBeGreaterThan(1);
    for (const one of await boxes()) expect(await one.isChecked()).toBe(true);
    await press('Clear');
    await expect.poll(() => control().textContent(), patient).toBe('(All)');
    for (const one of await boxes()) expect(await one.isChecked()).toBe(false);
  });
});

appearance('C-notification-admin-30 C-notification-admin-31 the content has its tools', async () => {
  await button('New').click();
  await content().waitFor();
  const tools = await editor().getByRole('toolbar').getByRole('button').all();
  const names = await Promise.all(tools.map(async (tool) => (await tool.getAttribute('aria-label')) ?? (await tool.textContent())));
  for (const name of ['Bold', 'Italic', 'Underline', 'Align left', 'Numbered list', 'Bullet list', 'Code'])
    expect(names.map((one) => one?.toLowerCase())).toContain(name.toLowerCase());
});

appearance('C-notification-admin-32 C-notification-admin-88 the content has a height of 300', async () => {
  await button('New').click();
  await content().waitFor();
  expect((await editor().locator('.rich-scroll').boundingBox())?.height).toBe(300);
});

test('C-notification-admin-34 C-notification-admin-35 C-notification-admin-63 beside Save stands Cancel, which closes without saving', async () => {
  await button('Regional program rules').click();
  await expect.poll(() => button('Save').count(), patient).toBe(1);
  await editor().getByLabel('Notification Name').fill('Never saved');
  await button('Cancel').click();
  await expect.poll(() => editor().count(), patient).toBe(0);
  await expect.poll(() => row('Never saved').count(), patient).toBe(0);
});

appearance('C-notification-admin-33 Restore Default brings back the words of the default, and only of the default', async () => {
  await button('Regional program rules').click();
  await editor().getByLabel('Notification Name').waitFor();
  expect(await button('Restore Default').count()).toBe(0);
  await button('Cancel').click();
  await button(theDefault).click();
  const before = await content().textContent();
  await content().fill('Something else');
  await button('Restore Default').click();
  await expect.poll(() => content().textContent(), patient).not.toContain('Something else');
  expect(before?.length).toBeGreaterThan(0);
});

test('C-notification-admin-62 Save stores the notification and closes the editor', async () => {
  const terms = await create('Winter terms');
  await expect.poll(() => editor().count(), patient).toBe(0);
  await tab.go(path);
  await expect.poll(() => row(terms).count(), patient).toBe(1);
});

test('C-notification-admin-86 a failed save says so and keeps the editor open with its content; a failed load offers another try', async () => {
  // Its complaints are no other test's.
  tab = await openNotifications(application);
  page = tab.page;
  await page.route('**/api/programnotification/save', (route) => route.abort());
  await button('New').click();
  await editor().getByLabel('Notification Name').fill('Kept terms');
  await content().fill('Kept content');
  await button('Save').click();
  await page.getByText('The notification could not be saved. Your changes are still here. Please try again.').waitFor();
  await expect.poll(() => editor().getByLabel('Notification Name').inputValue(), patient).toBe('Kept terms');
  await expect.poll(() => content().textContent(), patient).toContain('Kept content');

  await page.route('**/api/programnotification/setup', (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }));
  await page.goto(path);
  await page.getByText('The program notifications could not be loaded.').waitFor({ timeout: 30_000 });
  await page.unroute('**/api/programnotification/setup');
  await button('Try again').click();
  await row(theDefault).waitFor();
  await settled(page);
  await tab.close();
});
