import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { buildApp } from '../../server/app';
import { systemClock } from '../../server/foundation/clock';
import { systemTimers } from '../../server/foundation/timers';
import { compiledDefinitions } from '../../server/definitions/compiled-definitions';
import { createEmbedded, prepareEmbedded } from '../../server/database/open';
import { demoPassword, loadDemo } from '../../server/demo/load';
import { chromiumArguments, chromiumPath } from '../support/chromium';
import { gzipOf, watchScripts } from '../support/page-scripts';
import { watchTravel, weightOf } from '../support/travel';
import { gzipByPackage } from './packages';

/** What one page loads when it is opened first in a visit: kilobytes that travelled, and its JavaScript by package, compressed. */
interface PageSize {
  page: string;
  /** In all, and of scripts alone, as the browser's network layer counts them. */
  travelled: { all: number; scripts: number };
  gzip: number;
  scripts: number;
  packages: [string, number][];
}

const pages = [
  { page: 'sign-in', path: '/act/auth/login', as: undefined },
  { page: 'programs', path: '/programs', as: 'pat@lakeside.example' },
  { page: 'profile', path: '/act/userprofile', as: 'pat@lakeside.example' },
  { page: 'program notifications', path: '/administration/program-notifications', as: 'admin@lakeside.example' },
  { page: 'schema preview', path: '/schema-preview', as: undefined },
];

/** What pages may weigh on the wire, in kilobytes. */
const goals = [
  { title: 'sign-in page, kB on the wire', page: 'sign-in', kind: 'all', goal: 300 },
  { title: 'home page, kB on the wire', page: 'programs', kind: 'all', goal: 305 },
  { title: 'scripts of the sign-in page, kB on the wire', page: 'sign-in', kind: 'scripts', goal: 200 },
  { title: 'scripts of a form page, kB on the wire', page: 'profile', kind: 'scripts', goal: 230 },
] as const;

const root = join(import.meta.dirname, '../..');

/** Opens each page in a browser, on a server with a small demo, and counts the scripts it loads. */
export async function measurePageSizes(): Promise<PageSize[]> {
  const pageFolder = join(root, '.cache/pages/sizes');
  process.env.NODE_ENV = 'production';
  await build({ root, logLevel: 'error', build: { outDir: pageFolder, emptyOutDir: true, sourcemap: 'hidden' } });
  const { address, close } = await serve(pageFolder);
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    const sizes: PageSize[] = [];
    for (const { page, path, as } of pages) {
      const { scripts, travelled } = await loadedBy(browser, address, path, as);
      sizes.push({ page, travelled, gzip: gzipOf(scripts), scripts: scripts.length, packages: gzipByPackage(scripts, pageFolder) });
    }
    return sizes;
  } finally {
    await browser.close();
    await close();
  }
}

async function serve(pageFolder: string): Promise<{ address: string; close: () => Promise<void> }> {
  const definitions = await compiledDefinitions(root, () => undefined);
  const opened = await prepareEmbedded(await createEmbedded());
  await loadDemo(opened.database, definitions, { people: 60, today: '2026-11-02', progress: () => undefined });
  const app = await buildApp({
    database: opened.database,
    notifications: opened.notifications,
    definitions,
    clock: systemClock,
    timers: systemTimers,
    pageFolder,
    logLevel: 'silent',
    bodyLimit: 1024 * 1024,
    callsPerMinute: 100_000,
    trustProxy: false,
    checkAnswers: false,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => app.close().then(opened.close) };
}

/** What one page loads. Who is signed in stays so for a second tab, which starts with nothing loaded. */
async function loadedBy(browser: Browser, address: string, path: string, as: string | undefined) {
  // Where the first tab has lived long enough, the service worker has kept all files, and the second tab loads 19 kB.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address, serviceWorkers: 'block' });
  try {
    if (as !== undefined) await signIn(await context.newPage(), as);
    // What signing in has loaded is forgotten: the visit begins with nothing.
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    const scripts = watchScripts(page);
    const travelled = await watchTravel(page);
    await page.goto(path);
    await settled(page);
    return { scripts: await scripts(), travelled: weightOf(travelled()) };
  } finally {
    await context.close();
  }
}

async function signIn(page: Page, userName: string): Promise<void> {
  await page.goto('/act/auth/login');
  await page.getByLabel('User name').fill(userName);
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/programs');
  await settled(page);
  await page.close();
}

async function settled(page: Page): Promise<void> {
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelectorAll('.placeholder, [aria-busy="true"], .starting').length === 0);
}

/** How the pages stand to what they may weigh. */
export const sizeVerdicts = (sizes: readonly PageSize[]) =>
  goals.map(({ title, page, kind, goal }) => {
    const reached = sizes.find((size) => size.page === page)?.travelled[kind] ?? Number.NaN;
    return { title, goal, reached, isMet: reached <= goal };
  });

/** The sizes as a table: a line for each package that weighs something on some page. */
export function sizeTable(sizes: readonly PageSize[]): Record<string, Record<string, string>> {
  const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const weight = new Map<string, number>();
  for (const [name, bytes] of sizes.flatMap(({ packages }) => packages)) weight.set(name, Math.max(weight.get(name) ?? 0, bytes));
  const names = [...weight].filter(([, bytes]) => bytes >= 1000).sort(([, left], [, right]) => right - left);
  const line = (name: string) => Object.fromEntries(sizes.map(({ page, packages }) => [page, inKilobytes(packages.find(([own]) => own === name)?.[1] ?? 0)]));
  return {
    'on the wire, all': Object.fromEntries(sizes.map(({ page, travelled }) => [page, travelled.all.toFixed(1)])),
    'on the wire, scripts': Object.fromEntries(sizes.map(({ page, travelled }) => [page, travelled.scripts.toFixed(1)])),
    'all packages, gzip': Object.fromEntries(sizes.map(({ page, gzip }) => [page, inKilobytes(gzip)])),
    ...Object.fromEntries(names.map(([name]) => [name, line(name)])),
  };
}

if (process.argv[1] === import.meta.filename) console.table(sizeTable(await measurePageSizes()));
