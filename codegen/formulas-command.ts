import { readFileSync } from 'node:fs';
import { compile } from './compile';
import { readSource } from './source';
import { tryFormulas } from './formulas/try-formulas';
import type { FormulasMapping } from '../runtime/definitions/shapes/formulas';
import { formatFaults } from '../runtime/definitions/fault';

/** `tsx codegen/formulas-command.ts FORMULAS file.json < steps.jsonl`: tells, step by step, what shows and what is complete. */
const [id = '', file] = process.argv.slice(2);

function run(): void {
  const { checked } = compile(readSource(process.cwd()));
  if (checked.base.faults.length > 0) return fail(formatFaults(checked.base.faults));
  const mapping = checked.base.project.find('formulas', id)?.value as FormulasMapping | undefined;
  if (mapping === undefined) return fail(`There are no formulas "${id}" in schemas/formulas.`);
  if (file === undefined) return fail('Say which file holds the record, and give the steps line by line on standard input.');
  const { lines, fault } = tryFormulas(mapping, readFileSync(file, 'utf8'), readFileSync(0, 'utf8'));
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  if (fault !== undefined) fail(fault);
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

try {
  run();
} catch (error) {
  const { code, path } = error as NodeJS.ErrnoException;
  fail(code === 'ENOENT' ? `There is no file ${path}.` : error instanceof Error ? error.message : String(error));
}
