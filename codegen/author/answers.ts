import { closest } from '../../runtime/definitions/fault';
import { CannotGoOn, type World } from './world';

/** What was given on the command line, by its name without the dashes. */
export type Given = Record<string, string | boolean | undefined>;

/** A text that was given, or else is asked for. `check` says what is wrong with it, if anything. */
export async function textOf(
  world: World,
  given: Given,
  name: string,
  question: string,
  { usual, check, hidden }: { usual?: string; check?: (answer: string) => string | undefined; hidden?: boolean } = {},
): Promise<string> {
  const known = given[name];
  if (typeof known === 'string') {
    const wrong = check?.(known);
    if (wrong !== undefined) throw new CannotGoOn(wrong);
    return known;
  }
  if (world.ask === undefined) {
    if (usual !== undefined) return usual;
    throw new CannotGoOn(`Say --${name}: ${question}`);
  }
  for (;;) {
    const typed = (await world.ask(`${question}${usual === undefined ? '' : ` [${usual}]`} `, { hidden: hidden ?? false })).trim();
    const answer = typed === '' ? (usual ?? '') : typed;
    const wrong = answer === '' && usual === undefined ? 'Please answer this.' : check?.(answer);
    if (wrong === undefined) return answer;
    world.say(wrong);
  }
}

/** One of several names, given or asked for. With only one there is no question. */
export async function choiceOf(world: World, given: Given, name: string, question: string, choices: Record<string, string>): Promise<string> {
  const names = Object.keys(choices);
  if (names.length === 1 && given[name] === undefined) return names[0] as string;
  const check = (answer: string) => {
    if (Object.hasOwn(choices, answer)) return undefined;
    const meant = closest(answer, names);
    return `"${answer}" is none of ${names.join(', ')}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
  };
  if (given[name] === undefined && world.ask !== undefined) {
    const width = Math.max(...names.map((one) => one.length));
    for (const [one, says] of Object.entries(choices)) world.say(`  ${one.padEnd(width)}  ${says}`);
  }
  return textOf(world, given, name, question, { check });
}

/** Yes or no. Given by the name alone; where nobody can be asked: no. */
export async function agrees(world: World, given: Given, name: string, question: string): Promise<boolean> {
  if (given[name] === true) return true;
  if (world.ask === undefined) return false;
  return /^y(es)?$/i.test((await world.ask(`${question} (yes/no) `)).trim());
}
