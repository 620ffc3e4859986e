import { expect, test } from 'vitest';
import { fitting } from './use-room';

test.each([
  { widths: [100, 100, 100], available: 300, hasMore: false, fit: 3 },
  { widths: [100, 100, 100], available: 299, hasMore: false, fit: 2 },
  { widths: [100, 100, 100], available: 300, hasMore: true, fit: 2 },
  { widths: [100, 100, 100], available: 350, hasMore: true, fit: 3 },
  { widths: [100, 100, 100], available: 149, hasMore: false, fit: 0 },
  { widths: [], available: 0, hasMore: true, fit: 0 },
])('of items $widths wide, with a button of 50, $fit stand in $available pixels, more behind it: $hasMore', ({ widths, available, hasMore, fit }) => {
  expect(fitting(widths, available, 50, hasMore)).toBe(fit);
});
