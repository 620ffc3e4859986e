import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromiumPath } from './chromium';

/**
 * Runs each file of `tests/browser` alone, once in each of three random orders, and writes a table to `.cache/shuffled-files.md` after each run.
 * It shows that no test needs what another test or another file left behind. All slices run, and no test has a second try.
 * File names that follow limit the run to these. It exits with 1 if a run failed.
 */
const folder = 'tests/browser';
const table = '.cache/shuffled-files.md';
const log = '.cache/shuffled-files';
const seeds = [1, 2, 3];

interface Run {
  file: string;
  seed: number;
  seconds: number;
  passed: number;
  failed: string[];
}

const named = process.argv.slice(2);
const files = named.length > 0 ? named : readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
const runs: Run[] = [];

// Every slice runs.
delete process.env.TEST_LANDING;
process.env.CHROMIUM_PATH = await chromiumPath();
rmSync(log, { recursive: true, force: true });
mkdirSync(log, { recursive: true });
for (const seed of seeds)
  for (const file of files.toSorted()) {
    runs.push(runAlone(file.startsWith(folder) ? file : `${folder}/${file}`, seed));
    writeFileSync(table, tableOf(runs));
  }
const failures = runs.filter(({ failed }) => failed.length > 0).length;
process.stdout.write(`${runs.length - failures} of ${runs.length} runs of single files in a random order passed (${table}).\n`);
process.exitCode = failures === 0 ? 0 : 1;

/** Runs one file at low priority. A file that does not run at all counts as failed. Its output stays in the folder of logs if it fails. */
function runAlone(file: string, seed: number): Run {
  const report = `${log}/report.json`;
  rmSync(report, { force: true });
  const began = Date.now();
  const options = ['--retry', '0', '--sequence.shuffle.tests', '--sequence.seed', String(seed), '--reporter=default', '--reporter=json'];
  const command = ['-n', '15', 'npx', '--no-install', 'vitest', 'run', '--project', 'application', file, ...options, `--outputFile.json=${report}`];
  const { status, stdout, stderr } = spawnSync('nice', command, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { passed, failed } = resultsOf(report);
  if (status !== 0 && failed.length === 0) failed.push('the run itself');
  if (failed.length > 0) writeFileSync(`${log}/${file.replaceAll('/', '-')}-${seed}.log`, stdout + stderr);
  return { file, seed, seconds: Math.round((Date.now() - began) / 1000), passed, failed };
}

function resultsOf(report: string): Pick<Run, 'passed' | 'failed'> {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { assertionResults: { status: string; fullName: string }[] }[] };
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const named = (status: string) => tests.filter((one) => one.status === status).map(({ fullName }) => fullName);
    const passed = named('passed').length;
    return { passed, failed: passed === 0 ? [...named('failed'), 'no test passed'] : named('failed') };
  } catch {
    return { passed: 0, failed: ['no report'] };
  }
}

/** A table in Markdown, one line for each run. */
function tableOf(all: readonly Run[]): string {
  const lines = all.map(
    ({ file, seed, seconds, passed, failed }) => `| ${file} | ${seed} | ${seconds} | ${passed} | ${failed.join('; ').replaceAll('|', '\\|')} |`,
  );
  return ['| File | Seed | Seconds | Passed | Failed |', '|---|---|---|---|---|', ...lines, ''].join('\n');
}
