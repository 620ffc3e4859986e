import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromiumPath } from './chromium';

/**
 * `npm test`: everything that must hold before a change lands, in the order in which it fails soonest. The last line counts the tests.
 * `npm test -- --only unit` runs one of Vitest's projects alone.
 */
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const report = '.cache/tests.json';

interface Step {
  name: string;
  command: string[];
}
const checks: Step[] = [
  { name: 'Format', command: ['biome', 'format', '.'] },
  { name: 'Lint', command: ['oxlint', '--type-aware', '.'] },
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Nothing is unused', command: ['knip', '--treat-config-hints-as-errors'] },
  { name: 'Generated files are fresh', command: ['tsx', 'codegen/generate.ts', '--check'] },
  { name: 'Definitions', command: ['tsx', 'codegen/check-command.ts'] },
  { name: 'Page', command: ['vite', 'build', '--logLevel', 'warn'] },
];

/** Runs a step: what it says is shown as it comes, or where it runs beside others in one piece at its end. */
function run({ name, command }: Step, stdio: 'inherit' | 'pipe'): Promise<boolean> {
  const began = Date.now();
  const title = `\n— ${name}\n`;
  let said = '';
  if (stdio === 'inherit') process.stdout.write(title);
  const child = spawn('npx', ['--no-install', ...command], { stdio: ['ignore', stdio, stdio] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => {
    child.once('error', ({ message }) => (said += `${message}\n`));
    child.once('close', (status) => {
      if (stdio === 'pipe') process.stdout.write(title + said);
      process.stdout.write(`  ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
      resolve(status === 0);
    });
  });
}

const failed: string[] = [];
const waiting = only ? [] : [...checks];
/** The checks, in their order, one after another; two of these leave no processor idle. */
async function runChecks(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) if (!(await run(step, 'pipe'))) failed.push(step.name);
}
await Promise.all([runChecks(), runChecks()]);

process.env.CHROMIUM_PATH = await chromiumPath();
mkdirSync('.cache', { recursive: true });
rmSync(report, { force: true });
const vitest = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=./tests/support/second-tries.ts',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...(only ? ['--project', only] : []),
];
if (!(await run({ name: 'Tests', command: vitest }, 'inherit'))) failed.push('Tests');

const counts = readCounts();
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}.\n`);
// A check that failed counts as one failed test, so that the last line never looks green when it is not.
const failures = Math.max(counts.failed, failed.length);
process.stdout.write(`${counts.passed} passed, ${failures} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;

function readCounts(): { passed: number; failed: number; skipped: number } {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
