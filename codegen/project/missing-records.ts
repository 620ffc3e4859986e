import type { Path } from '../document';

const prefix = 'record:';

interface Reference {
  name: string;
  path: Path;
}

/** A property of a record, as `record:Person#/properties/Email` names it. */
export interface PropertyReference {
  record: string;
  property: string;
}

/** The record and the property of `record:Person#/properties/Email`; nothing where a reference names no property of a record. */
export function propertyReference(reference: unknown): PropertyReference | undefined {
  const [, record, property] = (typeof reference === 'string' && /^record:([^#]*)#\/properties\/([^/]+)$/.exec(reference)) || [];
  return record === undefined || property === undefined ? undefined : { record, property };
}

const known = new WeakMap<object, readonly Reference[]>();

/** Every reference to a record in a schema, with its place. What a schema holds is read once: definitions do not change, an edit makes new ones. */
export function recordReferences(schema: unknown): readonly Reference[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const before = known.get(schema);
  if (before !== undefined) return before;
  const found: Reference[] = [];
  collect(schema, [], found);
  known.set(schema, found);
  return found;
}

function collect(value: unknown, path: Path, found: Reference[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) if (typeof item === 'object') collect(item, [...path, index], found);
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    if (key === '$ref' && typeof part === 'string' && part.startsWith(prefix)) found.push({ name: part.slice(prefix.length), path: [...path, key] });
    else if (typeof part === 'object') collect(part, [...path, key], found);
  }
}

/** The references of a schema to records that do not exist. */
export const missingRecords = (schema: unknown, records: Record<string, unknown>): Reference[] =>
  recordReferences(schema).filter(({ name }) => !Object.hasOwn(records, name));
