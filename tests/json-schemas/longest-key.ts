import type { Page } from 'playwright-core';

/** Types some letters at some lines of the form that is open: what the longest of them took of the page's thread until it was painted, in milliseconds. */
export async function longestKey(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => 1000 * ((await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  let longest = 0;
  for (const share of [0, 0.25, 0.5, 0.75, 0.99]) {
    if (!(await page.evaluate((down) => window.aim(down), share))) break;
    for (const letter of '123') {
      const before = await spent();
      await page.keyboard.press(letter);
      await page.evaluate(() => window.painted());
      longest = Math.max(longest, (await spent()) - before);
    }
  }
  return longest;
}
