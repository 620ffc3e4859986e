import { stringOf } from '../validation/string-of';

/** The value of a property or of an entry of a list; null where there is none. Expressions read nothing that is inherited. */
export const readProperty = (owner: unknown, key: unknown): unknown => {
  if (owner === null || typeof owner !== 'object') return null;
  if (Array.isArray(owner)) return owner[Number(key)] ?? null;
  return Object.hasOwn(owner, stringOf(key)) ? ((owner as Record<string, unknown>)[stringOf(key)] ?? null) : null;
};
