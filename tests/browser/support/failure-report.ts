import type { Page, Request } from 'playwright-core';

// A test that fails under load only says what it waited for. What the page showed instead, and what it waited for itself, tells why.

/** The pages that are open, each with what it has asked for and not got yet. */
const opened = new Map<Page, ReadonlyMap<Request, string>>();

/** From now on a test that fails tells what this page shows, until what is returned is called or the page is closed. */
export function reportAtFailure(page: Page): () => void {
  const pending = new Map<Request, string>();
  opened.set(page, pending);
  page.on('request', (request) => pending.set(request, `${request.method()} ${new URL(request.url()).pathname}`));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('close', () => opened.delete(page));
  return () => opened.delete(page);
}

const longest = 12_000;

/** The address of a page, what it waits for and what it shows, as a screen reader meets it. */
async function shownBy(page: Page, pending: ReadonlyMap<Request, string>): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch((error: unknown) => String(error));
  const text = shown.length > longest ? `${shown.slice(0, longest)}\n… ${shown.length - longest} more characters` : shown;
  return `${page.url()} waits for ${pending.size === 0 ? 'no answer' : [...pending.values()].join(', ')} and shows:\n${text}`;
}

/** What every page that is open waits for and shows. */
export const openPages = async (): Promise<string[]> => Promise.all([...opened].map(async ([page, pending]) => shownBy(page, pending)));
