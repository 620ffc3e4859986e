import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { openBuiltPage } from '../support/built-page';
import { administrationListVerdicts, measureAdministrationLists } from './administration-lists';
import { calendarVerdict, measureCalendar } from './calendar';
import { callTable, callVerdicts, measureCalls } from './calls';
import { cardsVerdicts, measureCards } from './cards';
import { chartVerdicts, measureCharts } from './chart';
import { checkVerdicts, measureCheck } from './check';
import { dialogVerdicts, measureDialog } from './dialog';
import { eventVerdict, measureEvents } from './events';
import { measureRollingRestart, rollingRestartVerdicts } from './rolling-restart';
import { measureOverload, overloadVerdicts } from './overload';
import { measureScheduler, schedulerVerdict } from './scheduler';
import { exportVerdicts, measureExports } from './exports';
import { figuresOf, verdicts } from './figures';
import { implementationsOf, measureForm, type Sample, scenarios } from './forms';
import { formulaTable, formulaVerdicts, measureFormulas } from './formulas';
import { dashboardVerdicts, measureDashboards } from './dashboards';
import { leaderboardVerdicts, measureLeaderboard } from './leaderboard';
import { measureSchemas, schemaVerdicts } from './json-schemas';
import { measureMessageBoard, messageBoardVerdicts } from './message-board';
import { measureOptions, optionTable, optionVerdicts } from './options';
import { measurePageSizes, sizeTable, sizeVerdicts } from './page-sizes';
import { measureTables, tableVerdicts } from './table';
import { type Measured, part, timesOf } from './parts';
import { measurePrograms, programsVerdict } from './programs';
import { measureSlowPhone, slowPhoneTable, slowPhoneVerdicts } from './slow-phone';
import { floodVerdict, measureSignInFlood } from './sign-in-flood';
import { measureTeammates, teammatesVerdicts } from './teammates';
import { measurePublishedCustomers, publishedCustomersVerdicts } from './published-customers';
import { measureUserSearch, searchVerdict } from './user-search';

/**
 * `npm run bench`: everything that has a goal, part by part, then how each stands to its goal. It ends with 1 where a part could not be measured.
 * Rounds are interleaved: what slows the machine for a while slows all implementations alike.
 * BENCH_ROUNDS=3 makes fewer rounds, BENCH_ONLY=wellspring,mui-by-hand compares fewer forms, BENCH_PARTS=cards,programs measures these parts alone.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const only = process.env.BENCH_ONLY?.split(',');
const chosen = process.env.BENCH_PARTS?.split(',');

async function measureForms() {
  const built = await openBuiltPage('tests/bench/page.html', 'production');
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1)
    for (const scenario of Object.keys(scenarios))
      for (const implementation of implementationsOf(scenario).filter((name) => only?.includes(name) ?? true)) {
        samples.push(...(await measureForm(built, implementation, scenario, round === 1)));
        process.stdout.write(`\rround ${round} of ${rounds}: ${scenario}, ${implementation}${' '.repeat(20)}`);
      }
  await built.close();
  return figuresOf(samples);
}
type FormFigures = Awaited<ReturnType<typeof measureForms>>;
let forms: FormFigures = [];
const medianOf = (scenario: string, measure: string, implementation: string) =>
  forms.find((figure) => figure.scenario === scenario && figure.measure === measure && figure.implementation === implementation)?.median;

const formRows = (figures: FormFigures) =>
  figures.map(({ scenario, measure, implementation, median, p95 }) => {
    const floor = medianOf(scenario, measure, 'mui-by-hand');
    const ratio = floor === undefined ? '' : (median / floor).toFixed(2);
    return { scenario, measure, implementation, median: median.toFixed(1), p95: p95.toFixed(1), 'of MUI by hand': ratio };
  });

/** Each part by its name, in the order in which they are measured. */
const parts: Record<string, (name: string) => Promise<Measured>> = {
  forms: part({
    measure: async () => (forms = await measureForms()),
    heading: `${rounds} interleaved rounds, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; milliseconds, heap in MB`,
    rows: formRows,
    verdicts,
  }),
  tables: part({
    measure: () => measureTables(rounds),
    heading: 'A table of 10,000 rows, milliseconds',
    rows: (figures) => timesOf(figures, 'measure', 'implementation'),
    verdicts: tableVerdicts,
  }),
  charts: part({
    measure: () => measureCharts(rounds),
    heading: 'A chart of 5,000 entries, milliseconds',
    rows: (figures) => timesOf(figures, 'implementation'),
    verdicts: chartVerdicts,
  }),
  cards: part({
    measure: () => measureCards(rounds),
    heading: 'The home page with 200 programs, milliseconds',
    rows: (figures) => timesOf(figures, 'measure', 'implementation'),
    verdicts: cardsVerdicts,
  }),
  dialog: part({
    measure: () => measureDialog(rounds),
    heading: 'A dialog with 400 entries, milliseconds',
    rows: (figures) => timesOf(figures, 'measure'),
    verdicts: (figures) => dialogVerdicts(figures, medianOf('1000 mixed', 'keystroke', 'wellspring') ?? Number.NaN),
  }),
  options: part({
    measure: () => measureOptions(rounds),
    heading: 'Widgets of 10,000 options, milliseconds, median (95th of 100)',
    rows: optionTable,
    verdicts: optionVerdicts,
  }),
  schemas: part({
    measure: () => measureSchemas(Math.min(rounds, 3)),
    heading: 'Forms of any schema, milliseconds, the ten slowest',
    rows: (figures) =>
      figures.slice(0, 10).map(({ schema, controls, mount, key }) => ({ schema, controls, mount: mount.toFixed(0), 'longest key': key.toFixed(0) })),
    verdicts: schemaVerdicts,
  }),
  sizes: part({ measure: measurePageSizes, heading: 'JavaScript of each page by package, kB, gzip', rows: sizeTable, verdicts: sizeVerdicts }),
  'slow-phone': part({
    measure: () => measureSlowPhone(rounds),
    heading: 'A first visit of a slow phone, milliseconds',
    rows: slowPhoneTable,
    verdicts: slowPhoneVerdicts,
  }),
  check: part({ measure: () => measureCheck(rounds), verdicts: checkVerdicts }),
  formulas: part({
    measure: () => measureFormulas(rounds),
    heading: 'Formulas of questionnaires, milliseconds',
    rows: formulaTable,
    verdicts: formulaVerdicts,
  }),
  exports: part({
    measure: measureExports,
    heading: 'Exports of people, from PostgreSQL',
    rows: (figures) =>
      figures.map(({ format, people, seconds, megabytes }) => ({ format, people, seconds: seconds.toFixed(1), 'MB of memory': megabytes.toFixed(0) })),
    verdicts: exportVerdicts,
  }),
  programs: part({
    measure: () => measurePrograms(rounds),
    heading: 'The calls of the home page on the embedded database, milliseconds',
    rows: (figures) => timesOf(figures, 'call'),
    verdicts: (figures) => [programsVerdict(figures)],
  }),
  calls: part({
    measure: () => measureCalls(rounds),
    heading: 'Processor time of a call on PostgreSQL, milliseconds, in the server and in the database',
    rows: callTable,
    verdicts: callVerdicts,
  }),
  teammates: part({
    measure: () => measureTeammates(),
    heading: '200 teammates save at once on PostgreSQL: milliseconds, and milliseconds of processor time of one save',
    rows: (figures) => figures.map((figure) => Object.fromEntries(Object.entries(figure).map(([name, value]) => [name, Number(value.toFixed(1))]))),
    verdicts: teammatesVerdicts,
  }),
  overload: part({
    measure: measureOverload,
    heading: 'Calls at a fixed rate, on a node that refuses none and on one that refuses calls while it is overloaded: milliseconds',
    rows: (figures) => figures,
    verdicts: overloadVerdicts,
  }),
  'rolling-restart': part({
    measure: measureRollingRestart,
    heading: 'Two nodes are replaced under load: calls, calls a second, milliseconds, and the seconds that each node took to end',
    rows: (figures) => [figures],
    verdicts: rollingRestartVerdicts,
  }),
  'published-customers': part({
    measure: measurePublishedCustomers,
    heading: 'A node with 2,000 published customers: milliseconds, and megabytes of memory; compiling on a new base: seconds',
    rows: (figures) => [Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))]))],
    verdicts: publishedCustomersVerdicts,
  }),
  leaderboard: part({ measure: () => measureLeaderboard(rounds), verdicts: leaderboardVerdicts }),
  dashboards: part({ measure: () => measureDashboards(rounds), verdicts: dashboardVerdicts }),
  'message-board': part({ measure: () => measureMessageBoard(rounds), verdicts: messageBoardVerdicts }),
  'administration-lists': part({ measure: () => measureAdministrationLists(rounds), verdicts: administrationListVerdicts }),
  calendar: part({ measure: () => measureCalendar(rounds), verdicts: (figures) => [calendarVerdict(figures)] }),
  events: part({ measure: () => measureEvents(rounds), verdicts: (figure) => [eventVerdict(figure)] }),
  scheduler: part({ measure: () => measureScheduler(rounds), verdicts: (figure) => [schedulerVerdict(figure)] }),
  'sign-in-flood': part({
    measure: () => measureSignInFlood(3),
    heading: 'The calls of a page while another address asks for 200 sign-ins a second, milliseconds',
    rows: (figures) =>
      figures.map(({ state, median, p95, signIns }) => ({
        state,
        median: median.toFixed(1),
        p95: p95.toFixed(1),
        'sign-ins a second': signIns.toFixed(0),
      })),
    verdicts: (figures) => [floodVerdict(figures)],
  }),
  // It makes a million people first, which takes minutes.
  'user-search': part({
    measure: () => measureUserSearch(rounds),
    heading: 'Searches among 1,000,000 people, milliseconds',
    rows: (figures) => figures.map(({ search, median, p95, found }) => ({ search, median: median.toFixed(1), p95: p95.toFixed(1), found })),
    verdicts: (figures) => [searchVerdict(figures)],
  }),
};

const unknown = chosen?.filter((name) => !Object.hasOwn(parts, name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}" of the bench. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const measured: Measured[] = [];
for (const [name, measure] of Object.entries(parts)) if (chosen?.includes(name) ?? true) measured.push(await measure(name));
const reached = measured.flatMap((one) => ('verdicts' in one ? one.verdicts : []));
console.table(reached.map((one) => ({ goal: one.title, 'at most': one.goal, reached: one.reached.toFixed(2), met: one.isMet ? 'yes' : 'NO' })));
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/bench.json', `${JSON.stringify({ rounds, measured }, null, 2)}\n`);
const failed = measured.filter((one) => 'failure' in one).map(({ name }) => name);
if (failed.length > 0) console.log(`Not measured: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
