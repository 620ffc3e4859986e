import { stringOf } from '../validation/string-of';

/** The value of a property or of an entry of a list; null where there is none. Expressions read nothing that is inherited. */
export const readProperty = (owner: unknown, key: unknown): unknown => {
  if (owner === null || typeof owner !== 'object') return null;
  const name = stringOf(key);
  if (Array.isArray(owner)) return owner[Number(name)] ?? null;
  return Object.hasOwn(owner, name) ? ((owner as Record<string, unknown>)[name] ?? null) : null;
};
