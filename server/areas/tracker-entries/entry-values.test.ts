import { expect, test } from 'vitest';
import type { TrackerField, TrackerSetup } from '../../../schemas/generated/records';
import { displayValue, namingFaults, storedValues, valuesByField } from './entry-values';
import type { Constants } from '../../../schemas/generated/constants';

const settings = { trackerDateField: 'EntryDate', trackerShortDate: 'MMM D, YYYY' } as Constants['trackerEntries'];
const field = (FieldName: string, FieldType: string, more: Partial<TrackerField> = {}): TrackerField => ({
  FieldName,
  FieldNameDisplay: FieldName,
  FieldType,
  ...more,
});
const setupOf = (...TrackerFields: TrackerField[]): TrackerSetup => ({
  TrackerId: 1,
  TrackerName: 'One',
  TrackerType: 'Count',
  IsOnePerDay: false,
  TrackerFields,
});

test.each([
  [field('Number', 'Number', { FieldDecimalPlaces: 2 }), 7.5, '7.50'],
  [field('Number', 'Number', { FieldDecimalPlaces: 0 }), 12_000, '12,000'],
  [field('Number', 'Number', { FieldDecimalPlaces: null }), 0.125, '0.125'],
  [field('Number', 'Number'), -3, '-3'],
  [field('Choice', 'Select', { FieldOptions: [{ OptionValue: '1', OptionName: 'Poor' }] }), '1', 'Poor'],
  [field('Choice', 'Select', { FieldOptions: [{ OptionValue: '1', OptionName: 'Poor' }] }), '2', '2'],
  [field('Choice', 'Select', { FieldOptions: null }), '2', '2'],
  [field('Answer', 'YesNo'), 'Yes', 'Yes'],
  [field('Day', 'Date'), '2028-02-29', 'Feb 29, 2028'],
  [field('Day', 'Date'), 'soon', 'soon'],
  [field('Filled', 'Hidden', { FieldDecimalPlaces: 1 }), 3, '3.0'],
  [field('Strange', 'Rainbow'), 'red', 'red'],
])('C-tracker-233 C-tracker-235 of %j the value %j reads %s', (own, value, text) => {
  expect(displayValue(own, value, settings)).toBe(text);
});

test('the day of an entry is not among its values, and neither is nothing', () => {
  const setup = setupOf(field('EntryDate', 'Date'), field('Steps', 'Number'), field('Notes', 'Text'));
  const values = [
    { FieldName: 'EntryDate', Value: '2026-11-22' },
    { FieldName: 'Steps', Value: 0 },
    { FieldName: 'Notes', Value: ' ' },
    { FieldName: 'Gone', Value: 1 },
  ];
  expect(valuesByField(setup, values, settings)).toEqual({ Steps: 0 });
  expect(storedValues(setup, { Steps: 0, EntryDate: '2026-11-22' }, [{ FieldName: 'Gone', Value: 1, DisplayValue: 'One' }], settings)).toEqual([
    { FieldName: 'Steps', Value: 0, DisplayValue: '0' },
    { FieldName: 'Gone', Value: 1, DisplayValue: 'One' },
  ]);
});

test('names that lead elsewhere in a pointer are written as one part of it', () => {
  expect(namingFaults(setupOf(), [{ FieldName: 'a/b~c', Value: 1 }]).map(({ Field }) => Field)).toEqual(['/Values/a~1b~0c']);
  expect(namingFaults(setupOf(), [{ FieldName: 'constructor', Value: 1 }])).toHaveLength(1);
});
