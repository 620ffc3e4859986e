import { openBuiltPage, type BuiltPage } from '../support/built-page';
import { median, quantile } from './figures';
import type { TableImplementation } from './table-page';
import type { TableQuery } from './tables/table-data';

const tableImplementations: TableImplementation[] = ['wellspring', 'bare-grid'];
const measures = ['first rows', 'grid', 'sort by text', 'sort by number', 'filter'] as const;
type Measure = (typeof measures)[number];

/** How long one implementation took for one thing, in milliseconds. */
interface TableFigure {
  measure: Measure;
  implementation: TableImplementation;
  median: number;
  p95: number;
  values: number[];
}

/** Our table may take as much of the bare grid's time. */
const mostOfBareGrid = 1.25;

type Sample = [Measure, number];

/** Opens a fresh page, mounts the table, sorts it and types into its search, and checks after each what is shown. */
async function measureTable(built: BuiltPage, implementation: TableImplementation, count: number): Promise<Sample[]> {
  const page = await built.browser.newPage({ viewport: { width: 1440, height: 900 } });
  const samples: Sample[] = [];
  const keep = async (measure: Measure, milliseconds: number, when: string) => {
    const problem = await page.evaluate(() => window.tableBench.problem());
    if (problem !== null) throw new Error(`${implementation}, after ${when}: ${problem}.`);
    samples.push([measure, milliseconds]);
  };
  const act = async (measure: Measure, type: 'input' | 'click', query: TableQuery, action: () => Promise<void>) => {
    await page.evaluate(([event, asked]) => window.tableBench.arm(event, asked), [type, query] as const);
    await action();
    await keep(measure, await page.evaluate(() => window.tableBench.painted()), JSON.stringify(query));
  };
  try {
    await page.goto(built.address);
    await page.evaluate(([which, rows]) => window.tableBench.load(which, rows), [implementation, count] as const);
    const mounted = await page.evaluate(() => window.tableBench.mount());
    if (mounted.problem !== null) throw new Error(`${implementation}, at its first rows: ${mounted.problem}.`);
    samples.push(['first rows', mounted.first]);
    await keep('grid', mounted.grid, 'mounting');

    const head = (field: string) => page.locator('.MuiDataGrid-columnHeaderTitle', { hasText: field }).click();
    for (const isDescending of [false, true]) await act('sort by text', 'click', { search: '', sort: 'Name', isDescending }, () => head('Name'));
    for (const isDescending of [false, true]) await act('sort by number', 'click', { search: '', sort: 'Hours', isDescending }, () => head('Hours'));
    // A third press leaves the order as it came.
    await page.evaluate(() => window.tableBench.arm('click', { search: '', sort: undefined, isDescending: false }));
    await head('Hours');
    await page.evaluate(() => window.tableBench.painted());

    await page.locator('input[type=search]').focus();
    let search = '';
    for (const key of ['b', 'r', 'a', 'Backspace', 'Backspace', 'Backspace']) {
      search = key === 'Backspace' ? search.slice(0, -1) : search + key;
      await act('filter', 'input', { search, sort: undefined, isDescending: false }, () => page.keyboard.press(key));
    }
    return samples;
  } finally {
    await page.close();
  }
}

/** Measures both tables in interleaved rounds, so that what slows the machine for a while slows both. */
export async function measureTables(rounds: number, count = 10_000): Promise<TableFigure[]> {
  const built = await openBuiltPage('tests/bench/table-page.html', 'production');
  const values = new Map<string, number[]>();
  try {
    for (let round = 1; round <= rounds; round += 1)
      for (const implementation of tableImplementations) {
        process.stdout.write(`\rround ${round} of ${rounds}: table, ${implementation}${' '.repeat(20)}`);
        for (const [measure, value] of await measureTable(built, implementation, count)) {
          const key = `${measure}/${implementation}`;
          values.set(key, [...(values.get(key) ?? []), value]);
        }
      }
  } finally {
    await built.close();
  }
  return measures.flatMap((measure) =>
    tableImplementations.map((implementation) => {
      const own = values.get(`${measure}/${implementation}`) ?? [];
      return { measure, implementation, median: median(own), p95: quantile(own, 0.95), values: own };
    }),
  );
}

/** How each measure stands to the bare grid. */
export function tableVerdicts(figures: readonly TableFigure[]) {
  const find = (measure: Measure, implementation: TableImplementation) =>
    figures.find((figure) => figure.measure === measure && figure.implementation === implementation)?.median ?? Number.NaN;
  return measures.map((measure) => {
    const reached = find(measure, 'wellspring') / find(measure, 'bare-grid');
    return { title: `${measure}, table of 10,000 rows`, goal: mostOfBareGrid, reached, isMet: reached <= mostOfBareGrid };
  });
}

if (process.argv[1] === import.meta.filename) {
  const figures = await measureTables(Number(process.env.BENCH_ROUNDS ?? 7));
  console.table(
    figures.map(({ measure, implementation, median: middle, p95 }) => ({ measure, implementation, median: middle.toFixed(1), p95: p95.toFixed(1) })),
  );
  console.table(tableVerdicts(figures));
}
