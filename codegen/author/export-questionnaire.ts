import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import { exportQuestionnaire as convert } from '../fhir/export-questionnaire';
import { readSource } from '../source';
import { CommandError, type CommandContext, customerIn, meantBy } from './command-context';
import type { CommandOptions } from './command-options';

/**
 * `export-questionnaire my-questionnaire [file.json]`: writes a questionnaire as a FHIR R4 Questionnaire, with --customer as that customer has it, and
 * says line by line what FHIR has no word for. Nothing is ever written over.
 */
export function exportQuestionnaire(context: CommandContext, options: CommandOptions, [id, file]: readonly string[]): number {
  if (id === undefined) throw new CommandError('Say which questionnaire: npm run author -- export-questionnaire my-questionnaire theirs.json');
  const checked = context.check(readSource(context.root));
  const { project } = typeof options.customer === 'string' ? customerIn(checked, options.customer) : checked.base;
  const found = project.find('questionnaire', id);
  if (found === undefined) {
    const ids = project.all('questionnaire').map((one) => one.id);
    throw new CommandError(`There is no questionnaire "${id}".${meantBy(id, ids)}`);
  }
  if (!found.sound) throw new CommandError(`The questionnaire "${id}" has faults: npm run check says which. Mend them first.`);
  const name = file ?? `${id}.fhir.json`;
  const path = resolve(context.root, name);
  if (existsSync(path)) throw new CommandError(`There is ${name} already, and nothing is written over it. Give another file behind the questionnaire.`);
  const { resource, remarks } = convert(found.value as Questionnaire);
  for (const remark of remarks) context.say(`- ${remark}`);
  writeFileSync(path, `${JSON.stringify(resource, null, 2)}\n`);
  context.say(`Wrote ${name}: a FHIR R4 Questionnaire.`);
  return 0;
}
