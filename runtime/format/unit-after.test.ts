import { expect, test } from 'vitest';
import { evaluate } from '../expressions/evaluate';
import { unitAfter } from './quantity';

// The habit 'plural units behind a 1' (tests/code-habits.test.ts) keeps units of data out that are written behind a number as they are.
const many = { steps: 'pasos', reps: 'reps' };
const one = { steps: 'paso' };

test.each([
  [1, 'pasos', 'paso'],
  ['1', 'pasos', 'paso'],
  [2, 'pasos', 'pasos'],
  [0, 'pasos', 'pasos'],
  [1.5, 'pasos', 'pasos'],
  [null, 'pasos', 'pasos'],
  [1, 'reps', 'reps'],
  [1, 'lb', 'lb'],
  [1, '', ''],
])('behind %j, %j is %j', (number, unit, expected) => {
  expect(unitAfter(number, unit, many, one)).toBe(expected);
  expect(evaluate('unitAfter(number, unit)', { number, unit, settings: { unitsOfMany: many, unitsOfOne: one } })).toBe(expected);
});
