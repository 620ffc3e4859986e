import { expect, test } from 'vitest';
import { halfHours } from './half-hours';
import manifest from './half-hour.widget.json';

test('C-constants-30 the half hours go from 00:00 to 23:30, labelled in the 12-hour form', () => {
  expect(halfHours).toHaveLength(48);
  expect([halfHours.at(0), halfHours.at(1), halfHours.at(24), halfHours.at(-1)]).toEqual([
    { value: '00:00', text: '12:00 AM' },
    { value: '00:30', text: '12:30 AM' },
    { value: '12:00', text: '12:00 PM' },
    { value: '23:30', text: '11:30 PM' },
  ]);
  for (const { value } of halfHours) expect(value).toMatch(new RegExp(manifest.value.pattern));
});
