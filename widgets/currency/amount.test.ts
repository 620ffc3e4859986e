import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { readAmount, signOf, writeAmount } from './amount';

test.each([
  { text: '1,250.5', decimals: 2, read: 1250.5 },
  { text: ' 12 ', decimals: 0, read: 12 },
  { text: '.5', decimals: 2, read: 0.5 },
  { text: '', decimals: 2, read: undefined },
  { text: '1.255', decimals: 2, read: '1.255' },
  { text: '12 apples', decimals: 2, read: '12 apples' },
  { text: '1e9', decimals: 2, read: '1e9' },
  { text: '😀', decimals: 2, read: '😀' },
  { text: '2,50', decimals: 2, read: '2,50' },
  { text: '5,5', decimals: 2, read: '5,5' },
  { text: '1,25', decimals: 0, read: '1,25' },
  { text: '1,2500', decimals: 2, read: '1,2500' },
  { text: '1250,000', decimals: 2, read: '1250,000' },
  { text: ',500', decimals: 2, read: ',500' },
  { text: '1.250,5', decimals: 2, read: '1.250,5' },
  { text: '12 34', decimals: 0, read: '12 34' },
  { text: '1,250', decimals: 0, read: 1250 },
  { text: '-1,234,567.89', decimals: 2, read: -1234567.89 },
  { text: '\u22122.50', decimals: 2, read: -2.5 },
  { text: '\u20131,000', decimals: 0, read: -1000 },
  { text: '+3', decimals: 0, read: 3 },
  { text: '１，２５０．５０', decimals: 2, read: 1250.5 },
  { text: '5.', decimals: 0, read: 5 },
  { text: '.', decimals: 2, read: '.' },
  { text: '-', decimals: 2, read: '-' },
  { text: '9007199254740993', decimals: 0, read: '9007199254740993' },
  { text: '90071992547409.93', decimals: 2, read: '90071992547409.93' },
  { text: '9'.repeat(30), decimals: 2, read: '9'.repeat(30) },
])('"$text" with $decimals decimals reads as $read', ({ text, decimals, read }) => {
  expect(readAmount(text, decimals)).toBe(read);
});

test('B-rewards-05 without decimals, only digits are an amount', () => {
  expect(readAmount('12', 0)).toBe(12);
  expect(readAmount('12.5', 0)).toBe('12.5');
});

test('A-constants-18 the sign of USD is $', () => {
  expect(signOf('USD')).toBe('$');
});

test('every amount is read as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(readAmount(writeAmount(cents / 100, 2), 2)).toBe(cents / 100);
    }),
    propertyRuns(100, { always: true }),
  );
});

test('an amount with more decimals than the field asks for is shown whole', () => {
  expect(writeAmount(1.23456, 2)).toBe('1.23456');
  expect(writeAmount(1.005, 2)).toBe('1.005');
});

test.each([Number.NaN, undefined])('%s shows as nothing', (value) => {
  expect(writeAmount(value, 2)).toBe('');
});
