import { formatFaults } from '../runtime/definitions/fault';
import { createChecker } from './checker';
import type { Compiled } from './compile';
import { coverageLine, coverageOf } from './language/coverage';
import type { Source } from './source';

/**
 * Proves every definition of a project, or prints all faults.
 * @param compile also compiles the definitions, and compares the generated files with what they make now. It takes longer than all else.
 * @returns whether nothing is wrong.
 */
export async function checkProject(source: Source, compile?: (source: Source) => Compiled): Promise<boolean> {
  const started = performance.now();
  const compiled = compile?.(source);
  const { count, base, faults } = compiled ? { ...compiled.checked, faults: compiled.faults } : createChecker()(source);
  if (faults.length > 0) console.error(formatFaults(faults));
  else {
    console.log(`${count} definitions, no faults. ${Math.round(performance.now() - started)} ms`);
    for (const coverage of coverageOf(base.project)) console.log(coverageLine(coverage));
  }
  if (compiled === undefined) return faults.length === 0;
  const [{ generatedFiles }, { staleFiles }] = await Promise.all([import('./generate/generated-files'), import('./generate/stale-files')]);
  const stale = staleFiles(await generatedFiles(source, compiled));
  for (const [path] of stale) console.error(`${path} is stale. Run "npm run generate".`);
  return faults.length === 0 && stale.length === 0;
}
