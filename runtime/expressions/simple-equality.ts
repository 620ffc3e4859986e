import { isObject } from '../validation/is-object';

const plainTypes = new Set(['string', 'number', 'bigint', 'boolean']);

/** Whether the library knows the type of a value: it looks at the value and at its first part. Everything that JSON has is known. */
export function isKnown(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return value === null || plainTypes.has(typeof value);
  const { constructor } = value as { constructor?: unknown };
  if (Array.isArray(value)) return constructor === Array && (value[0] === undefined || isKnown(value[0]));
  if (constructor !== Object && constructor !== undefined) return false;
  for (const key in value) return isKnown((value as Record<string, unknown>)[key]);
  return true;
}

/** Whether two values are equal. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one === 'number' && typeof other === 'bigint') return one === Number(other);
  if (typeof one === 'bigint' && typeof other === 'number') return Number(one) === other;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((part, index) => isEqual(part, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isEqual(one[key], other[key]));
}
