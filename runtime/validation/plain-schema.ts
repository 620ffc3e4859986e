import type { JsonSchema } from '../definitions/compiled';
import { translated } from '../format/language';
import { type Draft, holdsOf, UnusableSchema } from './drafts';
import { asAjvReads, dependencies, judgesTheSame, limit, listOf, merged, named, type Place, referencesOf, together } from './plain-words';
import { inPlaceOf, refuseValue } from './word-values';
import { unusablePart } from './unusable-parts';
import { hides, type OtherSchemas, recursive, SchemaResources } from './schema-resources';
import { isObject } from './is-object';

/** What `$dynamicRef` finds by each name: the first resource on the way here that has it. */
type Scope = ReadonlyMap<string, JsonSchema>;

/**
 * The schema in the plainest words of draft 2020-12, whatever its own draft is: without identifiers, every reference `#` or `#/$defs/…`, dynamic ones
 * followed, and without notes. So validators need to know one draft, and what is hard in JSON Schema is decided once. Throws an `UnusableSchema`
 * where the schema cannot mean anything: an unknown draft, a reference that leads nowhere or round in a circle.
 */
export function plainSchema(schema: JsonSchema, others?: OtherSchemas): JsonSchema {
  const definitions: Record<string, unknown> = {};
  const writer = new Writer(new SchemaResources(schema, others), (name, definition) => {
    definitions[name] = definition;
  });
  return withDefinitions(writer.written(schema), definitions);
}

const withDefinitions = (whole: JsonSchema, definitions: Record<string, unknown>) =>
  Object.keys(definitions).length === 0 ? whole : { ...whole, $defs: definitions };

/**
 * The schema in plain words as far as it can be used: each part that cannot is an `unusablePart`. Throws an `UnusableSchema` only where nothing of it can.
 */
export function plainAsFarAsUsable(schema: JsonSchema, others?: OtherSchemas): JsonSchema {
  let definitions: Record<string, unknown> = {};
  const resources = new SchemaResources(schema, others, true);
  const write = (circular?: ReadonlySet<string>) => {
    definitions = {};
    const writer = new Writer(resources, (name, definition) => void (definitions[name] = definition), { unusable: unusablePart, circular });
    return { whole: writer.written(schema), circles: writer.circles };
  };
  const first = write();
  const { whole } = first.circles.size === 0 ? first : write(first.circles);
  return withDefinitions(whole, definitions);
}

/**
 * Writes out parts of a schema as they are asked for, each alone, so that a fault of one is none of the others: what cannot be used fits nothing. What they
 * refer to is written once for all of them, and told to `define` by its name in `#/$defs/…`. A part that stands nowhere in the schema, since it was put together from parts of it,
 * refers as the whole does.
 */
export function plainParts(root: JsonSchema, define: (name: string, schema: JsonSchema | boolean) => void): (part: JsonSchema) => JsonSchema | boolean {
  const resources = new SchemaResources(root, {}, true);
  const writer = new Writer(resources, define, { unusable: () => ({ not: {} }) });
  return (part) => writer.part(resources.within(root, part), root);
}

/** How a writer goes on where a part cannot be used. */
interface Tolerance {
  unusable: (reason: string) => JsonSchema;
  /** The references that lead back to what they stand in, as `circles` names them. */
  circular?: ReadonlySet<string> | undefined;
}

const circle = () => translated('A reference points back to itself for the same value, so it would never end.');

class Writer {
  readonly #tolerance: Tolerance | undefined;
  readonly #resources: SchemaResources;
  readonly #ids = new Map<object, number>();
  readonly #names = new Map<string, string>();
  readonly #define: (name: string, schema: JsonSchema | boolean) => void;
  /** What is referred to and is not written yet. One after the other: grammars of hundreds of definitions are too deep to be followed all at once. */
  readonly #waiting: { name: string; schema: JsonSchema; scope: Scope }[] = [];
  /** Which named schemas judge the same value as another one. */
  readonly #judgesAlso = new Map<string, Set<string>>();

  constructor(resources: SchemaResources, define: (name: string, schema: JsonSchema | boolean) => void, tolerance?: Tolerance) {
    this.#tolerance = tolerance;
    this.#resources = resources;
    this.#define = define;
  }

  /** The whole. */
  written(root: JsonSchema): JsonSchema {
    const scope = this.#entered(root, new Map());
    this.#names.set(this.#keyOf(root, scope), '#');
    const whole = this.#schema(root, scope, '#') as JsonSchema;
    this.#writeWaiting((error) => {
      throw error;
    });
    if (this.#tolerance === undefined && this.circles.size > 0) throw new UnusableSchema(circle());
    return whole;
  }

  /** Returns the requested part, or its replacement if the part cannot be used. */
  #attempt<Answer>(run: () => Answer, otherwise: (part: JsonSchema) => Answer): Answer {
    try {
      return run();
    } catch (error) {
      if (this.#tolerance === undefined || !(error instanceof UnusableSchema)) throw error;
      return otherwise(this.#tolerance.unusable(error.message));
    }
  }

  /** A part of a whole. */
  part(schema: JsonSchema, root: JsonSchema): JsonSchema | boolean {
    const plain = this.#schema(schema, this.#entered(root, new Map()), undefined);
    // One that means nothing stays undefined: only what comes to it cannot be judged.
    this.#writeWaiting(() => undefined);
    return plain;
  }

  #writeWaiting(failed: (error: unknown) => void): void {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop())
      try {
        this.#define(next.name, this.#schema(next.schema, next.scope, next.name));
      } catch (error) {
        failed(error);
      }
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
      this.#waiting.push({ name: known, schema: target, scope: inner });
    }
    if (within !== undefined && this.#tolerance?.circular?.has(`${within} ${known}`)) throw new UnusableSchema(circle());
    if (within !== undefined) this.#judgesAlso.set(within, (this.#judgesAlso.get(within) ?? new Set()).add(known));
    return { $ref: known === '#' ? '#' : `#/$defs/${known}` };
  }

  /** A schema, written out. `within` is the named schema that judges the same value. */
  #schema(schema: unknown, around: Scope, within: string | undefined): JsonSchema | boolean {
    return this.#attempt<JsonSchema | boolean>(
      () => this.#written(schema, around, within),
      (part) => part,
    );
  }

  #written(schema: unknown, around: Scope, within: string | undefined): JsonSchema | boolean {
    if (typeof schema === 'boolean') return schema;
    if (!isObject(schema)) throw new UnusableSchema(translated('Expected a schema but found {value}.', { value: String(JSON.stringify(schema)).slice(0, 60) }));
    const scope = this.#entered(schema, around);
    const { draft } = this.#resources.of(schema);
    if (hides(schema, draft)) return this.#reference('$ref', schema, scope, within);
    const words = Object.entries(schema).flatMap(([name, value]) =>
      this.#attempt(
        () => this.#usable(this.#word(name, value, schema, draft, scope, within)),
        (part) => inPlaceOf(name, part),
      ),
    );
    const references = referencesOf(schema, draft).map((name) =>
      this.#attempt<JsonSchema | boolean>(
        () => this.#reference(name, schema, scope, within),
        (part) => part,
      ),
    );
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
      throw new UnusableSchema(translated('"items" is a list, which draft 2020-12 calls "prefixItems". Set the draft in "$schema", or use "prefixItems".'), at);
    return value.length === 0 ? [] : [['prefixItems', value.map(one)]];
  }

  #usable(words: [string, unknown][]): [string, unknown][] {
    if (this.#tolerance !== undefined) for (const [name, value] of words) refuseValue(name, value);
    return words;
  }

  /** The references by which a schema judges a value by asking itself about the same value, which would never end: who refers, and to what. */
  get circles(): ReadonlySet<string> {
    const left = new Map([...this.#judgesAlso].map(([name, all]) => [name, new Set(all)]));
    // What refers to nothing that is left, and what nothing that is left refers to, is in no circle.
    for (let before = -1; before !== left.size; ) {
      before = left.size;
      const referred = new Set([...left.values()].flatMap((all) => [...all]));
      for (const [name, all] of left) if (!referred.has(name) || ![...all].some((other) => left.has(other))) left.delete(name);
    }
    return new Set([...left].flatMap(([name, all]) => [...all].filter((other) => left.has(other)).map((other) => `${name} ${other}`)));
  }
}
