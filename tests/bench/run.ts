import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { openBuiltPage } from '../support/built-page';
import { administrationListVerdicts, measureAdministrationLists } from './administration-lists';
import { calendarVerdict, measureCalendar } from './calendar';
import { cardsVerdicts, measureCards } from './cards';
import { chartVerdicts, measureCharts } from './chart';
import { checkVerdicts, measureCheck } from './check';
import { dialogVerdicts, measureDialog } from './dialog';
import { eventVerdict, measureEvents } from './events';
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
import { measurePrograms, programsVerdict } from './programs';
import { floodVerdict, measureSignInFlood } from './sign-in-flood';
import { measureUserSearch, searchVerdict } from './user-search';

// Rounds are interleaved: what slows the machine for a while slows all implementations alike.
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const only = process.env.BENCH_ONLY?.split(',');

const built = await openBuiltPage('tests/bench/page.html', 'production');
const samples: Sample[] = [];
for (let round = 1; round <= rounds; round += 1)
  for (const scenario of Object.keys(scenarios))
    for (const implementation of implementationsOf(scenario).filter((name) => only?.includes(name) ?? true)) {
      samples.push(...(await measureForm(built, implementation, scenario, round === 1)));
      process.stdout.write(`\rround ${round} of ${rounds}: ${scenario}, ${implementation}${' '.repeat(20)}`);
    }
await built.close();

const figures = figuresOf(samples);
console.log(`\n\n${rounds} interleaved rounds, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; milliseconds, heap in MB\n`);
console.table(
  figures.map(({ scenario, measure, implementation, median, p95 }) => {
    const floor = figures.find((other) => other.scenario === scenario && other.measure === measure && other.implementation === 'mui-by-hand')?.median;
    return {
      scenario,
      measure,
      implementation,
      median: median.toFixed(1),
      p95: p95.toFixed(1),
      'of MUI by hand': floor === undefined ? '' : (median / floor).toFixed(2),
    };
  }),
);
const tables = await measureTables(rounds);
console.log('\n\nA table of 10,000 rows, milliseconds\n');
console.table(tables.map(({ measure, implementation, median, p95 }) => ({ measure, implementation, median: median.toFixed(1), p95: p95.toFixed(1) })));
const charts = await measureCharts(rounds);
console.log('\n\nA chart of 5,000 entries, milliseconds\n');
console.table(charts.map(({ implementation, median, p95 }) => ({ implementation, median: median.toFixed(1), p95: p95.toFixed(1) })));
const cards = await measureCards(rounds);
console.log('\n\nThe home page with 200 programs, milliseconds\n');
console.table(cards.map(({ measure, implementation, median, p95 }) => ({ measure, implementation, median: median.toFixed(1), p95: p95.toFixed(1) })));
const dialog = await measureDialog(rounds);
console.log('\n\nA dialog with 400 entries, milliseconds\n');
console.table(dialog.map(({ measure, median, p95 }) => ({ measure, median: median.toFixed(1), p95: p95.toFixed(1) })));
const keystrokeOfForm = figures.find(
  ({ scenario, measure, implementation }) => scenario === '1000 mixed' && measure === 'keystroke' && implementation === 'wellspring',
)?.median;
const options = await measureOptions(rounds);
console.log('\n\nWidgets of 10,000 options, milliseconds, median (95th of 100)\n');
console.table(optionTable(options));
const schemas = await measureSchemas(Math.min(rounds, 3));
console.log('\n\nForms of any schema, milliseconds, the ten slowest\n');
console.table(schemas.slice(0, 10).map(({ schema, controls, mount, key }) => ({ schema, controls, mount: mount.toFixed(0), 'longest key': key.toFixed(0) })));
const sizes = await measurePageSizes();
console.log('\nJavaScript of each page by package, kB, gzip\n');
console.table(sizeTable(sizes));
const definitions = measureCheck(rounds);
const formulas = measureFormulas(rounds);
console.log('\n\nFormulas of questionnaires, milliseconds\n');
console.table(formulaTable(formulas));
const exports = await measureExports();
console.log('\n\nExports of people, from PostgreSQL\n');
console.table(exports.map(({ format, people, seconds, megabytes }) => ({ format, people, seconds: seconds.toFixed(1), 'MB of memory': megabytes.toFixed(0) })));
const programs = await measurePrograms(rounds);
const boards = await measureLeaderboard(rounds);
const dashboards = await measureDashboards(rounds);
const messageBoard = await measureMessageBoard(rounds);
const lists = await measureAdministrationLists(rounds);
const month = await measureCalendar(rounds);
const event = await measureEvents(rounds);
const scheduler = await measureScheduler(rounds);
console.log('\n\nThe calls of the home page on the embedded database, milliseconds\n');
console.table(programs.map(({ call, median, p95 }) => ({ call, median: median.toFixed(1), p95: p95.toFixed(1) })));
const flood = await measureSignInFlood(3);
console.log('\n\nThe calls of a page while another address asks for 200 sign-ins a second, milliseconds\n');
console.table(
  flood.map(({ state, median, p95, signIns }) => ({ state, median: median.toFixed(1), p95: p95.toFixed(1), 'sign-ins a second': signIns.toFixed(0) })),
);
// It makes a million people first, which takes minutes: BENCH_SKIP=user-search leaves it out.
const searches = (process.env.BENCH_SKIP ?? '').split(',').includes('user-search') ? [] : await measureUserSearch(rounds);
console.log('\n\nSearches among 1,000,000 people, milliseconds\n');
console.table(searches.map(({ search, median, p95, found }) => ({ search, median: median.toFixed(1), p95: p95.toFixed(1), found })));
const reached = [
  ...verdicts(figures),
  ...tableVerdicts(tables),
  ...chartVerdicts(charts),
  ...cardsVerdicts(cards),
  ...dialogVerdicts(dialog, keystrokeOfForm ?? Number.NaN),
  ...optionVerdicts(options),
  ...schemaVerdicts(schemas),
  ...sizeVerdicts(sizes),
  ...checkVerdicts(definitions),
  ...formulaVerdicts(formulas),
  ...exportVerdicts(exports),
  programsVerdict(programs),
  ...leaderboardVerdicts(boards),
  ...dashboardVerdicts(dashboards),
  ...messageBoardVerdicts(messageBoard),
  ...administrationListVerdicts(lists),
  calendarVerdict(month),
  eventVerdict(event),
  schedulerVerdict(scheduler),
  floodVerdict(flood),
  ...(searches.length > 0 ? [searchVerdict(searches)] : []),
];
console.table(reached.map((one) => ({ goal: one.title, 'at most': one.goal, reached: one.reached.toFixed(2), met: one.isMet ? 'yes' : 'NO' })));
mkdirSync('.cache', { recursive: true });
writeFileSync(
  '.cache/bench.json',
  `${JSON.stringify({ rounds, figures, tables, charts, cards, dialog, options, schemas, sizes, definitions, formulas, exports, programs, flood, searches, verdicts: reached }, null, 2)}\n`,
);
