import { expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { watchScripts } from '../support/page-scripts';
import { watchTravel, weightOf } from '../support/travel';
import { settled, type Tab } from './support/application';
import { signedInState } from './support/signed-in';

const { test, application } = withApplication();
// Every landing weighs the sign-in page; the other pages share most of their files with it.
const inTurn = inSlices(test);

/** Kilobytes that travel, as the browser counts them: headers, compressed bodies. `npm run bench` says which packages they are. */
const budgets = { signIn: 300, signInScripts: 208, formPageScripts: 245, warmVisit: 30 };

/** What whole pages may weigh at a first visit, in kilobytes on the wire, and how many files of scripts they may load. */
const firstVisits = [
  ['/programs', 305, 18, 'pat@lakeside.example'],
  ['/trackers', 300, 35, 'pat@lakeside.example'],
  ['/calendar', 370, 35, 'pat@lakeside.example'],
  ['/administration/tools/challenges/dashboards', 450, 45, 'admin@lakeside.example'],
] as const;

/** How far visible parts of a page may be pushed about while it loads, in the browser's own measure. */
const mostShift = 0.02;

/** Words that stand in the code of what loads only where it is used. */
const marks = {
  'the grid': 'MuiDataGrid-virtualScroller',
  MUI: 'MuiPaper',
  charts: 'apexcharts',
  'the rich-text editor': 'ProseMirror',
  'the code editor': 'cm-editor',
  'what the numbers of each country are like': 'INVALID_COUNTRY',
  'code that makes code, as the compiler of validators does': 'new Function',
};

/** Opens an address in a tab of its own and counts what comes until it is quiet. */
async function visit(browser: Tab, path: string) {
  const tab = await browser.another();
  const travelled = await watchTravel(tab.page);
  const scripts = watchScripts(tab.page);
  await tab.page.addInitScript(watchShift);
  await tab.load(path);
  await tab.page.waitForLoadState('networkidle');
  await settled(tab.page);
  const shift = await tab.page.evaluate(() => (window as unknown as { shift: number }).shift);
  const found = { ...weightOf(travelled()), scriptFiles: await scripts(), shift };
  await tab.page.close();
  return found;
}

/** Runs in the page: sums what the browser says of parts that moved without anybody having done anything. */
function watchShift() {
  const page = window as unknown as { shift: number };
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) if (!entry.hadRecentInput) page.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Somebody who is signed in, in a browser that has nothing of the application yet. */
async function arriving(userName: string): Promise<Tab> {
  const fresh = await application.openNew();
  await fresh.context.setStorageState(await signedInState(application, userName));
  return fresh;
}

test('the sign-in page stays within its budget on the wire, brings nothing that it does not use, and weighs next to nothing again', async () => {
  const browser = await application.openNew();
  const cold = await visit(browser, '/act/auth/login');
  expect(cold.scripts).toBeGreaterThan(50);
  expect(cold.scripts).toBeLessThanOrEqual(budgets.signInScripts);
  expect(cold.all).toBeLessThanOrEqual(budgets.signIn);
  const surplus = cold.scriptFiles.flatMap(({ path, code }) =>
    Object.entries(marks)
      .filter(([, mark]) => code.includes(mark))
      .map(([what]) => `${path} has ${what}`),
  );
  expect(surplus).toEqual([]);
  const warm = await visit(browser, '/act/auth/login');
  expect(warm.all).toBeGreaterThan(0);
  expect(warm.all).toBeLessThanOrEqual(budgets.warmVisit);
  await browser.close();
});

inTurn.each([
  ['/act/userprofile', 'pat@lakeside.example'],
  ['/health/assessment', 'pat@summit.example'],
])('%s stays within the budget of a form page, stands still while it loads, and weighs little again', async (path, userName) => {
  const browser = await arriving(userName);
  const cold = await visit(browser, path);
  expect(cold.scripts).toBeGreaterThan(100);
  expect(cold.scripts).toBeLessThanOrEqual(budgets.formPageScripts);
  expect(cold.shift).toBeLessThanOrEqual(mostShift);
  const warm = await visit(browser, path);
  expect(warm.all).toBeLessThanOrEqual(budgets.warmVisit);
  expect(warm.shift).toBeLessThanOrEqual(mostShift);
  await browser.close();
});

inTurn.each(firstVisits)(
  'D-speed-04 D-speed-05 D-speed-20 a first visit of %s weighs at most %i kB, in at most %i scripts, and brings no grid that does not show',
  async (path, most, files, userName) => {
    const browser = await arriving(userName);
    const { all, scriptFiles, shift } = await visit(browser, path);
    expect(all).toBeGreaterThan(100);
    expect(all).toBeLessThanOrEqual(most);
    expect(scriptFiles.length).toBeLessThanOrEqual(files);
    expect(scriptFiles.filter(({ code }) => code.includes(marks['the grid'])).map(({ path: file }) => file)).toEqual([]);
    expect(shift).toBeLessThanOrEqual(mostShift);
    await browser.close();
  },
);

inTurn('what the sign-in page must not have is found where it is used', async () => {
  const browser = await application.openNew();
  const { scriptFiles } = await visit(browser, '/schema-preview');
  expect(scriptFiles.map(({ code }) => code).join('\n')).toContain(marks['the code editor']);
  await browser.close();
});
