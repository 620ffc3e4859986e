import { expect, test } from 'vitest';
import { weaknessOf } from './common';

// A new password takes many guesses. The rule that keeps it so: all four calls that set one go through `guessable` (tests/server/password-rules.test.ts).

const context = ['Pat', 'Rivers', 'pat.rivers@lakeside.example', 'Lakeside Manufacturing', 'Wellspring', 'wellness', 'program'];

test.each([
  ...['123456', 'Sunshine1', 'QWERTYUIOP', '1q2w3e4r5t6y', 'dragondragon', 'zzzzzzzzzzzz', '😀😀😀😀😀😀😀😀😀😀😀😀'],
  ...['Summer2026!', 'Winter-2026', 'Autumn2025#', 'P@ssw0rd123', 'Password1234!', 'Welcome2026!', 'Qwerty2026!'],
  ...['Spring-2027!', 'Thanksgiving26!', 'Verano2026!', 'Otoño2026!', 'Diciembre2026!', 'Bienvenido1!', 'Clave2026!!', 'Bienestar2026!'],
])('%s is guessed soon', async (password) => {
  expect(await weaknessOf(password)).toBe('common');
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
  ...[
    'iLoveLakeside1!',
    'Rivers-Family-2026',
    'WellnessProgram2026!',
    'Lakeside-Rocks-4ever',
    'MyL4keside-Pass.9',
    'go.Lakeside.go.2026',
    'edisekaL-Family-26',
  ],
  ...['Lake-side-Summer-2026', 'PatAndAnnaRivers2026', 'BestManufacturing#2026!', 'WellspringForever1!', 'Lakeside-Lakeside-Lakeside', 'ThePatRiversAccount7'],
])('%s is guessed soon by who knows the person', async (password) => {
  expect(await weaknessOf(password, context)).toBeDefined();
});

test.each([
  'correct horse battery staple',
  'Meadow-4711',
  'vierundzwanzig blaue Tassen',
  'four small green apples',
  'cuatro perros verdes bailan',
  'plum-orbit-velvet-9',
  '',
])('%j is not', async (password) => {
  expect(await weaknessOf(password, context)).toBeUndefined();
});

test.each(['InigoNunez2026!', 'Nunez-Garcia26', 'Núñez-García26', 'nunezgarcia1980!', 'Inigo1980Nunez!'])(
  '%s is a name with or without its accents',
  async (password) => {
    expect(await weaknessOf(password, ['Iñigo', 'Núñez García'])).toBeDefined();
  },
);

test.each(['Rivers run to four green apples', 'Lakeside-Purple-Kettle-Harbor', 'Pat keeps Meadow-4711'])(
  '%s is good without the name, too',
  async (password) => {
    expect(await weaknessOf(password, context)).toBeUndefined();
  },
);

/** Eight characters without any order, each kind among them, the same ones for the same number. */
function withoutOrder(seed: number): string {
  const kinds = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#$%&*+-=?@'];
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  return Array.from({ length: 8 }, (_, index) => {
    const letters = index < kinds.length ? kinds[index]! : kinds[next(kinds.length)]!;
    return [next(1_000_000), letters[next(letters.length)]!] as const;
  })
    .sort(([one], [other]) => one - other)
    .map(([, letter]) => letter)
    .join('');
}

test('eight characters of a password manager are a good password, as the rule on the page says', async () => {
  const made = Array.from({ length: 300 }, (_, index) => withoutOrder(index + 1));
  const weak = await Promise.all(made.map((password) => weaknessOf(password, context)));
  // One in twenty has a word, a date or a row of keys by chance.
  expect(made.filter((_, index) => weak[index] !== undefined).length).toBeLessThan(30);
});

test.each(['Zornaw1!', 'zornAw12', 'Summer1!', 'Abcd123!', 'Qwer123!', 'ZORNAW1!', '19800412', 'aB1aB1aB'])(
  '%s has eight characters and some order',
  async (password) => {
    expect(await weaknessOf(password)).toBeDefined();
  },
);

test('a password says whether the words of its person make it easy to guess', async () => {
  expect([await weaknessOf('Summer2026!', context), await weaknessOf('iLoveLakeside1!', context)]).toEqual(['common', 'context']);
});
