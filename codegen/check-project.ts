import { formatFaults } from '../runtime/definitions/fault';
import { createChecker } from './checker';
import type { Compiled } from './compile';
import { coverageLine, coverageOf } from './language/coverage';
import type { Source } from './source';

/** What the check of a project came to. */
interface CheckResult {
  /** Whether nothing is wrong. */
  isSound: boolean;
  /** What was printed of definitions without faults: how many there are, and how far each language is translated. */
  lines: string[];
}

/**
 * Proves every definition of a project, or prints all faults.
 * @param compile also compiles the definitions, and compares the generated files with what they make now. It takes longer than all else.
 */
export async function checkProject(source: Source, compile?: (source: Source) => Compiled): Promise<CheckResult> {
  const started = performance.now();
  const compiled = compile?.(source);
  const { count, base, faults } = compiled ? { ...compiled.checked, faults: compiled.faults } : createChecker()(source);
  const hasFaults = faults.length > 0;
  const lines = hasFaults ? [] : [`${count} definitions, no faults.`, ...coverageOf(base.project).map(coverageLine)];
  if (hasFaults) console.error(formatFaults(faults));
  else {
    const [first, ...others] = lines;
    console.log(`${first} ${Math.round(performance.now() - started)} ms`);
    for (const line of others) console.log(line);
  }
  if (compiled === undefined) return { isSound: !hasFaults, lines };
  const [{ generatedFiles }, { staleFiles }] = await Promise.all([import('./generate/generated-files'), import('./generate/stale-files')]);
  const stale = staleFiles(await generatedFiles(source, compiled));
  for (const [path] of stale) console.error(`${path} is stale. Run "npm run generate".`);
  return { isSound: !hasFaults && stale.length === 0, lines };
}
