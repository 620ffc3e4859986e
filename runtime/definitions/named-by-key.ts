import type { z } from 'zod';

/**
 * Which of some shapes a value is meant for, where a key of each names it: `text` of { "text": "Books" }. Where a value has the keys of two, the one that
 * knows more of its keys: the others are faults.
 */
export function namedByKey<Name extends string>(shapes: Record<Name, z.ZodObject>, value: object): Name | undefined {
  const keys = Object.keys(value);
  const names = keys.filter((key): key is Name => Object.hasOwn(shapes, key));
  if (names.length < 2) return names[0];
  const unknownKeys = (name: Name) => keys.filter((key) => !Object.hasOwn(shapes[name].shape, key)).length;
  return names.sort((left, right) => unknownKeys(left) - unknownKeys(right))[0];
}
