import { translated } from '../format/language';
import { UnusableSchema } from './drafts';
import { own } from './own';

const isNumber = (value: unknown) => typeof value === 'number';
const isCount = (value: unknown) => typeof value === 'number' && value >= 0;
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((name) => typeof name === 'string');
const types = new Set(['string', 'number', 'integer', 'boolean', 'null', 'object', 'array']);
const isPattern = (value: unknown) => {
  try {
    return typeof value === 'string' && Boolean(new RegExp(value, 'u'));
  } catch {
    return false;
  }
};

/** What the value of a word must be, where a validator would fail at another one. */
const values: Record<string, (value: unknown) => boolean> = {
  type: (value) => [value].flat().every((name) => types.has(name as string)),
  enum: Array.isArray,
  required: isNames,
  dependentRequired: (value) => typeof value === 'object' && value !== null && Object.values(value).every(isNames),
  pattern: isPattern,
  patternProperties: (value) => Object.keys(value as object).every(isPattern),
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: (value) => isCount(value) && value !== 0,
  ...Object.fromEntries(
    ['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties'].map((name) => [name, isCount]),
  ),
};

/** The one type of data that a word judges. The others judge data of every type. */
const judged: Record<string, string> = {
  ...Object.fromEntries(['pattern', 'minLength', 'maxLength'].map((name) => [name, 'string'])),
  ...Object.fromEntries(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map((name) => [name, 'number'])),
  ...Object.fromEntries(['minItems', 'maxItems', 'minContains', 'maxContains'].map((name) => [name, 'array'])),
  ...Object.fromEntries(['required', 'dependentRequired', 'minProperties', 'maxProperties'].map((name) => [name, 'object'])),
};

/** Throws where a word has a value that means nothing. */
export function refuseValue(word: string, value: unknown): void {
  if (!Object.hasOwn(values, word) || values[word]?.(value) !== false) return;
  const text = String(JSON.stringify(value)).slice(0, 60);
  throw new UnusableSchema(translated('"{word}" cannot be {value}.', { word, value: text }));
}

/** The words in place of one that means nothing: a part that cannot be judged, where the word would have judged. */
export function inPlaceOf(word: string, part: object): [string, unknown][] {
  if (['properties', 'patternProperties', 'dependentSchemas', 'dependencies'].includes(word)) return [['patternProperties', { '': part }]];
  if (word === 'items' || word === 'prefixItems') return [['items', part]];
  const type = own(judged, word);
  return [['allOf', [type === undefined ? part : { if: { type }, then: part }]]];
}
