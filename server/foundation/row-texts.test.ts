import { expect, test } from 'vitest';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { english } from '../../runtime/format/language';
import { withRowTexts } from './row-texts';
import { speakingTo } from './speaking';

const text: JsonSchema = { type: 'string', 'x-text': true };
const level: JsonSchema = { type: 'object', properties: { Id: { type: 'string' }, Name: text } };
const spanish = { ...english, tag: 'es-419', rows: { Good: 'Bueno' } };
const read = (value: unknown, schema: JsonSchema) => speakingTo(spanish, () => withRowTexts(value, schema));

// The results of a health assessment stayed English: their level may be null. The sweep of tests/browser/languages.test.ts finds other texts of data.
test.each([
  ['a property', { Id: 'Good', Name: 'Good' }, level, { Id: 'Good', Name: 'Bueno' }],
  [
    'something that may be null',
    { Level: { Id: 'Good', Name: 'Good' } },
    { properties: { Level: { anyOf: [level, { type: 'null' }] } } },
    { Level: { Id: 'Good', Name: 'Bueno' } },
  ],
  ['null', { Level: null }, { properties: { Level: { anyOf: [level, { type: 'null' }] } } }, { Level: null }],
  ['each row of a list', [{ Name: 'Good' }, { Name: 'Fair' }], { items: level }, [{ Name: 'Bueno' }, { Name: 'Fair' }]],
  [
    'one of several things, beside properties of its own',
    { Name: 'Good', Other: 'Good' },
    { ...level, oneOf: [{ properties: { Other: text } }] },
    { Name: 'Bueno', Other: 'Bueno' },
  ],
])('%s is read in the language of the reader', (_what, value, schema, said) => {
  expect(read(value, schema)).toEqual(said);
});
