import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AppOptions } from '../../../server/app';
import { systemClock } from '../../../server/foundation/clock';
import { demoPassword } from '../../../server/demo/load';
import { lastRun } from '../../support/slice';
import { startTestServer, type TestServer } from '../../server/support/test-server';
import { axeFindingsOfSlice } from './axe';
import { testPage } from './build-page';
import { reportAtFailure } from './failure-report';
import { givePageBack, newContext, newPage, startAgain, takePage } from './page-pool';
import { leaveInBrowser, signedInStorage } from './signed-in';

export const widths = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;
export type Width = keyof typeof widths;

/** One tab, watched: whatever the console or the Content-Security-Policy complains of is kept. */
export interface Tab {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, thrown errors, CSP reports. */
  complaints: string[];
  /** Starts the application at a path: without loading the page where it shows the application already. */
  go(path: string): Promise<void>;
  /** Loads the page at a path, for what happens only then. */
  load(path: string): Promise<void>;
  /** By the sign-in page, as people do. */
  signIn(userName: string): Promise<void>;
  /** Opens a path as somebody who signed in before: with a session of their own, and with what the sign-in page leaves in a browser. */
  enterAs(userName: string, path?: string): Promise<void>;
  /** Another tab of the same browser. */
  another(): Promise<Tab>;
  /** The next test may use the page. */
  close(): Promise<void>;
}

export interface Application {
  server: TestServer;
  address: string;
  open(width?: Width): Promise<Tab>;
  /** A tab of a browser that has loaded nothing of the application yet. */
  openNew(width?: Width): Promise<Tab>;
  /** A tab of a browser that has loaded nothing yet, and in which the service worker runs: the page opens without a network later. */
  openInstalled(width?: Width): Promise<Tab>;
  close(): Promise<void>;
}

/** All files of a worker have one port after the other, so that the browser's cache of their address outlives a file. */
let portOfWorker = 0;

async function listen({ app }: TestServer): Promise<string> {
  const at = (port: number) => app.listen({ port, host: '127.0.0.1' });
  await at(portOfWorker).catch(() => at(0));
  const { port } = app.server.address() as AddressInfo;
  if (portOfWorker === 0) portOfWorker = port;
  return `http://127.0.0.1:${port}`;
}

/** The whole application on a demo database of its own, in a Chromium with nothing of another test in it. */
export async function startApplication(options: Partial<AppOptions> = {}): Promise<Application> {
  const pageFolder = fileURLToPath(new URL(`../../../${testPage}`, import.meta.url));
  const server = await startTestServer({ pageFolder, clock: systemClock, publicUrl: undefined, ...options });
  const address = await listen(server);
  const opened = new Set<Tab>();
  const openOn = async (page: Promise<Page>): Promise<Tab> => {
    const tab = await openTab({ server, address }, await page);
    opened.add(tab);
    const close = async () => {
      if (opened.delete(tab)) await tab.close();
    };
    return { ...tab, close };
  };
  return {
    server,
    address,
    open: (width = 'wide') => openOn(takePage(address, widths[width])),
    openNew: (width = 'wide') => openOn(newContext(address, widths[width]).then(newPage)),
    openInstalled: (width = 'wide') => openOn(newContext(address, widths[width], 'allow').then(newPage)),
    close: async () => {
      for (const tab of opened) await tab.close();
      await server.close();
    },
  };
}

/** How many times slower than it is the processor of a page shall seem (`SLOWED=6`): what a test leaves to chance fails then within a few runs. */
async function slowedDown(page: Page): Promise<void> {
  const rate = Number(process.env.SLOWED ?? 1);
  if (rate > 1) await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
}

async function openTab(opened: Pick<Application, 'server' | 'address'>, page: Page): Promise<Tab> {
  const context = page.context();
  const stopReporting = reportAtFailure(page);
  await slowedDown(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Pages of the pool run without the service worker, and the browser says so.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Service Worker registration blocked')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const load = async (path: string) => {
    await page.goto(path);
    await settled(page);
  };
  const go = async (path: string) => {
    if (await startAgain(page, path)) await settled(page);
    else await load(path);
  };
  const signIn = async (userName: string) => {
    await go('/act/auth/login');
    await page.getByLabel('User name').fill(userName);
    await page.locator('input[name="password"], input[type="password"]').first().fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/programs');
    await settled(page);
  };
  return {
    page,
    context,
    complaints,
    go,
    load,
    signIn,
    another: async () => openTab(opened, await newPage(context)),
    async enterAs(userName, path = '/programs') {
      const left = await signedInStorage(opened, userName);
      if (await startAgain(page, path, left)) return settled(page);
      await leaveInBrowser(page, opened.address, left);
      await load(path);
    },
    async close() {
      stopReporting();
      await givePageBack(page);
    },
  };
}

/** Waits until nothing is being loaded: no placeholder and no busy part is left. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.placeholder, [aria-busy="true"], .starting').length === 0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The screen is free of complaints and of findings, and does not scroll sideways. With `rules` axe looks for nothing else. */
export async function expectSound(tab: Tab, rules?: string[]): Promise<void> {
  expect(await axeFindingsOfSlice(tab.page, rules), lastRun(4)).toEqual([]);
  await expectQuiet(tab);
}

/** The same without axe, for a state that it has seen already. */
export async function expectQuiet({ page, complaints }: Tab): Promise<void> {
  expect(complaints).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  // A label or a description of a part that is shown twice would lead to the first one.
  const repeated = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(repeated, 'ids that stand twice on the page').toEqual([]);
}
