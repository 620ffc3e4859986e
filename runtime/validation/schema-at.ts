import type { JsonSchema } from '../definitions/compiled';
import { segmentsOf, type Segment, valueAt } from './pointer';
import { isObject } from './is-object';

/** What the schema of a whole says of one place in it. */
export interface SchemaPlace {
  schema: JsonSchema;
  /** The value must be there: always, or while what stands at this pointer is there. */
  requiredWhile?: 'always' | { present: string };
}

/** The schema that a reference within the root names, by pointer, anchor or `$id`; nothing for a reference elsewhere. */
export function referenced(root: JsonSchema, reference: unknown): JsonSchema | undefined {
  if (typeof reference !== 'string') return undefined;
  const [base = '', fragment = ''] = reference.split('#', 2);
  if (fragment !== '' && !fragment.startsWith('/')) return namedIn(root).get(`#${fragment}`);
  const found = valueAt(base === '' ? root : namedIn(root).get(base), decoded(fragment));
  return isObject(found) ? found : undefined;
}

/** Returns a fragment of an address as text; one that is not encoded well as it is. */
export function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

const names = new WeakMap<JsonSchema, ReadonlyMap<string, JsonSchema>>();

/** The schemas within a schema that have names of their own, by what refers to them: `#anchor`, and the address of an `$id`. */
function namedIn(root: JsonSchema): ReadonlyMap<string, JsonSchema> {
  const known = names.get(root);
  if (known !== undefined) return known;
  const found = new Map<string, JsonSchema>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (isObject(part)) {
      for (const anchor of [part.$anchor, part.$dynamicAnchor]) if (typeof anchor === 'string') found.set(`#${anchor}`, found.get(`#${anchor}`) ?? part);
      for (const id of [part.$id, part.id]) if (typeof id === 'string') found.set(id, found.get(id) ?? part);
    }
    Object.values(part).forEach(look);
  };
  look(root);
  names.set(root, found);
  return found;
}

/** The schema itself and all that it includes by `$ref` and `allOf`, each once. */
export function includedSchemas(root: JsonSchema, schema: JsonSchema): JsonSchema[] {
  const found = new Set<JsonSchema>();
  const include = (part: unknown) => {
    if (!isObject(part) || found.has(part)) return;
    found.add(part);
    for (const reference of [part.$ref, part.$dynamicRef, part.$recursiveRef]) include(referenced(root, reference));
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
    if (typeof segment === 'string' && isObject(part.properties) && Object.hasOwn(part.properties, segment)) {
      const found = part.properties[segment];
      if (isObject(found)) return found;
    }
    if ((typeof segment !== 'string' || /^\d+$/.test(segment)) && isObject(part.items)) return part.items;
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
