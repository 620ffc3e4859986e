import type { JsonSchema } from '../../runtime/definitions/compiled';
import { language } from '../../runtime/format/language';
import { own } from '../../runtime/validation/own';

/**
 * An answer in the language of whoever is answered, where it holds what a company has written for people into its rows: properties whose schema says
 * `x-text`, and those that the schema around them names in `x-texts`. What the language does not have stays as it was written.
 */
export const withRowTexts = (answer: unknown, schema: JsonSchema | undefined): unknown =>
  schema === undefined || language().rows === undefined || !holdsTexts(schema) ? answer : said(answer, schema);

/**
 * Returns a text of a row in the language of whoever is answered. Where the language does not have the whole text, an entry with values in braces fits any
 * text with something in their place, such as `{program}, Fall {year}`; the value itself is translated, too.
 */
export function rowText(text: string): string {
  const { rows } = language();
  if (rows === undefined) return text;
  return own(rows, text) ?? filledText(text, rows);
}

interface Pattern {
  fits: RegExp;
  translation: string;
}

/** An entry that is only values would fit every text, and its value would be the text again. */
const ownSign = /\S/;

const patterns = new WeakMap<object, Pattern[]>();

/** Of several patterns that fit, the one with the most text of its own applies. */
function filledText(text: string, rows: Readonly<Record<string, string>>): string {
  const known = patterns.get(rows) ?? patternsOf(rows);
  patterns.set(rows, known);
  for (const { fits, translation } of known) {
    const values = fits.exec(text)?.groups;
    if (values !== undefined) return translation.replace(/\{(\w+)\}/g, (_whole, name: string) => rowText(values[name]!));
  }
  return text;
}

const patternsOf = (rows: Readonly<Record<string, string>>): Pattern[] =>
  Object.entries(rows)
    .filter(([text]) => /\{\w+\}/.test(text) && ownSign.test(withoutValues(text)))
    .toSorted(([one], [other]) => ownLength(other) - ownLength(one))
    .map(([text, translation]) => ({ fits: patternOf(text), translation }));

const withoutValues = (text: string) => text.replace(/\{\w+\}/g, '');
const ownLength = (text: string) => withoutValues(text).length;

/** A value that is named twice is the same in both places. */
function patternOf(text: string): RegExp {
  const names = new Set<string>();
  const parts = text.split(/\{(\w+)\}/).map((part, place) => {
    if (place % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const isNew = !names.has(part);
    names.add(part);
    return isNew ? `(?<${part}>.+)` : `\\k<${part}>`;
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}

/** Questions that a company has written, as they are named to whoever is answered. */
export const inReadersWords = <Question extends { Label: string }>(questions: readonly Question[]): Question[] =>
  questions.map((question) => ({ ...question, Label: rowText(question.Label) }));

function said(given: unknown, schema: JsonSchema): unknown {
  if (!holdsTexts(schema)) return given;
  // Something that may be null, or one of several things: each of these that has texts.
  const value = branchesOf(schema).reduce(said, given);
  if (schema['x-text'] === true && typeof value === 'string') return rowText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return schema.items === undefined ? value : value.map((item) => said(item, schema.items as JsonSchema));
  const properties = propertiesOf(schema);
  const texts = namedTextsOf(schema);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (texts.includes(name) && typeof part === 'string') return [name, rowText(part)];
      return [name, Object.hasOwn(properties, name) ? said(part, properties[name]!) : part];
    }),
  );
}

const known = new WeakMap<JsonSchema, boolean>();

/** Whether something within a schema is such a text: most answers have none, and are not looked through. */
function holdsTexts(schema: JsonSchema): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  known.set(schema, false);
  const within = [...Object.values(propertiesOf(schema)), ...(schema.items === undefined ? [] : [schema.items as JsonSchema]), ...branchesOf(schema)];
  const found = schema['x-text'] === true || namedTextsOf(schema).length > 0 || within.some(holdsTexts);
  known.set(schema, found);
  return found;
}

const propertiesOf = (schema: JsonSchema) => (schema.properties ?? {}) as Record<string, JsonSchema>;
const namedTextsOf = (schema: JsonSchema) => (schema['x-texts'] ?? []) as string[];
const branchesOf = ({ anyOf, oneOf }: JsonSchema) => (anyOf ?? oneOf ?? []) as JsonSchema[];
