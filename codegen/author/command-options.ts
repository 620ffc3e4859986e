import { closest } from '../../runtime/definitions/fault';
import { CommandError, type CommandContext } from './command-context';

/** The options of the command line, by their names without the dashes. */
export type CommandOptions = Record<string, string | boolean | undefined>;

/** A text that was given, or else is asked for. `check` says what is wrong with it, if anything. */
export async function textOf(
  context: CommandContext,
  options: CommandOptions,
  name: string,
  question: string,
  { usual, check, hidden }: { usual?: string; check?: (answer: string) => string | undefined; hidden?: boolean } = {},
): Promise<string> {
  const known = options[name];
  if (typeof known === 'string') {
    const wrong = check?.(known);
    if (wrong !== undefined) throw new CommandError(wrong);
    return known;
  }
  if (context.ask === undefined) {
    if (usual !== undefined) return usual;
    throw new CommandError(`Say --${name}: ${question}`);
  }
  for (;;) {
    const typed = (await context.ask(`${question}${usual === undefined ? '' : ` [${usual}]`} `, { hidden: hidden ?? false })).trim();
    const answer = typed === '' ? (usual ?? '') : typed;
    const wrong = answer === '' && usual === undefined ? 'Please answer this.' : check?.(answer);
    if (wrong === undefined) return answer;
    context.say(wrong);
  }
}

/** One of several names, given or asked for. With only one there is no question. */
export async function choiceOf(
  context: CommandContext,
  options: CommandOptions,
  name: string,
  question: string,
  choices: Record<string, string>,
): Promise<string> {
  const names = Object.keys(choices);
  if (names.length === 1 && options[name] === undefined) return names[0] as string;
  const check = (answer: string) => {
    if (Object.hasOwn(choices, answer)) return undefined;
    const meant = closest(answer, names);
    return `"${answer}" is none of ${names.join(', ')}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
  };
  if (options[name] === undefined && context.ask !== undefined) {
    const width = Math.max(...names.map((one) => one.length));
    for (const [one, says] of Object.entries(choices)) context.say(`  ${one.padEnd(width)}  ${says}`);
  }
  return textOf(context, options, name, question, { check });
}

/** Yes or no. Given by the name alone; where nobody can be asked: no. */
export async function agrees(context: CommandContext, options: CommandOptions, name: string, question: string): Promise<boolean> {
  if (options[name] === true) return true;
  if (context.ask === undefined) return false;
  return /^y(es)?$/i.test((await context.ask(`${question} (yes/no) `)).trim());
}
