import { describe, expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { expectQuiet, expectSound, type Width } from './support/application';
import { patient } from './support/pages';
import { backTo, follow, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/programs', '/news', '/trackers', '/health/assessment', '/health/profile');

const signedIn = async () => {
  const tab = await application.open();
  await tab.enterAs('pat@summit.example');
  return tab;
};
const visit = sharedVisit(signedIn, (tab) => backTo(tab, '/programs'));

describe('the top bar', () => {
  test('A-shell-09 A-shell-10 D-health-screens-01 a participant finds the logo and the whole main menu at 1440', async () => {
    const tab = await visit();
    const bar = tab.page.getByRole('banner');
    expect(await bar.getByRole('link', { name: 'Wellspring' }).getAttribute('href')).toBe('/programs');
    const main = bar.getByRole('navigation', { name: 'Main' });
    const all = ['Programs', 'Health', 'Trackers', 'Rewards', 'Calendar', 'University', 'Resource Hub'];
    await expect.poll(() => main.getByRole('link').allTextContents(), patient).toEqual(all);
    expect(await main.getByRole('button').count()).toBe(0);
    expect(await bar.getByRole('link', { name: /News/ }).count()).toBe(1);
  });

  appearance('D-health-screens-02 Health leads to tabs with addresses of their own, and is marked on both', async () => {
    const tab = await visit();
    const health = tab.page.getByRole('banner').getByRole('link', { name: 'Health', exact: true });
    const tabs = tab.page.getByRole('main').getByRole('navigation', { name: 'Health' });
    await follow(tab, '/health/assessment');
    await expect.poll(() => health.getAttribute('aria-current'), patient).toBe('page');
    await expect.poll(() => tabs.getByRole('link').allTextContents(), patient).toEqual(['Assessment', 'Health profile']);
    await tabs.getByRole('link', { name: 'Health profile' }).click();
    await tab.page.waitForURL('**/health/profile');
    await expect.poll(() => tabs.getByRole('link', { name: 'Health profile' }).getAttribute('aria-current'), patient).toBe('page');
    expect(await tabs.getByRole('link', { name: 'Assessment' }).getAttribute('aria-current')).toBe(null);
    await expect.poll(() => health.getAttribute('aria-current'), patient).toBe('true');
    await follow(tab, '/programs');
    await expect.poll(() => health.getAttribute('aria-current'), patient).toBe(null);
  });

  appearance('A-shell-12 A-shell-14 a participant finds the news and a menu with their name', async () => {
    const bar = (await visit()).page.getByRole('banner');
    expect(await bar.getByRole('button', { name: 'Pat Stone' }).count()).toBe(1);
    expect(await bar.getByRole('link', { name: /News/ }).count()).toBe(1);
  });

  appearance('A-shell-13 the menu of the person has groups of items, and works by keyboard', async () => {
    const tab = await visit();
    const button = tab.page.getByRole('button', { name: 'Pat Stone' });
    await button.focus();
    await tab.page.keyboard.press('Enter');
    const menu = tab.page.getByRole('navigation', { name: 'Your account' });
    await expect.poll(() => menu.locator('.menu-group').allTextContents(), patient).toEqual(['Account', 'Appearance', 'Session']);
    await expect.poll(() => menu.getByRole('link').allTextContents(), patient).toEqual(['Profile', 'Log Out']);
    expect(await menu.getByRole('link').locator('svg').count()).toBe(2);
    await tab.page.keyboard.press('Escape');
    await expect.poll(() => menu.count(), patient).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectSound(tab);
  });

  appearance('A-shell-15 the badge of the news counts the announcements with a picture', async () => {
    const tab = await visit();
    const listed = await tab.page.evaluate(async () => {
      const { Token } = JSON.parse(localStorage.getItem('token') ?? '{}') as { Token: string };
      const answer = await fetch('/api/userannouncements', { headers: { authorization: `Bearer ${Token}` } });
      return ((await answer.json()) as { DisplayType: string; IsArchived: boolean }[]).filter(
        (one) => one.DisplayType === 'AnnouncementImage' && !one.IsArchived,
      ).length;
    });
    expect(listed).toBeGreaterThan(0);
    await expect.poll(() => tab.page.getByRole('link', { name: /News/ }).locator('.menu-badge').textContent(), patient).toBe(String(listed));
    await tab.page.getByRole('link', { name: /News/ }).click();
    await tab.page.waitForURL('**/news');
    await expect.poll(() => tab.page.getByRole('main').getByRole('heading', { level: 2 }).count(), patient).toBe(listed);
  });

  appearance('A-shell-16 A-constants-06 below 1324 px the main menu stands behind a toggle, and news with it', async () => {
    const tab = await visit();
    const toggle = tab.page.getByRole('button', { name: 'Menu' });
    await tab.page.setViewportSize({ width: 1324, height: 800 });
    await expect.poll(() => toggle.count(), patient).toBe(0);
    await tab.page.setViewportSize({ width: 1323, height: 800 });
    await expect.poll(() => toggle.count(), patient).toBe(1);
    await toggle.click();
    const main = tab.page.getByRole('navigation', { name: 'Main' });
    await expect.poll(() => main.getByRole('link', { name: /News/ }).count(), patient).toBe(1);
    await main.getByRole('link', { name: 'Trackers' }).click();
    await tab.page.waitForURL('**/trackers');
    await expect.poll(() => main.getByRole('link', { name: 'Trackers' }).isVisible(), patient).toBe(false);
  });

  appearance('A-shell-23 A-shell-24 A-shell-25 the devices stand in groups, the connected ones counted on a badge, with a button to register', async () => {
    const tab = await visit();
    const button = tab.page.getByRole('button', { name: /Devices/ });
    await button.click();
    const groups = tab.page.locator('.popover-parts');
    await expect.poll(() => groups.getByText('Connected', { exact: true }).count(), patient).toBe(1);
    expect(await groups.getByText('Supported', { exact: true }).count()).toBe(1);
    expect(await button.locator('.menu-badge').textContent()).toBe(String(await groups.getByRole('button', { name: 'Remove' }).count()));
    expect(await groups.getByRole('button', { name: 'Register' }).count()).toBe(1);
  });
});

test('A-constants-04 after a device is connected the list is asked for again every 20 s, until the change shows', async () => {
  const tab = await application.open();
  const item = { DeviceId: 'd1', Label: 'Slow Band', Provider: 'HumanApi', CanBeRemoved: true };
  let connected = false;
  let asked = 0;
  await tab.page.route('**/GetDeviceNavigationMenu', (route) => {
    asked += 1;
    const groups = connected
      ? [{ Label: 'Connected', Items: [{ ...item, Status: 'Connected' }] }]
      : [{ Label: 'Supported', Items: [{ ...item, Status: 'Supported' }] }];
    return route.fulfill({ json: { Items: groups } });
  });
  await tab.page.route('**/RegisterDeviceWithHumanApi**', (route) => route.fulfill({ json: { Data: null, Successful: true, Errors: [] } }));
  await tab.page.clock.install();
  await tab.enterAs('pat@summit.example');
  const devices = tab.page.getByRole('button', { name: /Devices/ });
  await devices.click();
  await tab.page.getByRole('button', { name: 'Connect' }).click();
  // Once at the start, and once after the call that connects.
  await expect.poll(() => asked, patient).toBe(2);
  await tab.page.clock.runFor(19_000);
  expect(asked).toBe(2);
  await tab.page.clock.runFor(1_500);
  await expect.poll(() => asked, patient).toBe(3);
  await tab.page.clock.runFor(20_500);
  await expect.poll(() => asked, patient).toBe(4);
  connected = true;
  await tab.page.clock.runFor(20_500);
  await expect.poll(() => asked, patient).toBe(5);
  await expect.poll(() => devices.locator('.menu-badge').allTextContents(), patient).toEqual(['1']);
  await tab.page.clock.runFor(60_000);
  expect(asked).toBe(5);
  await tab.close();
});

describe.each(['wide', 'narrow'] as Width[])('the frame, %s', (width) => {
  const here = width === 'wide' ? test : appearance;
  appearance('A-shell-26 A-shell-27 the footer has the year and a line of copyright', async () => {
    const footer = (await visit(width)).page.getByRole('contentinfo');
    await expect.poll(() => footer.textContent(), patient).toContain(`© ${new Date().getFullYear()} Wellspring`);
  });

  here.each([
    ['A-shell-28 A-shell-31 the footer leads to the Privacy Policy, in a dialog', 'Privacy Policy'],
    ['A-shell-29 A-shell-32 the footer leads to the End User Agreement, in a dialog', 'End User Agreement'],
  ])('%s', async (_title, name) => {
    const tab = await visit(width);
    await tab.page.getByRole('contentinfo').getByRole('button', { name }).click();
    const dialog = tab.page.getByRole('dialog', { name });
    await expect.poll(() => dialog.locator('.MuiDialogContent-root').textContent(), patient).toMatch(/\w{4}/);
    // Both are one dialog with other words.
    await (name === 'Privacy Policy' ? expectSound(tab) : expectQuiet(tab));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog.count(), patient).toBe(0);
  });
});

test('A-shell-30 A-shell-33 A-startup-01 the link to the default notification opens it, and from here it can be closed', async () => {
  const tab = await visit();
  await tab.page.getByRole('contentinfo').getByRole('button', { name: 'Wellness Program Notification' }).click();
  const dialog = tab.page.getByRole('dialog');
  await expect.poll(() => dialog.textContent(), patient).toMatch(/\w{10}/);
  await tab.page.keyboard.press('Escape');
  await expect.poll(() => dialog.count(), patient).toBe(0);
});

appearance('a server that cannot be reached is said in a banner; when it is back, the banner goes and what failed is loaded again', async () => {
  // Nothing that it shows may be at hand already.
  const tab = await signedIn();
  const notice = tab.page.getByText(/The server cannot be reached\.|You're offline\./);
  await tab.page.route('**/api/**', (route) => route.abort());
  await tab.page.getByRole('link', { name: /News/ }).click();
  await expect.poll(() => notice.count(), patient).toBe(1);
  await tab.page.unroute('**/api/**');
  await expect.poll(() => notice.count(), patient).toBe(0);
  await expect.poll(() => tab.page.getByRole('main').getByRole('heading', { level: 2 }).count(), patient).toBeGreaterThan(0);
  await tab.close();
});

test('a page that could not be loaded while the connection was away loads by itself when it is back', async () => {
  const tab = await application.openNew();
  await tab.enterAs('pat@summit.example');
  await tab.context.setOffline(true);
  await tab.page.getByRole('link', { name: /News/ }).click();
  const failed = tab.page.getByRole('main').getByRole('button', { name: 'Try again' });
  await failed.waitFor();
  await tab.page.getByText("We can't reach the server right now.").waitFor();
  await tab.context.setOffline(false);
  await tab.page.getByRole('main').getByRole('heading', { name: 'News', level: 1 }).waitFor();
  expect(await failed.count()).toBe(0);
  await tab.close();
});
