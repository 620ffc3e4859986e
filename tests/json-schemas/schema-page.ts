import { type Browser, chromium, type Page } from 'playwright-core';
import { buildOnce, serveFolder } from '../support/built-page';
import { chromiumForTests } from '../support/chromium';
import { count } from '../support/counts';

const file = 'tests/json-schemas/page.html';

/** The page that draws any schema, and the errors and warnings of its console since the test began. */
export interface SchemaPage {
  tab: Page;
  complaints: string[];
}

/** One for all files of a worker: loading its development code costs as much as fifty tests. It ends with the worker's process. */
let opened: Promise<SchemaPage> | undefined;

/** Returns the page that draws any schema, as if it were just loaded. Each test calls it first. */
export async function openSchemaPage(): Promise<SchemaPage> {
  const page = await (opened ??= open());
  await page.tab.evaluate(() => window.clear());
  page.complaints.length = 0;
  return page;
}

async function open(): Promise<SchemaPage> {
  const { folder, isNew } = await buildOnce(file, 'development');
  if (isNew) count('builds');
  const { address } = await serveFolder(folder);
  count('browsers');
  const browser: Browser = await chromium.launch(await chromiumForTests());
  count('pages');
  const tab = await browser.newPage();
  const complaints: string[] = [];
  tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  tab.on('pageerror', (error) => complaints.push(error.message));
  // React in development measures each rendering of each component for the browser's developer tools, where there is this; and keeps the figures.
  await tab.addInitScript(() => Reflect.deleteProperty(console, 'timeStamp'));
  count('loads');
  await tab.goto(`${address}/${file}`);
  return { tab, complaints };
}
