import type { JsonSchema } from '../definitions/compiled';
import { segmentsOf, type Segment, valueAt } from './pointer';

/** What the schema of a whole says of one place in it. */
export interface SchemaPlace {
  schema: JsonSchema;
  /** The value must be there: always, or while what stands at this pointer is there. */
  requiredWhile?: 'always' | { present: string };
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema that a local reference names; nothing for a reference elsewhere. */
export function referenced(root: JsonSchema, reference: unknown): JsonSchema | undefined {
  if (typeof reference !== 'string' || !reference.startsWith('#')) return undefined;
  const found = valueAt(root, decodeURIComponent(reference.slice(1)));
  return isSchema(found) ? found : undefined;
}

/** The schema itself and all that it includes by `$ref` and `allOf`, each once. */
export function includedSchemas(root: JsonSchema, schema: JsonSchema): JsonSchema[] {
  const found = new Set<JsonSchema>();
  const include = (part: unknown) => {
    if (!isSchema(part) || found.has(part)) return;
    found.add(part);
    include(referenced(root, part.$ref));
    if (Array.isArray(part.allOf)) part.allOf.forEach(include);
  };
  include(schema);
  return [...found];
}

/** The schema with what it includes by `$ref` and `allOf` written into it; of a keyword said twice, the nearest counts. The same object where it includes nothing. */
export function writtenOut(root: JsonSchema, schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined && schema.allOf === undefined) return schema;
  const { $ref: _reference, allOf: _all, ...whole } = Object.assign({}, ...includedSchemas(root, schema).reverse()) as JsonSchema;
  return whole;
}

function child(parts: JsonSchema[], segment: Segment): JsonSchema | undefined {
  for (const part of parts) {
    if (typeof segment === 'string' && isSchema(part.properties) && Object.hasOwn(part.properties, segment)) {
      const found = part.properties[segment];
      if (isSchema(found)) return found;
    }
    if ((typeof segment !== 'string' || /^\d+$/.test(segment)) && isSchema(part.items)) return part.items;
  }
  return undefined;
}

/** What the schema says of the place that a pointer names; nothing where it says nothing. */
export function schemaAt(root: JsonSchema, pointer: string): SchemaPlace | undefined {
  let schema = root;
  let requiredWhile: SchemaPlace['requiredWhile'] = 'always';
  let path = '';
  const steps = pointer.split('/').slice(1);
  for (const [index, segment] of segmentsOf(pointer).entries()) {
    const parts = includedSchemas(root, schema);
    const next = child(parts, segment);
    if (next === undefined) return undefined;
    const isRequired = typeof segment === 'string' && parts.some((part) => Array.isArray(part.required) && part.required.includes(segment));
    const isLast = index === steps.length - 1;
    if (isLast && !isRequired) requiredWhile = undefined;
    path += `/${steps[index]}`;
    if (!isLast && !isRequired) requiredWhile = { present: path };
    schema = next;
  }
  return { schema, requiredWhile };
}
