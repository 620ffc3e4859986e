import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { pagesOf, resized } from './pages';

test.each([
  { value: { page: 0, size: 10 }, options: { total: 57 }, words: '1–10 of 57', last: 5 },
  { value: { page: 5, size: 10 }, options: { total: 57 }, words: '51–57 of 57', last: 5 },
  { value: { page: 99, size: 10 }, options: { total: 57 }, words: '51–57 of 57', last: 5 },
  { value: undefined, options: { total: 57 }, words: '1–10 of 57', last: 5 },
  { value: undefined, options: { total: 60, sizes: [30, 50] }, words: '1–30 of 60', last: 1 },
  { value: { page: 999, size: 100 }, options: { total: 1_000_000 }, words: '99,901–100,000 of 1,000,000', last: 9999 },
  { value: { page: 0, size: 10 }, options: { total: 0 }, words: '0 of 0', last: 0 },
])('$value of $options shows $words', ({ value, options, words, last }) => {
  expect(pagesOf(value, options)).toMatchObject({ words, last });
});

test('without sizes a page has 10, 25 or 100 rows', () => {
  expect(pagesOf(undefined, {}).sizes).toEqual([10, 25, 100]);
  expect(pagesOf({ page: 0, size: 30 }, {}).sizes).toEqual([10, 25, 30, 100]);
});

test.each([null, 'text', 7, Number.NaN, [], { page: -1, size: 0 }, { page: 1.5, size: Number.NaN }, { page: '1', size: null }])(
  '%j is the first page',
  (value) => {
    expect(pagesOf(value, { total: 57 })).toMatchObject({ page: 0, size: 10 });
  },
);

test('after a change of size, the first row that was shown is shown', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (page, size, next) => {
      const first = page * size;
      const after = resized({ page, size }, next);
      expect(first >= after.page * next && first < (after.page + 1) * next).toBe(true);
    }),
    propertyRuns(),
  );
});
