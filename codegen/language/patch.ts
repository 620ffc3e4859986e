import type { Patch } from '../../runtime/definitions/compiled';

/** How a value differs from another of nearly the same structure; nothing where they are equal. What is gone in the second is not told: texts never go. */
export function patchOf(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (typeof after === 'string') return after;
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  const [left, right] = [Object.keys(before), Object.keys(after)];
  if (left.length !== right.length || right.some((key) => !Object.hasOwn(before, key))) return [after];
  const parts = right.flatMap((key): [string, Patch][] => {
    const part = patchOf(before[key], after[key]);
    return part === undefined ? [] : [[key, part]];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
