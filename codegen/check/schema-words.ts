import { closest } from '../../runtime/definitions/fault';
import type { Path } from '../document';
import type { Check } from './check';
import { typesOf } from './schema-path';
import { checkUnique } from './unique';
import { own } from '../../runtime/validation/own';
import { isObject } from '../../runtime/validation/is-object';

/** What stands below a keyword: one schema, a list of them, or one for each name. Of the others, nothing that is a schema. */
const inner: Record<string, 'one' | 'list' | 'named'> = {
  additionalProperties: 'one',
  allOf: 'list',
  anyOf: 'list',
  contains: 'one',
  contentSchema: 'one',
  $defs: 'named',
  definitions: 'named',
  dependentSchemas: 'named',
  else: 'one',
  if: 'one',
  items: 'one',
  not: 'one',
  oneOf: 'list',
  patternProperties: 'named',
  prefixItems: 'list',
  properties: 'named',
  propertyNames: 'one',
  then: 'one',
  unevaluatedItems: 'one',
  unevaluatedProperties: 'one',
};

/** The words of JSON Schema 2020-12, and the limits of formatted texts, which ajv-formats adds. */
const words = [
  ...Object.keys(inner),
  ...['$anchor', '$comment', '$dynamicAnchor', '$dynamicRef', '$id', '$ref', '$schema', '$vocabulary', 'const', 'contentEncoding', 'contentMediaType'],
  ...['default', 'dependentRequired', 'deprecated', 'description', 'enum', 'examples', 'exclusiveMaximum', 'exclusiveMinimum', 'format'],
  ...['formatExclusiveMaximum', 'formatExclusiveMinimum', 'formatMaximum', 'formatMinimum', 'maxContains', 'maxItems', 'maxLength', 'maxProperties'],
  ...['maximum', 'minContains', 'minItems', 'minLength', 'minProperties', 'minimum', 'multipleOf', 'pattern', 'readOnly', 'required', 'title', 'type'],
  ...['uniqueItems', 'writeOnly'],
];
const known = new Set(words);

/** JSON Schema lets every unknown word pass and does nothing for it: `maxlength` limits no length. Here it is a fault. Keys with `x-` are for notes. */
export function checkWords(check: Check, path: Path, schema: unknown): void {
  if (!isObject(schema)) return;
  for (const [word, value] of Object.entries(schema)) {
    const at = [...path, word];
    if (!known.has(word) && !word.startsWith('x-'))
      check.report('unknown-key', at, `JSON Schema has no keyword "${word}": it would have no effect.`, { suggestion: meant(word), part: 'key' });
    if (word === 'x-text' && (value !== true || !typesOf(schema as Record<string, unknown>).includes('string')))
      check.report('wrong-value', at, 'Only texts are translated: "x-text": true needs "type": "string".', {
        part: 'key',
      });
    if (word === 'x-unique') checkUnique(check, at, value, schema);
    const kind = own(inner, word);
    if (kind === 'one') checkWords(check, at, value);
    else if (kind === 'list' && Array.isArray(value)) value.forEach((part, index) => checkWords(check, [...at, index], part));
    else if (kind === 'named' && typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) checkWords(check, [...at, name], part);
  }
}

/** The word that was probably meant: the nearest one, or the one that begins with it, such as uniqueItems for unique. */
const meant = (word: string): string | undefined =>
  closest(word, words) ?? (word.length < 3 ? undefined : words.find((one) => one.toLowerCase().startsWith(word.toLowerCase())));
