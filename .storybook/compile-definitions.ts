import { fileURLToPath } from 'node:url';
import { compile } from '../codegen/compile';
import { storyPartsOf } from '../codegen/generate/story-parts';
import { readSource } from '../codegen/source';
import { formatFaults } from '../runtime/definitions/fault';

/** Prints the project's revisions as JSON, by customer; faults go to standard error. A program of its own: Storybook's loader reads no file without its ending. */
const source = readSource(fileURLToPath(new URL('..', import.meta.url)));
const { base, customers, faults, checked } = compile(source);
if (base) {
  const parts = Object.fromEntries(checked.customers.map(({ customer, project }) => [customer, storyPartsOf(project)]));
  process.stdout.write(
    JSON.stringify({ revisions: { base, ...customers }, parts: { ...parts, base: storyPartsOf(checked.base.project) }, texts: Object.fromEntries(source) }),
  );
} else {
  process.stderr.write(`${formatFaults(faults)}\n`);
  process.exitCode = 1;
}
