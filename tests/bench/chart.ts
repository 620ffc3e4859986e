import { type BuiltPage, openBuiltPage } from '../support/built-page';
import type { ChartImplementation } from './chart-page';
import { median, quantile } from './figures';

const implementations: ChartImplementation[] = ['wellspring', 'bare-apexcharts'];

/** How long one implementation took to draw the entries, in milliseconds. */
interface ChartFigure {
  implementation: ChartImplementation;
  median: number;
  p95: number;
  values: number[];
}

/** What our chart may take: in milliseconds, and of the time of the library given every point. */
const most = { milliseconds: 300, ofBare: 1.25 };

async function measureChart(built: BuiltPage, implementation: ChartImplementation, count: number): Promise<number> {
  const page = await built.browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(built.address);
    await page.waitForFunction(() => window.chartBench !== undefined);
    const milliseconds = await page.evaluate(([which, entries]) => window.chartBench.draw(which, entries), [implementation, count] as const);
    const problem = await page.evaluate(() => window.chartBench.problem());
    if (problem !== null) throw new Error(`${implementation}: ${problem}.`);
    return milliseconds;
  } finally {
    await page.close();
  }
}

/** Draws the entries by both in interleaved rounds. */
export async function measureCharts(rounds: number, count = 5000): Promise<ChartFigure[]> {
  const built = await openBuiltPage('tests/bench/chart-page.html', 'production');
  const values = new Map<ChartImplementation, number[]>(implementations.map((implementation) => [implementation, []]));
  try {
    for (let round = 1; round <= rounds; round += 1)
      for (const implementation of implementations) {
        process.stdout.write(`\rround ${round} of ${rounds}: chart, ${implementation}${' '.repeat(20)}`);
        values.get(implementation)?.push(await measureChart(built, implementation, count));
      }
  } finally {
    await built.close();
  }
  return [...values].map(([implementation, own]) => ({ implementation, median: median(own), p95: quantile(own, 0.95), values: own }));
}

/** How our chart stands to what it may take. */
export function chartVerdicts(figures: readonly ChartFigure[]) {
  const of = (implementation: ChartImplementation) => figures.find((figure) => figure.implementation === implementation)?.median ?? Number.NaN;
  const [own, ratio] = [of('wellspring'), of('wellspring') / of('bare-apexcharts')];
  return [
    { title: 'chart of 5,000 entries, ms', goal: most.milliseconds, reached: own, isMet: own <= most.milliseconds },
    { title: 'chart of 5,000 entries, of bare ApexCharts', goal: most.ofBare, reached: ratio, isMet: ratio <= most.ofBare },
  ];
}

if (process.argv[1] === import.meta.filename) {
  const figures = await measureCharts(Number(process.env.BENCH_ROUNDS ?? 7));
  console.table(figures.map(({ implementation, median: middle, p95 }) => ({ implementation, median: middle.toFixed(1), p95: p95.toFixed(1) })));
  console.table(chartVerdicts(figures));
}
