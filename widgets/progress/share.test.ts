import { expect, test } from 'vitest';
import { shareOf } from './share';

test.each([
  { value: 40, maximum: undefined, share: 0.4 },
  { value: 3, maximum: 4, share: 0.75 },
  { value: 500, maximum: undefined, share: 1 },
  { value: -1, maximum: undefined, share: 0 },
  { value: Number.NaN, maximum: undefined, share: undefined },
  { value: '40', maximum: undefined, share: undefined },
  { value: 1, maximum: 0, share: undefined },
  { value: null, maximum: undefined, share: undefined },
])('$value of $maximum is the share $share', ({ value, maximum, share }) => {
  expect(shareOf(value, maximum)).toBe(share);
});
