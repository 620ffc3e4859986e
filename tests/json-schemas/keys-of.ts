import type { Page } from 'playwright-core';

/** Returns a clock of the page's thread: the milliseconds that it has worked, whatever else the machine did. */
export async function threadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => 1000 * ((await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Types three letters at each of some lines of the form that is open: what each took of the page's thread until it was painted, in milliseconds, by line. */
export async function keysOf(page: Page): Promise<number[][]> {
  const spent = await threadTime(page);
  const lines: number[][] = [];
  for (const share of [0, 0.25, 0.5, 0.75, 0.99]) {
    if (!(await page.evaluate((down) => window.aim(down), share))) break;
    const taken: number[] = [];
    for (const letter of '123') {
      const before = await spent();
      await page.keyboard.press(letter);
      await page.evaluate(() => window.painted());
      taken.push((await spent()) - before);
    }
    lines.push(taken);
  }
  return lines;
}
