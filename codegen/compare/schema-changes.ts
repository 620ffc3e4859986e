import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Difference, DifferenceKind } from './difference';
import { quoted, sentence } from './words';
import { own } from '../../runtime/validation/own';
import { stringOf } from '../../runtime/validation/string-of';
import { isObject } from '../../runtime/validation/is-object';

/** What a schema says of one property, in a version. */
export interface Property {
  name: string;
  before: JsonSchema | undefined;
  after: JsonSchema | undefined;
  wasRequired: boolean;
  isRequired: boolean;
}

/** The properties of an object that are otherwise: by their schemas, or in that they must be there. */
export function changedProperties(before: JsonSchema, after: JsonSchema): Property[] {
  const [was, is] = [propertiesOf(before), propertiesOf(after)];
  const [mustBefore, mustAfter] = [requiredIn(before), requiredIn(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is), ...mustBefore, ...mustAfter])].flatMap((name) => {
    const property = { name, before: own(was, name), after: own(is, name), wasRequired: mustBefore.includes(name), isRequired: mustAfter.includes(name) };
    return property.wasRequired === property.isRequired && isDeepStrictEqual(property.before, property.after) ? [] : [property];
  });
}

/** What is otherwise between two schemas: of the whole, and property by property. `labelOf` gives what people call a property. */
export const differencesBetween = (place: string, before: JsonSchema, after: JsonSchema, labelOf: (name: string) => string): Difference[] => [
  ...constraintDifferences(before, after, `what "${place}" holds`, (kind, words) => ({ kind, place, sentence: sentence(words) })),
  ...schemaDifferences(place, before, after, labelOf),
];

function schemaDifferences(place: string, before: JsonSchema, after: JsonSchema, labelOf: (name: string) => string): Difference[] {
  const inside = changedProperties(before, after).flatMap((property) => propertyDifferences(`${place} ${property.name}`, property, labelOf));
  const listed =
    isObject(before.items) && isObject(after.items) && !isDeepStrictEqual(before.items, after.items)
      ? schemaDifferences(place, before.items, after.items, labelOf)
      : [];
  return [...inside, ...listed];
}

function propertyDifferences(place: string, property: Property, labelOf: (name: string) => string): Difference[] {
  const { name, before, after, wasRequired, isRequired } = property;
  const named = labelOf(name);
  const tell = (kind: DifferenceKind, words: string): Difference => ({ kind, place, sentence: sentence(words), property: name });
  const required = [
    ...(isRequired && !wasRequired ? [tell('becomes-required', `${named} becomes required`)] : []),
    ...(wasRequired && !isRequired && (after !== undefined || before === undefined) ? [tell('becomes-optional', `${named} need no longer be filled`)] : []),
  ];
  if (before === undefined) return [...required, ...(after === undefined ? [] : [tell('part-added', `a value for ${named} is kept`)])];
  if (after === undefined) return [...required, tell('part-removed', `no value for ${named} is taken any more`)];
  return [...required, ...constraintDifferences(before, after, named, tell), ...schemaDifferences(place, before, after, labelOf)];
}

/** Whether a larger value lets more through, for the keywords that are limits. */
const limits: Record<string, { more: boolean; words: string }> = {
  maximum: { more: true, words: 'at most' },
  exclusiveMaximum: { more: true, words: 'less than' },
  formatMaximum: { more: true, words: 'at the latest' },
  maxLength: { more: true, words: 'so many letters at most:' },
  maxItems: { more: true, words: 'so many entries at most:' },
  minimum: { more: false, words: 'at least' },
  exclusiveMinimum: { more: false, words: 'more than' },
  formatMinimum: { more: false, words: 'at the earliest' },
  minLength: { more: false, words: 'so many letters at least:' },
  minItems: { more: false, words: 'so many entries at least:' },
};

function constraintDifferences(before: JsonSchema, after: JsonSchema, named: string, tell: (kind: DifferenceKind, words: string) => Difference): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [was, is] = [own(before, key), own(after, key)];
    if (isDeepStrictEqual(was, is)) return [];
    // These are compared part by part.
    if (key === 'properties' || key === 'required') return [];
    if (key === 'items' && isObject(was) && isObject(is)) return constraintDifferences(was, is, named, tell);
    const limit = limits[key];
    if (limit) return [limitDifference(named, limit, was, is, tell)];
    if (choicesIn(key, was) && choicesIn(key, is)) return choiceDifferences(named, choicesIn(key, was) ?? [], choicesIn(key, is) ?? [], tell);
    if (key === 'enum' || key === 'const') return [tell('narrower', `${named} takes ${quoted(is ?? 'any value')} instead of ${quoted(was ?? 'any value')}`)];
    if (key === 'type') return [tell('type-changed', `${named} holds ${typeWord(is)} instead of ${typeWord(was)}`)];
    if (key === 'pattern' || key === 'format')
      return [tell(is === undefined ? 'wider' : 'narrower', `${named} must look like ${quoted(is ?? 'anything')} instead of ${quoted(was ?? 'anything')}`)];
    if (key === 'x-unique')
      return [
        tell(
          is === undefined ? 'wider' : 'narrower',
          `${named} ${is === undefined ? 'may be the same for several people' : 'must differ between the people'} of a company`,
        ),
      ];
    if (key === 'title' || key === 'description') return [tell('text-changed', `${named} is described as ${quoted(is)} instead of ${quoted(was)}`)];
    return [tell('changed', `${named}: "${key}" changes from ${quoted(was)} to ${quoted(is)}`)];
  });
}

function limitDifference(
  named: string,
  { more, words }: { more: boolean; words: string },
  was: unknown,
  is: unknown,
  tell: (kind: DifferenceKind, words: string) => Difference,
): Difference {
  const isNarrower = is !== undefined && (was === undefined || (more ? (is as number) < (was as number) : (is as number) > (was as number)));
  if (is === undefined) return tell('wider', `${named} is no longer limited: it was ${words} ${stringOf(was)}`);
  return tell(isNarrower ? 'narrower' : 'wider', `${named} is ${words} ${stringOf(is)}${was === undefined ? '' : ` instead of ${stringOf(was)}`}`);
}

function choiceDifferences(named: string, was: unknown[], is: unknown[], tell: (kind: DifferenceKind, words: string) => Difference): Difference[] {
  const removed = was.filter((one) => !is.some((other) => isDeepStrictEqual(one, other)));
  const added = is.filter((one) => !was.some((other) => isDeepStrictEqual(one, other)));
  const listed = (choices: unknown[]) => `${choices.length === 1 ? 'the choice' : 'the choices'} ${choices.map(quoted).join(', ')}`;
  return [
    ...(removed.length > 0 ? [tell('choices-removed', `${named} loses ${listed(removed)}`)] : []),
    ...(added.length > 0 ? [tell('choices-added', `${named} gets ${listed(added)}`)] : []),
    ...(removed.length + added.length === 0 ? [tell('changed', `the choices of ${named} are in another order or have other words`)] : []),
  ];
}

/** The values of a list of choices, however it is written. */
function choicesIn(key: string, value: unknown): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  if (key === 'enum') return value;
  const isConstants = (key === 'oneOf' || key === 'anyOf') && value.every((item) => isObject(item) && Object.hasOwn(item, 'const'));
  return isConstants ? value.map((item) => (item as JsonSchema).const) : undefined;
}

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'several values',
};
const typeWord = (type: unknown): string => (typeof type === 'string' ? (typeWords[type] ?? type) : type === undefined ? 'anything' : quoted(type));

const propertiesOf = ({ properties }: JsonSchema): Record<string, JsonSchema> => (isObject(properties) ? (properties as Record<string, JsonSchema>) : {});
const requiredIn = ({ required }: JsonSchema): string[] => (Array.isArray(required) ? required.map(stringOf) : []);
