import type { JsonSchema } from '../../runtime/definitions/compiled';
import { z } from 'zod';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import { isQuantities, quantity } from '../../runtime/definitions/shapes/quantity';
import type { Constants } from '../../runtime/definitions/shapes/settings';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { essentialErrors, type SchemaError } from '../../runtime/validation/schema-errors';

export type Constant = Constants['values'][string];

const text: JsonSchema = { type: 'string' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const namedValues = (values: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: values });

/** The JSON Schema of the points between which values are interpolated. */
const pointsSchema: JsonSchema = { ...listOf({ ...listOf({ type: 'number' }), minItems: 2, maxItems: 2 }), minItems: 1 };

/** Writes out the references of a schema: it becomes a part of another one. */
function writtenOut(root: JsonSchema): JsonSchema {
  const defs = (root.$defs ?? {}) as Record<string, JsonSchema>;
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref, $defs: _defs, $schema: _draft, ...rest } = part as JsonSchema;
    const named = typeof $ref === 'string' ? defs[$ref.replace('#/$defs/', '')] : undefined;
    return Object.fromEntries(Object.entries({ ...named, ...rest }).map(([key, value]) => [key, walk(value)]));
  };
  return walk(root) as JsonSchema;
}

/** The JSON Schema of a quantity. */
const quantitySchema = writtenOut(z.toJSONSchema(quantity) as JsonSchema);

/**
 * What a constant may be, for the base and for every customer: its own `schema`, else what follows from its value. A number is more than 0 then,
 * and a whole one where it has no unit, because it counts.
 */
export function constantSchema({ schema, value, unit }: Constant): JsonSchema {
  if (schema !== undefined) return schema;
  if (typeof value === 'number')
    return unit === undefined && Number.isInteger(value) ? { type: 'integer', minimum: 1 } : { type: 'number', exclusiveMinimum: 0 };
  if (Array.isArray(value)) return listOf({ type: typeof value[0] === 'number' ? 'number' : 'string' });
  if (isExpression(value)) return { type: 'object', additionalProperties: false, required: ['$'], properties: { $: text } };
  if (typeof value !== 'object') return { type: typeof value };
  if (isQuantities(value)) return namedValues(quantitySchema);
  const [first] = Object.values(value) as unknown[];
  if (!Array.isArray(first)) return namedValues(text);
  return namedValues(Array.isArray(first[0]) ? pointsSchema : listOf(text));
}

/** In which ways a value breaks the schema of a constant. */
export const constantErrors = (schema: JsonSchema, value: unknown): SchemaError[] => essentialErrors(interpretSchema(schema)(value));
