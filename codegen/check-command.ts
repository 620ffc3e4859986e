import { formatFaults } from '../runtime/definitions/fault';
import { createChecker } from './checker';
import { readSource } from './source';
import { coverageLine, coverageOf } from './language/coverage';

/** `npm run check`: proves every definition of the project, or prints all faults and fails. */
const started = performance.now();
const { faults, count, base } = createChecker()(readSource(process.cwd()));
if (faults.length > 0) {
  console.error(formatFaults(faults));
  process.exitCode = 1;
} else {
  console.log(`${count} definitions, no faults. ${Math.round(performance.now() - started)} ms`);
  for (const coverage of coverageOf(base.project)) console.log(coverageLine(coverage));
}
