import type { Page } from 'playwright-core';
import { afterAll, expect, onTestFailed, onTestFinished } from 'vitest';
import { expectSound, settled, type Tab, type Width, widths } from './application';
import { colorRules } from './axe';

/** Gives the page of a visit, in a window of this width. */
interface SharedVisit {
  (width?: Width): Promise<Tab>;
  /** The same for a test after which the page cannot be put back: the next test opens the visit anew. */
  ending(width?: Width): Promise<Tab>;
}

/**
 * A visit that several tests share, because loading a page costs more than looking at it. The first test that asks opens it; for each later one
 * `again` puts it back to where it began, if anything has to. After a test that failed, and so at its second try, it is opened anew: one fault
 * does not become another's. The window gets the width that is asked for, as when somebody makes it smaller.
 */
export function sharedVisit(open: () => Promise<Tab>, again?: (tab: Tab) => Promise<void>): SharedVisit {
  let visit: Promise<Tab> | undefined;
  const leave = async () => {
    const last = visit;
    visit = undefined;
    return last?.catch(() => undefined);
  };
  afterAll(async () => (await leave())?.close());
  const shared = async (width: Width = 'wide') => {
    // What made a test fail may stay in its page.
    onTestFailed(async () => (await leave())?.context.close());
    const isFirst = visit === undefined;
    visit ??= open();
    const tab = await visit;
    await resize(tab.page, width);
    if (!isFirst) {
      await again?.(tab);
      // What the page complained about while another test made something fail belongs to that test.
      tab.complaints.length = 0;
    }
    return tab;
  };
  const ending = async (width?: Width) => {
    onTestFinished(async () => (await leave())?.close());
    return shared(width);
  };
  return Object.assign(shared, { ending });
}

/** Makes the window as wide as that, and waits until the page has taken its shape. */
async function resize(page: Page, width: Width): Promise<void> {
  if (page.viewportSize()?.width === widths[width].width) return;
  await page.setViewportSize(widths[width]);
  await settled(page);
}

/** What the page shows is sound in both windows. Afterwards the window is as wide as before. With `rules` axe looks for nothing else. */
export async function expectSoundAtBothWidths(tab: Tab, rules?: string[]): Promise<void> {
  const before = tab.page.viewportSize();
  for (const width of ['wide', 'narrow'] as const) {
    await resize(tab.page, width);
    await expectSound(tab, rules);
  }
  if (before) await tab.page.setViewportSize(before);
  await settled(tab.page);
}

/** What shows is sound in both windows, light and dark, where axe looks at colours alone. Afterwards it is light, in the wide window. */
export async function expectSoundEverywhere(tab: Tab): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.page.emulateMedia({ colorScheme });
    await expectSoundAtBothWidths(tab, colorScheme === 'dark' ? colorRules : undefined);
  }
  await tab.page.emulateMedia({ colorScheme: 'light' });
  await resize(tab.page, 'wide');
}

/** Goes to a path as a link does, without loading the page again: the path where this led. */
export async function follow({ page }: Tab, path: string): Promise<string> {
  await page.evaluate((to) => {
    // The router counts its entries: it goes back by the difference when somebody wants to stay.
    const { idx } = (history.state ?? { idx: 0 }) as { idx: number };
    history.pushState({ key: to, idx: idx + 1, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
  await settled(page);
  return new URL(page.url()).pathname;
}

/** Signs out, and waits for the sign-in page, to which the application goes by itself when the server has answered. */
export async function signOut(tab: Tab): Promise<void> {
  await follow(tab, '/act/logout');
  await tab.page.waitForURL((url) => url.pathname === '/act/auth/login');
}

/** Shows a screen from its beginning without loading the page again: what was typed, chosen and opened there is gone. */
export async function anew(tab: Tab, path: string): Promise<void> {
  if ((await tab.page.locator('[role="dialog"], [role="alertdialog"]').count()) > 0) await tab.page.keyboard.press('Escape');
  await follow(tab, '/errors');
  const wrong = tab.page.getByRole('heading', { name: 'Something went wrong' });
  const leave = tab.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true });
  await wrong.or(leave).first().waitFor();
  // What was typed is given up.
  if ((await leave.count()) > 0) await leave.click();
  // Coming back before it is drawn would leave everything as it is.
  await wrong.waitFor();
  await follow(tab, path);
}

/** Shows a screen as if for the first time: what the server has changed without telling is there. */
export const atFirst = (tab: Tab, path: string): Promise<void> => tab.go(path);

/** Goes back to a path with every menu of the bar closed and the pointer away from it. */
export async function backTo(tab: Tab, path: string): Promise<void> {
  await tab.page.mouse.move(600, 700);
  await tab.page.keyboard.press('Escape');
  await follow(tab, path);
  await expect.poll(() => tab.page.getByRole('banner').locator('[aria-expanded="true"]').count(), { timeout: 30_000 }).toBe(0);
}

/** Closes every message at the lower edge, so that no test takes what was said to the one before for its own. */
export async function withoutMessages({ page }: Tab): Promise<void> {
  const close = () =>
    page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('.message-close')];
      for (const button of buttons) button.click();
      return buttons.length;
    });
  await expect.poll(close, { timeout: 30_000 }).toBe(0);
}

/** Shows every program of the home page: all of each section, and those that are completed or over. By the keyboard, so that walks without a mouse use it too. */
export async function showAllPrograms(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main
    .getByRole('heading', { level: 2, name: 'Your programs' })
    .or(main.getByRole('button', { name: /^See all \d+$/ }))
    .first()
    .waitFor();
  // What is pressed no longer matches, so the next one is the first.
  for (const next of [
    main.getByRole('button', { name: /^(Completed|Ended programs) \(\d+\)$/, expanded: false }),
    main.getByRole('button', { name: /^See all \d+$/ }),
  ])
    while ((await next.count()) > 0) await next.first().press('Enter');
}
