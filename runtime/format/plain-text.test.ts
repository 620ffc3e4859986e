import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { folded, isBlankHtml, isBlankText, plainCharacters, plainText, searchText } from './plain-text';

// One folding for all comparisons; the habit 'own foldings' (tests/code-habits.test.ts) keeps others out.
const kept = fc.constantFrom('a', 'É', 'O', '-', "'", '"', ' ', '7', 'ß');
const asWritten = fc.oneof(
  fc.constantFrom(...plainCharacters.filter(([characters]) => characters.length === 1).map(([character, plain]) => ({ character, plain }))),
  ...plainCharacters
    .filter(([characters]) => characters.length > 1)
    .map(([characters, plain]) => fc.constantFrom(...characters.split('')).map((character) => ({ character, plain }))),
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
  ['Ｌ－２００１', 'l-2001'],
  ['Wait\u2026', 'wait...'],
  ['\ufb01t \ufb02oor o\ufb03ce', 'fit floor office'],
  ['\u2039quoted\u203a \u00abquoted\u00bb', '\'quoted\' "quoted"'],
  ['\u200bJosé\u2009 Núñez\ufeff', 'josé núñez'],
])('%j is compared as %j', (written, plain) => {
  expect(folded(written)).toBe(plain);
});

test('a text is blank when nothing of it shows, and only then', () => {
  for (const [characters, plain] of plainCharacters) expect(isBlankText(characters)).toBe(plain.trim() === '');
  for (const text of ['', ' \u200b', '\u2060', '\u2800', '\u3164', '\ufe0f', '\u{e0020}', '\u0000', '\ufffc']) expect(isBlankText(text)).toBe(true);
  for (const text of ['.', ' a', '👍', '\u200bé', 'ك', '中']) expect(isBlankText(text)).toBe(false);
  for (const html of [
    '<p></p>',
    '<p>&nbsp;<br /></p>',
    '<p>&#8203;&#x2800;</p>',
    '<ul><li></li></ul>',
    '<h2><strong> </strong></h2>',
    '<p>&ensp;&ZeroWidthSpace;</p>',
    '<a href="/x"></a>',
  ])
    expect(isBlankHtml(html)).toBe(true);
  for (const html of [
    '<p>a</p>',
    '<img src="x">',
    '<p>&amp;</p>',
    '<p>&#65;</p>',
    '<ul><li>a</li></ul>',
    '<hr />',
    '<p>&lt;p&gt;</p>',
    '<p><img src="x" /></p>',
  ])
    expect(isBlankHtml(html)).toBe(false);
});

test.each([
  ['Guðrún Þórsdóttir', 'gudrun thorsdottir'],
  ["O'BRIEN", 'obrien'],
  ['Women\u2019s Walk', 'womens walk'],
  ['Nguyễn Đặng Ưu Thơ', 'nguyen dang uu tho'],
  ['Kɔfi Ɓukar Əliyev', 'kofi bukar eliyev'],
  ['STRAẞE Gal·la', 'strasse galla'],
  ['Keep going\u2026 \ufb01nish o\ufb03ce', 'keep going... finish office'],
  ['\u2039Walk\u203a \u00abRun\u00bb', 'walk "run"'],
])('a search takes %j for %j', (written, plain) => {
  expect(searchText(written)).toBe(plain);
  expect(searchText(plain)).toBe(plain);
});

test('an identifying answer keeps its apostrophe and its letters: only searches leave them out', () => {
  expect(folded("O'Brien")).not.toBe(folded('OBrien'));
  expect(folded('Þór')).not.toBe(folded('Thor'));
});
