import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringOf } from './string-of';

test('any value has a string: the usual one, or its JSON where it cannot be converted', () => {
  expect([stringOf(12), stringOf(null), stringOf([1, 'a']), stringOf({ toString: 0 }), stringOf([{ toString: 0, valueOf: 0 }])]).toEqual([
    '12',
    'null',
    '1,a',
    '{"toString":0}',
    '[{"toString":0,"valueOf":0}]',
  ]);
  fc.assert(fc.property(fc.jsonValue(), (value) => typeof stringOf(value) === 'string'));
});
