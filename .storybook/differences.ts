/** What a customer's value has of its own: 0 where it is the same as the base's, a list of one where it is another, or this of each of its keys. */
type Difference = 0 | [unknown] | { [key: string]: Difference };

/** How deep two values are compared by their keys: sections, definitions, and the parts of each. */
const deepest = 3;

/** How a value differs from another. The values are JSON; what they share is mostly the same object. */
export function differenceOf(before: unknown, after: unknown, depth = 0): Difference {
  if (before === after) return 0;
  if (!isPlain(before) || !isPlain(after) || depth === deepest) return JSON.stringify(before) === JSON.stringify(after) ? 0 : [after];
  return Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, Object.hasOwn(before, key) ? differenceOf(before[key], value, depth + 1) : [value]]),
  );
}

/** The value that a difference was made of; it shares what is the same. */
export function withDifference(before: unknown, difference: Difference): unknown {
  if (difference === 0) return before;
  if (Array.isArray(difference)) return difference[0];
  return Object.fromEntries(Object.entries(difference).map(([key, own]) => [key, withDifference((before as Record<string, unknown>)[key], own)]));
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
