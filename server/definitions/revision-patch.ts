import { isDeepStrictEqual } from 'node:util';

/**
 * How a JSON value differs from another: it is replaced, or an object or a list of the same length is changed below. `keys` has the keys of an object in order,
 * where they are not those of the other one.
 */
export type RevisionPatch = { is: unknown } | { in: Record<string, RevisionPatch>; keys?: string[] };

type Container = Record<string, unknown>;

/** Returns what makes `after` of `before`; undefined where they are equal. Both are plain JSON, in which a property that is undefined is absent. */
export function patchBetween(before: unknown, after: unknown): RevisionPatch | undefined {
  if (before === after) return undefined;
  if (!isContainer(before) || !isContainer(after) || !haveOneShape(before, after)) return isDeepStrictEqual(before, after) ? undefined : { is: after };
  const [old, keys] = [keysOf(before), keysOf(after)];
  const parts = keys.flatMap((key): [string, RevisionPatch][] => {
    const part = Object.hasOwn(before, key) ? patchBetween(before[key], after[key]) : { is: after[key] };
    return part === undefined ? [] : [[key, part]];
  });
  const areSame = isDeepStrictEqual(old, keys);
  if (parts.length === 0 && areSame) return undefined;
  return { in: Object.fromEntries(parts), ...(!areSame && { keys }) };
}

/** Returns `before` with a patch applied. What the patch does not name is the same object, so that many revisions over one base share what they have of it. */
export function patched(before: unknown, patch: RevisionPatch): unknown {
  if ('is' in patch) return patch.is;
  const from = before as Container;
  const below = (key: string) => (Object.hasOwn(patch.in, key) ? patched(from[key], patch.in[key]!) : from[key]);
  if (Array.isArray(before)) return before.map((_, index) => below(String(index)));
  return Object.fromEntries((patch.keys ?? keysOf(from)).map((key) => [key, below(key)]));
}

const keysOf = (value: Container): string[] => Object.keys(value).filter((key) => value[key] !== undefined);

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Whether both are objects, or lists of the same length. */
const haveOneShape = (left: Container, right: Container) =>
  Array.isArray(left) ? Array.isArray(right) && left.length === right.length : !Array.isArray(right);
