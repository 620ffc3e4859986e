import { openBuiltPage } from '../support/built-page';
import { median } from './figures';

/** What a browser did with a list of messages: milliseconds until it stood, and its longest task. */
export interface ThreadFigure {
  what: string;
  milliseconds: number;
  longestTask: number;
}

/** Draws 10,000 messages, scrolls through what is drawn, and asks for earlier ones; the median of rounds on fresh pages. */
export async function measureThread(rounds: number): Promise<ThreadFigure[]> {
  const built = await openBuiltPage('tests/bench/message-thread-page.html', 'production');
  const found: ThreadFigure[][] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const page = await built.browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(built.address);
      found.push(await page.evaluate(() => window.threadBench()));
      await page.close();
    }
  } finally {
    await built.close();
  }
  return found[0]!.map(({ what }, place) => ({
    what,
    milliseconds: median(found.map((round) => round[place]!.milliseconds)),
    longestTask: median(found.map((round) => round[place]!.longestTask)),
  }));
}
