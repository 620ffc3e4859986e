import type { Path } from '../document';
import type { Catalogue } from '../../runtime/definitions/shapes/catalogue';
import { type Definition, type Origin, originOf } from '../project/definition';

/** A definition that is being changed by an overlay. What it shares with the base is never touched: each container is copied before its first change. */
export interface Draft {
  definition: Definition;
  /** Of an item: what it is an item of. */
  catalogue?: Catalogue | undefined;
  fresh: WeakSet<object>;
}

type Container = Record<string | number, unknown> & object;

/** A copy to change, which remembers where each part was written. */
export const draftOf = (definition: Definition): Draft => ({
  definition: { ...definition, origins: definition.origins ?? new WeakMap() },
  fresh: new WeakSet(),
});

/** The value at a path; nothing where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) found = typeof found === 'object' && found !== null && Object.hasOwn(found, key) ? (found as Container)[key] : undefined;
  return found;
}

/** Writes a value; `undefined` takes the property away. */
export function write(draft: Draft, path: Path, value: unknown, origin: Origin): void {
  const key = path.at(-1) as string | number;
  const container = open(draft, path.slice(0, -1));
  const origins = draft.definition.origins?.get(container);
  if (value === undefined) {
    delete container[key];
    origins?.delete(key);
  } else {
    Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
    origins?.set(key, origin);
  }
}

/** Puts a value into a list, or takes one out of it. */
export function splice(draft: Draft, path: Path, index: number, remove: number, added?: { value: unknown; origin: Origin }): void {
  const list = open(draft, path) as unknown as unknown[] & Container;
  const known = draft.definition.origins?.get(list);
  const origins = list.map((_item, place) => known?.get(place) as Origin);
  list.splice(index, remove, ...(added ? [added.value] : []));
  origins.splice(index, remove, ...(added ? [added.origin] : []));
  draft.definition.origins?.set(list, new Map(origins.map((origin, place) => [place, origin])));
}

/** The container at a path as a copy of its own, and all around it too. */
function open(draft: Draft, path: Path): Container {
  const around = path.length === 0 ? undefined : open(draft, path.slice(0, -1));
  const key = path.at(-1);
  const shared = (around === undefined ? draft.definition.value : around[key as string | number]) as Container;
  if (draft.fresh.has(shared)) return shared;
  const copy = (Array.isArray(shared) ? [...shared] : { ...shared }) as Container;
  const keys = Array.isArray(shared) ? shared.map((_item, index) => index) : Object.keys(shared);
  draft.definition.origins?.set(copy, new Map(keys.map((name) => [name, originOf(draft.definition, [...path, name])])));
  draft.fresh.add(copy);
  if (around === undefined) draft.definition.value = copy;
  else around[key as string | number] = copy;
  return copy;
}
