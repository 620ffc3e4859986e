import type { JsonSchema } from '../definitions/compiled';
import { holdsOf } from './drafts';
import { childPointer, isWithin, segmentsOf, valueAt } from './pointer';
import { referenced } from './schema-at';
import type { SchemaError } from './schema-errors';
import { stringOf } from './string-of';
import { isObject } from './is-object';

/** A part of a plain schema that cannot be used, and why. Whether data fits it is not known. */
export const unusablePart = (reason: string): JsonSchema => ({ unusable: reason });

const reasonOf = (value: unknown): string | undefined => (isObject(value) && typeof value.unusable === 'string' ? value.unusable : undefined);
const definitionsOf = (plain: JsonSchema) => Object.entries((plain.$defs ?? {}) as Record<string, unknown>);
const nameOf = (reference: unknown) => (reference === '#' ? '#' : stringOf(reference).replace('#/$defs/', ''));

/** A plain schema whose unusable parts fit nothing, and one whose unusable parts fit everything, wherever they are, also below `not`. */
interface Readings {
  strict: JsonSchema;
  lenient: JsonSchema;
}

/** Returns both readings of a plain schema; nothing where all of it can be used. Data of which both say the same is judged, whatever its unusable parts mean. */
export function readingsOf(plain: JsonSchema): Readings | undefined {
  const reader = new Reader(plain);
  if (!reader.isUnclear(plain)) return undefined;
  const $defs = reader.definitions();
  return { strict: { ...reader.read(plain, true), $defs }, lenient: { ...reader.read(plain, false), $defs } };
}

class Reader {
  readonly #plain: JsonSchema;
  /** The definitions with an unusable part, in them or in what they refer to; `#` is the whole. */
  readonly #unclear = new Set<string>();
  #known = new WeakMap<object, boolean>();

  constructor(plain: JsonSchema) {
    this.#plain = plain;
    const { $defs: _definitions, ...whole } = plain;
    const all: [string, unknown][] = [['#', whole], ...definitionsOf(plain)];
    for (let before = -1; before !== this.#unclear.size; ) {
      before = this.#unclear.size;
      this.#known = new WeakMap();
      for (const [name, schema] of all) if (!this.#unclear.has(name) && this.isUnclear(schema)) this.#unclear.add(name);
    }
    this.#known = new WeakMap();
  }

  isUnclear(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false;
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const { $ref, $defs, ...words } = value as JsonSchema;
    const own = reasonOf(value) !== undefined || (typeof $ref === 'string' && this.#unclear.has(nameOf($ref)));
    const found = own || Object.entries(words).some(([name, part]) => name !== 'enum' && name !== 'const' && this.isUnclear(part));
    this.#known.set(value, found);
    return found;
  }

  definitions(): Record<string, unknown> {
    const { $defs: _definitions, ...whole } = this.#plain;
    return Object.fromEntries(
      [['#', whole] as const, ...definitionsOf(this.#plain)].flatMap(([name, schema]) =>
        this.#unclear.has(name)
          ? [true, false].map((isStrict) => [this.#name(name, isStrict), this.read(schema, isStrict)])
          : name === '#'
            ? []
            : [[name, schema]],
      ),
    );
  }

  #name = (name: string, isStrict: boolean) => `${name === '#' ? 'whole' : name}-${isStrict ? 'strict' : 'lenient'}`;

  read<Part>(schema: Part, isStrict: boolean): Part {
    if (!isObject(schema) || !this.isUnclear(schema)) return schema;
    const reason = reasonOf(schema);
    if (reason !== undefined) return (isStrict ? { unusable: reason, not: {} } : { unusable: reason }) as Part;
    const { $defs: _definitions, ...given } = schema as JsonSchema;
    const words: Record<string, unknown> = {};
    const all = Array.isArray(given.allOf) ? given.allOf.map((part: unknown) => this.read(part, isStrict)) : [];
    for (const [name, value] of Object.entries(this.#taken(given, isStrict, all))) {
      if (name === 'allOf') continue;
      words[name] = name === '$ref' ? this.#reference(stringOf(value), isStrict) : this.#word(name, value, isStrict);
    }
    return { ...words, ...(all.length > 0 && { allOf: all }) } as Part;
  }

  #reference = (reference: string, isStrict: boolean) =>
    this.#unclear.has(nameOf(reference)) ? `#/$defs/${this.#name(nameOf(reference), isStrict)}` : reference;

  #word(name: string, value: unknown, isStrict: boolean): unknown {
    const holds = holdsOf(name, 2020);
    if (name === 'not') return this.read(value, !isStrict);
    if (holds === 'one' || holds === 'items') return this.read(value, isStrict);
    if (holds === 'list' && Array.isArray(value)) return value.map((part: unknown) => this.read(part, isStrict));
    if (holds !== 'named' || !isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.read(part, isStrict)]));
  }

  /** Takes away the words that judge by what does not fit, too, and adds what says the same by `not`, where one reading is read otherwise. */
  #taken(words: JsonSchema, isStrict: boolean, all: unknown[]): JsonSchema {
    const fits = (part: unknown) => this.read(part, isStrict);
    const mayFit = (part: unknown) => this.read(part, !isStrict);
    const { if: condition, then: consequence = true, else: otherwise = true, oneOf, contains, minContains, maxContains, ...others } = words;
    let left: JsonSchema = others;
    if (this.isUnclear(condition)) all.push({ anyOf: [{ not: mayFit(condition) }, fits(consequence)] }, { anyOf: [fits(condition), fits(otherwise)] });
    else if (condition !== undefined) left = { ...left, if: condition, then: consequence, else: otherwise };
    if (this.isUnclear(oneOf)) all.push({ anyOf: this.#oneOf(oneOf as unknown[], fits, mayFit) });
    else if (oneOf !== undefined) left = { ...left, oneOf };
    if (this.isUnclear(contains)) {
      all.push({ contains: fits(contains), ...(minContains !== undefined && { minContains }) });
      if (maxContains !== undefined) all.push({ contains: mayFit(contains), minContains: 0, maxContains });
    } else if (contains !== undefined)
      left = { ...left, contains, ...(minContains !== undefined && { minContains }), ...(maxContains !== undefined && { maxContains }) };
    return left;
  }

  /** Exactly one fits: one of the clear ones and no other, or one of the others and no clear one. */
  #oneOf(options: unknown[], fits: (part: unknown) => unknown, mayFit: (part: unknown) => unknown): unknown[] {
    const clear = options.filter((option) => !this.isUnclear(option));
    const others = options.filter((option) => this.isUnclear(option));
    const none = (parts: unknown[]) => (parts.length === 0 ? true : { not: { anyOf: parts } });
    const byOther = others.map((option) => ({ allOf: [fits(option), none([...clear, ...others.filter((one) => one !== option).map(mayFit)])] }));
    return clear.length === 0 ? byOther : [{ allOf: [{ oneOf: clear }, none(others.map(mayFit))] }, ...byOther];
  }
}

/** The pointer of the keyword whose schema decides: that of "contains" for a count of it. */
const decides = ({ schemaPointer }: SchemaError) => schemaPointer.replace(/\/(min|max)Contains$/, '/contains');
const keyOf = ({ pointer, schemaPointer }: SchemaError) => `${pointer}\n${schemaPointer}`;

/** The errors of data by both readings: what only the strict one finds is not known, since it depends on an unusable part. */
export function errorsOfReadings(strict: readonly SchemaError[], lenient: readonly SchemaError[], whole: JsonSchema): SchemaError[] {
  const certain = new Set(lenient.map(keyOf));
  const unknown = strict.filter((error) => !certain.has(keyOf(error)));
  const isInside = (error: SchemaError) =>
    unknown.some((other) => error.schemaPointer.startsWith(`${decides(other)}/`) && isWithin(other.pointer, error.pointer));
  const told = new Set<string>();
  return strict.flatMap((error): SchemaError[] => {
    if (certain.has(keyOf(error))) return [error];
    if (isInside(error) || told.has(error.pointer)) return [];
    told.add(error.pointer);
    return [{ ...error, keyword: 'unusable', limit: reasonAt(whole, error) }];
  });
}

/** Why it is not known whether the keyword of an error fits: the reason of the first unusable part in it. */
function reasonAt(whole: JsonSchema, { schemaPointer }: SchemaError): string | undefined {
  const around: unknown[] = [];
  let current: unknown = whole;
  for (const segment of segmentsOf(schemaPointer.slice(1))) {
    around.unshift(current);
    current = segment === '$ref' ? referenced(whole, (current as JsonSchema | undefined)?.$ref) : valueAt(current, childPointer('', stringOf(segment)));
  }
  const seen = new Set<unknown>();
  const look = (value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return undefined;
    seen.add(value);
    const own = reasonOf(value);
    if (own !== undefined) return own;
    const { $defs: _definitions, ...parts } = value as JsonSchema;
    for (const part of [...Object.values(parts), referenced(whole, parts.$ref)]) {
      const found = look(part);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (const part of [current, ...around]) {
    const found = look(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
