import type { JsonSchema } from '../../definitions/compiled';
import { includedSchemas, referenced } from '../../validation/schema-at';
import { isObject } from '../../validation/is-object';

/** What JSON tells apart. */
export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';

/** What the parts of one form are drawn by: the schema of the whole, and the question whether data fits one of its schemas. */
export interface Schemas {
  root: JsonSchema;
  fits(schema: JsonSchema, data: unknown): boolean;
}

/** All that a schema says of one value: itself and what it includes, conditions that hold among it. */
export interface Whole {
  parts: readonly JsonSchema[];
  /** Which kinds it names; undefined where it names none. */
  kinds: readonly Kind[] | undefined;
  properties: ReadonlyMap<string, JsonSchema>;
  required: ReadonlySet<string>;
}

/** What a schema refers to and is not there. */
export const lostReference = ({ root }: Schemas, { parts }: Whole): string | undefined =>
  parts.map(({ $ref }) => $ref).find((reference): reference is string => typeof reference === 'string' && referenced(root, reference) === undefined);

export const anything: JsonSchema = {};

/** The kind of a value; of none, none. */
export function kindOf(value: unknown): Kind | undefined {
  if (value === undefined) return undefined;
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as Kind;
}

const conditional = ['if', 'dependentSchemas', 'dependencies'];
const included = new WeakMap<JsonSchema, { parts: JsonSchema[]; isConditional: boolean }>();

function includedIn(root: JsonSchema, schema: JsonSchema): { parts: JsonSchema[]; isConditional: boolean } {
  let found = included.get(schema);
  if (found === undefined) {
    const parts = includedSchemas(root, schema);
    found = { parts, isConditional: parts.some((part) => conditional.some((keyword) => part[keyword] !== undefined)) };
    included.set(schema, found);
  }
  return found;
}

const wholes = new WeakMap<JsonSchema, Whole>();

/** What a schema says of this value. Without conditions it says the same of every value, and is read once. */
export function wholeOf(schemas: Schemas, schema: JsonSchema, value?: unknown): Whole {
  const { parts, isConditional } = includedIn(schemas.root, schema);
  if (isConditional) return joined([...withConditions(schemas, schema, value, new Set())]);
  let whole = wholes.get(schema);
  if (whole === undefined) {
    whole = joined(parts);
    wholes.set(schema, whole);
  }
  return whole;
}

function withConditions(schemas: Schemas, schema: JsonSchema, value: unknown, found: Set<JsonSchema>): Set<JsonSchema> {
  for (const part of includedIn(schemas.root, schema).parts) {
    if (found.has(part)) continue;
    found.add(part);
    if (value === undefined) continue;
    if (isObject(part.if)) {
      const branch = schemas.fits(part.if, value) ? part.then : part.else;
      if (isObject(branch)) withConditions(schemas, branch, value, found);
    }
    if (!isObject(value)) continue;
    for (const [name, dependent] of [part.dependentSchemas, part.dependencies].filter(isObject).flatMap((named) => Object.entries(named)))
      if (Object.hasOwn(value, name) && isObject(dependent)) withConditions(schemas, dependent, value, found);
  }
  return found;
}

function joined(parts: JsonSchema[]): Whole {
  const properties = new Map<string, JsonSchema>();
  const required = new Set<string>();
  let kinds: Kind[] | undefined;
  for (const part of parts) {
    if (isObject(part.properties))
      for (const [name, given] of Object.entries(part.properties)) {
        if (!isObject(given) && given !== true) continue;
        const schema = isObject(given) ? given : anything;
        const before = properties.get(name);
        properties.set(name, before === undefined || before === anything ? schema : schema === anything ? before : both(before, schema));
      }
    if (Array.isArray(part.required)) for (const name of part.required) required.add(String(name));
    const own = kindsNamed(part.type);
    if (own !== undefined) kinds = kinds === undefined ? own : kinds.filter((kind) => own.includes(kind));
  }
  return { parts, kinds, properties, required };
}

const kindOfType: Record<string, Kind> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
  object: 'object',
  array: 'array',
};

function kindsNamed(type: unknown): Kind[] | undefined {
  const kinds = [type].flat().flatMap((name) => (typeof name === 'string' && Object.hasOwn(kindOfType, name) ? [kindOfType[name] as Kind] : []));
  return kinds.length === 0 ? undefined : [...new Set(kinds)];
}

const joins = new WeakMap<JsonSchema, WeakMap<JsonSchema, JsonSchema>>();

/** Both schemas as one; of the same two, always the same one. */
export function both(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (one === other) return one;
  const ofOne = joins.get(one) ?? new WeakMap<JsonSchema, JsonSchema>();
  joins.set(one, ofOne);
  const found = ofOne.get(other) ?? { allOf: [one, other] };
  ofOne.set(other, found);
  return found;
}

/** What the first of its parts says by a keyword. */
export const said = ({ parts }: Whole, keyword: string): unknown => parts.find((part) => part[keyword] !== undefined)?.[keyword];

const hints: Partial<Record<Kind, readonly string[]>> = {
  object: ['properties', 'additionalProperties', 'patternProperties', 'propertyNames', 'required', 'minProperties', 'maxProperties'],
  array: ['items', 'prefixItems', 'additionalItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'],
  string: ['pattern', 'format', 'minLength', 'maxLength', 'contentEncoding', 'contentMediaType'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};

/** The kinds that a value of this schema may have, as far as it can be told: by its type, else by what it speaks of, else by its examples. */
export function likelyKinds(whole: Whole): readonly Kind[] | undefined {
  if (whole.kinds !== undefined) return whole.kinds;
  const hinted = Object.entries(hints).find(([, keywords]) => keywords.some((keyword) => whole.parts.some((part) => part[keyword] !== undefined)));
  if (hinted !== undefined) return [hinted[0] as Kind];
  const shown = [said(whole, 'default'), ...[said(whole, 'examples') ?? []].flat(), said(whole, 'example')]
    .map(kindOf)
    .filter((kind) => kind !== undefined && kind !== 'null');
  return shown[0] === undefined ? undefined : [shown[0]];
}
