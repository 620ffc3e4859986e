import type { Page } from 'playwright-core';
import { findMisfits } from '../../support/misfits';

/**
 * What does not fit on the page as it stands, by measure, one sentence each: the page scrolls sideways; a text is cut without an ellipsis; two texts, or
 * a text and a control, lie over each other; a button, badge, date or number takes more than one line. What scrolls within its place is no fault, nor
 * what floats over the page, such as the bar.
 */
export async function misfits(page: Page): Promise<string[]> {
  // The compiler names functions by a helper that the page does not have.
  await page.evaluate('globalThis.__name ??= (named) => named');
  return page.evaluate(findMisfits);
}

/** From now on the page sums how far its parts are pushed about while it loads, in the browser's own measure. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: { value: number; of: string[] }[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push({ value, of: sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : 'text')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far parts of the page were pushed about since it was opened, and which. */
export const shiftOf = (page: Page): Promise<{ sum: number; of: string[] }> =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; of: string[] }[] };
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), of: shifts.map(({ value, of }) => `${value.toFixed(3)} ${of.join(', ').slice(0, 160)}`) };
  });
