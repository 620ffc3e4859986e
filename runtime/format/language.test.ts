import { afterEach, expect, test } from 'vitest';
import { evaluate } from '../expressions/evaluate';
import { formatDate } from './date';
import { compareTexts, english, type Language, listed, numberFormat, pluralOf, speak, translated } from './language';
import { messageOf } from '../validation/messages';

const speakIn = (language: Partial<Language>) => speak(() => ({ ...english, ...language }));
afterEach(() => speak(() => english));

test('a text is said in the language of the page, with its values entered; without a translation it is English', () => {
  const said = () => [translated('Remove {name}', { name: 'Ana' }), translated('Nothing matches.')];
  expect(said()).toEqual(['Remove Ana', 'Nothing matches.']);
  speakIn({ tag: 'es-419', texts: { 'Remove {name}': 'Quitar {name}' } });
  expect(said()).toEqual(['Quitar Ana', 'Nothing matches.']);
});

test.each([
  [1, '1 osoba'],
  [3, '3 osoby'],
  [5, '5 osób'],
  [1200, '1200 osób'],
])('the form of a text follows its number by the rules of the language: %s', (n, text) => {
  speakIn({ tag: 'pl', texts: { '{n} people': { by: 'n', one: '{n} osoba', few: '{n} osoby', many: '{n} osób', other: '{n} osoby' } } });
  expect(translated('{n} people', { n })).toBe(text);
});

test('numbers, lists and the order of texts are those of the language', () => {
  const said = () => [
    numberFormat().format(1234567.5),
    listed(['a', 'b', 'c']),
    listed(['a', 'b'], 'disjunction'),
    ['z', 'ä', 'b'].sort(compareTexts).join(''),
  ];
  expect(said()).toEqual(['1,234,567.5', 'a, b and c', 'a or b', 'äbz']);
  speakIn({ tag: 'de' });
  expect(said()).toEqual(['1.234.567,5', 'a, b und c', 'a oder b', 'äbz']);
  speakIn({ tag: 'sv' });
  expect(said().at(-1)).toBe('bzä');
});

test('a date has the names of the language, in the order in which it writes them', () => {
  const said = () => [
    formatDate('2026-03-05T15:04:00Z', 'MMMM D, YYYY'),
    formatDate('2026-03-05T15:04:00Z', 'dddd Do MMM, h:mm A'),
    formatDate('2026-03-05', 'yyyy-MM-dd'),
  ];
  expect(said()).toEqual(['March 5, 2026', 'Thursday 5th Mar, 3:04 PM', '2026-03-05']);
  speakIn({ tag: 'es-419', dates: { 'MMMM D, YYYY': "D 'de' MMMM 'de' YYYY" } });
  expect(said()).toEqual(
    ['5 de marzo de 2026', 'jueves 5 mar, 3:04 p.m.', '2026-03-05'].map((text) =>
      expect.stringMatching(new RegExp(`^${text.replace('p.m.', 'p\\.\\s?m\\.')}$`)),
    ),
  );
});

test('what is wrong with a value is said in the language, and the kind of a number can be asked for', () => {
  speakIn({ tag: 'es-419', texts: { '{name} must have at most {n} characters.': '{name} admite {n} caracteres como máximo.' } });
  expect(messageOf({ keyword: 'maxLength', limit: 1200 }, 'El nombre')).toBe('El nombre admite 1,200 caracteres como máximo.');
  expect([evaluate("pluralOf(1) == 'one'", {}), evaluate("pluralOf(2) == 'other'", {}), pluralOf(0)]).toEqual([true, true, 'other']);
});
