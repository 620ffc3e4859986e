import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { buildApp } from '../../server/app';
import { systemClock } from '../../server/clock';
import { systemTimers } from '../../server/live/timers';
import { compiledDefinitions } from '../../server/compiled-definitions';
import { createEmbedded, prepareEmbedded } from '../../server/database/open';
import { demoPassword, loadDemo } from '../../server/demo/load';
import { chromiumArguments, chromiumPath } from '../support/chromium';
import { gzipOf, watchScripts } from '../support/page-scripts';
import { gzipByPackage } from './packages';

/** The JavaScript that one page loads when it is opened first in a visit, in bytes, compressed. */
export interface PageSize {
  page: string;
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

/** What the sign-in page may weigh: kilobytes of JavaScript, compressed. */
const mostOfSignIn = 250;

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
      const scripts = await scriptsOf(browser, address, path, as);
      sizes.push({ page, gzip: gzipOf(scripts), scripts: scripts.length, packages: gzipByPackage(scripts, pageFolder) });
    }
    return sizes;
  } finally {
    await browser.close();
    await close();
  }
}

async function serve(pageFolder: string): Promise<{ address: string; close: () => Promise<void> }> {
  const definitions = compiledDefinitions(root, () => undefined);
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

/** The scripts of one page. Who is signed in stays so for a second tab, which starts with nothing loaded. */
async function scriptsOf(browser: Browser, address: string, path: string, as: string | undefined) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
  try {
    if (as !== undefined) await signIn(await context.newPage(), as);
    const page = await context.newPage();
    const scripts = watchScripts(page);
    await page.goto(path);
    await settled(page);
    return await scripts();
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

/** How the sign-in page stands to what it may weigh. */
export function sizeVerdict(sizes: readonly PageSize[]) {
  const reached = (sizes.find(({ page }) => page === 'sign-in')?.gzip ?? Number.NaN) / 1000;
  return { title: 'JavaScript of the sign-in page, kB, gzip', goal: mostOfSignIn, reached, isMet: reached <= mostOfSignIn };
}

/** The sizes as a table: a line for each package that weighs something on some page. */
export function sizeTable(sizes: readonly PageSize[]): Record<string, Record<string, string>> {
  const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const weight = new Map<string, number>();
  for (const [name, bytes] of sizes.flatMap(({ packages }) => packages)) weight.set(name, Math.max(weight.get(name) ?? 0, bytes));
  const names = [...weight].filter(([, bytes]) => bytes >= 1000).sort(([, left], [, right]) => right - left);
  const line = (name: string) => Object.fromEntries(sizes.map(({ page, packages }) => [page, inKilobytes(packages.find(([own]) => own === name)?.[1] ?? 0)]));
  return {
    'the whole page': Object.fromEntries(sizes.map(({ page, gzip }) => [page, inKilobytes(gzip)])),
    ...Object.fromEntries(names.map(([name]) => [name, line(name)])),
  };
}

if (process.argv[1] === import.meta.filename) console.table(sizeTable(await measurePageSizes()));
