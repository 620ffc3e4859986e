import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { formatFaults } from '../../runtime/definitions/fault';
import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import type { Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import { importQuestionnaire as convert } from '../fhir/import-questionnaire';
import { linesOfItems, readResource } from '../fhir/read-resource';
import type { Project } from '../project/project';
import { readSource } from '../source';
import type { CommandOptions } from './command-options';
import { CommandError, type CommandContext } from './command-context';
import { textOfFile } from '../text-of-file';

/**
 * `import-questionnaire file.json [id]`: makes a questionnaire of a FHIR R4 Questionnaire, and says line by line what could not be said. What
 * the check refuses is written only with --anyway, to be mended by hand. Nothing is ever written over.
 */
export function importQuestionnaire(context: CommandContext, options: CommandOptions, [file, id]: readonly string[]): number {
  if (file === undefined) throw new CommandError('Say which file: npm run author -- import-questionnaire questionnaire.json my-questionnaire');
  if (id !== undefined && !/^[a-z][a-z0-9-]{0,60}$/.test(id))
    throw new CommandError(`"${id}" cannot be the id of a questionnaire: it has small letters, digits and dashes, and begins with a letter.`);
  const original = textOf(resolve(context.root, file));
  const resource = readResource(original);
  if (typeof resource === 'string') throw new CommandError(resource);
  const source = readSource(context.root);
  const checked = context.check(source);
  const { questionnaire, remarks } = convert(resource, id, fieldsetOf(checked.base.project), linesOfItems(original));
  const path = `schemas/questionnaires/${questionnaire.id}.questionnaire.json`;
  if (existsSync(join(context.root, path)))
    throw new CommandError(`There is ${path} already, and nothing is written over it. Give another id behind the file.`);
  const text = `${JSON.stringify(questionnaire, null, 2)}\n`;
  for (const remark of remarks) context.say(`- ${remark}`);
  const faults = context.check(new Map(source).set(path, text)).faults.filter((fault) => fault.file === path);
  if (faults.length > 0) context.say(formatFaults(faults).replace(/ Nothing was published\.$/, ''));
  if (faults.length > 0 && options.anyway !== true)
    throw new CommandError(`${path} was not written. Mend the original, or write it with --anyway and mend it in the editor.`);
  mkdirSync(dirname(join(context.root, path)), { recursive: true });
  writeFileSync(join(context.root, path), text);
  const questions = questionnaire.pages.flatMap(({ contents }) => contents).filter((content) => 'question' in content).length;
  const pages = questionnaire.pages.length;
  context.say(
    `Wrote ${path}: ${questions} ${questions === 1 ? 'question' : 'questions'} on ${pages} ${pages === 1 ? 'page' : 'pages'}. ${
      faults.length === 0 ? 'No faults.' : 'Mend its faults before you publish.'
    }`,
  );
  return faults.length === 0 ? 0 : 1;
}

function textOf(path: string): string {
  const text = textOfFile(path);
  if (text === undefined) throw new CommandError(`There is no file ${path} that can be read.`);
  return text;
}

/** The kinds of questions: those of the other questionnaires, or else those of the fieldset that stores answers as lists of strings. */
function fieldsetOf(project: Project): string {
  const others = project.all('questionnaire').map(({ value }) => (value as Partial<Questionnaire> | null)?.fieldset);
  const known = others.find((fieldset) => typeof fieldset === 'string');
  const fieldsets = project.all('fieldset').filter(({ sound }) => sound);
  const found = known ?? fieldsets.find(({ value }) => Object.values((value as Fieldset).types).some(({ stringList }) => stringList !== undefined))?.id;
  if (found === undefined) throw new CommandError('There is no fieldset that says which kinds of questions there are.');
  return found;
}
