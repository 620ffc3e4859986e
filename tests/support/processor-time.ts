import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What the system says of a process: its own time and that of its children that have ended, in seconds. */
interface Sample {
  parent: string;
  self: number;
  children: number;
}

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Reads a process by its number; its key stays the same when the system uses the number again. Undefined when it has ended. */
function sampleOf(pid: string): ({ key: string } & Sample) | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may have spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const seconds = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / ticksPerSecond;
    return { key: `${pid}:${fields[19]}`, parent: fields[1] ?? '', self: seconds(11), children: seconds(13) };
  } catch {
    return undefined;
  }
}

/**
 * Sums the processor time of a process and of all that it starts, also of those that end: call `sample` about once a second, and the sum misses little.
 * Only Linux says so; elsewhere the sum is 0.
 */
export class ProcessorTime {
  readonly #root: string;
  readonly #seen = new Map<string, Sample>();
  #alive = new Set<string>();

  constructor(pid = process.pid) {
    this.#root = String(pid);
  }

  /** Looks at all processes, and returns the seconds so far. */
  sample(): number {
    if (!existsSync('/proc/self/stat')) return 0;
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const samples = new Map(all.map((pid) => [pid, sampleOf(pid)] as const));
    const keyOf = (pid: string) => samples.get(pid)?.key;
    const isOurs = (pid: string): boolean => pid === this.#root || (samples.get(pid) !== undefined && Number(pid) > 1 && isOurs(samples.get(pid)!.parent));
    this.#alive = new Set();
    for (const [pid, sample] of samples) {
      const known = sample !== undefined && this.#seen.get(sample.key);
      // One whose parent has ended belongs to another process from then on; it stays ours.
      if (sample === undefined || !(known || isOurs(pid))) continue;
      const parent = known ? known.parent : (keyOf(sample.parent) ?? '');
      this.#seen.set(sample.key, { parent, self: sample.self, children: sample.children });
      this.#alive.add(sample.key);
    }
    return this.#sum();
  }

  /**
   * Own times, and of the ended children of each what was not seen before they ended. What a process has of its children has what they have of theirs:
   * a chain of processes that end together is counted once.
   */
  #sum(): number {
    const ended = new Map<string, string[]>();
    for (const [key, { parent }] of this.#seen) if (!this.#alive.has(key) && this.#seen.has(parent)) ended.set(parent, [...(ended.get(parent) ?? []), key]);
    const whole = (key: string): number => {
      const { self, children } = this.#seen.get(key)!;
      const seen = (ended.get(key) ?? []).reduce((sum, child) => sum + whole(child), 0);
      return self + Math.max(children, seen);
    };
    const withinOthers = new Set([...ended.values()].flat());
    return [...this.#seen.keys()].reduce((sum, key) => (withinOthers.has(key) ? sum : sum + whole(key)), 0);
  }
}

/** How many seconds of the processor a fixed piece of work takes now: twice as many where the processor seems half as fast. */
export function calibrate(): number {
  const before = process.cpuUsage();
  let text = 'wellspring';
  for (let round = 0; round < 4000; round += 1) {
    text = createHash('sha256')
      .update(JSON.stringify({ round, text: text.repeat(8) }))
      .digest('hex');
    JSON.parse(`{"rows":[${Array.from({ length: 20 }, (_, row) => `{"id":${row},"name":"${text}"}`).join(',')}]}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
