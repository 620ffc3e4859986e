import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { partsOf, rounded, slotOf } from './slot';
import manifest from './time-slot.widget.json';

test.each([
  { time: '10:07', near: '10:00' },
  { time: '10:08', near: '10:15' },
  { time: '10:53', near: '11:00' },
  { time: '23:58', near: '23:45' },
])('C-constants-16 $time is $near, of the same day', ({ time, near }) => {
  expect(rounded(time)).toBe(near);
});

test('C-constants-16 every time of a day becomes one that the manifest allows, at most 15 minutes away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minutes) => {
      const text = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
      const slot = slotOf('2026-11-21', text) ?? '';
      expect(slot).toMatch(new RegExp(manifest.value.pattern));
      const [hours = 0, rest = 0] = partsOf(slot).time.split(':').map(Number);
      expect(Math.abs(hours * 60 + rest - minutes)).toBeLessThan(15);
    }),
    propertyRuns(),
  );
});

test('half a slot is none, and what is no slot shows as none', () => {
  expect(slotOf('2026-11-21', '')).toBeUndefined();
  for (const value of [undefined, Number.NaN, 'soon', [], '😀']) expect(partsOf(value)).toEqual({ day: '', time: '' });
});
