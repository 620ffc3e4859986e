import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { DefinitionFigures } from './definitions';
import { median } from './figures';

/** What the check may take, in milliseconds: of everything, and after one edit. */
const mostOfCheck = { whole: 3000, afterEdit: 200 };

// A process of its own for each: in one that has checked before, all is faster.
const measureOnce = (): DefinitionFigures =>
  JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'definitions.ts')], { encoding: 'utf8' })) as DefinitionFigures;

/** The middle of several measurements of the check of 500 definitions. */
export function measureCheck(rounds: number): DefinitionFigures {
  const all = Array.from({ length: rounds }, measureOnce);
  const middle = (read: (figures: DefinitionFigures) => number) => median(all.map(read));
  const files = Object.keys(all[0]?.afterEdit ?? {});
  return {
    definitions: middle(({ definitions }) => definitions),
    wholeCheck: middle(({ wholeCheck }) => wholeCheck),
    wholeCompile: middle(({ wholeCompile }) => wholeCompile),
    afterEdit: Object.fromEntries(files.map((file) => [file, middle(({ afterEdit }) => afterEdit[file] ?? Number.NaN)])),
  };
}

/** How the check stands to what it may take; of the edits, the slowest decides. */
export function checkVerdicts({ definitions, wholeCheck, afterEdit }: DefinitionFigures) {
  const slowest = Math.max(...Object.values(afterEdit));
  return [
    { title: `check of ${definitions} definitions, ms`, goal: mostOfCheck.whole, reached: wholeCheck, isMet: wholeCheck <= mostOfCheck.whole },
    { title: 'check after one edit, ms, the slowest', goal: mostOfCheck.afterEdit, reached: slowest, isMet: slowest <= mostOfCheck.afterEdit },
  ];
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(measureCheck(Number(process.env.BENCH_ROUNDS ?? 7)), null, 2));
