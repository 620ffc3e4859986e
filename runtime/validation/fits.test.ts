import { expect, test } from 'vitest';
import type { JsonSchema } from '../definitions/compiled';
import { fits } from './fits';

const both = (schema: JsonSchema, taken: unknown[], refused: unknown[]): void => {
  expect(taken.filter((value) => !fits(schema, value))).toEqual([]);
  expect(refused.filter((value) => fits(schema, value))).toEqual([]);
};

test.each<[what: string, schema: JsonSchema, taken: unknown[], refused: unknown[]]>([
  ['anything', {}, ['a', 1, true, null, [], {}], []],
  ['a text', { type: 'string' }, ['', 'a'], [1, true, null, ['a'], {}]],
  ['a number', { type: 'number' }, [0, 1.5, -3], ['1', Number.NaN, Number.POSITIVE_INFINITY, null]],
  ['a whole number', { type: 'integer' }, [0, 7], [1.5, '7']],
  ['yes or no', { type: 'boolean' }, [true, false], ['true', 0, null]],
  ['nothing', { type: 'null' }, [null], ['', 0, false, {}]],
  ['a list', { type: 'array' }, [[], [1]], [{}, 'a', null]],
  ['an object', { type: 'object' }, [{}, { a: 1 }], [[], null, 'a']],
  ['one of several types', { type: ['string', 'null'] }, ['a', null], [1, []]],
  ['a type that there is not', { type: 'toString' }, [], ['a', 1, {}]],
  ['a value that is named', { enum: ['day', 'week', 3] }, ['day', 'week', 3], ['month', '3', null]],
  ['a number within its limits, which count', { type: 'number', minimum: 2, maximum: 5 }, [2, 3, 5], [1.99, 5.01]],
  ['a number with one limit', { minimum: 2 }, [2, 1000], [1]],
  ['a number with the other limit', { maximum: 5 }, [-1000, 5], [6]],
  ['a text within its lengths, which count', { type: 'string', minLength: 2, maxLength: 3 }, ['ab', 'abc'], ['a', 'abcd']],
  ['a text of a pattern', { type: 'string', pattern: '^\\p{L}+$' }, ['ä', 'week'], ['', 'a1']],
  ['a text as long as an address can hold', { type: 'string' }, ['x'.repeat(500)], ['x'.repeat(501)]],
  ['a text that can be stored', {}, ['a\u0001', '👍'], ['a\0', '\ud83d']],
  ['a longer one that its schema allows', { type: 'string', maxLength: 600 }, ['x'.repeat(600)], ['x'.repeat(601)]],
  ['a list whose elements all fit', { type: 'array', items: { type: 'number', minimum: 1 } }, [[], [1, 2]], [[0], [1, 0], ['1']]],
  ['a list of a hundred', { type: 'array' }, [Array.from({ length: 100 }, () => 1)], [Array.from({ length: 101 }, () => 1)]],
  ['a list of its own length', { type: 'array', maxItems: 2 }, [[1, 2]], [[1, 2, 3]]],
  ['an object with what is named', { type: 'object', properties: { Page: { type: 'integer' }, Sort: {} } }, [{}, { Page: 2 }, { Page: 2, Sort: 'x' }], []],
  [
    'one with something else',
    { type: 'object', properties: { Page: { type: 'integer' } } },
    [],
    [{ Page: 'x' }, { Other: 1 }, { toString: 1 }, { Page: 1, Other: 1 }],
  ],
  ['an object of lists', { properties: { Ids: { type: 'array', items: { type: 'string' } } } }, [{ Ids: ['a'] }], [{ Ids: ['a', 1] }]],
])('a value from an address may be %s', (_what, schema, taken, refused) => both(schema, taken, refused));
