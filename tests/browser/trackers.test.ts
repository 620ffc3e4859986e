import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, expectSound, settled, startApplication, type Tab, type Width } from './support/application';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

const patient = { timeout: 15_000 };
const participant = '/coaching/participant-list/participant-profile/user-000001';
const tiles = ({ page }: Tab) => page.locator('main .tile');
const closed = async ({ page }: Tab) => expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0);

/** Opens a tracker of the list, waits for its dialog, and leaves it. */
async function openAndLeave(tab: Tab, name: string): Promise<void> {
  await tab.page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  await expect.poll(() => tab.page.getByRole('dialog', { name }).count(), patient).toBe(1);
  await settled(tab.page);
  await expectSound(tab);
  await tab.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await closed(tab);
}

describe.each(['wide', 'narrow'] as Width[])('%s', (width) => {
  test('C-tracker-02 C-tracker-31 a person finds their trackers as tiles with picture, name and last entry, by the menu, and opens one', async () => {
    const tab = await application.open(width);
    await tab.enterAs('pat@lakeside.example');
    if (width === 'wide') await tab.page.getByRole('link', { name: 'Trackers' }).click();
    else await tab.go('/trackers');
    await tab.page.waitForURL('**/trackers');
    await expect.poll(() => tiles(tab).count(), patient).toBeGreaterThan(7);
    await expect.poll(() => tab.page.locator('main .tile svg').count(), patient).toBe(await tiles(tab).count());
    expect((await tiles(tab).allTextContents()).every((text) => /(Last entry [A-Z][a-z]+ \d+, \d{4}|No entries yet)$/.test(text))).toBe(true);
    expect(await tab.page.getByRole('heading', { level: 1 }).textContent()).toBe('Trackers');
    await expectSound(tab);
    await openAndLeave(tab, 'Weight');
    await tab.context.close();
  });

  test('C-tracker-01 C-tracker-204 C-tracker-212 a coach looks for a participant, comes to the profile and opens a tracker of theirs', async () => {
    const tab = await application.open(width);
    await tab.enterAs('coach@lakeside.example', '/coaching/participant-list');
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
    await openAndLeave(tab, 'Weight');
    expect(asked.filter((path) => path.includes('user-000001')).length).toBeGreaterThan(0);
    await tab.page.getByRole('link', { name: 'All participants' }).click();
    await tab.page.waitForURL('**/coaching/participant-list');
    await tab.context.close();
  });
});

test('somebody whom a coach does not coach is not shown, and a list that fails can be tried again', async () => {
  const tab = await application.open();
  await tab.enterAs('coach@lakeside.example', '/coaching/participant-list/participant-profile/nobody');
  const failure = tab.page.locator('main .notice');
  await expect.poll(() => failure.textContent(), patient).toContain('This participant could not be loaded, or is not one of yours.');
  expect(await tiles(tab).count()).toBe(0);
  let isDown = true;
  await tab.page.route('**/api/**/*racker*ist*', (route) => (isDown ? route.abort() : route.continue()));
  await tab.page.route('**/api/**/tracker-entries**', (route) => (isDown ? route.abort() : route.continue()));
  await tab.go('/trackers');
  await expect.poll(() => failure.textContent(), patient).toContain('The trackers could not be loaded.');
  expect(await tab.page.getByRole('button', { name: 'Add entry' }).count()).toBe(0);
  isDown = false;
  await tab.page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => tiles(tab).count(), patient).toBeGreaterThan(0);
  await tab.context.close();
});
