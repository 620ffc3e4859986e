import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { isUnreadable, readNumber, stepped } from './typed-number';

test.each([
  ['', undefined, false],
  ['  ', undefined, false],
  ['7', 7, false],
  [' -7.50 ', -7.5, false],
  ['.5', 0.5, false],
  ['5.', 5, false],
  ['1e3', 1000, false],
  ['5,5', undefined, true],
  ['1,000', 1000, false],
  // Commas are read where lists write them. Other text is unreadable, which a form counts as a change (runtime/app/asks-before-loss.browser.test.tsx).
  ['9,502', 9502, false],
  ['1,234.5', 1234.5, false],
  ['-1,234,567.80', -1234567.8, false],
  ['\u2212999,999', -999999, false],
  ['1.000,50', undefined, true],
  ['1,00', undefined, true],
  ['1,0000', undefined, true],
  ['1000,000', undefined, true],
  ['0,125', undefined, true],
  ['012,345', undefined, true],
  [',500', undefined, true],
  ['1,,000', undefined, true],
  ['1,000,', undefined, true],
  ['1.5,000', undefined, true],
  ['9,007,199,254,740,993', undefined, true],
  ['-', undefined, true],
  ['abc', undefined, true],
  ['5.5.5', undefined, true],
  ['0x10', undefined, true],
  ['Infinity', undefined, true],
  ['1e999', undefined, true],
  // Digits of other scripts, each with its own separators; several scripts in one number are not read.
  ['٣', 3, false],
  ['١٢٣', 123, false],
  ['-٩٬٥٠٢٫٧', -9502.7, false],
  ['۷٫۵', 7.5, false],
  ['१,२३४.५', 1234.5, false],
  ['\u{1d7d9}\u{1d7d8}', 10, false],
  ['\u061c-١٢', -12, false],
  ['٥،٥', undefined, true],
  ['٥٬٥', undefined, true],
  ['1\u09ea', undefined, true],
  ['١۲', undefined, true],
  ['½', undefined, true],
  ['Ⅷ', undefined, true],
  ['٩٠٠٧١٩٩٢٥٤٧٤٠٩٩٣', undefined, true],
  ['\u22125.5', -5.5, false],
  ['\u201312', -12, false],
  ['\u20143', -3, false],
  ['\uff0d7', -7, false],
  ['5\u20136', undefined, true],
  // As East Asian keyboards write it, and as it is pasted from a page.
  ['９，５０２', 9502, false],
  ['－７．５', -7.5, false],
  ['\u200b\u00a07.5\ufeff', 7.5, false],
  ['\u200b', undefined, false],
  ['７，５', undefined, true],
  ['9007199254740991', 9007199254740991, false],
  ['9007199254740992', undefined, true],
  ['9007199254740993', undefined, true],
  ['-9007199254740993', undefined, true],
  ['12345678901234567890', undefined, true],
  ['1e20', undefined, true],
  ['0.1234567890123456789', undefined, true],
  ['1234567890.12', 1234567890.12, false],
  ['1e-400', undefined, true],
  ['007.10', 7.1, false],
  ['0.000', 0, false],
])('C-tracker-186 %j typed is the number %j', (text, number, unreadable) => {
  expect([readNumber(text), isUnreadable(text)]).toEqual([number, unreadable]);
});

test.each([
  [undefined, 1, {}, 0],
  [undefined, 1, { minimum: 5 }, 5],
  [5, 1, {}, 6],
  [5, -1, { minimum: 5 }, 5],
  [5.3, 1, {}, 6],
  [5.3, -1, {}, 5],
  [0.1, 1, { step: 0.1 }, 0.2],
  [0.3, -1, { step: 0.1 }, 0.2],
  [9, 1, { maximum: 9 }, 9],
  [1234567890123, 1, {}, 1234567890124],
  [9007199254740989, 1, {}, 9007199254740990],
  [1234567890123.5, -1, { step: 0.5 }, 1234567890123],
] as const)('from %j a step of %j in %j leads to %j', (value, direction, limits, to) => {
  expect(stepped(value, direction, limits)).toBe(to);
});

test('every number is read as it is written, up to the greatest that is kept exactly', () => {
  const shown = fc.double({ noNaN: true, min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(shown, (value) => {
      // Nobody writes a zero below zero.
      expect(readNumber(String(value))).toBe(value + 0);
    }),
    propertyRuns(),
  );
});

test('a number is read the same in the digits of every script', () => {
  const scripts = Array.from({ length: 0x20000 }, (_, code) => code).filter(
    (code) => /\p{Nd}/u.test(String.fromCodePoint(code)) && !/\p{Nd}/u.test(String.fromCodePoint(code - 1 || 1)),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const zero = fc.constantFrom(...scripts);
  fc.assert(
    fc.property(zero, fc.nat({ max: Number.MAX_SAFE_INTEGER }), (of, value) => {
      const text = String(value).replace(/\d/g, (digit) => String.fromCodePoint(of + Number(digit)));
      expect(readNumber(text)).toBe(value);
    }),
    propertyRuns(300),
  );
});
