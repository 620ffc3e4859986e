import { compile } from '../../codegen/compile';
import { readSource } from '../../codegen/source';
import { type BuiltPage, openBuiltPage } from '../support/built-page';
import type { DialogGiven } from './dialog-page';
import { median, quantile } from './figures';
import { settingsIn } from '../../server/foundation/constants';

const measures = ['first opening', 'opening', 'keystroke'] as const;
type Measure = (typeof measures)[number];

/** How long one thing took in the dialog, in milliseconds. */
interface DialogFigure {
  measure: Measure;
  median: number;
  p95: number;
}

/** Milliseconds from the press to a form that can be filled in. */
const mostForOpening = 200;

/** The dialog of the definitions, a tracker of theirs, and so many entries of the person. */
function given(count: number): DialogGiven {
  const { base } = compile(readSource(process.cwd()));
  const screen = base?.screens.trackers;
  const setup = (base?.catalogues.trackers as DialogGiven['setup'][] | undefined)?.find(({ TrackerId }) => TrackerId === 101);
  if (!base || !screen || !setup) throw new Error('The definitions have faults, or no trackers.');
  const entries = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 21) - Math.floor(index / 2) * 86_400_000).toISOString().slice(0, 10);
    const values = { Intensity: '3', Duration: 30 + (index % 60), Distance: 3 + (index % 7), Calories: 300 + (index % 90) };
    return {
      Id: `101#${day}#${index}`,
      TrackerId: 101,
      TrackerName: 'Running',
      TrackerType: 'Fitness',
      Source: index % 3 === 0 ? 'TrackerFeed' : 'UserEntry',
      EntryDate: day,
      EntryDateKey: index,
      Values: Object.entries(values).map(([FieldName, Value]) => ({ FieldName, Value, DisplayValue: String(Value) })),
    };
  });
  const { screen: _screen, ...parts } = screen;
  return { parts: { ...parts, forms: base.forms, fieldsets: base.fieldsets }, settings: settingsIn(base), setup, entries };
}

async function measureOnce(built: BuiltPage, data: DialogGiven): Promise<[Measure, number][]> {
  const page = await built.browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const samples: [Measure, number][] = [];
    const sound = async () => {
      const problem = await page.evaluate((rows) => window.dialogBench.problem(rows), data.entries.length);
      if (problem !== null) throw new Error(`The dialog was measured, but ${problem}.`);
    };
    await page.goto(built.address);
    await page.evaluate((all) => window.dialogBench.load(all), data);
    for (const measure of ['first opening', 'opening', 'opening'] as const) {
      samples.push([measure, await page.evaluate(() => window.dialogBench.open())]);
      await sound();
      if (measure === 'first opening' || samples.length === 2) await page.evaluate(() => window.dialogBench.close());
    }
    await page.locator('.MuiDialog-paper form input[inputmode]').first().focus();
    for (const key of ['4', '5', 'Backspace', '2', 'Backspace', 'Backspace']) {
      await page.evaluate(() => window.dialogBench.arm());
      await page.keyboard.press(key);
      samples.push(['keystroke', await page.evaluate(() => window.dialogBench.painted())]);
    }
    return samples;
  } finally {
    await page.close();
  }
}

/** Measures a dialog of so many entries, in rounds on fresh pages. */
export async function measureDialog(rounds: number, count = 400): Promise<DialogFigure[]> {
  const built = await openBuiltPage('tests/bench/dialog-page.html', 'production');
  const data = given(count);
  const samples: [Measure, number][] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      process.stdout.write(`\rround ${round} of ${rounds}: dialog${' '.repeat(30)}`);
      samples.push(...(await measureOnce(built, data)));
    }
  } finally {
    await built.close();
  }
  return measures.map((measure) => {
    const own = samples.flatMap(([name, value]) => (name === measure ? [value] : []));
    return { measure, median: median(own), p95: quantile(own, 0.95) };
  });
}

/** How it stands to its goals: typing may cost what a form of 1,000 fields costs. */
export function dialogVerdicts(figures: readonly DialogFigure[], keystrokeOfForm: number) {
  const find = (measure: Measure) => figures.find((figure) => figure.measure === measure)?.median ?? Number.NaN;
  const keystroke = find('keystroke') / keystrokeOfForm;
  return [
    {
      title: 'ms to a form that can be filled in, dialog with 400 entries',
      goal: mostForOpening,
      reached: find('opening'),
      isMet: find('opening') <= mostForOpening,
    },
    { title: 'keystroke in that dialog, of one in a form of 1,000 fields', goal: 1, reached: keystroke, isMet: keystroke <= 1 },
  ];
}

if (process.argv[1] === import.meta.filename) {
  const figures = await measureDialog(Number(process.env.BENCH_ROUNDS ?? 7));
  console.table(figures.map(({ measure, median: middle, p95 }) => ({ measure, median: middle.toFixed(1), p95: p95.toFixed(1) })));
}
