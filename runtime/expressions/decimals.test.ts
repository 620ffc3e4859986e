import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { nearestStep, nextStep, roundedTo, sumOf } from './decimals';
import { evaluate } from './evaluate';

// These properties keep out sums that depend on the order of what is added. The habit 'sums of decimals' (tests/code-habits.test.ts) keeps other sums out.
/** Decimals as people type them, each with the whole number of its smallest unit. */
const typed = (decimals: number) =>
  fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { minLength: 1, maxLength: 40 }).map((whole) => ({ whole, decimals }));
const decimal = (whole: number, decimals: number) => Number(`${whole}e-${decimals}`);
const anyTyped = fc.integer({ min: 0, max: 6 }).chain(typed);

describe('sums of typed decimals', () => {
  test('any order and any split of a sum has the value that people get on paper', () =>
    fc.assert(
      fc.property(anyTyped, fc.nat(), fc.nat(), ({ whole, decimals }, at, turn) => {
        const numbers = whole.map((one) => decimal(one, decimals));
        const expected = decimal(
          whole.reduce((sum, one) => sum + one, 0),
          decimals,
        );
        const turned = [...numbers.slice(turn % numbers.length), ...numbers.slice(0, turn % numbers.length)].toReversed();
        const split = at % numbers.length;
        expect(sumOf(numbers)).toBe(expected);
        expect(sumOf(turned)).toBe(expected);
        expect(sumOf([sumOf(numbers.slice(0, split)), sumOf(numbers.slice(split))])).toBe(expected);
        expect(evaluate('total(row)', { row: turned })).toBe(expected);
        expect(turned.reduce((sum, one) => Number(evaluate('value + item', { value: sum, item: one })), 0)).toBe(expected);
        expect(turned.reduce((sum, one) => Number(evaluate('value - item', { value: sum, item: -one })), 0)).toBe(expected);
      }),
      propertyRuns(300),
    ));

  // Numbers of very different size have more digits together than a double holds: they were added as doubles, in their order.
  test('numbers of any size have one sum in any order, rounded once', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 14 })), { minLength: 2, maxLength: 12 }),
        fc.nat(),
        (typed, turn) => {
          const numbers = typed.map(([whole, decimals]) => decimal(whole, decimals));
          const inTurn = [...numbers.slice(turn % numbers.length), ...numbers.slice(0, turn % numbers.length)].toReversed();
          const exact = typed.reduce((sum, [whole, decimals]) => sum + BigInt(whole) * 10n ** BigInt(14 - decimals), 0n);
          expect(sumOf(numbers)).toBe(Number(`${exact}e-14`));
          expect(sumOf(inTurn)).toBe(sumOf(numbers));
        },
      ),
      propertyRuns(300),
    ));

  test.each([
    [[1234567890.1, 0.0000001, -1234567890.1], 0.0000001],
    [[1e15, 0.3, 0.3, 0.4], 1e15 + 1],
    [[0.3, 0.3, 0.4, 1e15], 1e15 + 1],
    [[1 / 3, 1 / 3, 1 / 3], 1],
    [[1e300, 1e-7, -1e300], 1e-7],
    [[824.57, 76.15, 2.14083e-8, 0, -1], 899.7200000214083],
    [[Number.POSITIVE_INFINITY, 1], Number.POSITIVE_INFINITY],
  ])('the sum of %j is %j', (numbers, sum) => expect(sumOf(numbers)).toBe(sum));

  test('a decimal rounds at the half of its last place, at any size', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 5 }), (whole, decimals) => {
        expect(roundedTo(Number(`${whole}5e-${decimals + 1}`), decimals)).toBe(decimal(whole + 1, decimals));
        expect(roundedTo(Number(`${whole}49e-${decimals + 2}`), decimals)).toBe(decimal(whole, decimals));
      }),
      propertyRuns(300),
    ));

  test.each([
    ['total([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1])', 1],
    ['total([8.1, 9.7, 8.4]) >= 26.2', true],
    ['8.1 + 9.7 + 8.4 >= 26.2', true],
    ['a + 1 == 1.1', true],
    ['26.2 - 26.1', 0.1],
    ['1 - 0.9 == 0.1', true],
    ['0.1 * 3 == 0.3', true],
    ['1.1 / 0.1 == 11.0', true],
    ['mean([0.1, 0.2, 0.3])', 0.2],
    ['mean([8.1, 9.7, 8.4]) * 3.0', 26.2],
    ['mean([1.0, 1.0, 2.0]) * 3.0', 4],
    ['1.0 / 3.0 * 3.0', 1],
    ['round(1234567.005, 2)', 1234567.01],
    ['round(8.345 * 100.0)', 835],
    ['round(-2.5)', -2],
    ['round(0.00000004, 2)', 0],
    ['remainder(100000000.3, 0.1)', 0],
    ['roundUp(0.1 + 0.2 - 0.3)', 0],
    ["'a' + 'b'", 'ab'],
    ['[0.1] + [0.2]', [0.1, 0.2]],
  ])('%s is %j', (source, value) => expect(evaluate(source, { a: 0.1 })).toEqual(value));
});

describe('steps of decimals', () => {
  // Twelve digits were kept: an arrow key or a computed field changed the end of a longer number.
  test('the nearest and the next step lose no digit', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 3 }), (count, size, decimals) => {
        const at = (steps: number) => decimal(steps * size, decimals);
        const step = decimal(size, decimals);
        expect(nearestStep(at(count), step)).toBe(at(count));
        expect(nextStep(at(count), 1, { step, base: 0 })).toBe(at(count + 1));
        expect(nextStep(at(count), -1, { step, base: 0 })).toBe(at(count - 1));
      }),
      propertyRuns(300),
    ));

  test.each([
    [1234567890123, 1, 1234567890123],
    [0.145, 0.01, 0.15],
    [0.375, 0.25, 0.5],
    [1.005, 0.01, 1.01],
    [5, 0.3, 5.1],
    [1 / 3, 0.1, 0.3],
  ])('%d to the nearest %d is %d', (value, step, nearest) => expect(nearestStep(value, step)).toBe(nearest));
});
