import type { JsonSchema } from '../definitions/compiled';
import { type Draft, holdsOf, isObject, UnusableSchema } from './drafts';
import { hides, type OtherSchemas, recursive, SchemaResources } from './schema-resources';

type Place = NonNullable<UnusableSchema['at']>;

/** What `$dynamicRef` finds by each name: the first resource on the way here that has it. */
type Scope = ReadonlyMap<string, JsonSchema>;

/**
 * The schema in the plainest words of draft 2020-12, whatever its own draft is: without identifiers, every reference `#` or `#/$defs/…`, dynamic ones
 * followed, and without notes. So validators need to know one draft, and what is hard in JSON Schema is decided once. Throws an `UnusableSchema`
 * where the schema cannot mean anything: an unknown draft, a reference that leads nowhere or round in a circle.
 */
export function plainSchema(schema: JsonSchema, others?: OtherSchemas): JsonSchema {
  return new Writer(new SchemaResources(schema, others)).written(schema);
}

class Writer {
  readonly #resources: SchemaResources;
  readonly #ids = new Map<object, number>();
  readonly #names = new Map<string, string>();
  readonly #definitions: Record<string, unknown> = {};
  /** Which named schemas judge the same value as another one. */
  readonly #judgesAlso = new Map<string, Set<string>>();

  constructor(resources: SchemaResources) {
    this.#resources = resources;
  }

  written(root: JsonSchema): JsonSchema {
    const scope = this.#entered(root, new Map());
    this.#names.set(this.#keyOf(root, scope), '#');
    const whole = this.#schema(root, scope, '#') as JsonSchema;
    this.#refuseCircles();
    return Object.keys(this.#definitions).length === 0 ? whole : { ...whole, $defs: this.#definitions };
  }

  /** The scope within a schema: a resource that is entered keeps its names from those that come later. */
  #entered(schema: JsonSchema, scope: Scope): Scope {
    const { dynamic } = this.#resources.of(schema);
    const found = [...dynamic].filter(([name]) => !scope.has(name));
    return found.length === 0 ? scope : new Map([...scope, ...found]);
  }

  #keyOf(schema: JsonSchema, scope: Scope): string {
    const number = (of: object) => this.#ids.get(of) ?? (this.#ids.set(of, this.#ids.size), this.#ids.size - 1);
    return [number(schema), ...[...scope].map(([name, to]) => `${name} ${number(to)}`).sort()].join('\n');
  }

  #reference(reference: string, schema: JsonSchema, scope: Scope, within: string | undefined): JsonSchema | boolean {
    const { schema: first, anchor } = this.#resources.find(reference, schema);
    if (typeof first === 'boolean') return first ? {} : { not: {} };
    const { dynamic } = this.#resources.of(first);
    const name = reference === '$ref' ? undefined : reference === '$recursiveRef' ? recursive : anchor;
    const target = (name !== undefined && dynamic.get(name) === first && scope.get(name)) || first;
    const inner = this.#entered(target, scope);
    const key = this.#keyOf(target, inner);
    let known = this.#names.get(key);
    if (known === undefined) {
      known = `d${this.#names.size}`;
      this.#names.set(key, known);
      this.#definitions[known] = this.#schema(target, inner, known);
    }
    if (within !== undefined) this.#judgesAlso.set(within, (this.#judgesAlso.get(within) ?? new Set()).add(known));
    return { $ref: known === '#' ? '#' : `#/$defs/${known}` };
  }

  /** A schema, written out. `within` is the named schema that judges the same value. */
  #schema(schema: unknown, around: Scope, within: string | undefined): JsonSchema | boolean {
    if (typeof schema === 'boolean') return schema;
    if (!isObject(schema)) throw new UnusableSchema(`A schema is expected where ${JSON.stringify(schema)?.slice(0, 60)} stands.`);
    const scope = this.#entered(schema, around);
    const { draft } = this.#resources.of(schema);
    if (hides(schema, draft)) return this.#reference('$ref', schema, scope, within);
    const words = Object.entries(schema).flatMap(([name, value]) => this.#word(name, value, schema, draft, scope, within));
    const references = referencesOf(schema, draft).map((name) => this.#reference(name, schema, scope, within));
    const plain = asAjvReads(merged(words));
    return references.length === 0 ? plain : together(plain, references);
  }

  #word(name: string, value: unknown, schema: JsonSchema, draft: Draft, scope: Scope, within: string | undefined): [string, unknown][] {
    const holds = holdsOf(name, draft);
    const same = judgesTheSame.has(name) ? within : undefined;
    const one = (part: unknown) => this.#schema(part, scope, same);
    const at = { schema, word: name };
    if (holds === undefined || name === '$defs' || name === 'definitions') return [];
    if (holds === 'one') return name === 'additionalItems' ? (Array.isArray(schema.items) ? [['items', one(value)]] : []) : [[name, one(value)]];
    if (holds === 'list') return [[name, listOf(value, at).map(one)]];
    if (holds === 'named') return [[name, named(value, at, one)]];
    if (holds === 'items') return this.#items(value, draft, at, one);
    if (holds === 'dependencies') return dependencies(value, (part) => this.#schema(part, scope, within));
    return draft === 4 ? limit(name, value, schema) : [[name, value]];
  }

  #items(value: unknown, draft: Draft, at: Place, one: (part: unknown) => unknown): [string, unknown][] {
    if (!Array.isArray(value)) return [['items', one(value)]];
    if (draft === 2020)
      throw new UnusableSchema('"items" is a list, which draft 2020-12 calls "prefixItems". Name the draft by "$schema", or write "prefixItems".', at);
    return value.length === 0 ? [] : [['prefixItems', value.map(one)]];
  }

  /** A schema that judges a value by asking itself about the same value would never end. */
  #refuseCircles(): void {
    const done = new Set<string>();
    const visit = (name: string, way: readonly string[]): void => {
      if (way.includes(name)) throw new UnusableSchema('A reference leads back to itself about the same value: it would never end.');
      if (done.has(name)) return;
      for (const next of this.#judgesAlso.get(name) ?? []) visit(next, [...way, name]);
      done.add(name);
    };
    for (const name of this.#judgesAlso.keys()) visit(name, []);
  }
}

/** The words of a schema; of two old ones that have become the same one, both count. */
const merged = (words: [string, unknown][]): JsonSchema =>
  words.reduce<JsonSchema>(
    (whole, [name, value]) => ({ ...whole, [name]: name.startsWith('dependent') ? { ...(whole[name] as object), ...(value as object) } : value }),
    {},
  );

const prototype = '__proto__';

/** What Ajv refuses or overlooks, in other words: a list of no values, which fits nothing, and a property whose name every object has. */
function asAjvReads(plain: JsonSchema): JsonSchema {
  if (Array.isArray(plain.enum) && plain.enum.length === 0) return { not: {} };
  const properties = plain.properties as JsonSchema | undefined;
  if (properties === undefined || !Object.hasOwn(properties, prototype)) return plain;
  const { [prototype]: judged, ...others } = properties;
  return { ...plain, properties: others, patternProperties: { ...(plain.patternProperties as JsonSchema), [`^${prototype}$`]: judged } };
}

/** The words whose schemas judge the very value that the schema around them judges. */
const judgesTheSame = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas']);

const referencesOf = (schema: JsonSchema, draft: Draft): string[] =>
  ['$ref', ...(draft === 2019 ? ['$recursiveRef'] : draft === 2020 ? ['$dynamicRef'] : [])].filter((name) => typeof schema[name] === 'string');

/** A schema and what it refers to: the first reference stands beside its words. */
function together(plain: JsonSchema, [first, ...others]: (JsonSchema | boolean)[]): JsonSchema {
  const beside = typeof first === 'object' && '$ref' in first ? { ...first, ...plain } : { ...plain, allOf: [...((plain.allOf as unknown[]) ?? []), first] };
  return others.length === 0 ? beside : { ...beside, allOf: [...((beside.allOf as unknown[]) ?? []), ...others] };
}

function listOf(value: unknown, at: Place): unknown[] {
  if (!Array.isArray(value)) throw new UnusableSchema(`"${at.word}" must be a list of schemas.`, at);
  return value;
}

function named(value: unknown, at: Place, one: (part: unknown) => unknown): Record<string, unknown> {
  if (!isObject(value)) throw new UnusableSchema(`"${at.word}" must be an object of schemas.`, at);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, one(part)]));
}

/** Up to draft 07 one word says both: which properties need which others, and which need a schema. */
function dependencies(value: unknown, one: (part: unknown) => unknown): [string, unknown][] {
  const all = Object.entries(isObject(value) ? value : {});
  const names = all.filter(([, needed]) => Array.isArray(needed) || typeof needed === 'string').map(([name, needed]) => [name, [needed].flat()] as const);
  const schemas = all.filter(([name]) => !names.some(([known]) => known === name));
  return [
    ...(names.length > 0 ? [['dependentRequired', Object.fromEntries(names)] as [string, unknown]] : []),
    ...(schemas.length > 0 ? [['dependentSchemas', Object.fromEntries(schemas.map(([name, part]) => [name, one(part)]))] as [string, unknown]] : []),
  ];
}

/** In draft 04 a limit is exclusive by a word beside it. */
function limit(name: string, value: unknown, schema: JsonSchema): [string, unknown][] {
  const other = { minimum: 'exclusiveMinimum', maximum: 'exclusiveMaximum' }[name];
  if (other !== undefined) return [[schema[other] === true ? other : name, value]];
  return name.startsWith('exclusive') ? [] : [[name, value]];
}
