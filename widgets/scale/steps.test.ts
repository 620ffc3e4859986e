import { expect, test } from 'vitest';
import { stepsOf } from './steps';

test.each([
  { schema: {}, steps: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { schema: { minimum: 1, maximum: 5 }, steps: [1, 2, 3, 4, 5] },
  { schema: { minimum: -1.5, maximum: 1.5 }, steps: [-1, 0, 1] },
  { schema: { minimum: 3, maximum: 3 }, steps: [3] },
  { schema: { minimum: null, maximum: Number.POSITIVE_INFINITY }, steps: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { schema: { minimum: 0, maximum: 21 }, steps: undefined },
  { schema: { minimum: 0, maximum: 1e12 }, steps: undefined },
  { schema: { minimum: 11 }, steps: undefined },
])('the scale of $schema has the numbers $steps', ({ schema, steps }) => {
  expect(stepsOf(schema)).toEqual(steps);
});
