import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ProcessorTime } from './processor-time';

/** Works for a second of the processor, says so, and ends when its input does. */
const work = `
  let sum = 0;
  for (let used = 0; used < 1_000_000; used = process.cpuUsage().user + process.cpuUsage().system) for (let step = 0; step < 1e6; step += 1) sum += step % 7;
  process.stdout.write('done');
  process.stdin.resume().once('end', () => process.exit(0));
`;

/** What this process has used itself, in seconds. */
const own = () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000_000;

test.runIf(existsSync('/proc/self/stat'))('a chain of processes that end together is counted once', async () => {
  const time = new ProcessorTime();
  const before = time.sample() - own();
  // `true` keeps each shell from becoming what it runs.
  const chain = spawn('sh', ['-c', `sh -c '"$0" -e "$1"; true' "$0" "$1"; true`, process.execPath, work], { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise((resolve) => chain.stdout.once('data', resolve));
  const whileItRan = time.sample() - own() - before;
  expect(whileItRan).toBeGreaterThan(0.9);
  chain.stdin.end();
  await new Promise((resolve) => chain.once('close', resolve));
  expect(time.sample() - own() - before).toBeLessThan(whileItRan * 1.5);
});
