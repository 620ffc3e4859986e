import { beforeEach, expect, test } from 'vitest';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { english } from '../../runtime/format/language';
import { withRowTexts } from './row-texts';
import { speakingTo, speakToPerson } from './speaking';

// Another file of this process may have opened a page, which speaks its own language.
beforeEach(speakToPerson);

const text: JsonSchema = { type: 'string', 'x-text': true };
const level: JsonSchema = { type: 'object', properties: { Id: { type: 'string' }, Name: text } };
const rows = { Good: 'Bueno', Fall: 'Otoño', '{program}, Fall {year}': '{program}, otoño de {year}', '{program}: {level}': '{program}: {level}' };
const spanish = { ...english, tag: 'es-419', rows: { ...rows, '{company} is {what} at {company}.': 'En {company}: {what}.' } };
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
    'a property that the answer names',
    [{ Name: 'Good', Note: 'Good', Parts: ['Good'] }],
    { items: { type: 'object', properties: { Name: { type: 'string' }, Note: { type: 'string' } }, 'x-texts': ['Name', 'Parts'] } },
    [{ Name: 'Bueno', Note: 'Good', Parts: ['Good'] }],
  ],
  [
    'one of several things, beside properties of its own',
    { Name: 'Good', Other: 'Good' },
    { ...level, oneOf: [{ properties: { Other: text } }] },
    { Name: 'Bueno', Other: 'Bueno' },
  ],
])('%s is read in the language of the reader', (_what, value, schema, said) => {
  expect(read(value, schema)).toEqual(said);
});

// Each season has programs of other names: entries with values in braces translate them all.
test('an entry that is only values translates nothing, and what is read ends', () => {
  const onlyValues = { ...english, tag: 'es-419', rows: { '{name}': '{name}', '{first} {last}': '{last}, {first}' } };
  expect(speakingTo(onlyValues, () => withRowTexts('Walk the Lake', text))).toBe('Walk the Lake');
});

test.each([
  ['Walk, Fall 2026', 'Walk, otoño de 2026'],
  ['Good, Fall 2031', 'Bueno, otoño de 2031'],
  ['Good, Fall 2031: Good', 'Bueno, otoño de 2031: Bueno'],
  ['Fall', 'Otoño'],
  ['Oak is Good at Oak.', 'En Oak: Bueno.'],
  ['Oak is Good at Elm.', 'Oak is Good at Elm.'],
  ['Walk, Spring 2026', 'Walk, Spring 2026'],
])('D-demo-13 %s is read as %s', (given, said) => {
  expect(read(given, text)).toBe(said);
});
