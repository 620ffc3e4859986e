import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumForTests, forShortVisits } from '../../support/chromium';
import { count } from '../../support/counts';

// A page of its own for a test costs as much as ten clicks. Pages of a worker are kept, and reset between visits.

/** Defined by main.tsx in a build for tests. */
declare global {
  interface Window {
    restartApplication?(path?: string): void;
  }
}

/** A page that may be used again, and whether a test did what cannot be undone in it. */
interface KeptPage {
  page: Page;
  context: BrowserContext;
  origin: string;
  isSpoiled: boolean;
}

const kept = new Map<Page, KeptPage>();
const resting: KeptPage[] = [];

/** One Chromium for all files of a worker. It ends with the worker's process. */
let launched: Promise<Browser> | undefined;
const browserOfWorker = async (): Promise<Browser> => {
  if (launched === undefined) count('browsers');
  launched ??= chromiumForTests(forShortVisits).then((options) => chromium.launch(options));
  return launched;
};

/** Gives a page of an origin that nobody uses: a rested one, else a new one in a context of its own. */
export async function takePage(origin: string, viewport: { width: number; height: number }): Promise<Page> {
  for (let rested = resting.pop(); rested !== undefined; rested = resting.pop()) {
    if (rested.origin !== origin || rested.isSpoiled) {
      await rested.context.close();
      continue;
    }
    const { width, height } = rested.page.viewportSize() ?? viewport;
    if (width !== viewport.width || height !== viewport.height) await rested.page.setViewportSize(viewport);
    return rested.page;
  }
  const context = await newContext(origin, viewport);
  const page = await newPage(context);
  const one: KeptPage = { page, context, origin, isSpoiled: false };
  kept.set(page, one);
  context.on('close', () => kept.delete(page));
  // The page that needs least of the server: from here on the application starts without loading a page.
  await page.goto('/errors');
  await empty(one);
  watchForSpoiling(one);
  return page;
}

/** A browser's window of its own, which shares nothing with others. Only a test of the service worker allows one: it would answer for the server. */
export const newContext = async (
  origin: string,
  viewport: { width: number; height: number },
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<BrowserContext> => (await browserOfWorker()).newContext({ viewport, baseURL: origin, serviceWorkers, reducedMotion: 'reduce' });

/** Opens a page in a context. */
export async function newPage(context: BrowserContext): Promise<Page> {
  count('pages');
  const page = await context.newPage();
  page.on('domcontentloaded', () => count('loads'));
  page.setDefaultTimeout(30_000);
  return page;
}

/** What a page runs at each load, its clock, and what a session of the protocol changes stay with it: such a page is not used again. */
function watchForSpoiling(one: KeptPage): void {
  const spoil = <Call extends (...given: never[]) => unknown>(call: Call): Call =>
    ((...given: never[]) => {
      one.isSpoiled = true;
      return call(...given);
    }) as Call;
  const { page, context } = one;
  // Chromium remembers a program that did not come, as when the server of a test ends, for as long as the page is loaded.
  context.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') one.isSpoiled = true;
  });
  page.addInitScript = spoil(page.addInitScript.bind(page));
  context.addInitScript = spoil(context.addInitScript.bind(context));
  page.routeWebSocket = spoil(page.routeWebSocket.bind(page));
  page.clock.install = spoil(page.clock.install.bind(page.clock));
  context.newCDPSession = spoil(context.newCDPSession.bind(context));
  context.setStorageState = spoil(context.setStorageState.bind(context));
}

/**
 * Takes a page back when its test is done: the application has ended, nothing is stored, routed or emulated, and no listener of the test is left. A page
 * that cannot be reset is closed with its context.
 */
export async function givePageBack(page: Page): Promise<void> {
  const one = kept.get(page);
  if (one === undefined) return page.context().pages().length > 1 ? page.close() : page.context().close();
  if (one.isSpoiled || page.isClosed()) return one.context.close();
  try {
    await reset(one);
    resting.push(one);
  } catch {
    await one.context.close();
  }
}

/** Listeners that tests add. Playwright has its own for the others. */
const events = ['console', 'pageerror', 'request', 'response', 'requestfinished', 'requestfailed', 'dialog', 'download', 'popup', 'websocket'] as const;

async function reset(one: KeptPage): Promise<void> {
  const { page, context } = one;
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' });
  await empty(one);
  await page.mouse.move(0, 0);
}

/** Deletes what the page has kept for the time without a network. */
export const forgetDevice = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => Object.assign(indexedDB.deleteDatabase('device'), { onsuccess: resolve, onerror: resolve })));

/** Ends the application and forgets what it has stored. */
async function empty({ page, origin }: KeptPage): Promise<void> {
  await page.waitForFunction((expected) => location.origin === expected && window.restartApplication !== undefined, origin, { timeout: 5000 });
  await page.evaluate(() => window.restartApplication?.());
  await forgetDevice(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const element of [document.body, document.documentElement]) element.removeAttribute('style');
  });
}

/** Starts the application at a path of its origin, as if the page were loaded there; false where the page does not show the application. */
export async function startAgain(page: Page, path: string, stored?: Record<string, string>): Promise<boolean> {
  const origin = kept.get(page)?.origin;
  if (origin === undefined || new URL(path, origin).origin !== origin) return false;
  return page.evaluate(
    ([at, expected, left]) => {
      if (location.origin !== expected || window.restartApplication === undefined) return false;
      if (left !== undefined) {
        localStorage.clear();
        for (const [name, value] of Object.entries(left)) localStorage.setItem(name, value);
      }
      window.restartApplication(at);
      return true;
    },
    [path, origin, stored] as const,
  );
}
