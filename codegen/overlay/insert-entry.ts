import { closest } from '../../runtime/definitions/fault';
import type { OverlayOperation } from '../../runtime/definitions/shapes/overlay';
import { originOf } from '../project/definition';
import type { Path } from '../document';
import type { Application } from './application';
import { type Draft, splice, valueAt, write } from './draft';
import { stringOf } from '../../runtime/validation/string-of';
import { isObject } from '../../runtime/validation/is-object';

type InsertEntry = Extract<OverlayOperation, { op: 'insert-entry' }>;

/**
 * Puts one more value into a list of texts or numbers, or among values by name. Overlays that each add one of their own go together, where setting the
 * whole would have each of them know of the others. `at`: where the entries stand in the draft.
 */
export function insertEntry({ written, report }: Application, operation: InsertEntry, path: Path, draft: Draft, at: Path): void {
  const { name, value } = operation;
  const holder = operation.node ?? operation.property;
  const entries = valueAt(draft.definition.value, at);
  const origin = originOf(written, [...path, 'value']);
  const taken = (entry: unknown, key: string) => report('duplicate-id', [...path, key], `There is an entry ${JSON.stringify(entry)} in "${holder}" already.`);
  if (Array.isArray(entries) && entries.every((entry) => typeof entry === 'string' || typeof entry === 'number')) {
    if (name !== undefined) return report('wrong-place', [...path, 'name'], `The entries of "${holder}" have an order and no names: remove "name".`);
    if (entries.includes(value as never)) return taken(value, 'value');
    const index = placeAmong(entries, operation);
    if (index !== undefined) return splice(draft, at, index, 0, { value, origin });
    const key = operation.before === undefined ? 'after' : 'before';
    const suggestion = closest(String(operation[key]), entries.map(stringOf));
    return report('unknown-node', [...path, key], `There is no entry ${JSON.stringify(operation[key])} in "${holder}".`, { suggestion });
  }
  if (!isObject(entries))
    return report('wrong-place', [...path, 'property'], `"${holder}" has no entries. It must be a list of texts or numbers, or values by name.`);
  if (operation.before !== undefined || operation.after !== undefined)
    return report('wrong-place', path, `The entries of "${holder}" have names and no order: remove "before" and "after".`);
  if (name === undefined) return report('missing-key', path, `The key "name" is missing: the entries of "${holder}" have names.`);
  if (Object.hasOwn(entries, name)) return taken(name, 'name');
  write(draft, [...at, name], value, origin);
}

function placeAmong(entries: readonly unknown[], { before, after }: InsertEntry): number | undefined {
  const neighbour = before ?? after;
  if (neighbour === undefined) return entries.length;
  const index = entries.indexOf(neighbour);
  return index < 0 ? undefined : index + (before === undefined ? 1 : 0);
}
