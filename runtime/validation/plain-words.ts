import type { JsonSchema } from '../definitions/compiled';
import { translated } from '../format/language';
import { type Draft, UnusableSchema } from './drafts';
import { isObject } from './is-object';

/** Which part of a schema says something, and by which word. */
export type Place = NonNullable<UnusableSchema['at']>;

/** The words of a schema; of two old ones that have become the same one, both count. */
export const merged = (words: [string, unknown][]): JsonSchema =>
  words.reduce<JsonSchema>((whole, [name, value]) => ({ ...whole, [name]: Object.hasOwn(whole, name) ? joined(whole[name], value) : value }), {});

const joined = (one: unknown, other: unknown): unknown =>
  Array.isArray(one) && Array.isArray(other)
    ? [...(one as unknown[]), ...(other as unknown[])]
    : isObject(one) && isObject(other)
      ? { ...one, ...other }
      : other;

const prototype = '__proto__';

/** What Ajv refuses or overlooks, in other words: a list of no values, which fits nothing, and a property whose name every object has. */
export function asAjvReads(plain: JsonSchema): JsonSchema {
  if (Array.isArray(plain.enum) && plain.enum.length === 0) return { not: {} };
  const properties = plain.properties as JsonSchema | undefined;
  if (properties === undefined || !Object.hasOwn(properties, prototype)) return plain;
  const { [prototype]: judged, ...others } = properties;
  return { ...plain, properties: others, patternProperties: { ...(plain.patternProperties as JsonSchema), [`^${prototype}$`]: judged } };
}

/** The words whose schemas judge the very value that the schema around them judges. */
export const judgesTheSame = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas']);

/** The words by which a schema refers to others. */
export const referencesOf = (schema: JsonSchema, draft: Draft): string[] =>
  ['$ref', ...(draft === 2019 ? ['$recursiveRef'] : draft === 2020 ? ['$dynamicRef'] : [])].filter((name) => typeof schema[name] === 'string');

/** A schema and what it refers to: the first reference stands beside its words. */
export function together(plain: JsonSchema, [first, ...others]: (JsonSchema | boolean)[]): JsonSchema {
  const beside = typeof first === 'object' && '$ref' in first ? { ...first, ...plain } : { ...plain, allOf: [...((plain.allOf as unknown[]) ?? []), first] };
  return others.length === 0 ? beside : { ...beside, allOf: [...((beside.allOf as unknown[]) ?? []), ...others] };
}

/** The schemas that a word lists. */
export function listOf(value: unknown, at: Place): unknown[] {
  if (!Array.isArray(value)) throw new UnusableSchema(translated('"{word}" must be a list of schemas.', { word: at.word }), at);
  return value;
}

/** The schemas that a word names, each written out. */
export function named(value: unknown, at: Place, one: (part: unknown) => unknown): Record<string, unknown> {
  if (!isObject(value)) throw new UnusableSchema(translated('"{word}" must be an object of schemas.', { word: at.word }), at);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, one(part)]));
}

/** Up to draft 07 one word says both: which properties need which others, and which need a schema. */
export function dependencies(value: unknown, one: (part: unknown) => unknown): [string, unknown][] {
  const all = Object.entries(isObject(value) ? value : {});
  const names = all.filter(([, needed]) => Array.isArray(needed) || typeof needed === 'string').map(([name, needed]) => [name, [needed].flat()] as const);
  const schemas = all.filter(([name]) => !names.some(([known]) => known === name));
  return [
    ...(names.length > 0 ? [['dependentRequired', Object.fromEntries(names)] as [string, unknown]] : []),
    ...(schemas.length > 0 ? [['dependentSchemas', Object.fromEntries(schemas.map(([name, part]) => [name, one(part)]))] as [string, unknown]] : []),
  ];
}

/** In draft 04 a limit is exclusive by a word beside it. */
export function limit(name: string, value: unknown, schema: JsonSchema): [string, unknown][] {
  const other = { minimum: 'exclusiveMinimum', maximum: 'exclusiveMaximum' }[name];
  if (other !== undefined) return [[schema[other] === true ? other : name, value]];
  return name.startsWith('exclusive') ? [] : [[name, value]];
}
