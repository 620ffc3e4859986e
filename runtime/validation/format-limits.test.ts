import { describe, expect, test } from 'vitest';
import { hasFormatLimits } from './format-limits';
import { interpretSchema } from './interpreter';

const first = { type: 'string', format: 'date', formatMinimum: '2026-01-01' };
const last = { type: 'string', format: 'date', formatMaximum: '2026-12-31' };
const errorsOf = (schema: object, data: unknown) => interpretSchema(schema as never)(data);

describe('a date between the first and the last one', () => {
  test.each([
    ['2025-12-31', ['formatMinimum']],
    ['2026-01-01', []],
    ['2026-12-31', []],
    ['2027-01-01', ['formatMaximum']],
  ])('%s breaks %j', (date, broken) => {
    expect(errorsOf({ ...first, ...last }, date).map(({ keyword }) => keyword)).toEqual(broken);
  });

  test('is said with its place, that of its keyword, and the limit', () => {
    expect(errorsOf(first, '2025-05-05')).toEqual([{ pointer: '', keyword: 'formatMinimum', schemaPointer: '#/formatMinimum', limit: '2026-01-01' }]);
  });
});

test.each<[what: string, schema: object, data: unknown, places: string[]]>([
  ['a property', { properties: { 'a/b': last } }, { 'a/b': '2027-01-01' }, ['/a~1b #/properties/a~1b/formatMaximum']],
  ['a property that is not there', { properties: { a: first } }, { b: '2025-01-01' }, []],
  ['a property that everything has', { properties: { constructor: first } }, {}, []],
  ['each item', { items: first }, ['2026-01-01', '2025-01-01', '2024-01-01'], ['/1 #/items/formatMinimum', '/2 #/items/formatMinimum']],
  ['items of properties', { properties: { a: { items: first } } }, { a: ['2025-01-01'] }, ['/a/0 #/properties/a/items/formatMinimum']],
  ['a reference', { $defs: { day: first }, $ref: '#/$defs/day' }, '2025-01-01', [' #/$ref/formatMinimum']],
  [
    'a reference beside a limit',
    { $defs: { day: first }, $ref: '#/$defs/day', formatMaximum: '2024-01-01' },
    '2025-01-01',
    [' #/$ref/formatMinimum', ' #/formatMaximum'],
  ],
  [
    'a reference to an object, beside a property',
    { $defs: { held: { properties: { a: first } } }, $ref: '#/$defs/held', properties: { b: last } },
    { a: '2025-01-01', b: '2027-01-01' },
    ['/a #/$ref/properties/a/formatMinimum', '/b #/properties/b/formatMaximum'],
  ],
  ['a reference to a list', { $defs: { held: { items: first } }, $ref: '#/$defs/held' }, ['2025-01-01'], ['/0 #/$ref/items/formatMinimum']],
  ['a number', { format: 'date', formatMinimum: '2026-01-01' }, 2025, []],
  ['nothing', { properties: { a: first } }, null, []],
  ['a list where an object is described', { properties: { 0: first } }, ['2025-01-01'], []],
  ['a limit that is no text', { formatMinimum: 2026 }, '2025-01-01', []],
  ['a schema that allows everything', { properties: { a: true } }, { a: '2025-01-01' }, []],
  ['every other property', { additionalProperties: first }, { a: '2025-01-01' }, ['/a #/additionalProperties/formatMinimum']],
  ['the first item', { prefixItems: [first], items: last }, ['2025-01-01', '2026-05-05'], ['/0 #/prefixItems/0/formatMinimum']],
  ['one of several schemas', { allOf: [last, first] }, '2025-01-01', [' #/allOf/1/formatMinimum']],
  ['an alternative', { anyOf: [first, { const: 'x' }] }, '2025-01-01', [' #/anyOf', ' #/anyOf/0/formatMinimum', ' #/anyOf/1/const']],
  ['an alternative that fits', { anyOf: [first, { const: 'x' }] }, '2026-05-05', []],
  ['what must not be', { not: first }, '2026-05-05', [' #/not']],
  ['a value that only looks so', { const: { formatMinimum: '2026-01-01' } }, { formatMinimum: '2026-01-01' }, []],
])('of %s', (_what, schema, data, places) => {
  expect(errorsOf(schema, data).map(({ pointer, schemaPointer }) => `${pointer} ${schemaPointer}`)).toEqual(places);
});

test.each<[schema: object, has: boolean]>([
  [{ properties: { a: first } }, true],
  [{ items: last }, true],
  [{ type: 'string', format: 'date' }, false],
  [{ description: 'a formatMinimum, or none' }, false],
])('%j has such limits: %s', (schema, has) => {
  expect(hasFormatLimits(schema as never)).toBe(has);
});
