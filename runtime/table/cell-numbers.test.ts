import { expect, onTestFinished, test } from 'vitest';
import { english, speak } from '../format/language';
import { amountInWords, numberWithUnit } from './cell-numbers';

test.each([
  [1234.5, 'USD', undefined, '$1,234.50'],
  [-3, 'EUR', undefined, '-€3.00'],
  [12, 'USD', 0, '$12'],
  [12, 'no currency', 1, '12.0 no currency'],
  [12, '', 99, '12.0000000000'],
  [Number.NaN, 'USD', undefined, ''],
  [Number.POSITIVE_INFINITY, 'USD', undefined, ''],
])('%d of %s with %s decimals is "%s"', (amount, currency, decimals, words) => {
  expect(amountInWords(amount, currency, decimals)).toBe(words);
});

test.each([
  [72.5, 'kg', undefined, '72.5\u00a0kg'],
  [10_000, 'steps', 0, '10,000\u00a0steps'],
  [3, '', 1, '3.0'],
  [58, '%', undefined, '58%'],
  [44.44, '%', 1, '44.4%'],
  [Number.NaN, 'kg', undefined, ''],
])('%d %s with %s decimals is "%s"', (number, unit, decimals, words) => {
  expect(numberWithUnit(number, unit, decimals)).toBe(words);
});

test('in Spanish an amount has the sign of its currency, as elsewhere on the page', () => {
  speak(() => ({ ...english, tag: 'es-419' }));
  onTestFinished(() => speak(() => english));
  expect(amountInWords(1234.5, 'USD')).toBe('$1,234.50');
});

test('a percentage is rounded as on paper', () => {
  const wrong: string[] = [];
  for (let thousandths = 0; thousandths <= 100_000; thousandths += 5) {
    const written = numberWithUnit(thousandths / 1000, '%', 2);
    const hundredths = Math.floor((thousandths + 5) / 10);
    if (written !== `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}%`) wrong.push(`${thousandths / 1000}: ${written}`);
  }
  expect(wrong).toEqual([]);
});
