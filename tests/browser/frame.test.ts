import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities, users } from '../../server/records/tables/people';
import { type Application, expectSound, startApplication, type Tab, type Width } from './support/application';
import { backTo, sharedVisit } from './support/visits';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

const patient = { timeout: 15_000 };
const signedIn = async (who = 'pat@summit.example', width: Width = 'wide'): Promise<Tab> => {
  const tab = await application.open(width);
  await tab.enterAs(who);
  return tab;
};
const visit = sharedVisit(
  () => signedIn(),
  (tab) => backTo(tab, '/programs'),
);
const focused = (tab: Tab) =>
  tab.page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim() || document.activeElement?.tagName);
const isOpen = (tab: Tab, button: string) => tab.page.getByRole('banner').getByRole('button', { name: button }).getAttribute('aria-expanded');

describe('the bar', () => {
  test("A-shell-11 the menu of the person shows the person's picture", async () => {
    await application.server.database.update(users).set({ ProfileImageUrl: '/icon.svg' }).where(eq(users.UserName, 'admin@summit.example'));
    const tab = await signedIn('admin@summit.example');
    const picture = tab.page.getByRole('button', { name: 'Ari Blake' }).locator('img');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), patient).toBeGreaterThan(0);
    expect(await picture.getAttribute('src')).toBe('/icon.svg');
    await tab.context.close();
  });

  test("A-shell-17 with the redesign toggle a button Log Out stands instead of the person's menu, and logs out", async () => {
    await application.server.database
      .update(entities)
      .set({ EnabledToggles: ['RedesignEnabled'] })
      .where(eq(entities.EntityId, 'riverton'));
    const [person] = await application.server.database.select().from(users).where(eq(users.EntityId, 'riverton')).limit(1);
    await application.server.database.update(entities).set({ EntityFeatures: [] }).where(eq(entities.EntityId, 'riverton'));
    const tab = await signedIn(person?.UserName);
    const bar = tab.page.getByRole('banner');
    await expect.poll(() => bar.getByRole('button', { name: 'Log Out' }).count(), patient).toBe(1);
    expect(await bar.getByRole('button', { name: `${person?.FirstName} ${person?.LastName}` }).count()).toBe(0);
    await bar.getByRole('button', { name: 'Log Out' }).click();
    await tab.page.waitForURL('**/act/auth/login');
    await tab.context.close();
  });

  test('A-shell-18 A-shell-19 in the first sign-in neither bar nor side menu shows; afterwards both do', async () => {
    const { database } = application.server;
    await database.update(users).set({ FirstLoginPending: true }).where(eq(users.UserName, 'admin@lakeside.example'));
    await database
      .update(entities)
      .set({ EnabledToggles: ['RegistrationV2Enabled'] })
      .where(eq(entities.EntityId, 'lakeside'));
    const tab = await signedIn('admin@lakeside.example');
    await tab.go('/administration/program-notifications');
    await expect.poll(() => tab.page.locator('main h1').count(), patient).toBe(1);
    expect(await tab.page.locator('header').count()).toBe(0);
    expect(await tab.page.locator('.section-menu').count()).toBe(0);
    await database.update(users).set({ FirstLoginPending: false }).where(eq(users.UserName, 'admin@lakeside.example'));
    await tab.go('/administration/program-notifications');
    await expect.poll(() => tab.page.locator('header').count(), patient).toBe(1);
    expect(await tab.page.locator('.section-menu').count()).toBe(1);
    await tab.context.close();
  });

  test.each([
    ['admin@lakeside.example', ['Administration']],
    ['coach@lakeside.example', ['Coaching']],
    ['support@lakeside.example', ['Support']],
    ['partner@north.example', ['Partner Administration']],
    ['pat@lakeside.example', []],
  ])('A-shell-05 beside what everybody has, the menu of %s has %j', async (who, tools) => {
    const tab = await signedIn(who);
    const main = tab.page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => main.getByRole('link', { name: 'University' }).count(), patient).toBe(1);
    const usual = ['Programs', 'Health', 'Trackers', 'Rewards', 'Calendar', 'Health Profile', 'University', 'Resource Hub'];
    expect((await main.getByRole('link').allTextContents()).filter((name) => !usual.includes(name))).toEqual(tools);
    await tab.context.close();
  });

  test('A-constants-06 up to 640 px it is a phone, up to 1023 a tablet, above a desktop', async () => {
    const tab = await visit();
    for (const [width, size] of [
      [640, 'phone'],
      [641, 'tablet'],
      [1023, 'tablet'],
      [1024, 'desktop'],
    ] as const) {
      await tab.page.setViewportSize({ width, height: 800 });
      await expect.poll(() => tab.page.locator('.layout').getAttribute('data-viewport'), patient).toBe(size);
    }
  });

  test('A-constants-08 a menu stays open for 500 ms after the pointer has left it, and then closes', async () => {
    const tab = await signedIn();
    await tab.page.clock.install();
    await tab.page.clock.pauseAt(Date.now() + 60_000);
    await tab.page.getByRole('button', { name: 'More' }).hover();
    await expect.poll(() => isOpen(tab, 'More'), patient).toBe('true');
    await tab.page.mouse.move(600, 700);
    await tab.page.clock.runFor(499);
    expect(await isOpen(tab, 'More')).toBe('true');
    await tab.page.clock.runFor(1);
    await expect.poll(() => isOpen(tab, 'More'), patient).toBe('false');
    await tab.context.close();
  });

  test('a pointer that comes back within 500 ms keeps the menu open', async () => {
    const tab = await signedIn();
    await tab.page.clock.install();
    await tab.page.clock.pauseAt(Date.now() + 60_000);
    await tab.page.getByRole('button', { name: 'More' }).hover();
    await expect.poll(() => isOpen(tab, 'More'), patient).toBe('true');
    await tab.page.mouse.move(600, 700);
    await tab.page.clock.runFor(499);
    await tab.page.getByRole('button', { name: 'More' }).hover();
    await tab.page.clock.runFor(5_000);
    expect(await isOpen(tab, 'More')).toBe('true');
    await tab.context.close();
  });

  test('items that find no room in the bar stand under More, and nothing runs out of the page', async () => {
    await application.server.database
      .update(users)
      .set({ FirstName: 'Maximiliane Alexandrina', LastName: 'von Hohenberg-Lichtenstein' })
      .where(eq(users.UserName, 'admin@summit.example'));
    const tab = await signedIn('admin@summit.example');
    await tab.page.evaluate(() => {
      document.documentElement.style.fontSize = '130%';
    });
    await tab.page.setViewportSize({ width: 1324, height: 800 });
    const main = tab.page.getByRole('navigation', { name: 'Main' });
    await expect.poll(() => main.getByRole('link', { name: 'Administration' }).count(), patient).toBe(0);
    const edge = await tab.page
      .getByRole('banner')
      .evaluate((bar) => Math.max(...[...bar.querySelectorAll('a, button')].map((item) => item.getBoundingClientRect().right)));
    expect(edge).toBeLessThanOrEqual(1324);
    await main.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => main.getByRole('link', { name: 'Administration' }).isVisible(), patient).toBe(true);
    await tab.context.close();
  });
});

describe('by keyboard', () => {
  test('the first key leads past the bar to the content', async () => {
    const tab = await visit();
    await tab.go('/programs');
    await tab.page.keyboard.press('Tab');
    expect(await focused(tab)).toBe('Skip to the content');
    await tab.page.keyboard.press('Enter');
    await expect.poll(() => focused(tab), patient).toBe('main');
    expect(new URL(tab.page.url()).pathname).toBe('/programs');
  });

  test('every part of the frame is a landmark with a name of its own, and the item of the open page says so', async () => {
    const tab = await signedIn('admin@lakeside.example');
    await tab.go('/administration/program-notifications');
    const names = () => tab.page.getByRole('navigation').evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
    await expect.poll(names, patient).toEqual(['Main', 'News', 'Section', 'Legal']);
    for (const role of ['banner', 'main', 'contentinfo'] as const) expect(await tab.page.getByRole(role).count()).toBe(1);
    expect(await tab.page.locator('[aria-current="page"]').allTextContents()).toEqual(['Administration', 'Program Notification Settings']);
    await tab.context.close();
  });

  test('Tab leaves an opened menu and closes it', async () => {
    const tab = await visit();
    const button = tab.page.getByRole('button', { name: 'Pat Stone' });
    await button.focus();
    await tab.page.keyboard.press('Enter');
    await expect.poll(() => isOpen(tab, 'Pat Stone'), patient).toBe('true');
    await tab.page.keyboard.press('Shift+Tab');
    await expect.poll(() => isOpen(tab, 'Pat Stone'), patient).toBe('false');
  });

  test('a dialog opened from the frame gives the focus back to what opened it, also in a popover, which stays open', async () => {
    const tab = await visit();
    const opener = tab.page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' });
    await opener.focus();
    await tab.page.keyboard.press('Enter');
    await expect.poll(() => tab.page.getByRole('dialog').count(), patient).toBe(1);
    await tab.page.keyboard.press('Escape');
    await expect.poll(() => focused(tab), patient).toBe('Privacy Policy');
    await tab.page.getByRole('button', { name: /Devices/ }).focus();
    await tab.page.keyboard.press('Enter');
    const remove = tab.page.getByRole('button', { name: 'Remove' }).first();
    await remove.focus();
    await tab.page.keyboard.press('Enter');
    await expect.poll(() => tab.page.getByRole('alertdialog').count(), patient).toBe(1);
    await tab.page.keyboard.press('Escape');
    await expect.poll(() => tab.page.getByRole('alertdialog').count(), patient).toBe(0);
    await expect.poll(() => focused(tab), patient).toBe('Remove');
  });

  test('behind the toggle of a phone the menu works by keyboard; the chosen page has the focus', async () => {
    const tab = await visit('narrow');
    const toggle = tab.page.getByRole('button', { name: 'Menu' });
    await toggle.focus();
    await tab.page.keyboard.press('Enter');
    await expect.poll(() => isOpen(tab, 'Menu'), patient).toBe('true');
    await expectSound(tab);
    await tab.page.keyboard.press('Escape');
    await expect.poll(() => isOpen(tab, 'Menu'), patient).toBe('false');
    expect(await focused(tab)).toBe('Menu');
    await tab.page.keyboard.press('Enter');
    await tab.page.keyboard.press('Tab');
    await tab.page.keyboard.press('Tab');
    await tab.page.keyboard.press('Enter');
    await tab.page.waitForURL('**/health/**');
    await expect.poll(() => focused(tab), patient).toBe('main');
    expect(await isOpen(tab, 'Menu')).toBe('false');
  });
});

test('a finger opens a menu and closes it by touching elsewhere', async () => {
  const tab = await signedIn('pat@summit.example', 'narrow');
  const state = await tab.context.storageState();
  const browser = tab.context.browser();
  const context = await browser?.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    baseURL: application.address,
    storageState: state,
  });
  const page = await context?.newPage();
  if (!context || !page) throw new Error('There is no browser.');
  await page.goto('/news');
  const button = page.getByRole('button', { name: 'Pat Stone' });
  await button.tap();
  await expect.poll(() => button.getAttribute('aria-expanded'), patient).toBe('true');
  await page.getByRole('main').tap({ position: { x: 20, y: 500 } });
  await expect.poll(() => button.getAttribute('aria-expanded'), patient).toBe('false');
  await context.close();
  await tab.context.close();
});

describe('for other eyes', () => {
  test.each([
    { name: 'the width of 200 % zoom', width: 720, height: 450 },
    { name: 'the width of 400 % zoom', width: 320, height: 256 },
  ])('at $name nothing runs out of the page, open or closed', async ({ width, height }) => {
    const tab = await visit();
    await tab.page.setViewportSize({ width, height });
    await expectSound(tab);
    await tab.page.getByRole('button', { name: 'Menu' }).click();
    await expectSound(tab);
    // The last item can be reached: the list scrolls by itself.
    const last = tab.page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  });

  test.each(['wide', 'narrow'] as Width[])('from right to left the frame is its own mirror image: %s', async (width) => {
    const tab = await visit(width);
    await tab.page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const size = tab.page.viewportSize()?.width ?? 0;
    const logo = await tab.page.getByRole('banner').getByRole('link').first().boundingBox();
    expect(logo?.x ?? 0).toBeGreaterThan(size / 2);
    await tab.page.getByRole('button', { name: 'Pat Stone' }).click();
    const panel = tab.page.locator('.popover-content:not([hidden])');
    await expect.poll(() => panel.count(), patient).toBe(1);
    const box = await panel.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size);
    await expectSound(tab);
    await tab.page.evaluate(() => {
      document.documentElement.dir = 'ltr';
    });
  });

  test('with forced colours the open item, the badge and the focus are still told apart', async () => {
    const tab = await visit();
    await tab.page.emulateMedia({ forcedColors: 'active' });
    const outlineOf = (locator: ReturnType<Tab['page']['locator']>) => locator.evaluate((element) => getComputedStyle(element).outlineStyle);
    const main = tab.page.getByRole('navigation', { name: 'Main' });
    expect(await outlineOf(main.locator('[aria-current="page"]'))).toBe('solid');
    expect(await outlineOf(main.getByRole('link', { name: 'Rewards' }))).toBe('none');
    const badge = tab.page.locator('.menu-badge').first();
    expect(await badge.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid');
    await tab.page.keyboard.press('Tab');
    await main.getByRole('link', { name: 'Rewards' }).focus();
    expect(await outlineOf(main.getByRole('link', { name: 'Rewards' }))).toBe('solid');
    await tab.page.emulateMedia({ forcedColors: 'none' });
  });
});

test('A-shell-06 A-shell-07 the page is in English as it is written in the United States', async () => {
  const tab = await visit();
  expect(await tab.page.evaluate(() => document.documentElement.lang)).toBe('en-US');
});
