import type { WidgetName } from '../../widgets/registry';
import { type BuiltPage, openBuiltPage } from '../support/built-page';
import { median, quantile } from './figures';

/** The widgets that offer a list of things. */
const choosing: WidgetName[] = ['select', 'choices', 'toggle-group', 'certified-choices', 'multi-select', 'chips'];
const measures = ['show', 'open', 'search'] as const;
type Measure = (typeof measures)[number];

/** How long one widget with 10,000 options took for one thing, in milliseconds. */
interface OptionFigure {
  widget: WidgetName;
  measure: Measure;
  median: number;
  p95: number;
  values: number[];
}

/** What a person feels as at once. */
const mostToOpen = 100;

async function measureWidget(built: BuiltPage, widget: WidgetName, count: number): Promise<[Measure, number][]> {
  const page = await built.browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(built.address);
    await page.waitForFunction(() => window.optionsBench !== undefined);
    const show = await page.evaluate(([name, items]) => window.optionsBench.mount(name, items), [widget, count] as const);
    const control = page.locator('[role="combobox"], .field-select');
    await page.evaluate(() => window.optionsBench.arm('pointerdown', 'Item 3'));
    await control.click();
    const open = await page.evaluate(() => window.optionsBench.painted());
    const search = page.locator('input[type=search], [role="combobox"]');
    await search.focus();
    await page.keyboard.type('Item 7');
    await page.evaluate(() => window.optionsBench.arm('keydown', 'Item 7700'));
    await page.keyboard.press('7');
    return [
      ['show', show],
      ['open', open],
      ['search', await page.evaluate(() => window.optionsBench.painted())],
    ];
  } finally {
    await page.close();
  }
}

/** Opens every widget that offers things with 10,000 of them, in interleaved rounds. */
export async function measureOptions(rounds: number, count = 10_000): Promise<OptionFigure[]> {
  const built = await openBuiltPage('tests/bench/options-page.html', 'production');
  const values = new Map<string, number[]>();
  try {
    for (let round = 1; round <= rounds; round += 1)
      for (const widget of choosing) {
        process.stdout.write(`\rround ${round} of ${rounds}: options, ${widget}${' '.repeat(20)}`);
        for (const [measure, value] of await measureWidget(built, widget, count)) {
          const key = `${widget}/${measure}`;
          values.set(key, [...(values.get(key) ?? []), value]);
        }
      }
  } finally {
    await built.close();
  }
  return choosing.flatMap((widget) =>
    measures.map((measure) => {
      const own = values.get(`${widget}/${measure}`) ?? [];
      return { widget, measure, median: median(own), p95: quantile(own, 0.95), values: own };
    }),
  );
}

/** How each widget stands to what it may take to open; it is not open before it shows, and not of use before it can be searched. */
export const optionVerdicts = (figures: readonly OptionFigure[]) =>
  choosing.map((widget) => {
    const reached = Math.max(...figures.filter((figure) => figure.widget === widget).map((figure) => figure.median));
    return { title: `open 10,000 options, ms: ${widget}`, goal: mostToOpen, reached, isMet: reached <= mostToOpen };
  });

/** The figures as a table, a line for each widget. */
export const optionTable = (figures: readonly OptionFigure[]) =>
  Object.fromEntries(
    choosing.map((widget) => [
      widget,
      Object.fromEntries(
        figures.filter((figure) => figure.widget === widget).map(({ measure, median: middle, p95 }) => [measure, `${middle.toFixed(1)} (${p95.toFixed(1)})`]),
      ),
    ]),
  );

if (process.argv[1] === import.meta.filename) {
  const figures = await measureOptions(Number(process.env.BENCH_ROUNDS ?? 7));
  console.log();
  console.table(optionTable(figures));
  console.table(optionVerdicts(figures));
}
