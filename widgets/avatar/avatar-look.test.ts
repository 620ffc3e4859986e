import { expect, test } from 'vitest';
import { avatarColor, initials } from './avatar-look';

test.each([
  ['C-widgets-15 C-widgets-16 a–c gives sienna', ['a1', 'b', 'C0FFEE'], 'sienna'],
  ['C-widgets-15 C-widgets-17 d–f gives beige', ['d', 'e9', 'F'], 'beige'],
  ['C-widgets-15 C-widgets-18 0–3 gives yellow', ['0', '1', '2', '3f'], 'yellow'],
  ['C-widgets-15 C-widgets-19 4–6 gives green', ['4', '5', '6a'], 'green'],
  ['C-widgets-15 C-widgets-20 7–9 gives blue', ['7', '8', '9z'], 'blue'],
  ['C-widgets-22 the first character counts, and any other gives grey', ['', 'x1', '-1', '😀', '\u202ea', undefined, null, 7], 'grey'],
])('%s', (_title, ids, color) => {
  expect(ids.map(avatarColor)).toEqual(ids.map(() => color));
});

test.each([
  { name: 'Ada Lovelace', letters: 'AL' },
  { name: 'ada king of lovelace', letters: 'AL' },
  { name: 'Plato', letters: 'P' },
  { name: '  ', letters: '' },
  { name: '👩‍🚀 Ride', letters: '👩‍🚀R' },
  { name: '\u202eAda', letters: 'A' },
  { name: undefined, letters: '' },
  { name: Number.NaN, letters: '' },
])('the initials of $name are $letters', ({ name, letters }) => {
  expect(initials(name)).toBe(letters);
});
