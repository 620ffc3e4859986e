import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import { Formulas } from '../../runtime/formulas/formulas';
import { questionnaireGroups } from '../../runtime/formulas/read-questionnaire';
import { type Reason, reasonsOf, reasonsOfGroup, type WhyNames } from '../../runtime/formulas/reasons';
import { readSource } from '../source';
import type { CommandOptions } from './command-options';
import { CommandError, type CommandContext, customerIn, meantBy } from './command-context';

/** `why <questionnaire> <question>`: why a question, or a page, shows or not; with --answers as it stands for these answers. */
export function why(context: CommandContext, options: CommandOptions, [id, about]: readonly string[]): number {
  if (id === undefined || about === undefined)
    throw new CommandError('Say of which questionnaire and of which question or page: npm run author -- why my-questionnaire my-question');
  const questionnaire = find(context, options, id);
  const formulas = new Formulas(questionnaireGroups(questionnaire));
  for (const [question, answer] of answersOf(context, options))
    if (formulas.graph.fieldOf.has(question)) formulas.set(question, { given: answer });
    else context.say(`There is no question "${question}": its answer is not looked at.${meantBy(question, [...formulas.graph.fieldOf.keys()])}`);
  const page = questionnaire.pages.findIndex((one) => one.id === about);
  const names: WhyNames = {
    field: (field) => field,
    group: (group) => questionnaire.pages[group]?.id ?? '',
  };
  if (page >= 0) print(context, reasonsOfGroup(formulas, page, names), 0);
  else if (formulas.graph.fieldOf.has(about)) print(context, reasonsOf(formulas, about, names), 0);
  else {
    const names = [...formulas.graph.fieldOf.keys(), ...questionnaire.pages.map((one) => one.id)];
    throw new CommandError(`The questionnaire "${id}" has no question or page "${about}".${meantBy(about, names)}`);
  }
  return 0;
}

function find(context: CommandContext, { customer }: CommandOptions, id: string): Questionnaire {
  const checked = context.check(readSource(context.root));
  const { project } = typeof customer === 'string' ? customerIn(checked, customer) : checked.base;
  const found = project.find('questionnaire', id);
  if (found === undefined) {
    const names = project.all('questionnaire').map((one) => one.id);
    throw new CommandError(`There is no questionnaire "${id}".${meantBy(id, names)}`);
  }
  if (!found.sound) throw new CommandError(`The questionnaire "${id}" has faults: npm run check says which.`);
  return found.value as Questionnaire;
}

/** Answers by question: as an object, or as they are saved, each with `questionId` and `answer`. */
function answersOf(context: CommandContext, { answers }: CommandOptions): [string, string[]][] {
  if (typeof answers !== 'string') return [];
  const value = parsed(resolve(context.root, answers));
  const list = Array.isArray(value) ? value : (value as { answers?: unknown } | null)?.answers;
  const pairs: [unknown, unknown][] = Array.isArray(list)
    ? list.map((one: { questionId?: unknown; answer?: unknown } | null) => [one?.questionId, one?.answer])
    : Object.entries(typeof value === 'object' && value !== null ? value : {});
  return pairs.map(([question, answer]) => {
    const texts = (Array.isArray(answer) ? answer : [answer]) as unknown[];
    if (typeof question !== 'string' || !texts.every((one) => ['string', 'number'].includes(typeof one)))
      throw new CommandError(`${answers} has answers by question, such as { "places": ["home", "train"], "age": 40 }.`);
    return [question, texts.map(String)];
  });
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    throw new CommandError(error instanceof SyntaxError ? `${path} is not JSON.` : `There is no file ${path} that can be read.`);
  }
}

/** Prints a sentence and those below it; of a condition, whether it holds. */
function print(context: CommandContext, { text, holds, below }: Reason, depth: number): void {
  context.say(`${'  '.repeat(depth)}${holds === undefined ? '' : holds ? 'yes  ' : 'no   '}${text}`);
  for (const one of below) print(context, one, depth + 1);
}
