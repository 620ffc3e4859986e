import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { entities, profiles, users } from '../../server/records/tables/people';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, type Tab, type Width } from './support/application';
import { patient } from './support/pages';
import { signedInState } from './support/signed-in';
import { backTo, follow, sharedVisit } from './support/visits';

const { test, application, undoAfterTest } = withApplication();
const appearance = inSlices(test, '/programs', '/administration/program-notifications', '/news');

const signedIn = async (who = 'pat@summit.example', path?: string): Promise<Tab> => {
  const tab = await application.open();
  await tab.enterAs(who, path);
  return tab;
};
const visit = sharedVisit(
  () => signedIn(),
  (tab) => backTo(tab, '/programs'),
);
const notifications = '/administration/program-notifications';
const administration = sharedVisit(() => signedIn('admin@lakeside.example', notifications));
const focused = (tab: Tab) =>
  tab.page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim() || document.activeElement?.tagName);
const isOpen = (tab: Tab, button: string) => tab.page.getByRole('banner').getByRole('button', { name: button }).getAttribute('aria-expanded');

appearance('by keyboard the first key leads past the bar to the content', async ({ tab }) => {
  await tab.enterAs('pat@summit.example');
  // The focus is where a page that nobody has touched has it.
  await tab.load('/programs');
  await tab.page.keyboard.press('Tab');
  expect(await focused(tab)).toBe('Skip to the content');
  await tab.page.keyboard.press('Enter');
  await expect.poll(() => focused(tab), patient).toBe('main');
  expect(new URL(tab.page.url()).pathname).toBe('/programs');
});

describe('the bar', () => {
  /** An administrator with a picture, and a name that leaves the menu little room. */
  const longNamed = sharedVisit(async () => {
    await application.server.database
      .update(users)
      .set({ ProfileImageUrl: '/icon.svg', FirstName: 'Maximiliane Alexandrina', LastName: 'von Hohenberg-Lichtenstein' })
      .where(eq(users.UserName, 'admin@summit.example'));
    return signedIn('admin@summit.example');
  });

  appearance("A-shell-11 the menu of the person shows the person's picture", async () => {
    const picture = (await longNamed()).page.getByRole('button', { name: 'Maximiliane Alexandrina von Hohenberg-Lichtenstein' }).locator('img');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), patient).toBeGreaterThan(0);
    expect(await picture.getAttribute('src')).toBe('/icon.svg');
  });

  test('A-shell-18 A-shell-19 in the first sign-in neither bar nor side menu shows; afterwards both do', async ({ tab }) => {
    await undoAfterTest();
    const { database } = application.server;
    await database.update(users).set({ FirstLoginPending: true }).where(eq(users.UserName, 'admin@lakeside.example'));
    await database
      .update(entities)
      .set({ EnabledToggles: ['RegistrationV2Enabled'] })
      .where(eq(entities.EntityId, 'lakeside'));
    await tab.enterAs('admin@lakeside.example', notifications);
    await expect.poll(() => tab.page.locator('main h1').count(), patient).toBe(1);
    expect(await tab.page.locator('header').count()).toBe(0);
    expect(await tab.page.locator('.section-menu').count()).toBe(0);
    await database.update(users).set({ FirstLoginPending: false }).where(eq(users.UserName, 'admin@lakeside.example'));
    await tab.go(notifications);
    await expect.poll(() => tab.page.locator('header').count(), patient).toBe(1);
    expect(await tab.page.locator('.section-menu').count()).toBe(1);
  });

  appearance('A-constants-06 up to 640 px it is a phone, up to 1023 a tablet, above a desktop', async () => {
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

  describe('that the pointer has left', () => {
    /** More is open, the pointer has just left it, and 499 ms have gone by. */
    const visitLeft = sharedVisit(
      async () => {
        const tab = await signedIn('coach@lakeside.example');
        await tab.page.clock.install();
        await tab.page.clock.pauseAt(Date.now() + 60_000);
        return leaveMenu(tab);
      },
      async (tab) => void (await leaveMenu(tab)),
    );
    async function leaveMenu(tab: Tab): Promise<Tab> {
      await tab.page.getByRole('button', { name: 'More' }).hover();
      await expect.poll(() => isOpen(tab, 'More'), patient).toBe('true');
      await tab.page.mouse.move(600, 700);
      await tab.page.clock.runFor(499);
      return tab;
    }

    appearance('A-constants-08 a menu stays open for 500 ms, and then closes', async () => {
      const tab = await visitLeft();
      expect(await isOpen(tab, 'More')).toBe('true');
      await tab.page.clock.runFor(1);
      await expect.poll(() => isOpen(tab, 'More'), patient).toBe('false');
    });

    appearance('a menu stays open when it comes back within 500 ms', async () => {
      const tab = await visitLeft();
      await tab.page.getByRole('button', { name: 'More' }).hover();
      await tab.page.clock.runFor(5_000);
      expect(await isOpen(tab, 'More')).toBe('true');
    });
  });

  for (const [who, language, last] of [
    ['admin@lakeside.example', 'en-US', 'Resource Hub'],
    ['admin@summit.example', 'en-US', 'Resource Hub'],
    ['pat@cedar.example', 'es-419', 'Recursos'],
  ] as const)
    appearance(`at 1440 all menu items of ${who} have room in the bar: a long name ends with an ellipsis first`, async ({ tab }) => {
      await tab.page.setViewportSize({ width: 1440, height: 900 });
      await tab.enterAs(who);
      if (language !== 'en-US') {
        await undoAfterTest();
        const [person] = await application.server.database.select().from(users).where(eq(users.UserName, who));
        await application.server.database.update(profiles).set({ PreferredLanguage: language }).where(eq(profiles.UserId, person!.UserId));
        await tab.enterAs(who);
      }
      // Terms that a person has not agreed to stand above the bar: it is looked at by its elements.
      const main = tab.page.locator('.bar-inner > nav').first();
      await expect.poll(() => main.locator('> ul > li').last().textContent(), patient).toBe(last);
      await expect.poll(() => main.locator('> .popover').count(), patient).toBe(0);
      expect(
        await tab.page.locator('.bar').evaluate((bar) => Math.max(...[...bar.querySelectorAll('a, button')].map((item) => item.getBoundingClientRect().right))),
      ).toBeLessThanOrEqual(1440);
    });

  appearance('items that find no room in the bar stand under More, and nothing runs out of the page', async () => {
    const tab = await longNamed();
    await tab.page.evaluate(() => {
      document.documentElement.style.fontSize = '160%';
    });
    await tab.page.setViewportSize({ width: 1324, height: 800 });
    const main = tab.page.getByRole('navigation', { name: 'Main' });
    await expect.poll(() => main.getByRole('link', { name: 'Resource Hub' }).count(), patient).toBe(0);
    const edge = await tab.page
      .getByRole('banner')
      .evaluate((bar) => Math.max(...[...bar.querySelectorAll('a, button')].map((item) => item.getBoundingClientRect().right)));
    expect(edge).toBeLessThanOrEqual(1324);
    await main.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => main.getByRole('link', { name: 'Resource Hub' }).isVisible(), patient).toBe(true);
  });
});

describe('by keyboard', () => {
  appearance('every part of the frame is a landmark with a name of its own, and the item of the open page says so', async () => {
    const tab = await administration();
    await follow(tab, notifications);
    const names = () => tab.page.getByRole('navigation').evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
    await expect.poll(names, patient).toEqual(['Main', 'News', 'Section', 'Legal']);
    for (const role of ['banner', 'main', 'contentinfo'] as const) expect(await tab.page.getByRole(role).count()).toBe(1);
    expect(await tab.page.locator('[aria-current="page"]').allTextContents()).toEqual(['Administration', 'Program Notification Settings']);
  });

  appearance('Tab leaves an opened menu and closes it', async () => {
    const tab = await visit();
    const button = tab.page.getByRole('button', { name: 'Pat Stone' });
    await button.focus();
    await tab.page.keyboard.press('Enter');
    await expect.poll(() => isOpen(tab, 'Pat Stone'), patient).toBe('true');
    await tab.page.keyboard.press('Shift+Tab');
    await expect.poll(() => isOpen(tab, 'Pat Stone'), patient).toBe('false');
  });

  appearance('a dialog opened from the frame gives the focus back to what opened it, also in a popover, which stays open', async () => {
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

appearance('a finger opens a menu and closes it by touching elsewhere', async () => {
  const context = await (await visit()).context.browser()?.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    baseURL: application.address,
    storageState: await signedInState(application, 'pat@summit.example'),
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
});

describe('for other eyes', () => {
  appearance.each([
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

  appearance.each(['wide', 'narrow'] as Width[])('from right to left the frame is its own mirror image: %s', async (width) => {
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

  appearance('with forced colours the open item, the badge and the focus are still told apart', async () => {
    const tab = await visit();
    await tab.page.emulateMedia({ forcedColors: 'active' });
    const outlineOf = (locator: ReturnType<Tab['page']['locator']>) => locator.evaluate((element) => getComputedStyle(element).outlineStyle);
    const main = tab.page.getByRole('navigation', { name: 'Main' });
    expect(await outlineOf(main.locator('[aria-current="page"]'))).toBe('solid');
    expect(await outlineOf(main.getByRole('link', { name: 'Trackers' }))).toBe('none');
    const badge = tab.page.locator('.menu-badge').first();
    expect(await badge.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid');
    await tab.page.keyboard.press('Tab');
    await main.getByRole('link', { name: 'Trackers' }).focus();
    expect(await outlineOf(main.getByRole('link', { name: 'Trackers' }))).toBe('solid');
    await tab.page.emulateMedia({ forcedColors: 'none' });
  });
});

appearance('A-shell-06 A-shell-07 the page is in English as it is written in the United States', async () => {
  const tab = await visit();
  expect(await tab.page.evaluate(() => document.documentElement.lang)).toBe('en-US');
});
