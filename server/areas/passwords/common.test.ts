import { expect, test } from 'vitest';
import { isCommonPassword } from './common';

// A new password takes many guesses. The rule that keeps it so: all four calls that set one go through `guessable` (tests/server/password-rules.test.ts).

const context = ['Pat', 'Rivers', 'pat.rivers@lakeside.example', 'Lakeside Manufacturing', 'Wellspring'];

test.each([
  ...['123456', 'Sunshine1', 'QWERTYUIOP', '1q2w3e4r5t6y', 'dragondragon', 'zzzzzzzzzzzz', '😀😀😀😀😀😀😀😀😀😀😀😀'],
  ...['Summer2026!', 'Winter-2026', 'Autumn2025#', 'P@ssw0rd123', 'Password1234!', 'Welcome2026!', 'Qwerty2026!'],
])('%s is guessed soon', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  'Lakeside2026!',
  'L4k3s1d3!2026',
  'lakesidemanufacturing1!',
  'Wellspring-2026',
  'Rivers2026!',
  'PatRivers99!',
  'Manufacturing#1',
  'RiversPat1980!',
  'pat.rivers12',
  'Rivers-Pat-1980',
])('%s is guessed soon by who knows the person', async (password) => {
  expect(await isCommonPassword(password, context)).toBe(true);
});

test.each(['correct horse battery staple', 'Meadow-4711', 'vierundzwanzig blaue Tassen', 'four small green apples', ''])('%j is not', async (password) => {
  expect(await isCommonPassword(password, context)).toBe(false);
});

test.each(['InigoNunez2026!', 'Nunez-Garcia26', 'Núñez-García26', 'nunezgarcia1980!', 'Inigo1980Nunez!'])(
  '%s is a name with or without its accents',
  async (password) => {
    expect(await isCommonPassword(password, ['Iñigo', 'Núñez García'])).toBe(true);
  },
);

test('a long phrase may contain a name', async () => {
  expect(await isCommonPassword('Rivers run to four green apples', context)).toBe(false);
});
