import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quantities } from './quantity';
import { propertyRuns } from '../../tests/support/property-runs';
import { fromParts, inWords, isTyped, partsOf, shownLimit, shownNumber, storedNumber, unitFor, unitsOfField } from './quantity';

const file = JSON.parse(readFileSync('schemas/settings/quantities.constants.json', 'utf8')) as { values: { quantities: { value: Quantities } } };
const quantities = file.values.quantities.value;

/** Each unit of each quantity with each unit in which a field can keep it. */
const pairs = Object.entries(quantities).flatMap(([name, { units }]) =>
  Object.keys(units).flatMap((unit) => Object.keys(units).map((kept) => ({ name, kept, unit }))),
);
const unitOf = ({ name, kept, unit }: (typeof pairs)[number]) => unitFor(quantities, { name, kept }, unit)!;

describe('D-units-02 what is typed is shown again as it was typed', () => {
  test.each(pairs)('$name in $unit, kept in $kept', (pair) => {
    const unit = unitOf(pair);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (digits) => {
        const typed = Number(`${digits}e-${unit.decimals}`);
        const stored = storedNumber(typed, unit);
        expect(String(shownNumber(stored, unit))).toBe(String(typed));
        expect(isTyped(stored, unitsOfField(quantities, pair))).toBe(true);
        if (unit.whole !== undefined) expect(fromParts(partsOf(typed, unit), unit)).toBe(typed);
      }),
      propertyRuns(1000),
    );
  });
});

test.each([
  ['weight', 'pounds', 79.37866475, '175 lb'],
  ['weight', 'kilograms', 79.37866475, '79.4 kg'],
  ['height', 'feetAndInches', 175.26, '5 ft 9 in'],
  ['height', 'feetAndInches', 176.53, '5 ft 9.5 in'],
  ['height', 'feetAndInches', 182.88, '6 ft 0 in'],
  ['height', 'feetAndInches', 182.85, '6 ft 0 in'],
  ['height', 'feetAndInches', 25.4, '10 in'],
  ['distance', 'miles', 5, '3.11 mi'],
  ['distance', 'kilometers', 1609.344, '1,609.34 km'],
])('D-units-01 a %s in %s: %d reads %s', (name, unit, value, text) => {
  expect(inWords(value, unitFor(quantities, { name }, unit)!)).toBe(text);
});

test('a unit that is exactly the stored one changes nothing, whatever the value', () => {
  const unit = unitFor(quantities, { name: 'weight', kept: 'pounds' }, 'pounds')!;
  expect([storedNumber(175.123_456_789_012, unit), shownNumber(175, unit)]).toEqual([175.123_456_789_012, 175]);
});

test('D-units-03 limits are rounded into what is allowed', () => {
  const pounds = unitFor(quantities, { name: 'weight' }, 'pounds')!;
  const kilograms = unitFor(quantities, { name: 'weight', kept: 'pounds' }, 'kilograms')!;
  expect([shownLimit(30, pounds, 'minimum'), shownLimit(300, pounds, 'maximum')]).toEqual([66.2, 661.3]);
  expect([shownLimit(50, kilograms, 'minimum'), shownLimit(1000, kilograms, 'maximum')]).toEqual([22.7, 453.5]);
  fc.assert(
    fc.property(fc.constantFrom(...pairs), fc.integer({ min: 1, max: 100_000 }), (pair, digits) => {
      const unit = unitOf(pair);
      const limit = digits / 10;
      expect(storedNumber(shownLimit(limit, unit, 'minimum'), unit)).toBeGreaterThanOrEqual(limit);
      expect(storedNumber(shownLimit(limit, unit, 'maximum'), unit)).toBeLessThanOrEqual(limit);
    }),
    propertyRuns(300),
  );
});

test('a value with too many decimal places in every unit cannot have been typed', () => {
  const units = unitsOfField(quantities, { name: 'weight' });
  expect([
    isTyped(79.4, units),
    isTyped(storedNumber(175.5, units[1]!), units),
    isTyped(79.45, units),
    isTyped(storedNumber(175.55, units[1]!), units),
  ]).toEqual([true, true, false, false]);
});

test('a quantity or a unit that there is not is none, and another choice than the units is the usual one', () => {
  expect(unitFor(quantities, { name: 'volume' }, 'pounds')).toBeUndefined();
  expect(unitFor(undefined, { name: 'weight' }, 'pounds')).toBeUndefined();
  expect(unitFor(quantities, { name: 'weight' }, 'constructor')?.short).toBe('lb');
});
