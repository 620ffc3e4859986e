import type { Catalogue, Item } from '../../runtime/definitions/shapes/catalogue';
import { addressAt } from '../overlay/address';
import { provenanceOf } from '../overlay/provenance';
import type { Definition } from '../project/definition';
import { readSource } from '../source';
import type { CommandOptions } from './command-options';
import { CommandError, type CommandContext, customerIn, meantBy } from './command-context';

/** `provenance`: of each part of a definition, as one customer has it, whose words it is and in which file they stand. */
export function provenance(context: CommandContext, options: CommandOptions): number {
  const { customer, definition } = options;
  if (typeof customer !== 'string' || typeof definition !== 'string')
    throw new CommandError('Say of which customer and of what, such as --customer lakeside --definition form:user-profile.');
  const checked = context.check(readSource(context.root));
  const { project } = customerIn(checked, customer);
  const [kind = '', id = ''] = definition.split(/:(.*)/s);
  const found = project.find(kind as Definition['kind'], id);
  if (found === undefined) {
    const names = project.all(kind as Definition['kind']).map((one) => `${kind}:${one.id}`);
    throw new CommandError(`There is no definition "${definition}". Write the kind and the id, such as form:user-profile.${meantBy(definition, names)}`);
  }
  const catalogue = kind === 'item' ? project.find('catalogue', (found.value as Item).catalogue) : undefined;
  const named = { definition: found, catalogue: catalogue?.value as Catalogue | undefined };
  const owners = Object.entries(provenanceOf(found, (path) => addressAt(named, path)));
  const width = Math.max(...owners.map(([, owner]) => owner.length));
  for (const [address, owner] of owners) context.say(`${owner.padEnd(width)}  ${address === '' ? definition : address}`);
  return 0;
}
