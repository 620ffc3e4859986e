import { asText, listed, translated } from '../format/language';
import type { SchemaError } from './schema-errors';
import { own } from './own';
import { stringOf } from './string-of';

type Sentence = (label: string, limit: unknown) => string;

const kinds: Record<string, string> = {
  string: asText('text'),
  number: asText('a number'),
  integer: asText('a whole number'),
  boolean: asText('yes or no'),
  array: asText('a list'),
  object: asText('a group of values'),
  null: asText('empty'),
};
const kindOf = (type: unknown) =>
  listed(
    [type].flat().map((name) => translated(kinds[stringOf(name)] ?? stringOf(name))),
    'disjunction',
  );
const listOf = (limit: unknown) => (Array.isArray(limit) ? limit.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))) : []);

/** A sentence with the name of the value, and what is allowed as it is written. Where it is not known what is allowed, the value is said not to be valid. */
const plain =
  (text: string, written: (limit: unknown) => string = String): Sentence =>
  (name, limit) =>
    limit === undefined && text.includes('{limit}') ? translated(asText('{name} is not valid.'), { name }) : translated(text, { name, limit: written(limit) });
/** A sentence in which something is counted. */
const counted =
  (one: string, many: string): Sentence =>
  (name, limit) =>
    limit === undefined ? translated(asText('{name} is not valid.'), { name }) : translated(limit === 1 ? one : many, { name, n: Number(limit) });

const formats: Record<string, Sentence> = {
  email: plain(asText('Enter an email address, such as name@example.com.')),
  'idn-email': plain(asText('Enter an email address, such as name@example.com.')),
  date: plain(asText('Enter a date.')),
  time: plain(asText('Enter a time.')),
  'date-time': plain(asText('Enter a date and a time.')),
  'site-path': plain(asText('Enter an address that starts with /, for a page or a file on this site.')),
  'web-address': plain(asText('Enter an address that starts with https://.')),
  'link-address': plain(asText('Enter an address that starts with https://, or with / for a file on this site.')),
  line: plain(asText('Enter a single line of text.')),
  uri: plain(asText('Enter an address, such as https://example.com.')),
};
const ofFormat = plain(asText('{name} is not a valid {limit}.'));
const oneOf = plain(asText('{name} must be one of {limit}.'), (limit) => listOf(limit).join(', '));
const noneOfMany = plain(asText('{name} is not one of the choices.'));
const isNumeric = (type: unknown) => [type].flat().some((one) => one === 'number' || one === 'integer');
const noNumber = plain(asText('Enter a number for {name}.'));
const unreadable = plain(asText('Enter a valid value for {name}.'));

/** What a person reads of a broken keyword. One table, in plain words. */
const sentences: Record<string, Sentence> = {
  required: plain(asText('{name} is required.')),
  /** One of several fields must be filled. */
  atLeastOne: plain(asText('Enter at least one value.')),
  type: plain(asText('{name} must be {limit}.'), kindOf),
  minimum: plain(asText('Minimum value is {limit}.')),
  maximum: plain(asText('Maximum value is {limit}.')),
  exclusiveMinimum: plain(asText('{name} must be more than {limit}.')),
  exclusiveMaximum: plain(asText('{name} must be less than {limit}.')),
  multipleOf: plain(asText('{name} must be a multiple of {limit}.')),
  minLength: counted(asText('{name} must have at least {n} character.'), asText('{name} must have at least {n} characters.')),
  maxLength: counted(asText('{name} must have at most {n} character.'), asText('{name} must have at most {n} characters.')),
  minItems: counted(asText('{name} must have at least {n} entry.'), asText('{name} must have at least {n} entries.')),
  maxItems: counted(asText('{name} must have at most {n} entry.'), asText('{name} must have at most {n} entries.')),
  uniqueItems: plain(asText('{name} must not have the same entry twice.')),
  minProperties: counted(asText('{name} must have at least {n} property.'), asText('{name} must have at least {n} properties.')),
  maxProperties: counted(asText('{name} must have at most {n} property.'), asText('{name} must have at most {n} properties.')),
  pattern: plain(asText('{name} is not in the right format.')),
  format: (name, limit) => (formats[stringOf(limit)] ?? ofFormat)(name, limit),
  formatMinimum: plain(asText('{name} must be {limit} or later.')),
  formatMaximum: plain(asText('{name} must be {limit} or earlier.')),
  enum: (name, limit) => (listOf(limit).length > 8 ? noneOfMany : oneOf)(name, limit),
  const: plain(asText('{name} must be {limit}.'), JSON.stringify),
  anyOf: plain(asText('{name} does not match any of the allowed formats.')),
  oneOf: plain(asText('{name} must match exactly one of the allowed formats.')),
  not: plain(asText('{name} is in a format that is not allowed.')),
  contains: plain(asText('{name} is missing a required entry.')),
  propertyNames: plain(asText('{name} has a property whose name is not allowed.')),
  additionalProperties: plain(asText('{name} is not recognized here.')),
  unevaluatedProperties: plain(asText('{name} is not recognized here.')),
  false: plain(asText('{name} is not allowed here.')),
  dependentRequired: plain(asText('{name} is missing a value that another one needs.')),
  dependencies: plain(asText('{name} is missing a value that another one needs.')),
  unusable: plain(asText('The schema of this data cannot be used: {limit}')),
  badInput: (name, limit) => (isNumeric(limit) ? noNumber : unreadable)(name, limit),
};
const notValid = plain(asText('{name} is not valid.'));

/** A label that is a sentence of its own is quoted within another one. */
const quoted = (label: string): string => (/[?!.]$/u.test(label) ? `\u201c${label}\u201d` : label);

/** The plain sentence for a broken keyword, naming the value by its label. */
export const messageOf = ({ keyword, limit }: Pick<SchemaError, 'keyword' | 'limit'>, label: string): string =>
  (own(sentences, keyword) ?? notValid)(quoted(label), limit);

const anyLabel = '\0';

/** Whether a message is the plain sentence of a keyword that does not name the value: away from its field nobody knows what it is about. One about several fields is about none of them. */
export function isNameless(keyword: string, message: string): boolean {
  if (keyword === 'atLeastOne') return false;
  const usual = messageOf({ keyword, limit: '' }, anyLabel);
  return !usual.includes(anyLabel) && message.startsWith(usual.slice(0, -1));
}
