import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import budget from '../budget.json';
import { judgeSpending, spendingTable } from './budget';
import { chromiumPath } from './chromium';
import { beginLanding, currentLanding, landingFault } from './landing';
import { passedBefore, rememberPassed } from './passed';
import { ProcessorTime } from './processor-time';
import { touchedFiles } from './sliced-files';
import { type Spending, spendingFile } from './spending';
import { changedFiles, selectTests, touchesDefinitions } from './test-changed';

/**
 * `npm test`: everything that must hold before a change lands, in the order in which it fails soonest. The last line counts the tests.
 * - `npm test -- --all` runs every slice of the sweeps, as `npm run test:all` does, instead of this landing's.
 * - `npm test -- --only unit` runs one of Vitest's projects, or what is named after it, with Vitest's own options.
 * - `npm test -- --changed` runs what the change since a commit (HEAD) can break, in less than a minute.
 * - `npm test -- --resume` leaves out what passed before and depends on nothing that has changed since. CI never does.
 * - `npm test -- --new-landing` begins a landing (tests/README.md).
 */
const option = (name: string) => (process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? '') : undefined);
const only = option('--only');
const named = only === undefined ? [] : process.argv.slice(process.argv.indexOf('--only') + 2);
const since = option('--changed');
const from = option('--new-landing');
const report = '.cache/tests.json';

interface Step {
  name: string;
  command: string[];
}
const definitions: Step = { name: 'Definitions, and what is generated of them', command: ['tsx', 'tests/support/definitions-command.ts'] };
/** The longest first, so that no core is idle while the last one runs. */
const checks: Step[] = [
  // One program reads all code for both: the compiler alone (`tsc`) would read it a second time.
  { name: 'Lint and types', command: ['oxlint', '--type-aware', '--type-check', '.'] },
  definitions,
  { name: 'Page', command: ['tsx', 'tests/support/build-page-command.ts'] },
  { name: 'Nothing is unused', command: ['knip', '--treat-config-hints-as-errors'] },
  { name: 'Format', command: ['biome', 'format', '.'] },
];

function run({ name, command }: Step): boolean {
  const began = Date.now();
  process.stdout.write(`\n— ${name}\n`);
  const [program = '', ...parameters] = command;
  const { status } = spawnSync('npx', ['--no-install', program, ...parameters], { stdio: 'inherit', env: process.env });
  process.stdout.write(`  ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return status === 0;
}

if (from !== undefined) {
  const { number, since: start } = beginLanding(from || 'HEAD');
  process.stdout.write(`Landing ${number} starts from ${start}. Commit tests/landing.json.\n`);
  process.exit(0);
}
if (since !== undefined) await runChanged(since || undefined);

// Single files, and everything, are not sliced.
const landing = process.argv.includes('--all') || named.length > 0 ? undefined : currentLanding();
if (landing !== undefined) process.env.TEST_LANDING = JSON.stringify(landing);
const passed = process.argv.includes('--resume') && process.env.CI === undefined ? passedBefore(landing?.number) : [];
process.env.TEST_LEFT_OUT = JSON.stringify(passed);
const failed = only ? [] : await runChecks(checks);

process.env.CHROMIUM_PATH = await chromiumPath();
process.env.TEST_COUNTS = join(process.cwd(), '.cache/counts');
rmSync(process.env.TEST_COUNTS, { recursive: true, force: true });
mkdirSync(process.env.TEST_COUNTS, { recursive: true });
rmSync(report, { force: true });
rmSync(spendingFile, { force: true });
const vitest = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=./tests/support/second-tries.ts',
  '--reporter=./tests/support/spending.ts',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...(only ? ['--project', only, ...named] : []),
];
if (!run({ name: 'Tests', command: vitest })) failed.push('Tests');
rememberPassed(report, landing?.number);
if (passed.length > 0) process.stdout.write(`\n${passed.length} files of tests passed before and have not changed since; they were left out.\n`);
if (!withinBudget()) failed.push('Budget');

const counts = readCounts();
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}.\n`);
if (landing !== undefined)
  process.stdout.write(
    `Landing ${landing.number}: slice ${(landing.number % 3) + 1} of 3 and slice ${(landing.number % 4) + 1} of 4 of the sweeps, and what ${landing.changed.length} changed files touch; seed ${landing.seed}.\n`,
  );
// A check that failed counts as one failed test, so that the last line never looks green when it is not.
const failures = Math.max(counts.failed, failed.length);
process.stdout.write(`${counts.passed} passed, ${failures} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Says what the tests have spent; false where a whole run spent more than tests/budget.json allows, or where nobody began this landing. */
function withinBudget(): boolean {
  const spending = JSON.parse(readFileSync(spendingFile, 'utf8')) as Spending;
  process.stdout.write(`\n${spendingTable(spending, budget)}`);
  if (landing === undefined || passed.length > 0) return true;
  const { remarks, faults } = judgeSpending(spending, budget, touchedFiles(landing));
  const fault = landingFault();
  const all = [...faults, ...(fault === undefined ? [] : [fault])];
  for (const remark of remarks) process.stdout.write(`  ${remark}\n`);
  for (const one of all) process.stdout.write(`  OVER BUDGET: ${one}\n`);
  return all.length === 0;
}

/** Runs checks, two at a time as there are mostly two cores; each prints its output when it ends. Returns the names of those that failed. */
async function runChecks(steps: readonly Step[]): Promise<string[]> {
  const waiting = [...steps];
  const wrong: string[] = [];
  const [began, time] = [Date.now(), new ProcessorTime()];
  const before = time.sample();
  const timer = setInterval(() => time.sample(), 1000);
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) if (!(await runAside(step))) wrong.push(step.name);
  };
  await Promise.all([work(), work()]);
  clearInterval(timer);
  const [wall, spent] = [(Date.now() - began) / 1000, time.sample() - before];
  const busy = Math.round((100 * spent) / (wall * Math.min(2, cpus().length)));
  process.stdout.write(`\nChecks: ${wall.toFixed(0)} s, ${spent.toFixed(0)} processor s, cores busy ${busy}%\n`);
  return wrong;
}

async function runAside({ name, command }: Step): Promise<boolean> {
  const began = Date.now();
  const child = spawn('npx', ['--no-install', ...command], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => child.once('error', () => resolve(null)).once('close', resolve));
  process.stdout.write(`\n— ${name}\n${said}  ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return status === 0;
}

/** Runs the checks of what has changed, then its tests; ends the process. */
async function runChanged(commit: string | undefined): Promise<never> {
  const files = changedFiles(commit);
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const written = files.filter((file) => /\.(tsx?|json)$/.test(file));
  const steps: Step[] = [
    { name: 'Format', command: ['biome', 'format', '--no-errors-on-unmatched', ...written] },
    ...(code.length > 0
      ? [
          { name: 'Lint', command: ['oxlint', '--type-aware', ...code] },
          // What has not changed since the last time is not judged again.
          { name: 'Types', command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.json'] },
        ]
      : []),
    ...(touchesDefinitions(files) ? [definitions] : []),
  ];
  const wrong = files.length === 0 ? [] : await runChecks(steps);
  const { chosen, left } = selectTests(files, report);
  process.env.CHROMIUM_PATH = await chromiumPath();
  if (chosen.length > 0 && !run({ name: 'Tests', command: ['vitest', 'run', ...chosen] })) wrong.push('Tests');
  if (left.length > 0)
    process.stdout.write(`\nNot run, as all would take longer than a minute (npm test runs them):\n${left.map((path) => `  ${path}\n`).join('')}`);
  if (wrong.length > 0) process.stdout.write(`\nFailed: ${wrong.join(', ')}.\n`);
  process.exit(wrong.length === 0 ? 0 : 1);
}

function readCounts(): { passed: number; failed: number; skipped: number } {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
