import { closest } from '../../runtime/definitions/fault';
import type { OperationDefinition } from '../../runtime/definitions/shapes/operation';
import { languageOperations } from '../overlay/language-operations';
import type { Definition } from '../project/definition';
import { createReader } from '../project/read';
import { readSource } from '../source';
import { CommandError, type CommandContext } from './command-context';
import type { CommandOptions } from './command-options';

/** Says what overlays can do, and of one operation of the product what its author tells it. */
export function operations(context: CommandContext, _options: CommandOptions, [name]: readonly string[]): number {
  const described = createReader()(readSource(context.root)).definitions.flatMap((one) =>
    one.kind === 'overlay-operation' && one.sound ? [(one as Definition<OperationDefinition>).value] : [],
  );
  const all = [
    ...languageOperations.map(({ op, does }): [string, string] => [op, does]),
    ...described.map(({ id, description }): [string, string] => [id, description]),
  ];
  if (name === undefined) {
    for (const line of columns(all)) context.say(line);
    return 0;
  }
  const known = languageOperations.find(({ op }) => op === name);
  const found = described.find(({ id }) => id === name);
  if (known) context.say(`${known.op}: ${known.does}\n${known.says.replaceAll('`', '')}`);
  else if (found) sayDescribed(context, found);
  else {
    const meant = closest(
      name,
      all.map(([one]) => one),
    );
    throw new CommandError(`There is no operation "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`);
  }
  return 0;
}

function sayDescribed(context: CommandContext, { id, description, input }: OperationDefinition): void {
  const { properties = {}, required = [], examples = [] } = input as { properties?: Record<string, Told>; required?: string[]; examples?: object[] };
  context.say(`${id}: ${description}`);
  const lines = Object.entries(properties).flatMap(([key, told]): [string, string][] => [
    [`${key}${required.includes(key) ? ' (required)' : ''}`, told.description ?? ''],
    ...Object.entries(told.items?.properties ?? {}).map(([inner, { description: says = '' }]): [string, string] => [
      `  ${inner}${told.items?.required?.includes(inner) === true ? ' (required)' : ''}`,
      says,
    ]),
  ]);
  for (const line of columns(lines)) context.say(line);
  for (const example of examples.slice(0, 1)) context.say(JSON.stringify({ op: id, ...example }, null, 2));
}

interface Told {
  description?: string;
  items?: { properties?: Record<string, Told>; required?: string[] };
}

function columns(lines: readonly [string, string][]): string[] {
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, says]) => `  ${name.padEnd(width)}  ${says}`);
}
