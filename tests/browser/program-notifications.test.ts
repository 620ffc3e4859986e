import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { choices, entities } from '../../server/records/tables/people';
import { type Application, expectSound, settled, startApplication, type Tab } from './support/application';

const path = '/administration/program-notifications';
let application: Application;
let tab: Tab;
let page: Page;

beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());
beforeEach(async () => {
  tab = await application.open();
  page = tab.page;
  // What is turned on here concerns this administrator too, and would ask at the next start: that dialog has tests of its own.
  await page.route('**/programnotification/getuserprogramnotifications', (route) => route.fulfill({ json: [] }));
  await tab.enterAs('admin@lakeside.example', path);
});
afterEach(() => tab.context.close());

/** What follows a click is drawn a moment later, and a busy machine takes longer. */
const patient = { timeout: 5000 };
/** A button of the screen, or of the dialog above it: the frame has buttons of its own. */
const button = (name: string) => page.locator('main, [role="dialog"], [role="alertdialog"]').getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const cell = (name: string, column: string) => row(name).locator(`[data-field="${column}"]`);
const select = async (name: string) => {
  await row(name).getByRole('checkbox').click();
  await expect.poll(() => row(name).getByRole('checkbox').isChecked(), patient).toBe(true);
};
const dialog = () => page.getByRole('alertdialog');
const editor = () => page.getByRole('region', { name: /(New|Edit) notification/ });
const content = () => editor().getByRole('textbox', { name: 'Content' });
const theDefault = 'Wellness Program Notification';

/** A notification of its own for each test, so that none depends on another. */
async function create(name: string): Promise<void> {
  await button('New').click();
  await editor().getByLabel('Notification Name').fill(name);
  await content().fill('You agree.');
  await button('Save').click();
  await row(name).waitFor();
}

test('C-notification-admin-01 C-notification-admin-76 administrators maintain the terms, nobody else', async () => {
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent(), patient).toBe('Program Notification Settings');
  const other = await application.open();
  await other.enterAs('coach@lakeside.example', path);
  await other.page.waitForURL('**/errors/unauthorized');
  await other.context.close();
});

test('C-notification-admin-02 the screen stands beside the menu of the administration', async () => {
  const menu = page.getByRole('navigation', { name: 'Section' });
  await expect.poll(() => menu.getByRole('link', { name: 'Program Notification Settings' }).getAttribute('aria-current'), patient).toBe('page');
});

test('C-notification-admin-03 the intro says what the terms are for', async () => {
  await expect.poll(() => page.getByText('All users will have to agree to terms before being able to use system.').count(), patient).toBe(1);
});

test('C-notification-admin-04 C-notification-admin-59 C-notification-admin-60 New opens an empty editor and is disabled while it is open', async () => {
  await expect.poll(() => editor().count(), patient).toBe(0);
  await button('New').click();
  await expect.poll(() => editor().getByLabel('Notification Name').inputValue(), patient).toBe('');
  expect((await content().textContent())?.trim()).toBe('');
  await expect.poll(() => button('New').isDisabled(), patient).toBe(true);
  await expectSound(tab);
});

test('C-notification-admin-05 C-notification-admin-06 C-notification-admin-07 Copy and Delete wait for a selection; Delete for more than the default', async () => {
  await expect.poll(() => button('Copy').isDisabled(), patient).toBe(true);
  await expect.poll(() => button('Delete').isDisabled(), patient).toBe(true);
  await select(theDefault);
  await expect.poll(() => button('Copy').isEnabled()).toBe(true);
  await expect.poll(() => button('Delete').isDisabled(), patient).toBe(true);
  await select('Regional program rules');
  await expect.poll(() => button('Delete').isEnabled()).toBe(true);
});

test('C-notification-admin-08 a click on a column sorts by it', async () => {
  const names = () => page.locator('[role="row"] [data-field="name"] .cell-link').allTextContents();
  await page.getByRole('columnheader', { name: 'Notification Name' }).click();
  const ascending = await names();
  expect(ascending).toEqual([...ascending].sort((left, right) => left.localeCompare(right)));
  await page.getByRole('columnheader', { name: 'Notification Name' }).click();
  await expect.poll(() => names(), patient).toEqual([...ascending].reverse());
});

test('C-notification-admin-09 C-notification-admin-10 C-notification-admin-13 C-notification-admin-14 C-notification-admin-15 the table has its columns', async () => {
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(headers.map((text) => text.trim())).toEqual(['', 'Off/On', 'Notification Name', 'Roles', 'Regions', 'Locations', 'Last Reset Date', 'Reset']);
  await expect.poll(() => row(theDefault).getByRole('checkbox').count(), patient).toBe(1);
  await expect.poll(() => row(theDefault).getByRole('switch').count(), patient).toBe(1);
});

test('C-notification-admin-11 C-notification-admin-61 a click on a name opens the editor filled', async () => {
  await button('Regional program rules').click();
  await expect.poll(() => editor().getByLabel('Notification Name').inputValue(), patient).toBe('Regional program rules');
  expect((await content().textContent())?.length).toBeGreaterThan(0);
});

test('C-notification-admin-12 the default is marked', async () => {
  await expect.poll(() => cell(theDefault, 'name').textContent(), patient).toContain('Default');
  await expect.poll(() => cell('Regional program rules', 'name').textContent(), patient).not.toContain('Default');
});

test('C-notification-admin-14 C-notification-admin-15 without regions and locations their columns do not show', async () => {
  await application.server.database.delete(choices).where(eq(choices.EntityId, 'summit'));
  const other = await application.open();
  await other.enterAs('admin@summit.example', path);
  await expect.poll(() => other.page.getByRole('columnheader', { name: 'Regions' }).count(), patient).toBe(0);
  await expect.poll(() => other.page.getByRole('columnheader', { name: 'Locations' }).count(), patient).toBe(0);
  await other.context.close();
});

test('C-notification-admin-16 C-notification-admin-17 C-notification-admin-90 C-notification-admin-93 the last reset date is written M/d/yyyy h:mm a in a column of 175 px', async () => {
  expect((await cell('Privacy notice', 'last-reset').textContent())?.trim()).toMatch(/^\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d{2} [AP]M$/);
  expect((await page.getByRole('columnheader', { name: 'Last Reset Date' }).boundingBox())?.width).toBeCloseTo(175, 0);
});

test('C-notification-admin-18 each row has Reset, disabled while the editor is open', async () => {
  const resets = () => page.getByRole('button', { name: 'Reset', exact: true });
  await expect.poll(() => resets().count(), patient).toBeGreaterThan(1);
  await expect.poll(() => resets().first().isEnabled(), patient).toBe(true);
  await button('New').click();
  await expect.poll(() => resets().first().isDisabled(), patient).toBe(true);
});

test('C-notification-admin-19 C-notification-admin-20 C-notification-admin-21 an empty list shows ALL', async () => {
  for (const column of ['roles', 'regions', 'locations']) expect((await cell(theDefault, column).textContent())?.trim()).toBe('ALL');
  expect((await cell('Regional program rules', 'regions').textContent())?.trim()).toBe('East');
});

test('C-notification-admin-22 C-notification-admin-68 C-notification-admin-69 C-notification-admin-70 C-notification-admin-71 Save waits for a name of 1 to 200 characters and for content', async () => {
  await button('New').click();
  await expect.poll(() => button('Save').isDisabled(), patient).toBe(true);
  await content().fill('You agree.');
  await expect.poll(() => button('Save').isDisabled()).toBe(true);
  // The box takes no more than 200 characters.
  await editor().getByLabel('Notification Name').fill('x'.repeat(201));
  await expect.poll(() => editor().getByLabel('Notification Name').inputValue(), patient).toHaveLength(200);
  await expect.poll(() => button('Save').isEnabled()).toBe(true);
  await content().fill('');
  await expect.poll(() => button('Save').isDisabled()).toBe(true);
});

test('C-notification-admin-23 C-notification-admin-36 C-notification-admin-37 the decline box shows for others than the default, unless the toggle is on', async () => {
  const box = (of: Page) => of.getByLabel('Allow user to proceed if they decline');
  await button('New').click();
  await expect.poll(() => box(page).count()).toBe(1);
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
});

test.each(['Roles', 'Regions', 'Locations'])(
  'C-notification-admin-24 C-notification-admin-25 C-notification-admin-26 C-notification-admin-27 C-notification-admin-28 C-notification-admin-29 %s has Select All, Clear and the (All) hint',
  async (label) => {
    await button('New').click();
    const control = editor().getByRole('button', { name: new RegExp(`^${label}: `) });
    await expect.poll(() => control.textContent(), patient).toBe('(All)');
    await control.click();
    const panel = editor().getByRole('group', { name: label });
    await panel.getByRole('button', { name: 'Select All' }).click();
    const boxes = await panel.getByRole('checkbox').all();
    expect(boxes.length).toBeGreaterThan(1);
    for (const one of boxes) expect(await one.isChecked()).toBe(true);
    await panel.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => control.textContent(), patient).toBe('(All)');
  },
);

test('C-notification-admin-30 C-notification-admin-31 C-notification-admin-32 C-notification-admin-88 the content has its tools and a height of 300', async () => {
  await button('New').click();
  await content().waitFor();
  const tools = await editor().getByRole('toolbar').getByRole('button').all();
  const names = await Promise.all(tools.map(async (tool) => (await tool.getAttribute('aria-label')) ?? (await tool.textContent())));
  for (const name of ['Bold', 'Italic', 'Underline', 'Align left', 'Numbered list', 'Bullet list', 'Code'])
    expect(names.map((one) => one?.toLowerCase())).toContain(name.toLowerCase());
  expect((await editor().locator('.rich-scroll').boundingBox())?.height).toBe(300);
});

test('C-notification-admin-33 C-notification-admin-34 C-notification-admin-35 C-notification-admin-63 Restore Default only for the default; Cancel closes without saving', async () => {
  await button('Regional program rules').click();
  await expect.poll(() => button('Restore Default').count(), patient).toBe(0);
  await expect.poll(() => button('Save').count(), patient).toBe(1);
  await editor().getByLabel('Notification Name').fill('Never saved');
  await button('Cancel').click();
  await expect.poll(() => editor().count(), patient).toBe(0);
  await expect.poll(() => row('Never saved').count(), patient).toBe(0);

  await button(theDefault).click();
  const before = await content().textContent();
  await content().fill('Something else');
  await button('Restore Default').click();
  await expect.poll(() => content().textContent()).not.toContain('Something else');
  expect(before?.length).toBeGreaterThan(0);
});

test('C-notification-admin-62 Save stores the notification and closes the editor', async () => {
  await create('Winter terms');
  await expect.poll(() => editor().count(), patient).toBe(0);
  await tab.go(path);
  await expect.poll(() => row('Winter terms').count(), patient).toBe(1);
});

test('C-notification-admin-64 the toggle saves at once', async () => {
  await create('Toggled terms');
  const toggle = row('Toggled terms').getByRole('switch');
  await expect.poll(() => toggle.getAttribute('aria-checked'), patient).toBe('false');
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
  await tab.go(path);
  await expect.poll(() => row('Toggled terms').getByRole('switch').getAttribute('aria-checked'), patient).toBe('true');
});

test('C-notification-admin-38 C-notification-admin-65 C-notification-admin-74 C-notification-admin-89 Reset asks in a dialog of 600 px, then sets the date and turns it on', async () => {
  await create('Reset terms');
  await row('Reset terms').getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => dialog().textContent(), patient).toContain('Are you sure you want to reset the Wellness Program Notification?');
  const paper = page.locator('.MuiDialog-paper');
  await expect.poll(async () => Math.round((await paper.boundingBox())?.width ?? 0)).toBe(600);
  await expectSound(tab);
  await dialog().getByRole('button', { name: 'No' }).click();
  await dialog().waitFor({ state: 'detached' });
  expect((await cell('Reset terms', 'last-reset').textContent())?.trim()).toBe('');
  await row('Reset terms').getByRole('button', { name: 'Reset', exact: true }).click();
  await dialog().getByRole('button', { name: 'Yes' }).click();
  await expect.poll(async () => (await cell('Reset terms', 'last-reset').textContent())?.trim()).toMatch(/\d:\d{2} [AP]M$/);
  await expect.poll(() => row('Reset terms').getByRole('switch').getAttribute('aria-checked'), patient).toBe('true');
});

test('C-notification-admin-66 C-notification-admin-67 C-notification-admin-72 C-notification-admin-73 Delete asks, names the number, and never takes the default', async () => {
  await create('Doomed terms');
  await select('Doomed terms');
  await button('Delete').click();
  await expect.poll(() => dialog().textContent(), patient).toContain('Are you sure you want to delete the 1 selected program notification(s)?');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => row('Doomed terms').count(), patient).toBe(1);

  await select(theDefault);
  await button('Delete').click();
  expect(await dialog().textContent()).toContain(
    'Your selection includes the Default Wellness Program Notification, which can not be deleted. All other Notifications will be deleted, are you sure you want to delete these 1 items?',
  );
  await dialog().getByRole('button', { name: 'Yes' }).click();
  await row('Doomed terms').waitFor({ state: 'detached' });
  await expect.poll(() => row(theDefault).count(), patient).toBe(1);
  await expect.poll(() => button('Copy').isDisabled(), patient).toBe(true);
});

test('a copy is disabled and named (copy)', async () => {
  await create('Copied terms');
  await row('Copied terms').getByRole('switch').click();
  await select('Copied terms');
  await button('Copy').click();
  await row('Copied terms (copy)').waitFor();
  await expect.poll(() => row('Copied terms (copy)').getByRole('switch').getAttribute('aria-checked'), patient).toBe('false');
});

test('C-notification-admin-86 a failed save says so and keeps the editor open with its content; a failed load offers another try', async () => {
  await page.route('**/api/programnotification/save', (route) => route.abort());
  await button('New').click();
  await editor().getByLabel('Notification Name').fill('Kept terms');
  await content().fill('Kept content');
  await button('Save').click();
  await page.getByText('The notification could not be saved. Nothing you wrote is lost; please try again.').waitFor();
  await expect.poll(() => editor().getByLabel('Notification Name').inputValue(), patient).toBe('Kept terms');
  await expect.poll(() => content().textContent(), patient).toContain('Kept content');

  await page.route('**/api/programnotification/setup', (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }));
  await page.goto(path);
  await page.getByText('The program notifications could not be loaded.').waitFor({ timeout: 15_000 });
  await page.unroute('**/api/programnotification/setup');
  await button('Try again').click();
  await row(theDefault).waitFor();
  await settled(page);
});
