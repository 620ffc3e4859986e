import { expect, test } from 'vitest';
import { isUnreadable, readNumber, stepped } from './typed-number';

test.each([
  ['', undefined, false],
  ['  ', undefined, false],
  ['7', 7, false],
  [' -7.50 ', -7.5, false],
  ['.5', 0.5, false],
  ['5.', 5, false],
  ['1e3', 1000, false],
  ['5,5', undefined, true],
  ['1,000', undefined, true],
  ['-', undefined, true],
  ['abc', undefined, true],
  ['5.5.5', undefined, true],
  ['0x10', undefined, true],
  ['Infinity', undefined, true],
  ['1e999', undefined, true],
  ['٣', undefined, true],
])('C-tracker-186 %j typed is the number %j', (text, number, unreadable) => {
  expect([readNumber(text), isUnreadable(text)]).toEqual([number, unreadable]);
});

test.each([
  [undefined, 1, {}, 0],
  [undefined, 1, { minimum: 5 }, 5],
  [5, 1, {}, 6],
  [5, -1, { minimum: 5 }, 5],
  [5.3, 1, {}, 6],
  [5.3, -1, {}, 5],
  [0.1, 1, { step: 0.1 }, 0.2],
  [0.3, -1, { step: 0.1 }, 0.2],
  [9, 1, { maximum: 9 }, 9],
] as const)('from %j a step of %j in %j leads to %j', (value, direction, limits, to) => {
  expect(stepped(value, direction, limits)).toBe(to);
});
