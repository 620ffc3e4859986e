import { type Open, treeOf } from '../../runtime/definitions/open';
import type { Path } from '../document';
import { type Check, reportLacking } from './check';
import { writtenOut } from './json-schemas';

/** What a table writes into the address: a search and filters where it has such of its own. */
function parametersOf(check: Check, id: string): string[] {
  const table = check.query('table', id)?.value;
  return ['page', 'size', 'sort', ...(table?.search ? ['search'] : []), ...(table?.filters ? ['filter'] : [])];
}

/** Checks what the address says of how a screen is looked at: only a screen has one, each parameter is one thing's, and of an object it is said which properties. */
export function checkAddress(check: Check<Open>): void {
  const { value } = check.definition;
  const taken = new Map(Object.keys(value.kind === 'screen' ? (value.query ?? {}) : {}).map((name) => [name, 'a parameter that the screen declares']));
  const take = (path: Path, names: readonly string[], whose: string) => {
    if (value.kind !== 'screen')
      return check.report('wrong-place', path, `Only a screen has an address: remove "inAddress" from this ${value.kind}.`, { part: 'key' });
    for (const name of names) {
      const before = taken.get(name);
      if (before !== undefined)
        return check.report('duplicate-id', path, `The parameter "${name}" of the address is that of ${before} already: choose another name.`);
      taken.set(name, whose);
    }
  };
  for (const [name, { schema, inAddress }] of Object.entries(value.state ?? {})) {
    if (inAddress === undefined) continue;
    const path = ['state', name, 'inAddress'];
    take(path, [typeof inAddress === 'string' ? inAddress : inAddress.name], `the variable "${name}"`);
    const { type, properties } = (writtenOut(check, schema) ?? {}) as { type?: unknown; properties?: object };
    if (typeof inAddress === 'string') {
      if (type === 'object') check.report('missing-key', path, 'For an object, give "name" and "properties": the address shows only the listed properties.');
      continue;
    }
    inAddress.properties.forEach((property, index) => {
      if (!Object.hasOwn(properties ?? {}, property))
        reportLacking(check, 'unknown-property', [...path, 'properties', index], `The variable "${name}"`, 'property', property, Object.keys(properties ?? {}));
    });
  }
  for (const { node, path } of treeOf(value)) {
    if (!('table' in node) || node.inAddress === undefined) continue;
    const before = node.inAddress === true ? '' : `${node.inAddress}-`;
    take(
      [...path, 'inAddress'],
      parametersOf(check, node.table).map((name) => before + name),
      `the table "${node.id}"`,
    );
  }
}
