import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../runtime/format/date';
import { propertyRuns } from '../../../tests/support/property-runs';
import { streakOf } from './streak';

const today = '2026-03-02';
const ago = (...days: number[]) => days.map((count) => addDays(today, -count)!);

test.each([
  ['D-today-05 no entry at all', [], 0],
  ['D-today-05 today alone', [0], 1],
  ['D-today-05 today is not over: it still counts without an entry', [1, 2, 3], 3],
  ['D-today-05 one missed day is forgiven', [0, 2, 3, 5], 4],
  ['D-today-05 yesterday may be missed before today is logged', [2, 3], 2],
  ['D-today-05 two missed days in a row end it', [0, 1, 4, 5], 2],
  ['D-today-05 two missed days and an open today end it', [3, 4], 0],
  ['D-today-05 the end of February is a day like any other', [0, 1, 2, 3], 4],
])('%s', (_name, days, length) => {
  expect(streakOf(ago(...days), today, 1)).toBe(length);
});

test('D-today-05 neither the order of the days nor one that is there twice changes a streak, and one more day never shortens it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 40 }), fc.nat(40), fc.nat(3), (days, more, forgiven) => {
      const length = streakOf(ago(...days), today, forgiven);
      expect(streakOf(ago(...days.toReversed(), ...days), today, forgiven)).toBe(length);
      expect(streakOf(ago(...days, more), today, forgiven)).toBeGreaterThanOrEqual(length);
      expect(length).toBeLessThanOrEqual(new Set(days).size);
    }),
    propertyRuns(),
  );
});
