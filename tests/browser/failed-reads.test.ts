import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lastRun, runsNow } from '../support/slice';
import type { Tab } from './support/application';
import { withApplication } from './support/fixture';
import { answerStartUp } from './support/pages';
import { people, type Role, roles, type ScreenVisit, screensByRole } from './support/screens-of-roles';
import { touchesScreen } from './support/touched-screens';

// The generated test that keeps the class out. Each call that a screen makes fails in turn, and no text then says that nothing is here: neither the
// screen nor a widget knows it. What a screen calls is found in the page, not listed here. `SCREENS=/programs,/trackers` looks at these paths only.

const { SCREENS } = process.env;
const { test, application } = withApplication();
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

/** The path of a call that only reads, other than those by which people are signed in. */
function readPath(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  return pathname.startsWith('/api/') && request.method() === 'GET' && !signIn.test(pathname) ? pathname : undefined;
}

/** What a screen says of nothing only while one of its calls fails, each with the call. */
async function saidOfFailures(tab: Tab, path: string): Promise<{ calls: string[]; found: string[] }> {
  const { page } = tab;
  const calls = new Set<string>();
  const hear = (request: Request) => {
    const read = readPath(request);
    if (read !== undefined) calls.add(read);
  };
  page.on('request', hear);
  await tab.go(path);
  page.off('request', hear);
  const usual = new Set(await textsOfNothing(page));
  const found: string[] = [];
  for (const call of calls) {
    const json = { StatusCode: 400, Errors: [{ Message: 'This is how a refusal looks.' }], ShowUser: true };
    await page.route(
      (url) => url.pathname === call,
      (route) => route.fulfill({ status: 400, json }),
    );
    await tab.go(path);
    expect(await page.getByRole('main').count(), `${path} while ${call} fails`).toBe(1);
    found.push(...(await textsOfNothing(page)).filter((text) => !usual.has(text)).map((text) => `${path} says "${text}" while ${call} fails`));
    await page.unrouteAll();
  }
  return { calls: [...calls], found };
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
      for (const { path } of now) found.push(...(await saidOfFailures(tab, path)).found);
      await tab.close();
      expect(found, lastRun(16)).toEqual([]);
    },
    3_600_000,
  );

  test('is found, and so is what is said of nothing', async () => {
    const tab = await application.open();
    await tab.enterAs(people.participant);
    const { calls } = await saidOfFailures(tab, '/trackers');
    expect(calls.length).toBeGreaterThan(1);
    await tab.page.evaluate(() => document.querySelector('main')?.append('There are no trackers yet.'));
    expect(await textsOfNothing(tab.page)).toContain('There are no trackers yet.');
    await tab.close();
  });
});
