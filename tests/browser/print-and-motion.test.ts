import { expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { settled, type Tab } from './support/application';
import { answerStartUp, patient } from './support/pages';
import { signedInState } from './support/signed-in';

const { test, application } = withApplication();
const appearance = inSlices(test, '/trackers', '/health/profile', '/administration/tools/challenges/dashboards');

/** Opens the history of a tracker, which stands in a dialog. */
async function openTracker({ page }: Tab, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await settled(page);
  const dialog = page.getByRole('dialog', { name });
  // Its entries are on a tab of their own.
  await dialog.getByRole('tab', { name: 'Data' }).click();
  await expect.poll(() => dialog.getByRole('row').count(), patient).toBeGreaterThan(3);
  return dialog;
}

/** Runs in the page: elements that change their style as a transition although no code asked for one on the element itself. A script that measures them would see the old style. */
const slow = () =>
  [...document.querySelectorAll('*')]
    .filter((element) => !(element.getAttribute('style') ?? '').includes('transition') && getComputedStyle(element).transitionDuration !== '0s')
    .map(({ localName, className }) => `${localName} ${String(className)}`);

/** Runs in the page: what would move or fade for longer than people notice. */
const movers = () =>
  [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
      const seconds = [...transitionDuration.split(','), ...(animationName === 'none' ? [] : animationDuration.split(','))].map((text) =>
        Number.parseFloat(text),
      );
      return seconds.some((one) => one > 0.001);
    })
    .map(({ localName, className }) => `${localName} ${String(className)}`);

appearance('nothing moves for a person who asks for less motion, dialogs included, and every style changes at once', async () => {
  const tab = await application.open();
  await tab.page.emulateMedia({ reducedMotion: 'no-preference' });
  await tab.enterAs('pat@lakeside.example', '/trackers');
  await openTracker(tab, 'Weight');
  expect((await tab.page.evaluate(movers)).filter((name) => name.includes('MuiDialog-container'))).toHaveLength(1);
  await tab.page.emulateMedia({ reducedMotion: 'reduce' });
  expect([await tab.page.evaluate(movers), await tab.page.evaluate(slow)]).toEqual([[], []]);
});

appearance('of a dialog that is open paper has the whole, and not the page behind it', async () => {
  const tab = await application.open();
  await tab.enterAs('pat@lakeside.example', '/trackers');
  const dialog = await openTracker(tab, 'Weight');
  const title = tab.page.getByRole('heading', { name: 'Trackers', level: 1, includeHidden: true });
  const content = dialog.locator('.MuiDialogContent-root');
  const asked = dialog.getByRole('tab', { name: 'Data', includeHidden: true });
  const cut = () => content.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect([await title.isVisible(), await asked.isVisible(), (await cut()) > 0]).toEqual([true, true, true]);

  await tab.page.emulateMedia({ media: 'print' });
  expect([await title.isVisible(), await asked.isVisible(), await cut()]).toEqual([false, false, 0]);
  expect(await dialog.getByRole('row').last().isVisible()).toBe(true);
  expect(await dialog.locator('.button:visible').count()).toBe(0);
  // As wide as a sheet: what a cell says goes on below, and nothing ends with an ellipsis.
  await tab.page.setViewportSize({ width: 718, height: 1000 });
  const cells = await dialog
    .locator('[role="gridcell"]:visible')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth, textContent }) => ({ cut: scrollWidth > clientWidth, textContent })));
  expect(cells.length).toBeGreaterThan(10);
  expect(cells.filter(({ cut }) => cut)).toEqual([]);
  // What lies below the window is on the next sheets: nothing but the page itself holds the dialog.
  const { paper, page } = await content.evaluate((element) => ({ paper: element.getBoundingClientRect().height, page: document.documentElement.scrollHeight }));
  expect(page).toBeGreaterThanOrEqual(Math.floor(paper));
});

/** A person on a page of charts that are all far below, in a browser that has nothing yet. */
async function aboveCharts(userName: string, path: string, savesData: boolean): Promise<Tab> {
  await answerStartUp(application, userName);
  const tab = await application.openNew();
  await tab.context.setStorageState(await signedInState(application, userName));
  await tab.page.addInitScript((saves) => Object.defineProperty(navigator, 'connection', { value: { saveData: saves } }), savesData);
  await tab.page.setViewportSize({ width: 1440, height: 60 });
  await tab.load(path);
  await settled(tab.page);
  await tab.page
    .locator('.chart')
    .last()
    .waitFor({ state: 'attached', ...patient });
  return tab;
}
const drawings = ({ page }: Tab) => page.locator('.chart-drawing svg.apexcharts-svg').count();
const knowsDrawing = ({ page }: Tab) => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/Drawing-[^/]*\.js$/.test(name)));

appearance('D-speed-12 a page is printed with the charts that were never in view', async () => {
  const tab = await aboveCharts('pat@lakeside.example', '/health/profile', false);
  expect([await drawings(tab), await knowsDrawing(tab)]).toEqual([0, false]);
  await tab.page.mouse.move(300, 30);
  await expect.poll(() => knowsDrawing(tab), patient).toBe(true);
  expect(await drawings(tab)).toBe(0);
  await tab.page.emulateMedia({ media: 'print' });
  await expect.poll(() => drawings(tab), patient).toBe(2);
  await tab.close();
});

appearance('D-speed-12 D-speed-14 with Save-Data, a page is printed with the tables of these charts', async () => {
  const tab = await aboveCharts('admin@lakeside.example', '/administration/tools/challenges/dashboards?challenge=lakeside-fall-2', true);
  const tables = tab.page.locator('.chart-table');
  expect(await tables.count()).toBeGreaterThan(0);
  await tab.page.mouse.move(300, 30);
  await tab.page.emulateMedia({ media: 'print' });
  await expect.poll(() => tab.page.locator('.chart-table[open]').count(), patient).toBe(await tables.count());
  expect([await drawings(tab), await knowsDrawing(tab)]).toEqual([0, false]);
  await tab.close();
});
