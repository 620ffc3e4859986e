import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildPage } from '../../server/build-page';
import { demoPassword } from '../../server/demo/load';
import { chromiumArguments, chromiumPath } from '../support/chromium';
import { onOwnServer } from './own-server';

/** How long a person with a slow phone waits, in milliseconds: the median of the rounds. */
interface SlowPhoneFigure {
  network: string;
  wait: string;
  median: number;
  goal: number;
}

/** Networks as browsers' own tools emulate them: the time of a round in milliseconds, and bits per second. */
const networks = {
  '150 ms, 1.6 Mbit/s': {
    latency: 150,
    bits: 1_600_000,
    goals: { 'sign-in page usable': 2200, 'first program after Enter': 1800, 'first thing to do, home loaded anew': 2800 },
  },
  'Slow 4G of Chrome, 562 ms': {
    latency: 562,
    bits: 1_440_000,
    goals: { 'sign-in page usable': 3000, 'first program after Enter': 3000, 'first thing to do, home loaded anew': 5000 },
  },
} as const;

/** A phone's processor takes about this many times as long. */
const slower = 4;

const root = join(import.meta.dirname, '../..');

/** Measures a first visit of a slow phone, from the address to the home page, on a server with a small demo. */
export async function measureSlowPhone(rounds: number): Promise<SlowPhoneFigure[]> {
  await buildPage(root, () => undefined);
  const demo = { people: 60, today: new Date().toISOString().slice(0, 10) };
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    return await onOwnServer(({ port }) => measureOn(browser, `http://127.0.0.1:${port}`, rounds), {
      demo,
      environment: { PAGE_FOLDER: join(root, 'dist') },
    });
  } finally {
    await browser.close();
  }
}

async function measureOn(browser: Browser, address: string, rounds: number): Promise<SlowPhoneFigure[]> {
  const waits: { network: keyof typeof networks; wait: string; took: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const network of Object.keys(networks) as (keyof typeof networks)[])
      for (const [wait, took] of Object.entries(await visit(browser, address, network))) waits.push({ network, wait, took });
  return Object.entries(networks).flatMap(([network, { goals }]) =>
    Object.entries(goals).map(([wait, goal]) => {
      const took = waits.filter((one) => one.network === network && one.wait === wait).map((one) => one.took);
      return { network, wait, median: took.sort((left, right) => left - right)[Math.floor(took.length / 2)] ?? Number.NaN, goal };
    }),
  );
}

/** One first visit, in a browser that has nothing of the product yet. */
async function visit(browser: Browser, baseURL: string, network: keyof typeof networks): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL });
  try {
    const page = await context.newPage();
    await slowDown(page, network);
    const began = performance.now();
    await page.goto('/act/auth/login', { waitUntil: 'commit' });
    await page.getByLabel('User name').fill('pat@lakeside.example');
    const usable = performance.now() - began;
    await page.locator('input[type="password"]').fill(demoPassword);
    const entered = performance.now();
    await page.keyboard.press('Enter');
    await page.locator('main a[href^="/programs/detail"]').first().waitFor({ timeout: 60_000 });
    const shown = performance.now() - entered;
    return {
      'sign-in page usable': usable,
      'first program after Enter': shown,
      'first thing to do, home loaded anew': await loadedAnew(browser, page, network),
    };
  } finally {
    await context.close();
  }
}

/** Home of a person who is signed in, in a browser that has nothing else: how long until the first thing to do shows. */
async function loadedAnew(browser: Browser, signedIn: Page, network: keyof typeof networks): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: new URL(signedIn.url()).origin,
    storageState: await signedIn.context().storageState(),
  });
  try {
    const page = await context.newPage();
    await slowDown(page, network);
    const began = performance.now();
    await page.goto('/programs', { waitUntil: 'commit' });
    await page.locator('main').getByRole('heading', { name: 'Today', exact: true }).waitFor({ timeout: 60_000 });
    return performance.now() - began;
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, network: keyof typeof networks): Promise<void> {
  const { latency, bits } = networks[network];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: bits / 8, uploadThroughput: bits / 16 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

export const slowPhoneVerdicts = (figures: readonly SlowPhoneFigure[]) =>
  figures.map(({ network, wait, median, goal }) => ({ title: `slow phone, ${network}: ${wait}, ms`, goal, reached: median, isMet: median <= goal }));

export const slowPhoneTable = (figures: readonly SlowPhoneFigure[]): object[] =>
  figures.map(({ network, wait, median }) => ({ network, wait, median: median.toFixed(0) }));

if (process.argv[1] === import.meta.filename) console.table(slowPhoneTable(await measureSlowPhone(Number(process.env.BENCH_ROUNDS ?? 5))));
