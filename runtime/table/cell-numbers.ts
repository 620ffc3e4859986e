import { settled } from '../expressions/decimals';
import { numberFormat } from '../format/language';

/** Digits after the point that Intl takes. */
const digits = (decimals: number | undefined) =>
  decimals === undefined
    ? {}
    : { minimumFractionDigits: Math.min(10, Math.max(0, Math.trunc(decimals))), maximumFractionDigits: Math.min(10, Math.max(0, Math.trunc(decimals))) };

/** An amount for people: $1,234.50. What is no number, and no currency, is shown as it is. */
export function amountInWords(amount: number, currency: string, decimals?: number): string {
  if (!Number.isFinite(amount)) return '';
  try {
    return numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits(decimals) }).format(amount);
  } catch {
    return `${numberFormat(digits(decimals)).format(amount)} ${currency}`.trim();
  }
}

/** A number with what it counts: 72.5 kg, 58%. The two stay on one line. */
export function numberWithUnit(number: number, unit: string, decimals?: number): string {
  if (!Number.isFinite(number)) return '';
  if (unit === '%') return numberFormat({ style: 'percent', ...digits(decimals) }).format(settled(number / 100));
  const words = numberFormat(digits(decimals)).format(number);
  return unit === '' ? words : `${words}\u00a0${unit}`;
}
