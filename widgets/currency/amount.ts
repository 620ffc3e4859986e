import { digitsOf, plainNumber, withoutGroups } from '../number/typed-number';
import { stringOf } from '../../runtime/widget-contract';

/** Digits with a comma before every third, or with none; a point. 2,50 and 5,5 are not read: they mean one thing here and another there. */
const written = /^[+-]?\d*(?:\.(\d*))?$/;

/** An amount as it is written: digits, separators of thousands, a point, perhaps a sign. Text that says none is given back, trimmed. */
export function readAmount(text: string, decimals: number): number | string | undefined {
  const trimmed = text.trim();
  if (plainNumber(trimmed) === '') return undefined;
  const number = withoutGroups(plainNumber(trimmed));
  const parts = written.exec(number);
  const amount = Number(number);
  const isExact = Number.isSafeInteger(Math.round(amount * 10 ** decimals)) && digitsOf(number) === digitsOf(String(amount));
  return parts === null || !/\d/.test(number) || (parts[1] ?? '').length > decimals || !isExact ? trimmed : amount;
}

/** An amount as it is shown: with separators and all its decimals. What is no amount shows as it is. */
export const writeAmount = (value: unknown, decimals: number): string =>
  typeof value === 'number' && Number.isFinite(value)
    ? new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: 20 }).format(value)
    : value === undefined || Number.isNaN(value)
      ? ''
      : stringOf(value);

/** The sign of a currency, by its code. */
export const signOf = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
