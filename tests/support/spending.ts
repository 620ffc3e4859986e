import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { type Counted, countedThings } from './counts';
import { calibrate, ProcessorTime } from './processor-time';

/** What the tests of a project have spent. Projects that run side by side share their seconds: those stand with the first of them. */
export interface Spent {
  tests: number;
  /** Further tries of tests that failed. */
  retries: number;
  wallSeconds: number;
  processorSeconds: number;
  counts: Partial<Record<Counted, number>>;
}

/** What a run has spent, by project, and how long the calibrating piece of work took meanwhile. */
export interface Spending {
  calibration: number;
  cores: number;
  projects: Record<string, Spent>;
  /** How often each file compiled all definitions; `setup` is the global setup. */
  compiles: Record<string, number>;
}

/** Where `npm test` finds it. */
export const spendingFile = '.cache/spending.json';

const sampleEvery = 1000;
const calibrateEvery = 15_000;

/** Vitest adds the browser to the name of a project whose tests run in one. */
const projectOf = (name: string): string => name.replace(/ \(\w+\)$/, '');

/** A reporter that adds up what each project spends. */
export default class SpendingReporter implements Reporter {
  readonly #time = new ProcessorTime();
  readonly #projects = new Map<string, Spent>();
  readonly #calibrations = [calibrate()];
  readonly #compiles: Record<string, number> = {};
  readonly #timers: NodeJS.Timeout[] = [];
  #groupOf: (project: string) => string = (project) => project;
  #now: { group: string; began: number; before: number } | undefined;

  onInit({ projects }: Vitest): void {
    // Projects whose tests run in pages run side by side. The others follow each other: while the last files of one run, the seconds count for the next.
    const [first, ...others] = projects.filter(({ config }) => config.browser.enabled).map(({ name }) => projectOf(name));
    this.#groupOf = (project) => (others.includes(project) ? (first ?? project) : project);
    this.#timers.push(
      setInterval(() => this.#time.sample(), sampleEvery),
      setInterval(() => this.#calibrations.push(calibrate()), calibrateEvery),
    );
  }

  onTestModuleStart({ project: { name } }: TestModule): void {
    const group = this.#groupOf(projectOf(name));
    if (this.#now?.group === group) return;
    this.#endGroup();
    this.#now = { group, began: Date.now(), before: this.#time.sample() };
  }

  onTestModuleEnd(module: TestModule): void {
    const spent = this.#of(projectOf(module.project.name));
    for (const test of module.children.allTests()) {
      spent.tests += 1;
      spent.retries += test.diagnostic()?.retryCount ?? 0;
    }
    const { counts = {} } = module.meta() as { counts?: Spent['counts'] };
    for (const [what, times] of Object.entries(counts)) this.#add(projectOf(module.project.name), what as Counted, times);
  }

  onTestRunEnd(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#endGroup();
    this.#readCounts();
    const calibration = this.#calibrations.reduce((sum, one) => sum + one, 0) / this.#calibrations.length;
    const spending: Spending = { calibration, cores: cpus().length, projects: Object.fromEntries(this.#projects), compiles: this.#compiles };
    writeFileSync(spendingFile, JSON.stringify(spending, undefined, 2));
  }

  #of(project: string): Spent {
    const spent = this.#projects.get(project) ?? { tests: 0, retries: 0, wallSeconds: 0, processorSeconds: 0, counts: {} };
    this.#projects.set(project, spent);
    return spent;
  }

  #add(project: string, what: Counted, times: number): void {
    const { counts } = this.#of(project);
    counts[what] = (counts[what] ?? 0) + times;
  }

  #endGroup(): void {
    if (this.#now === undefined) return;
    const spent = this.#of(this.#now.group);
    spent.wallSeconds += (Date.now() - this.#now.began) / 1000;
    spent.processorSeconds += this.#time.sample() - this.#now.before;
    this.#now = undefined;
  }

  /** Adds what the processes of the tests have counted: files named `<project>-<process>`, a line `<what> <file>` each time. */
  #readCounts(): void {
    const folder = process.env.TEST_COUNTS;
    if (folder === undefined || !existsSync(folder)) return;
    for (const file of readdirSync(folder)) {
      const project = file.slice(0, file.lastIndexOf('-'));
      for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
        const [what = '', test = ''] = line.split(' ');
        if (!countedThings.includes(what as Counted)) continue;
        this.#add(project, what as Counted, 1);
        if (what === 'compiles') this.#compiles[test] = (this.#compiles[test] ?? 0) + 1;
      }
    }
  }
}
