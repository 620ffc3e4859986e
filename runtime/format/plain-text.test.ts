import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { folded, plainCharacters, plainText, searchText } from './plain-text';

// One folding for all comparisons; the habit 'own foldings' (tests/code-habits.test.ts) keeps others out.
const kept = fc.constantFrom('a', 'É', 'O', '-', "'", '"', ' ', '7', 'ß');
const asWritten = fc.oneof(
  ...plainCharacters.map(([characters, plain]) => fc.constantFrom(...characters.split('')).map((character) => ({ character, plain }))),
  kept.map((character) => ({ character, plain: character })),
);

test('what phones put in compares as what a keyboard writes, in every place of a text', () =>
  fc.assert(
    fc.property(fc.array(asWritten, { maxLength: 20 }), (letters) => {
      const written = letters.map(({ character }) => character).join('');
      const plain = letters
        .map(({ plain: one }) => one)
        .join('')
        .split(' ')
        .filter((word) => word !== '')
        .join(' ');
      expect(plainText(written)).toBe(plain);
      expect(plainText(plain)).toBe(plain);
      expect(folded(written)).toBe(folded(plain));
      expect(searchText(written)).toBe(searchText(plain));
      expect(searchText(written.toUpperCase())).toBe(searchText(searchText(written)));
    }),
    propertyRuns(300),
  ));

test.each([
  ['O\u2019Neil', "o'neil"],
  ['Anne\u2011Marie\u00a0', 'anne-marie'],
  ['L\u20132001', 'l-2001'],
  ['\u200bJosé\u2009 Núñez\ufeff', 'josé núñez'],
])('%j is compared as %j', (written, plain) => {
  expect(folded(written)).toBe(plain);
});
