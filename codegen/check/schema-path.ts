import type { JsonSchema } from '../../runtime/definitions/compiled';

/** What a pointer or a path leads to in a schema: a part, nothing (with the names there are), or what the schema does not say. */
type Found = { schema: JsonSchema } | { missing: string; among: string[] } | 'unknown';

/** The schema without its "or null": a value that may be absent is read as the value. */
export function present(schema: JsonSchema): JsonSchema {
  const branches = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (!Array.isArray(branches)) return schema;
  const rest = branches.filter((branch) => branch?.type !== 'null');
  return rest.length === 1 && rest.length < branches.length ? { ...(rest[0] as JsonSchema) } : schema;
}

/** Follows names into a schema, property by property; a number or `-` goes into the items of a list. */
export function follow(schema: JsonSchema | undefined, names: readonly string[], root: JsonSchema | undefined = schema): Found {
  if (schema === undefined || typeof schema !== 'object') return 'unknown';
  const [name, ...rest] = names;
  const here = dereferenced(present(schema), root);
  if (name === undefined) return { schema: here };
  const properties = here.properties as Record<string, JsonSchema> | undefined;
  if (properties !== undefined && Object.hasOwn(properties, name)) return follow(properties[name], rest, root);
  if (here.items !== undefined && /^([0-9]+|-)$/.test(name)) return follow(here.items as JsonSchema, rest, root);
  if (typeof here.additionalProperties === 'object' && here.additionalProperties !== null) return follow(here.additionalProperties as JsonSchema, rest, root);
  const closed =
    here.additionalProperties === false || (properties !== undefined && here.additionalProperties === undefined && Object.keys(properties).length > 0);
  if (closed && here.patternProperties === undefined && here.anyOf === undefined && here.oneOf === undefined && here.allOf === undefined)
    return { missing: name, among: Object.keys(properties ?? {}) };
  return isScalar(here) ? { missing: name, among: [] } : 'unknown';
}

const isScalar = (schema: JsonSchema): boolean => typeof schema.type === 'string' && ['string', 'number', 'integer', 'boolean'].includes(schema.type);

function dereferenced(schema: JsonSchema, root: JsonSchema | undefined): JsonSchema {
  const reference = schema.$ref;
  if (typeof reference !== 'string' || !reference.startsWith('#/$defs/')) return schema;
  const definitions = root?.$defs as Record<string, JsonSchema> | undefined;
  const name = reference.slice('#/$defs/'.length);
  return definitions !== undefined && Object.hasOwn(definitions, name) ? (definitions[name] as JsonSchema) : {};
}

/** The names of a JSON Pointer. */
export const namesOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The part of a schema that a pointer leads to; nothing when it is not known. */
export function partAt(schema: JsonSchema | undefined, names: readonly string[]): JsonSchema | undefined {
  const found = follow(schema, names);
  return typeof found === 'object' && 'schema' in found ? found.schema : undefined;
}

/** What a list holds. */
export const itemsOf = (schema: JsonSchema | undefined): JsonSchema | undefined => partAt(schema, ['-']);

/** The types a schema allows, `integer` counted as `number`; none when it does not say. */
export function typesOf(schema: JsonSchema): string[] {
  const types = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
  const named = types.map((type) => (type === 'integer' ? 'number' : String(type))).filter((type) => Object.hasOwn(words, type));
  if (named.length > 0) return named;
  if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map((value) => (value === null ? 'null' : typeof value)))];
  return 'const' in schema ? [schema.const === null ? 'null' : typeof schema.const] : [];
}

const words: Record<string, string> = { string: 'a text', number: 'a number', boolean: 'true or false', array: 'a list', object: 'an object', null: 'null' };

/** Types as an author says them. */
export const inWords = (types: readonly string[]): string => types.map((type) => words[type] ?? type).join(' or ');
