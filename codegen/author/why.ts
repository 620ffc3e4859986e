import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import type { Reason } from '../../runtime/formulas/reasons';
import type { Definition } from '../project/definition';
import type { Project } from '../project/project';
import { readSource } from '../source';
import type { CommandOptions } from './command-options';
import { CommandError, type CommandContext, customerIn, meantBy } from './command-context';
import { whyOfForm } from './why-form';
import { whyOfQuestionnaire } from './why-questionnaire';

/**
 * `why <questionnaire> <question>`, `why <form> <field>`: why a question, a page, a field or a group shows or not, and of a field whether it must be filled
 * and why it is refused. With --answers as it stands for what this file holds.
 */
export function why(context: CommandContext, options: CommandOptions, [id, about]: readonly string[]): number {
  if (id === undefined || about === undefined)
    throw new CommandError(
      'Say of which questionnaire and of which question or page: npm run author -- why my-questionnaire my-question. Or of which form and field: npm run author -- why my-form my-field',
    );
  const { project, found } = find(context, options, id);
  const answers = typeof options.answers === 'string' ? parsed(resolve(context.root, options.answers)) : undefined;
  const reasons =
    found.kind === 'form' ? whyOfForm(context, project, found.id, about, answers) : whyOfQuestionnaire(context, found.value as Questionnaire, about, answers);
  for (const reason of reasons) print(context, reason, 0);
  return 0;
}

const kinds = ['questionnaire', 'form'] as const;

/** By its id alone, or with the kind before it where two kinds have one of this id. */
function find(context: CommandContext, { customer }: CommandOptions, named: string): { project: Project; found: Definition } {
  const checked = context.check(readSource(context.root));
  const { project } = typeof customer === 'string' ? customerIn(checked, customer) : checked.base;
  const [, kind, id = named] = /^(questionnaire|form):(.*)$/.exec(named) ?? [];
  const [found, other] = kinds.flatMap((one) => (kind === undefined || kind === one ? (project.find(one, id) ?? []) : []));
  if (found === undefined) {
    const names = kinds.flatMap((one) => project.all(one).map((definition) => definition.id));
    throw new CommandError(`There is no questionnaire or form "${id}".${meantBy(id, names)}`);
  }
  if (other !== undefined) throw new CommandError(`There are a questionnaire and a form "${id}": write questionnaire:${id} or form:${id}.`);
  if (!found.sound) throw new CommandError(`The ${found.kind} "${id}" has faults: npm run check says which.`);
  return { project, found };
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
