import type { SchemaError } from './schema-errors';

type Sentence = (label: string, limit: unknown) => string;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of values',
  null: 'empty',
};
const kindOf = (type: unknown) =>
  [type]
    .flat()
    .map((name) => kinds[String(name)] ?? String(name))
    .join(' or ');
const count = (limit: unknown, one: string, many: string) => `${String(limit)} ${limit === 1 ? one : many}`;
const listOf = (limit: unknown) => (Array.isArray(limit) ? limit.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))) : []);

const formats: Record<string, Sentence> = {
  email: () => 'Enter an e-mail address, such as name@example.com.',
  'idn-email': () => 'Enter an e-mail address, such as name@example.com.',
  date: () => 'Enter a date.',
  time: () => 'Enter a time.',
  'date-time': () => 'Enter a date and a time.',
  uri: () => 'Enter an address, such as https://example.com.',
};

/** What a person reads of a broken keyword. One table, in plain words. */
const sentences: Record<string, Sentence> = {
  required: (label) => `${label} is required.`,
  type: (label, limit) => `${label} must be ${kindOf(limit)}.`,
  minimum: (_label, limit) => `Minimum value is ${String(limit)}.`,
  maximum: (_label, limit) => `Maximum value is ${String(limit)}.`,
  exclusiveMinimum: (label, limit) => `${label} must be more than ${String(limit)}.`,
  exclusiveMaximum: (label, limit) => `${label} must be less than ${String(limit)}.`,
  multipleOf: (label, limit) => `${label} must be a multiple of ${String(limit)}.`,
  minLength: (label, limit) => `${label} must have at least ${count(limit, 'character', 'characters')}.`,
  maxLength: (label, limit) => `${label} must have at most ${count(limit, 'character', 'characters')}.`,
  minItems: (label, limit) => `${label} must have at least ${count(limit, 'entry', 'entries')}.`,
  maxItems: (label, limit) => `${label} must have at most ${count(limit, 'entry', 'entries')}.`,
  uniqueItems: (label) => `${label} must not have the same entry twice.`,
  minProperties: (label, limit) => `${label} must have at least ${count(limit, 'property', 'properties')}.`,
  maxProperties: (label, limit) => `${label} must have at most ${count(limit, 'property', 'properties')}.`,
  pattern: (label) => `${label} does not have the right form.`,
  format: (label, limit) => formats[String(limit)]?.(label, limit) ?? `${label} is not a valid ${String(limit)}.`,
  formatMinimum: (label, limit) => `${label} must be ${String(limit)} or later.`,
  formatMaximum: (label, limit) => `${label} must be ${String(limit)} or earlier.`,
  enum: (label, limit) => (listOf(limit).length > 8 ? `${label} is not one of the choices.` : `${label} must be one of ${listOf(limit).join(', ')}.`),
  const: (label, limit) => `${label} must be ${JSON.stringify(limit)}.`,
  anyOf: (label) => `${label} fits none of its possible forms.`,
  oneOf: (label) => `${label} must fit exactly one of its possible forms.`,
  not: (label) => `${label} has a form that is not allowed.`,
  contains: (label) => `${label} lacks an entry that it must have.`,
  propertyNames: (label) => `${label} has a property whose name is not allowed.`,
  additionalProperties: (label) => `${label} is not known here.`,
  unevaluatedProperties: (label) => `${label} is not known here.`,
  false: (label) => `${label} is not allowed here.`,
  dependentRequired: (label) => `${label} lacks a value that another one needs.`,
  dependencies: (label) => `${label} lacks a value that another one needs.`,
  unusable: (_label, limit) => `The schema of this data cannot be used: ${String(limit)}`,
  badInput: (label) => `${label} cannot be read. Write it again.`,
};

/** The plain sentence for a broken keyword, naming the value by its label. */
export const messageOf = ({ keyword, limit }: Pick<SchemaError, 'keyword' | 'limit'>, label: string): string =>
  (Object.hasOwn(sentences, keyword) ? sentences[keyword]?.(label, limit) : undefined) ?? `${label} is not valid.`;

const anyLabel = '\0';

/** Whether a message is the plain sentence of a keyword that does not name the value: away from its field nobody knows what it is about. */
export function isNameless(keyword: string, message: string): boolean {
  const usual = messageOf({ keyword, limit: '' }, anyLabel);
  return !usual.includes(anyLabel) && message.startsWith(usual.slice(0, -1));
}
