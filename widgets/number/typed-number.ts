import { plainText } from '../../runtime/widget-contract';

const written = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The minus of exponents in print, which is no dash. */
const superscriptMinus = /\u207b/g;

/** A text as the keys of a number pad write it: without blanks around it and invisible characters, with a plain minus, and full-width digits as plain ones. */
export const plainNumber = (text: string): string => plainText(text).replace(superscriptMinus, '-');

const grouped = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/** A number without the commas between its thousands, where they are in the right places: our own lists write 9,502. Of 5,5 or 0,125 nothing is taken away. */
export const withoutGroups = (number: string): string => (grouped.test(number) ? number.replaceAll(',', '') : number);

/** What is typed, as a number; nothing for no text, and for text that is no number, such as 5,5, or one that could only be kept as another. */
export function readNumber(text: string): number | undefined {
  const plain = withoutGroups(plainNumber(text));
  if (!written.test(plain)) return undefined;
  const value = Number(plain);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER && digitsOf(plain) === digitsOf(String(value)) ? value : undefined;
}

/** Whether there is text that is no number. */
export const isUnreadable = (text: string): boolean => plainNumber(text) !== '' && readNumber(text) === undefined;

/** The digits that count and where they stand: 1.50e3, 1500 and +1500.0 have the same. A number holds some 16 of them; more would be lost unseen. */
export function digitsOf(number: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = /^[+-]?(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(number) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  return significant === '' ? '0' : `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/** The next number up or down, on the steps that begin at the least; within the limits. Arrow keys go there. */
export function stepped(
  value: number | undefined,
  direction: 1 | -1,
  { step = 1, minimum, maximum }: { step?: number; minimum?: number; maximum?: number },
): number {
  const base = minimum ?? 0;
  const place = ((value ?? base) - base) / step;
  const next = value === undefined ? base : base + (direction === 1 ? Math.floor(place + 1e-9) + 1 : Math.ceil(place - 1e-9) - 1) * step;
  const within = Math.min(maximum ?? Number.POSITIVE_INFINITY, Math.max(minimum ?? Number.NEGATIVE_INFINITY, next));
  // Sums of decimals have digits that nobody typed.
  return Number(within.toPrecision(12));
}
