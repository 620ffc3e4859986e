import type { RequestListener } from 'node:http';
import { describe, expect, onTestFinished } from 'vitest';
import { withApplication } from './support/fixture';
import { settled, type Tab } from './support/application';
import { axeFindings, colorRules } from './support/axe';
import { misfits, shiftOf, watchShift } from './support/fits';
import { answerStartUp } from './support/pages';
import { lastRun } from '../support/slice';
import { asEachRole, people, type Role, roles, type ScreenVisit, screensByRole, visitsNow } from './support/screens-of-roles';
import { follow } from './support/visits';

/** In pixels. A window of 1440 by 900 at 200 % has half of both. The widest stands last: it is looked at in dark too. */
const windows = {
  '320': { width: 320, height: 640 },
  '390': { width: 390, height: 844 },
  '200 %': { width: 720, height: 450 },
  '1024': { width: 1024, height: 768 },
  '1440': { width: 1440, height: 900 },
};
type WindowName = keyof typeof windows;
const windowNames = Object.keys(windows) as WindowName[];
const otherRoles: WindowName[] = ['390', '1440'];
/** How far parts of a page may be pushed about while it loads, in the browser's own measure. */
const mostShift = 0.01;
const lateMilliseconds = 400;
const { test, application } = withApplication();
let visits: Record<Role, ScreenVisit[]>;
/** Each role in a browser of its own, with nothing left to be answered at the start. */
const tabs = {} as Record<Role, Tab>;
test.beforeAll(async () => {
  visits = await screensByRole(application);
}, 180_000);

/** Somebody of a role in their browser: the same one for all that is looked at. */
async function arrive(role: Role): Promise<Tab> {
  if (tabs[role] !== undefined) return tabs[role];
  const who = people[role];
  if (who !== undefined) await answerStartUp(application, who);
  const tab = await application.open();
  tabs[role] = tab;
  await (who === undefined ? tab.go('/act/auth/login') : tab.enterAs(who));
  return tab;
}

/** What is wrong with the screen in a window. */
async function lookAt({ page }: Tab, name: WindowName, withAxe: boolean): Promise<string[]> {
  await page.setViewportSize(windows[name]);
  await settled(page);
  let found = await misfits(page);
  // A grid takes its new size a few frames later than the window.
  for (let again = 0; again < 30 && found.length > 0; again += 1) {
    await settled(page);
    found = await misfits(page);
  }
  return [...found, ...(withAxe ? await axeFindings(page) : [])];
}

/** What of the screen is not readable in dark, in the widest window, which shows most of it. All else is as in light: it is not looked at twice. */
async function lookInDark({ page }: Tab): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.colorScheme === 'dark');
  await settled(page);
  const found = await axeFindings(page, colorRules);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset.colorScheme === 'light');
  return found;
}

/** What a screen shows beside the bar, by its parts and how long their texts are: what is so much the same for two roles is measured once. */
const contentOf = ({ page }: Tab): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const part of body.querySelectorAll('[role="banner"], header.bar, script, style')) part.remove();
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) text.nodeValue = '~'.repeat(Math.ceil((text.nodeValue ?? '').trim().length / 8));
    return body.innerHTML.replace(/ (id|for|name|headers|href|src|value|title|data-id|aria-[a-z]+)="[^"]*"/g, '');
  });

/** Calls and pictures, whose size a page must know before they come. */
const late = /^\/api\/|\.(?:svg|png|jpe?g|webp)(?:\?|$)/;

/** Delays each call and each picture at the server, until the returned function is called. To hold requests in the browser costs as much as to load a page. */
function answerLate(): () => void {
  const { server } = application.server.app;
  const inTime = server.listeners('request') as RequestListener[];
  const answerLater: RequestListener = (request, response) => {
    const answer = () => inTime.forEach((listener) => listener.call(server, request, response));
    if (late.test(request.url ?? '')) setTimeout(answer, lateMilliseconds);
    else answer();
  };
  server.removeAllListeners('request').on('request', answerLater);
  return () => {
    server.removeAllListeners('request');
    for (const listener of inTime) server.on('request', listener);
  };
}

/** Every file of the page is loaded as at a first visit. */
async function withoutCache({ page, context }: Tab): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

describe('every screen', () => {
  test('fits at every width for each role, and axe finds nothing, nor what cannot be read in dark', async () => {
    const found: string[] = [];
    const looked = new Set<string>();
    await asEachRole(async (role) => {
      expect(visits[role].length).toBeGreaterThan(5);
      const now = visitsNow('every screen fits', visits[role]);
      if (now.length === 0) return;
      const tab = await arrive(role);
      for (const [index, { path, isFirst }] of now.entries()) {
        const came = await follow(tab, path);
        if (came !== path) found.push(`${path} for a ${role} led to ${came}`);
        const content = await contentOf(tab);
        // The first screen of a role shows its bar.
        if (index > 0 && looked.has(content)) continue;
        looked.add(content);
        // All widths for the first role of a screen; for others the narrowest and the widest window, where what they see differs.
        for (const name of isFirst ? windowNames : otherRoles) {
          // axe is dear: it sees a screen once in a wide window and once in a narrow one.
          const withAxe = isFirst && (name === '1440' || name === '390');
          for (const misfit of await lookAt(tab, name, withAxe)) found.push(`${path} for a ${role} at ${name}: ${misfit}`);
        }
        if (isFirst) for (const finding of await lookInDark(tab)) found.push(`${path} for a ${role} in dark: ${finding}`);
      }
    });
    expect(found, lastRun(4)).toEqual([]);
  }, 600_000);

  test.each(['1440', '390'] as const)(
    'stays where it is while its answers and pictures are late, at %s',
    async (name) => {
      const found: string[] = [];
      const now = Object.fromEntries(roles.map((role) => [role, visitsNow(`late answers at ${name}`, visits[role]).filter(({ isFirst }) => isFirst)]));
      // Those who come first still read in time.
      for (const role of roles) if (now[role]!.length > 0) await arrive(role);
      const inTime = answerLate();
      onTestFinished(inTime);
      await asEachRole(async (role) => {
        if (now[role]!.length === 0) return;
        const tab = await (await arrive(role)).another();
        await tab.page.setViewportSize(windows[name]);
        await withoutCache(tab);
        await watchShift(tab.page);
        for (const { path } of now[role]!) {
          await tab.load(path);
          const { sum, of } = await shiftOf(tab.page);
          if (sum > mostShift) found.push(`${path} for a ${role} moved by ${sum.toFixed(3)}: ${of.join('; ')}`);
        }
        await tab.page.close();
      });
      expect(found, lastRun(4)).toEqual([]);
    },
    600_000,
  );
});
