import type { Catalogue, Item } from '../../runtime/definitions/shapes/catalogue';
import { type Path, positionOf } from '../document';
import { addressAt } from '../overlay/address';
import { provenanceOf } from '../overlay/provenance';
import { type Definition, originOf } from '../project/definition';
import { readSource } from '../source';
import type { CommandOptions } from './command-options';
import { CommandError, type CommandContext, customerIn, meantBy } from './command-context';

/** `provenance`: of each part of a definition, as one customer has it, whose words it is, and where the customer's stand: an overlay or operation of theirs. */
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
  const places = new Map<string, string>();
  const nameOf = (path: Path) => {
    const address = addressAt(named, path);
    places.set(address, placeOf(found, path));
    return address;
  };
  const owners = Object.entries(provenanceOf(found, nameOf)).map(([address, owner]) => ({ address, owner, called: address === '' ? definition : address }));
  const width = Math.max(...owners.map(({ owner }) => owner.length));
  const longest = Math.max(...owners.map(({ called }) => called.length));
  for (const { address, owner, called } of owners)
    context.say(`${owner.padEnd(width)}  ${owner === 'base' ? called : `${called.padEnd(longest)}  ${places.get(address) ?? ''}`}`);
  return 0;
}

/** The file and line in which a part was written. */
function placeOf(definition: Definition, path: Path): string {
  const { document, path: written } = originOf(definition, path);
  return `${document.file}:${positionOf(document, written).line}`;
}
