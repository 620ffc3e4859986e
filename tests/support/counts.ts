import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** What tests spend most of their time on. `tests/budget.json` limits how often a run may do each. */
export const countedThings = ['pages', 'loads', 'axeScans', 'servers', 'databases', 'compiles', 'builds', 'browsers'] as const;
export type Counted = (typeof countedThings)[number];

/**
 * Counts one of them for the project of the running test. `npm test` names the folder of the counts in TEST_COUNTS; without it nothing is counted.
 * @param project needed outside of tests, as in a global setup.
 */
export function count(what: Counted, project: string = inject('project')): void {
  const folder = process.env.TEST_COUNTS;
  if (folder !== undefined) appendFileSync(join(folder, `${project}-${process.pid}`), `${what}\n`);
}
