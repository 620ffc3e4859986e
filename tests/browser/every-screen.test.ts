import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { SessionAnswer } from '../../runtime/app/session';
import type { Shell } from '../../runtime/definitions/compiled';
import { type Application, axeFindings, colorRules, settled, startApplication, type Tab } from './support/application';
import { misfits, shiftOf, watchShift } from './support/fits';
import { judge } from './support/judged';
import { answerStartUp } from './support/pages';
import { follow } from './support/visits';

/** Somebody of each role, and of companies whose look or settings are others; nobody sees what is there before signing in. */
const people = {
  visitor: undefined,
  participant: 'pat@lakeside.example',
  administrator: 'admin@lakeside.example',
  coach: 'coach@lakeside.example',
  support: 'support@wellspring.example',
  'partner administrator': 'partner@north.example',
  'super administrator': 'super@wellspring.example',
};
type Role = keyof typeof people;
const roles = Object.keys(people) as Role[];

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
/** How far parts of a page may be pushed about while it loads, in the browser's own measure. */
const mostShift = 0.02;
const lateMilliseconds = 400;
/** Screens that show nothing of their own: they sign somebody in or out, and lead on. */
const leadOn = new Set(['auto-sign-in', 'single-sign-on', 'sign-out']);
/** What a path names, where it names somebody or something. */
const parameters: Record<string, string> = { userId: 'user-000001', curriculumId: 'calm-and-focus', courseId: 'mindful-minutes' };

let application: Application;
/** For each role the screens that open for them, each by one path; `isFirst` where no role before it has the screen. */
const visits = {} as Record<Role, { path: string; isFirst: boolean }[]>;
/** Each role in a browser of its own, with nothing left to be answered at the start. */
const tabs = {} as Record<Role, Tab>;
beforeAll(async () => {
  application = await startApplication();
  const seen = new Set<string>();
  for (const role of roles) {
    const screens = [...(await screensFor(role))];
    visits[role] = screens.map(([screen, path]) => ({ path, isFirst: !seen.has(screen) }));
    for (const [screen] of screens) seen.add(screen);
  }
}, 60_000);
afterAll(() => application?.close());

/** The screens that open for somebody who is signed in, by what was compiled for their company, as the page decides it; each with one of its paths. */
async function screensFor(role: Role): Promise<Map<string, string>> {
  const { server } = application;
  const who = people[role];
  const { body: session } = await (who === undefined ? server.nobody : await server.as(who)).get<SessionAnswer>('/session');
  const { routes } = (await server.app.inject(`/definitions/${session.Revision}/shell.json`)).json<Shell>();
  const comesTo = await judge(server, who);
  const paths = new Map<string, string>();
  for (const { path, screen, allow } of routes) {
    const named = path.replace(/:(\w+)\??/g, (_mark, name: string) => parameters[name] ?? '1');
    // What everybody may open is the way in and out: it is looked at as a visitor sees it, but for those that lead on at once.
    const isTheirs = (allow === 'everyone') === (who === undefined) && !leadOn.has(screen);
    if (isTheirs && !paths.has(screen) && comesTo(named) === named) paths.set(screen, named);
  }
  return paths;
}

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
  // A grid takes its new size a little later than the window.
  for (let again = 0; again < 3 && found.length > 0; again += 1) {
    await page.waitForTimeout(150);
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

/** Each role in a browser of its own, two at a time: a machine has about as many cores. */
async function asEachRole(look: (role: Role) => Promise<void>): Promise<void> {
  const waiting = [...roles];
  const next = async (): Promise<void> => {
    const role = waiting.shift();
    if (role === undefined) return;
    await look(role);
    await next();
  };
  await Promise.all([next(), next()]);
}

/** From now on the server begins later with each call, until what is returned is called. To hold requests in the browser costs as much as to load a page. */
function answerLate(): () => void {
  const { server } = application.server.app;
  const inTime = server.listeners('request') as RequestListener[];
  const late: RequestListener = (request, response) => {
    const answer = () => inTime.forEach((listener) => listener.call(server, request, response));
    if (request.url?.startsWith('/api/')) setTimeout(answer, lateMilliseconds);
    else answer();
  };
  server.removeAllListeners('request').on('request', late);
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
      const tab = await arrive(role);
      for (const [index, { path, isFirst }] of visits[role].entries()) {
        const came = await follow(tab, path);
        if (came !== path) found.push(`${path} for a ${role} led to ${came}`);
        const content = await contentOf(tab);
        // The first screen of a role shows its bar.
        if (index > 0 && looked.has(content)) continue;
        looked.add(content);
        for (const name of windowNames) {
          // axe is dear: it sees a screen once in a wide window and once in a narrow one.
          const withAxe = isFirst && (name === '1440' || name === '390');
          for (const misfit of await lookAt(tab, name, withAxe)) found.push(`${path} for a ${role} at ${name}: ${misfit}`);
        }
        if (isFirst) for (const finding of await lookInDark(tab)) found.push(`${path} for a ${role} in dark: ${finding}`);
      }
    });
    expect(found).toEqual([]);
  }, 150_000);

  test.each(['1440', '390'] as const)(
    'stays where it is while its answers are late, at %s',
    async (name) => {
      const found: string[] = [];
      // Those who come first still read in time.
      for (const role of roles) await arrive(role);
      const inTime = answerLate();
      onTestFinished(inTime);
      await asEachRole(async (role) => {
        const tab = await (await arrive(role)).another();
        await tab.page.setViewportSize(windows[name]);
        await withoutCache(tab);
        await watchShift(tab.page);
        for (const { path, isFirst } of visits[role]) {
          if (!isFirst) continue;
          await tab.go(path);
          const { sum, of } = await shiftOf(tab.page);
          if (sum > mostShift) found.push(`${path} for a ${role} moved by ${sum.toFixed(3)}: ${of.join('; ')}`);
        }
        await tab.page.close();
      });
      expect(found).toEqual([]);
    },
    150_000,
  );
});
