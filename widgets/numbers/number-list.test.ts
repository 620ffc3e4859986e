import { expect, test } from 'vitest';
import { numberAt, withNumber } from './number-list';

test.each([
  { what: 'the first of two is typed', value: undefined, index: 0, next: 120, is: [120, null] },
  { what: 'the second is typed', value: [120, null], index: 1, next: 80, is: [120, 80] },
  { what: 'zero is a number', value: [120, 80], index: 1, next: 0, is: [120, 0] },
  { what: 'one is taken away', value: [120, 80], index: 0, next: undefined, is: [null, 80] },
  { what: 'the last one is taken away', value: [null, 80], index: 1, next: undefined, is: undefined },
  { what: 'more numbers than parts are kept', value: [120, 80, 7], index: 0, next: 121, is: [121, 80, 7] },
  { what: 'what is no number becomes none', value: ['120', Number.NaN], index: 1, next: 80, is: [null, 80] },
  { what: 'what is no list becomes one', value: 7, index: 0, next: 1, is: [1, null] },
])('$what', ({ value, index, next, is }) => {
  expect(withNumber(value, index, next, 2)).toEqual(is);
});

test('only a finite number of a list is read', () => {
  expect([numberAt([1], 0), numberAt(['1'], 0), numberAt([Number.NaN], 0), numberAt('12', 0), numberAt([1], 1)]).toEqual([
    1,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
