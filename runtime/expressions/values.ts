import { isObject } from '../validation/is-object';

/** CEL's integers are BigInt; JSON's are not. */
export const asNumber = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/** A list that is written in an expression may hold CEL's own integers. What takes a list looks at each element of it anyway. */
export const withNumbers = (value: unknown): unknown =>
  Array.isArray(value) && value.some((one) => typeof one === 'bigint') ? value.map(asNumber) : asNumber(value);

/** A result as JSON has it. */
export function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value) && value.some(hasBigInt)) return value.map(plain);
  if (hasBigInt(value)) return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, plain(part)]));
  return value;
}
const hasBigInt = (value: unknown): boolean =>
  typeof value === 'bigint' || (typeof value === 'object' && value !== null && (Array.isArray(value) ? value : Object.values(value)).some(hasBigInt));

export const isNumber = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';

/** A value that is no list and no object. */
export const isPlainValue = (value: unknown): boolean => value === null || typeof value !== 'object';

/**
 * Whether a list has a value that is no object. A list may hold numbers of both kinds, texts and nothing at once, and a value that is absent is in no list of
 * others: CEL's own `in` fails where the types differ.
 */
export const includes = (list: unknown[], value: unknown): boolean => {
  const [sought, absent] = [asNumber(value), value === null || value === undefined];
  return list.some((one) => (absent ? one === null || one === undefined : asNumber(one) === sought));
};

/** How many turns a loop over a value takes. */
export const sizeOf = (items: unknown): number => (Array.isArray(items) ? items.length : isObject(items) ? Object.keys(items).length : 1);
