import type { JsonSchema } from '../runtime/definitions/compiled';

/** Whether null is valid by a schema whose references are written out. A reference that is left says nothing: what cannot be decided is allowed. */
export function acceptsNull(schema: JsonSchema | boolean): boolean {
  if (typeof schema === 'boolean') return schema;
  const { type, enum: listed, const: only, anyOf, oneOf, allOf, not } = schema as Record<string, unknown>;
  const some = (given: unknown) => !Array.isArray(given) || given.some(acceptsNull);
  return (
    (type === undefined || [type].flat().includes('null')) &&
    (!Array.isArray(listed) || listed.includes(null)) &&
    (only === undefined || only === null) &&
    some(anyOf) &&
    some(oneOf) &&
    (!Array.isArray(allOf) || allOf.every(acceptsNull)) &&
    !(isSchema(not) && acceptsNull(not))
  );
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
