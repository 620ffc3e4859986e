import type { Page, Request, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lastRun, runsNow } from '../support/slice';
import { testDefinitions } from '../server/support/definitions';
import { settled, type Tab } from './support/application';
import { inSlices, withApplication } from './support/fixture';
import { linksOf, listOffered, press } from './support/offered-actions';
import { answerStartUp } from './support/pages';
import { people, type Role, roles, type ScreenVisit, screensByRole } from './support/screens-of-roles';
import { touchesScreen } from './support/touched-screens';

// The generated test that keeps the class out. Each call that a screen makes fails in turn, and no text then says that nothing is here: neither the
// screen nor a widget knows it. What a screen calls is found in the page, not listed here. `SCREENS=/programs,/trackers` looks at these paths only.

const { SCREENS } = process.env;
const { test, application } = withApplication();
const selfCheck = inSlices(test, '/trackers', '/programs');
let visits: Record<Role, ScreenVisit[]>;
test.beforeAll(async () => {
  visits = await screensByRole(application);
  for (const who of Object.values(people)) if (who !== undefined) await answerStartUp(application, who);
}, 180_000);

/** Whether a visit is made in this landing: one in sixteen, and those to screens that it touches. */
const isNow = ({ screen, path, isFirst }: ScreenVisit): boolean =>
  isFirst && (SCREENS === undefined ? runsNow(`failed reads ${screen}`, 16, touchesScreen(screen)) : SCREENS.split(',').includes(path));

/** What the page says of nothing: that there is none, nothing or nobody, that something is not yet there, or a sum of 0. Choices of a form such as "None of these" say nothing of the kind. */
const textsOfNothing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = /^(?:no|none|nothing|nobody|no one|there (?:is|are) no(?:thing)?)\b|\byet\.?$|^0(?:\s|%|$)/i;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = (text.nodeValue ?? '').trim();
      if (said.test(words) && text.parentElement?.checkVisibility() === true && text.parentElement.closest('script, style, form, label') === null)
        found.push(words);
    }
    return found;
  });

/** What says who is signed in: where it fails, there is no page, or that of the sign-in. */
const signIn = /^\/api\/(?:session$|login\/)/;

/** The paths of calls by POST that only read: their body says what is asked for. */
const readsByPost = Object.values(testDefinitions().for(null).operations)
  .filter(({ method, reads }) => method === 'POST' && reads === true)
  .map(({ path }) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'i'));

/** The path of a call that only reads, other than those by which people are signed in. */
function readPath(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  if (!pathname.startsWith('/api/') || signIn.test(pathname)) return undefined;
  return request.method() === 'GET' || (request.method() === 'POST' && readsByPost.some((path) => path.test(pathname))) ? pathname : undefined;
}

/** The calls that only read and are made meanwhile. */
async function readsDuring(page: Page, act: () => Promise<unknown>): Promise<Set<string>> {
  const calls = new Set<string>();
  const hear = (request: Request) => {
    const read = readPath(request);
    if (read !== undefined) calls.add(read);
  };
  page.on('request', hear);
  await act();
  page.off('request', hear);
  return calls;
}

/** What a page says of nothing only while one of the calls that are made on the way to it fails, each with the call. */
async function saidWhileFailing(page: Page, place: string, calls: ReadonlySet<string>, reach: () => Promise<unknown>): Promise<string[]> {
  const usual = new Set(await textsOfNothing(page));
  const found: string[] = [];
  for (const call of calls) {
    const json = { StatusCode: 422, Errors: [{ Message: 'This is how a refusal looks.' }], ShowUser: true };
    const isCall = (url: URL) => url.pathname === call;
    const refuse = (route: Route) => route.fulfill({ status: 422, json });
    await page.route(isCall, refuse);
    await reach();
    // An open dialog hides the screen from screen readers.
    expect(await page.locator('main').count(), `${place} while ${call} fails`).toBe(1);
    found.push(...(await textsOfNothing(page)).filter((text) => !usual.has(text)).map((text) => `${place} says "${text}" while ${call} fails`));
    await page.unroute(isCall, refuse);
  }
  return found;
}

/** What a screen says of nothing only while one of its calls fails, each with the call. */
async function saidOfFailures(tab: Tab, path: string): Promise<{ calls: string[]; found: string[] }> {
  const calls = await readsDuring(tab.page, () => tab.go(path));
  return { calls: [...calls], found: await saidWhileFailing(tab.page, path, calls, () => tab.go(path)) };
}

/** How many buttons of a screen are pressed to find its dialogs. */
const mostPressed = 15;

/** The same for the dialogs that the buttons of a screen open. Calls that change something are refused meanwhile, so that a press writes nothing. */
async function saidInDialogs(tab: Tab, path: string): Promise<{ dialogs: string[]; found: string[] }> {
  const { page } = tab;
  const writes = (url: URL) => url.pathname.startsWith('/api/') && !signIn.test(url.pathname);
  const refuse = (route: Route) =>
    readPath(route.request()) !== undefined || route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 409, json: { StatusCode: 409, Errors: [], ShowUser: true } });
  await page.route(writes, refuse);
  await tab.go(path);
  const kinds = new Map((await listOffered(page, false)).map((one) => [one.kind, one]));
  const [found, dialogs]: [string[], string[]] = [[], []];
  for (const action of [...kinds.values()].slice(0, mostPressed)) {
    const reach = async () => {
      await tab.go(path);
      const again = (await listOffered(page, false)).find(({ kind }) => kind === action.kind);
      if (again !== undefined) await press(page, again).catch(() => undefined);
      await settled(page);
    };
    await tab.go(path);
    const before = page.url();
    const calls = await readsDuring(page, async () => {
      const again = (await listOffered(page, false)).find(({ kind }) => kind === action.kind);
      if (again !== undefined) await press(page, again).catch(() => undefined);
      await settled(page);
    });
    if (page.url() !== before || (await page.getByRole('dialog').count()) === 0) continue;
    dialogs.push(action.name);
    found.push(...(await saidWhileFailing(page, `${path} › ${action.name}`, calls, reach)));
  }
  await page.unroute(writes, refuse);
  return { dialogs, found };
}

/** One link of each screen that a page leads to with a query, such as a program with its id. */
async function withQuery(page: Page): Promise<string[]> {
  const links = (await linksOf(page)).filter((link) => link.includes('?'));
  return [...new Map(links.map((link) => [link.split('?')[0], link])).values()];
}

describe('a call that failed', () => {
  test.each(roles)(
    'makes no screen of a %s say that nothing is here',
    async (role) => {
      const now = visits[role].filter(isNow);
      if (now.length === 0) return;
      const who = people[role];
      const tab = await application.open();
      await (who === undefined ? tab.go('/act/auth/login') : tab.enterAs(who));
      const found: string[] = [];
      const links = new Set<string>();
      for (const { path } of now) {
        found.push(...(await saidOfFailures(tab, path)).found);
        await tab.go(path);
        for (const link of await withQuery(tab.page)) links.add(link);
        found.push(...(await saidInDialogs(tab, path)).found);
      }
      for (const link of links) found.push(...(await saidOfFailures(tab, link)).found);
      await tab.close();
      expect(found, lastRun(16)).toEqual([]);
    },
    3_600_000,
  );

  // Shows that the test above can fail.
  selfCheck('is found, and so is what is said of nothing', async () => {
    const tab = await application.open();
    await tab.enterAs(people.participant);
    const { calls } = await saidOfFailures(tab, '/trackers');
    expect(calls.length).toBeGreaterThan(1);
    expect((await saidInDialogs(tab, '/trackers')).dialogs.length).toBeGreaterThan(0);
    await tab.go('/programs');
    const links = await withQuery(tab.page);
    expect(links.some((link) => link.startsWith('/programs/detail?'))).toBe(true);
    await tab.page.evaluate(() => document.querySelector('main')?.append('There are no trackers yet.'));
    expect(await textsOfNothing(tab.page)).toContain('There are no trackers yet.');
    await tab.close();
  });
});

describe('a value of the address that there is none of', () => {
  const { screens } = testDefinitions().for(null);
  const unknown = 'no-such-thing';
  /** The variables of a screen that the address says. */
  const inAddress = (screen: string): string[] =>
    Object.values(screens[screen]?.screen.state ?? {}).flatMap(({ inAddress: name }) => (typeof name === 'string' ? [name] : []));
  /** What the choices of a page show as chosen. */
  const chosen = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('main select, main [role="combobox"]')].map((control) =>
        control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.textContent ?? '') : control.value,
      ),
    );

  test.each(roles)(
    'is no choice of a screen of a %s, and a text that nothing can be called is not looked for',
    async (role) => {
      const now = visits[role].filter((visit) => isNow(visit) && inAddress(visit.screen).length > 0);
      if (now.length === 0) return;
      const tab = await application.open();
      await tab.enterAs(people[role]!);
      const found: string[] = [];
      for (const { screen, path } of now)
        for (const name of inAddress(screen)) {
          await tab.go(`${path}?${name}=${unknown}`);
          if ((await chosen(tab.page)).includes(unknown)) found.push(`${path} shows the value of "${name}" as a choice`);
          const calls = await readsDuring(tab.page, () => tab.go(`${path}?${name}=%00`));
          expect(calls.size, path).toBeGreaterThan(0);
          const notices = await tab.page.locator('.notice').allInnerTexts();
          if (notices.length > 0) found.push(`${path}?${name}=%00 says ${JSON.stringify(notices)}`);
        }
      await tab.close();
      expect(found, lastRun(16)).toEqual([]);
    },
    600_000,
  );

  selfCheck('is found among the choices', async () => {
    const tab = await application.open();
    await tab.enterAs(people.participant);
    await tab.go('/programs');
    expect(inAddress('programs')).toContain('year');
    await tab.page.evaluate((text) => document.querySelector('main select')?.replaceChildren(new Option(text)), unknown);
    expect(await chosen(tab.page)).toContain(unknown);
    await tab.close();
  });
});
