import { formatFaults } from '../runtime/definitions/fault';
import { createChecker } from './checker';
import { coverageLine, coverageOf } from './language/coverage';
import { readSource } from './source';

/**
 * `npm run check`: proves every definition of the project, or prints all faults and fails. With `--generated` it also fails where a generated file is
 * not what the definitions make now: both compile them, which takes longer than all else.
 */
const started = performance.now();
const source = readSource(process.cwd());
// What compiles and writes takes a second to load.
const compiled = process.argv.includes('--generated') ? (await import('./compile')).compile(source) : undefined;
const { count, base, faults } = compiled ? { ...compiled.checked, faults: compiled.faults } : createChecker()(source);
if (faults.length > 0) {
  console.error(formatFaults(faults));
  process.exitCode = 1;
} else {
  console.log(`${count} definitions, no faults. ${Math.round(performance.now() - started)} ms`);
  for (const coverage of coverageOf(base.project)) console.log(coverageLine(coverage));
}
if (compiled) {
  const [{ generatedFiles }, { staleFiles }] = await Promise.all([import('./generate/generated-files'), import('./generate/stale-files')]);
  const stale = staleFiles(await generatedFiles(source, compiled));
  for (const [path] of stale) console.error(`${path} is stale. Run "npm run generate".`);
  if (stale.length > 0) process.exitCode = 1;
}
