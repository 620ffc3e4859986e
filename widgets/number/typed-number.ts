import { nextStep, plainText } from '../../runtime/widget-contract';

const written = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The minus of exponents in print, which is no dash. */
const superscriptMinus = /\u207b/g;

/** The separators of Arabic numbers. Unlike a comma or a point, each has one meaning everywhere. */
const arabicSeparators: Readonly<Record<string, string>> = { '\u066b': '.', '\u066c': ',' };

const digit = /\p{Nd}/u;

/** Returns the zero of the script that a digit belongs to. Unicode lists the ten digits of a script in one row, and some rows follow each other. */
function zeroOf(code: number): number {
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return code - ((code - first) % 10);
}

/** Returns a text with the digits of another script, such as Arabic, as plain ones. A text that mixes the digits of several scripts is returned as it is: some look alike, and mean different numbers. */
function withPlainDigits(text: string): string {
  const zeros = new Set(Array.from(text.matchAll(/\p{Nd}/gu), ([character]) => zeroOf(character.codePointAt(0)!)));
  const [zero] = zeros;
  if (zeros.size !== 1 || zero === undefined) return text;
  return text
    .replace(/\p{Nd}/gu, (character) => String(character.codePointAt(0)! - zero))
    .replace(/[\u066b\u066c]/g, (separator) => arabicSeparators[separator]!);
}

/**
 * Returns a text as the keys of a number pad write it: without blanks around it and invisible characters, with a plain minus, and with the digits of other
 * widths and scripts as plain ones. Every number that is typed is read by this function.
 */
export const plainNumber = (text: string): string => withPlainDigits(plainText(text).replace(superscriptMinus, '-'));

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
  const next = value === undefined ? base : nextStep(value, direction, { step, base });
  return Math.min(maximum ?? Number.POSITIVE_INFINITY, Math.max(minimum ?? Number.NEGATIVE_INFINITY, next));
}
