import { openBuiltPage } from '../support/built-page';
import { median } from './figures';

/** How long a month with 500 items took until it stood, in milliseconds. */
interface MonthFigure {
  implementation: 'widget' | 'bare';
  median: number;
}

/** How much longer our calendar may take than the library without it. */
const mostOverBare = 1.25;

/** Draws a month by our widget and by the bare library, on fresh pages, one after the other. */
export async function measureCalendar(rounds: number): Promise<MonthFigure[]> {
  const built = await openBuiltPage('tests/bench/calendar-page.html', 'production');
  const taken = { widget: [] as number[], bare: [] as number[] };
  try {
    for (let round = 0; round < rounds * 2; round += 1) {
      const by = round % 2 === 0 ? 'widget' : 'bare';
      const page = await built.browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(built.address);
      taken[by].push(await page.evaluate((implementation) => window.drawMonth(implementation), by as 'widget' | 'bare'));
      await page.close();
    }
  } finally {
    await built.close();
  }
  return (['widget', 'bare'] as const).map((implementation) => ({ implementation, median: median(taken[implementation]) }));
}

export const calendarVerdict = (figures: readonly MonthFigure[]) => {
  const of = (name: MonthFigure['implementation']) => figures.find(({ implementation }) => implementation === name)!.median;
  const reached = of('widget') / of('bare');
  return { title: 'a month with 500 items, times the bare library', goal: mostOverBare, reached, isMet: reached <= mostOverBare };
};

if (process.argv[1] === import.meta.filename) {
  const figures = await measureCalendar(Number(process.env.BENCH_ROUNDS ?? 7));
  console.table(figures);
  console.table([calendarVerdict(figures)]);
}
