import type { Path } from '../document';

const prefix = 'record:';

/** Every reference to a record in a schema, with its place. */
export function recordReferences(value: unknown, path: Path = []): { name: string; path: Path }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => recordReferences(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' && part.startsWith(prefix)
      ? [{ name: part.slice(prefix.length), path: [...path, key] }]
      : recordReferences(part, [...path, key]),
  );
}

/** The references of a schema to records that do not exist. */
export const missingRecords = (schema: unknown, records: Record<string, unknown>): { name: string; path: Path }[] =>
  recordReferences(schema).filter(({ name }) => !Object.hasOwn(records, name));
