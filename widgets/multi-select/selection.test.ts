import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { canSelectAll, chosenValues, isFull, summary, toggled, valueOf, withAll } from './selection';

const items = [
  { value: 'n', text: 'North' },
  { value: 's', text: 'South' },
  { value: 'e', text: 'East' },
  { value: 'w', text: 'West' },
];

test('C-notification-admin-29 an empty multi-select shows the hint (All)', () => {
  expect(summary([], { items })).toBe('(All)');
});

test('A-widgets-23 A-widgets-24 a maximum closes the others and shows how many of how many', () => {
  expect(isFull(['n'], { items, maximum: 2 })).toBe(false);
  expect(isFull(['n', 's'], { items, maximum: 2 })).toBe(true);
  expect(summary(['n'], { items, maximum: 2 })).toBe('North 1/2');
  expect(summary(['n', 's'], { items, maximum: 2 })).toBe('North, South 2/2 (max)');
});

test('A-widgets-25 select-all is closed when the options exceed the maximum', () => {
  expect(canSelectAll([], items, { items, maximum: 3 })).toBe(false);
  expect(canSelectAll([], items, { items, maximum: 4 })).toBe(true);
});

test('A-widgets-26 selecting all writes ALL, or the full list where no such value is named', () => {
  const all = items.map((item) => item.value);
  expect(valueOf(all, { items, allValue: 'ALL' })).toEqual(['ALL']);
  expect(valueOf(all, { items })).toEqual(all);
  expect(chosenValues(['ALL'], { items, allValue: 'ALL' })).toEqual(all);
});

test.each([
  { start: 'NONE' as const, chosen: 0 },
  { start: 'SELECTED' as const, chosen: 0 },
  { start: 'ALL' as const, chosen: 4 },
])('A-widgets-27 A-widgets-28 A-widgets-29 without a value, $start means $chosen chosen', ({ start, chosen }) => {
  expect(chosenValues(undefined, { items, start })).toHaveLength(chosen);
});

test('choosing and choosing again changes nothing, and nothing chosen is no value', () => {
  const choice = fc.subarray(items.map((item) => item.value));
  fc.assert(
    fc.property(choice, fc.constantFrom('n', 's', 'e', 'w'), (chosen, value) => {
      expect(valueOf(toggled(toggled(chosen, value), value), { items })).toEqual(valueOf(chosen, { items }));
    }),
    propertyRuns(),
  );
  expect(valueOf([], { items })).toBeUndefined();
});

test('a value that the list does not have is kept', () => {
  expect(valueOf(['n', 'gone'], { items })).toEqual(['n', 'gone']);
});

test('all that are found are added to what is chosen, within the maximum; what cannot be chosen is not', () => {
  const found = [
    { value: 's', text: 'South' },
    { value: 'e', text: 'East' },
    { value: 'x', text: 'Closed', disabled: true },
  ];
  expect(withAll(['n', 's'], found)).toEqual(['n', 's', 'e']);
  expect(canSelectAll(['n', 's'], found, { items, maximum: 3 })).toBe(true);
  expect(canSelectAll(['n', 'w'], found, { items, maximum: 3 })).toBe(false);
  expect(canSelectAll([], found.slice(2), { items })).toBe(false);
});
