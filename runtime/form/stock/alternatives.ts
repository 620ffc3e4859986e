import type { JsonSchema } from '../../definitions/compiled';
import { sameJson } from '../../validation/same-json';
import { anything, both, type Kind, kindOf, likelyKinds, said, type Schemas, type Whole, wholeOf } from './whole-schema';
import { isObject } from '../../validation/is-object';

/** The plainest schema of each kind. */
export const ofKind: Record<Kind, JsonSchema> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  null: { type: 'null' },
  object: { type: 'object' },
  array: { type: 'array' },
};

/** One thing that can be chosen, whatever kind it is. */
export interface Choice {
  value: unknown;
  text: string;
}

// What says what a value is like. Without any of these, an alternative is only one more condition on it.
const describing = [
  'type',
  'properties',
  'items',
  'prefixItems',
  'enum',
  'const',
  'oneOf',
  'anyOf',
  'patternProperties',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minLength',
];
const deepest = 4;

const textOf = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value));

const listedOf = new WeakMap<Whole, { choices: Choice[] | undefined }>();

/** What can be chosen, where the schema lists it: by `enum`, `const`, or alternatives that do. Of the same whole, always the same list. */
export function listedChoices(schemas: Schemas, whole: Whole): Choice[] | undefined {
  let known = listedOf.get(whole);
  if (known === undefined) {
    known = { choices: readChoices(schemas, whole, 0) };
    listedOf.set(whole, known);
  }
  return known.choices;
}

function readChoices(schemas: Schemas, whole: Whole, depth: number): Choice[] | undefined {
  const constant = whole.parts.find((part) => Object.hasOwn(part, 'const'));
  if (constant !== undefined)
    return [{ value: constant.const, text: typeof constant.title === 'string' && depth > 0 ? constant.title : textOf(constant.const) }];
  const listed = said(whole, 'enum');
  if (Array.isArray(listed) && listed.length > 0) return listed.map((value: unknown) => ({ value, text: textOf(value) }));
  if (depth > deepest) return undefined;
  for (const keyword of ['oneOf', 'anyOf']) {
    const options = said(whole, keyword);
    if (!Array.isArray(options) || options.length === 0) continue;
    const choices: Choice[] = [];
    for (const option of options) {
      const own = isObject(option) ? listedIn(schemas, option, depth) : undefined;
      if (own === undefined) return undefined;
      for (const choice of own) if (!choices.some(({ value }) => sameJson(value, choice.value))) choices.push(choice);
    }
    return choices;
  }
  return undefined;
}

function listedIn(schemas: Schemas, option: JsonSchema, depth: number): Choice[] | undefined {
  const whole = wholeOf(schemas, option);
  return isOnlyNull(whole) ? [{ value: null, text: 'null' }] : readChoices(schemas, whole, depth + 1);
}

const isOnlyNull = ({ kinds }: Whole): boolean => kinds?.length === 1 && kinds[0] === 'null';

/** The forms that a value may have, those that are told apart by more than a condition. */
interface Alternatives {
  keyword: string;
  options: JsonSchema[];
  isNullable: boolean;
}

const found = new WeakMap<Whole, { alternatives: Alternatives | undefined }>();

/** The alternatives that must be chosen among; none where all of them are the same kind of plain value. */
export function alternativesOf(schemas: Schemas, whole: Whole): Alternatives | undefined {
  let known = found.get(whole);
  if (known === undefined) {
    known = { alternatives: readAlternatives(schemas, whole) };
    found.set(whole, known);
  }
  return known.alternatives;
}

function readAlternatives(schemas: Schemas, whole: Whole): Alternatives | undefined {
  for (const keyword of ['oneOf', 'anyOf'])
    for (const part of whole.parts) {
      const given = part[keyword];
      if (!Array.isArray(given)) continue;
      const all = given.filter((option) => option !== false).map((option): JsonSchema => (isObject(option) ? option : anything));
      const describes = (option: JsonSchema) => wholeOf(schemas, option).parts.some((one) => describing.some((name) => one[name] !== undefined));
      if (!all.some(describes)) continue;
      const options = all.flatMap((option) => eachKind(schemas, option));
      const kinds = new Set(options.flatMap((option): readonly (Kind | undefined)[] => kindsWithin(schemas, option) ?? [undefined]));
      const [only] = kinds;
      if (kinds.size === 1 && (only === 'string' || only === 'number' || only === 'boolean')) continue;
      const isNullable = all.some((option) => wholeOf(schemas, option).kinds?.includes('null'));
      if (options.length > 0) return { keyword, options, isNullable };
    }
  return undefined;
}

type KnownKinds = WeakMap<JsonSchema, { kinds: readonly Kind[] | undefined }>;
const likely: KnownKinds = new WeakMap();
const allowed: KnownKinds = new WeakMap();

/** An alternative of several kinds is as many alternatives, except where it lists its values. Nothing is none of them: it is chosen beside them. */
function eachKind(schemas: Schemas, option: JsonSchema): JsonSchema[] {
  const whole = wholeOf(schemas, option);
  const kinds = whole.kinds?.filter((kind) => kind !== 'null');
  if (kinds?.length === 0) return [];
  const isOne = kinds === undefined || whole.kinds?.length === 1 || listedChoices(schemas, whole) !== undefined;
  return isOne ? [option] : kinds.map((kind) => both(ofKind[kind], option));
}

/**
 * The kinds that a value of this schema probably has, those of its alternatives included, also as its keywords suggest; undefined where it may be anything.
 * For a new value: one that is there may be of another kind.
 */
export const kindsWithin = (schemas: Schemas, schema: JsonSchema): readonly Kind[] | undefined => known(schemas, schema, likely);

/** The only kinds that the schema allows; undefined where it allows all. Keywords such as `items` judge one kind, and let values of the others pass. */
const kindsAllowed = (schemas: Schemas, schema: JsonSchema): readonly Kind[] | undefined => known(schemas, schema, allowed);

function known(schemas: Schemas, schema: JsonSchema, all: KnownKinds): readonly Kind[] | undefined {
  let read = all.get(schema);
  if (read === undefined) {
    // An alternative may be the whole again: while it is read, it says nothing.
    all.set(schema, { kinds: undefined });
    read = { kinds: readKinds(schemas, schema, all) };
    all.set(schema, read);
  }
  return read.kinds;
}

function readKinds(schemas: Schemas, schema: JsonSchema, all: KnownKinds): readonly Kind[] | undefined {
  const whole = wholeOf(schemas, schema);
  if (whole.kinds !== undefined) return whole.kinds;
  const choices = listedChoices(schemas, whole);
  if (choices !== undefined) return [...new Set(choices.map(({ value }) => kindOf(value) as Kind))];
  const suggested = () => (all === likely ? likelyKinds(whole) : undefined);
  const options = [said(whole, 'oneOf'), said(whole, 'anyOf')].find(Array.isArray) as unknown[] | undefined;
  if (options === undefined) return suggested();
  const kinds = options.map((option) => (isObject(option) ? known(schemas, option, all) : undefined));
  return kinds.every((some) => some !== undefined) ? [...new Set(kinds.flat())] : suggested();
}

/** The kind of plain value that a whole has by its alternatives, where all have the same one. */
export function kindByAlternatives(schemas: Schemas, whole: Whole): Kind | undefined {
  for (const keyword of ['oneOf', 'anyOf']) {
    const options = said(whole, keyword);
    if (!Array.isArray(options)) continue;
    const kinds = new Set(options.flatMap((option) => (isObject(option) ? (kindsWithin(schemas, option) ?? []) : [])).filter((kind) => kind !== 'null'));
    if (kinds.size === 1) return [...kinds][0];
  }
  return undefined;
}

const stripped = new WeakMap<Whole, Map<string, JsonSchema>>();

/** The whole without the alternatives that were chosen among, and with the one that was chosen. */
export function withChosen(whole: Whole, keyword: string, option: JsonSchema): JsonSchema {
  const ofWhole = stripped.get(whole) ?? new Map<string, JsonSchema>();
  stripped.set(whole, ofWhole);
  let rest = ofWhole.get(keyword);
  if (rest === undefined) {
    rest = {
      allOf: whole.parts.map(({ $ref: _reference, $dynamicRef: _dynamic, $recursiveRef: _recursive, allOf: _all, [keyword]: _options, ...part }) => part),
    };
    ofWhole.set(keyword, rest);
  }
  return both(option, rest);
}

const unlikely = -0.75;

/** How well a value suits an alternative by what is seen at once: -1 where it cannot be. */
export function suits(schemas: Schemas, option: JsonSchema, value: unknown): number {
  const kind = kindOf(value) as Kind;
  const kinds = kindsWithin(schemas, option);
  if (kinds !== undefined && !kinds.includes(kind)) return kindsAllowed(schemas, option)?.includes(kind) === false ? -1 : unlikely;
  const whole = wholeOf(schemas, option, value);
  const choices = listedChoices(schemas, whole);
  if (choices !== undefined) return choices.some((choice) => sameJson(choice.value, value)) ? 2 : -1;
  if (Array.isArray(value)) return suitsItems(schemas, whole, value);
  if (!isObject(value)) return kinds === undefined ? 0 : 1;
  let score = kinds === undefined ? 0 : 1;
  for (const [name, part] of Object.entries(value)) {
    const schema = whole.properties.get(name);
    if (schema === undefined) continue;
    const listed = listedChoices(schemas, wholeOf(schemas, schema));
    if (listed !== undefined && !listed.some((choice) => sameJson(choice.value, part))) return -1;
    score += listed === undefined ? 1 : 3;
  }
  const isClosed = said(whole, 'additionalProperties') === false && !whole.parts.some((part) => part.patternProperties !== undefined);
  if (isClosed) score -= 4 * Object.keys(value).filter((name) => !whole.properties.has(name)).length;
  for (const name of whole.required) score += Object.hasOwn(value, name) ? 1 : -4;
  return Math.max(score, -0.5);
}

function suitsItems(schemas: Schemas, whole: Whole, list: unknown[]): number {
  const items = said(whole, 'items');
  if (!isObject(items) || list.length === 0) return 1;
  const scores = list.slice(0, 3).map((item) => suits(schemas, items, item));
  return scores.some((score) => score === -1) ? -1 : 1 + Math.min(...scores) / 10;
}

const mostAsked = 20;

/** The place of the alternative that a value is of. The validator is asked only where what is seen at once does not tell. */
export function bestOf(schemas: Schemas, options: readonly JsonSchema[], value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  const scored = options
    .map((option, index) => ({ option, index, score: suits(schemas, option, value) }))
    .filter(({ score }) => score > -1)
    .sort((left, right) => right.score - left.score);
  const [first, second] = scored;
  if (first === undefined || second === undefined || first.score >= second.score + 2) return first?.index;
  return (scored.slice(0, mostAsked).find(({ option }) => schemas.fits(option, value)) ?? first).index;
}
