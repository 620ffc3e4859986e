import type { JsonSchema, Revision } from '../runtime/definitions/compiled';
import { sampleValue } from '../server/demo/sample-value';
import { seededRandom } from '../server/demo/seeded-random';

/** Lifelike data of a schema, the same each time: its examples where it has some; every list has a few elements. */
export const sampleOf = (schema: JsonSchema | undefined, { records }: Revision): unknown =>
  schema ? sampleValue(lifelike(schema, records) as JsonSchema, seededRandom(7)) : undefined;

function lifelike(schema: unknown, records: Revision['records']): unknown {
  if (Array.isArray(schema)) return schema.map((part) => lifelike(part, records));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, examples } = schema as { $ref?: string; examples?: unknown[] };
  if (Array.isArray(examples) && examples.length > 0) return { const: examples[0] };
  if ($ref?.startsWith('record:')) return lifelike(records[$ref.slice('record:'.length)], records);
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, lifelike(part, records)]));
  return parts.type === 'array' && parts.minItems === undefined ? { ...parts, minItems: 3 } : parts;
}
