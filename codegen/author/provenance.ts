import { closest } from '../../runtime/definitions/fault';
import { provenanceOf } from '../overlay/provenance';
import type { Definition } from '../project/definition';
import { readSource } from '../source';
import type { Given } from './answers';
import { CannotGoOn, type World } from './world';

/** `provenance`: of each part of a definition, as one customer has it, whose words it is and in which file they stand. */
export function provenance(world: World, given: Given): number {
  const { customer, definition } = given;
  if (typeof customer !== 'string' || typeof definition !== 'string')
    throw new CannotGoOn('Say of which customer and of what, such as --customer lakeside --definition form:user-profile.');
  const checked = world.check(readSource(world.root));
  const project = checked.customers.find((one) => one.customer === customer)?.project;
  if (project === undefined) {
    const names = checked.customers.map((one) => one.customer);
    throw new CannotGoOn(`There is nothing of a customer "${customer}" in schemas/customers.${meantBy(customer, names)}`);
  }
  const [kind = '', id = ''] = definition.split(/:(.*)/s);
  const found = project.find(kind as Definition['kind'], id);
  if (found === undefined) {
    const names = project.all(kind as Definition['kind']).map((one) => `${kind}:${one.id}`);
    throw new CannotGoOn(`There is no definition "${definition}". Write the kind and the id, such as form:user-profile.${meantBy(definition, names)}`);
  }
  const owners = Object.entries(provenanceOf(found));
  const width = Math.max(...owners.map(([, owner]) => owner.length));
  for (const [pointer, owner] of owners) world.say(`${owner.padEnd(width)}  ${pointer === '' ? definition : pointer}`);
  return 0;
}

function meantBy(name: string, names: string[]): string {
  const meant = closest(name, names);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}
