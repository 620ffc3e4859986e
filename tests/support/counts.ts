import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, inject } from 'vitest';

/** What tests spend most of their time on. `tests/budget.json` limits how often a run may do each. */
export const countedThings = ['pages', 'loads', 'axeScans', 'servers', 'databases', 'compiles', 'builds', 'browsers', 'touched'] as const;
/** `touched` is how many sliced cases ran only because the landing changes their files: the budget allows for them. */
export type Counted = (typeof countedThings)[number];

/** The project of the running test; `setup` in a global setup, which belongs to none. */
function currentProject(): string {
  try {
    return inject('project');
  } catch {
    return 'setup';
  }
}

/** The file of the running test, from the project's root; `setup` in a global setup, which belongs to none. */
function currentFile(): string {
  try {
    const path = expect.getState().testPath;
    return path === undefined ? 'setup' : relative(process.cwd(), path);
  } catch {
    return 'setup';
  }
}

/**
 * Counts one of them for the running test: a line `<what> <file>` in a file `<project>-<process>`. `npm test` names the folder of these files in
 * TEST_COUNTS; without it nothing is counted.
 */
export function count(what: Counted): void {
  const folder = process.env.TEST_COUNTS;
  if (folder !== undefined) appendFileSync(join(folder, `${currentProject()}-${process.pid}`), `${what} ${currentFile()}\n`);
}

(globalThis as { countTouched?: () => void }).countTouched = () => count('touched');
