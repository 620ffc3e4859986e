import { readFileSync } from 'node:fs';
import { formatFaults } from '../runtime/definitions/fault';
import type { Fieldset } from '../runtime/definitions/shapes/fieldset';
import type { Form } from '../runtime/definitions/shapes/form';
import type { FormulasMapping } from '../runtime/definitions/shapes/formulas';
import { compile } from './compile';
import { parseDocument } from './document';
import { recordFaults } from './formulas/record-faults';
import { tryFormulas } from './formulas/try-formulas';
import type { Project } from './project/project';
import { readSource } from './source';
import { failureText } from '../runtime/validation/string-of';

/**
 * `tsx codegen/formulas-command.ts FORMULAS file.json < steps.jsonl`: tells, step by step, what shows and what is complete.
 * With `--check` before the file: says what is wrong with its formulas.
 */
const [id = '', ...rest] = process.argv.slice(2);
const isCheck = rest.includes('--check');
const [file] = rest.filter((one) => one !== '--check');

function run(): void {
  const { checked } = compile(readSource(process.cwd()));
  if (checked.base.faults.length > 0) return fail(formatFaults(checked.base.faults));
  const { project } = checked.base;
  const mapping = project.find('formulas', id)?.value as FormulasMapping | undefined;
  if (mapping === undefined) return fail(`There are no formulas "${id}" in schemas/formulas.`);
  if (file === undefined) return fail('Say which file holds the record, and give the steps line by line on standard input.');
  if (isCheck) return check(mapping, project, file);
  const { lines, fault } = tryFormulas(mapping, readFileSync(file, 'utf8'), readFileSync(0, 'utf8'));
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  if (fault !== undefined) fail(fault);
}

function check(mapping: FormulasMapping, project: Project, name: string): void {
  const document = parseDocument(name, readFileSync(name, 'utf8'));
  const faults = document.tree === undefined ? document.faults : recordFaults(document, mapping, fieldsetOf(project));
  if (faults.length > 0) return fail(formatFaults(faults).replace(/ Nothing was published\.$/, ''));
  process.stdout.write('No faults.\n');
}

/** The fieldset of the fields that these formulas show and hide: the form that uses both says which. */
function fieldsetOf(project: Project): Fieldset | undefined {
  const forms = project.all('form').map(({ value }) => value as Form);
  const node = forms.flatMap(({ fields }) => fields).find((field) => 'fieldset' in field && field.showsBy?.formulas === id);
  return node !== undefined && 'fieldset' in node ? (project.find('fieldset', node.fieldset)?.value as Fieldset | undefined) : undefined;
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

try {
  run();
} catch (error) {
  const { code, path } = error as NodeJS.ErrnoException;
  fail(code === 'ENOENT' ? `There is no file ${path}.` : failureText(error));
}
