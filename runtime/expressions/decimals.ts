/** Decimal numbers as people type them: 0.1 + 0.2 is 0.3. Whatever adds, rounds or compares such numbers uses these functions, on the server too. */

/** Digits of a double that arithmetic with fractions does not change. */
const sureDigits = 15;
/** A result with so few digits is the decimal number that was meant; one with more, such as a third, stays as it is. */
const mostDigits = 13;

/** Returns a result of arithmetic as the decimal number that it stands for: 0.30000000000000004 is 0.3. */
export function settled(value: number): number {
  if (!Number.isFinite(value) || Number.isInteger(value)) return value;
  const near = value.toPrecision(sureDigits);
  const digits = near.replace(/e.*/, '').replace('.', '').replace(/^-?0*/, '').replace(/0+$/, '');
  return digits.length <= mostDigits ? Number(near) : value;
}

/** Moves the decimal point to the right, or to the left by a negative number of places. The digits stay the same. */
function shifted(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Returns how many decimals a number has. */
function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
}

/** Returns numbers as whole numbers of their smallest unit, and the decimals of that unit; undefined where a double cannot hold them. */
function inSmallestUnit(numbers: readonly number[]): { whole: number[]; decimals: number } | undefined {
  const decimals = numbers.reduce((most, number) => Math.max(most, decimalsOf(number)), 0);
  const whole = numbers.map((number) => shifted(number, decimals));
  return whole.every(Number.isSafeInteger) ? { whole, decimals } : undefined;
}

/** Returns the sum of decimal numbers. Any order and any split of them has the same sum. */
export function sumOf(numbers: readonly number[]): number {
  const { whole, decimals } = inSmallestUnit(numbers) ?? { whole: [Number.NaN], decimals: 0 };
  // Where all amounts together are safe, each subtotal is, in any order. The total alone says nothing about its subtotals.
  const amount = whole.reduce((sum, number) => sum + Math.abs(number), 0);
  return Number.isSafeInteger(amount)
    ? shifted(
        whole.reduce((sum, number) => sum + number, 0),
        -decimals,
      )
    : exactSumOf(numbers);
}

/** The sum of numbers that together have more digits than a double holds. It is rounded once, at its end, so that it does not depend on the order. */
function exactSumOf(numbers: readonly number[]): number {
  if (!numbers.every(Number.isFinite)) return numbers.reduce((sum, number) => sum + number, 0);
  const decimals = numbers.reduce((most, number) => Math.max(most, decimalsOf(number)), 0);
  const total = numbers.reduce((sum, number) => sum + wholeOf(number, decimals), 0n);
  const exact = Number(`${total}e-${decimals}`);
  // A number with more digits than people type, such as a third, is a result that was rounded itself.
  return numbers.some((number) => digitsOf(number) > sureDigits) ? settled(exact) : exact;
}

const digitsOf = (value: number): number => String(value).replace(/e.*/, '').replace(/[-.]/g, '').replace(/^0+/, '').length;

/** Returns a number as a whole number of a unit that has so many decimals. */
function wholeOf(value: number, decimals: number): bigint {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  return BigInt(`${whole}${fraction}`) * 10n ** BigInt(decimals + Number(exponent) - fraction.length);
}

/** Returns what a division of decimal numbers leaves over: 0.3 is three times 0.1. */
export function remainderOf(value: number, by: number): number {
  const found = inSmallestUnit([Math.abs(settled(value)), Math.abs(settled(by))]);
  const [left = Number.NaN, divisor = Number.NaN] = found?.whole ?? [];
  return found === undefined ? Math.abs(value % by) : shifted(left % divisor, -found.decimals);
}

/** Rounds a decimal number; half of the last place goes up. Of 100 × 1.005 a computer makes a little less than the half. */
export const roundedTo = (value: number, decimals = 0): number => shifted(Math.round(shifted(settled(value), decimals)), -decimals) + 0;

/** Rounds a decimal number up to a whole one. Of 4 × 1242.7 a computer makes a little more than the number. */
export const roundedUp = (value: number): number => Math.ceil(settled(value)) + 0;

/** Returns the multiple of a step, counted from a base, that `toStep` chooses: it gets how many steps the value is away. No digit of a long number is lost. */
function onSteps(value: number, { step, base = 0 }: { step: number; base?: number }, toStep: (steps: number) => number): number {
  const found = inSmallestUnit([settled(step), base]);
  const [size = Number.NaN, start = Number.NaN] = found?.whole ?? [];
  if (found === undefined || size === 0) return base + toStep((value - base) / step) * step;
  const steps = toStep((shifted(settled(value), found.decimals) - start) / size);
  return shifted(start + steps * size, -found.decimals) + 0;
}

/** Rounds a decimal number to the nearest multiple of a step; half of a step goes up. */
export const nearestStep = (value: number, step: number): number => onSteps(value, { step }, Math.round);

/** Returns the next multiple of a step above or below a number, counted from a base. */
export const nextStep = (value: number, direction: 1 | -1, steps: { step: number; base: number }): number =>
  onSteps(value, steps, (count) => (direction === 1 ? Math.floor(count) + 1 : Math.ceil(count) - 1));
