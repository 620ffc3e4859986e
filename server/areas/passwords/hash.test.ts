import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './hash';

test('a password is stored as OWASP asks for: argon2id with 19 MiB and two passes', async () => {
  const stored = await hashPassword('Meadow-4711');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([await isPassword(stored, 'Meadow-4711'), await isPassword(stored, 'meadow-4711')]).toEqual([true, false]);
});

test('where nothing is stored no password is right', async () => {
  expect(await isPassword(undefined, 'nobody has this password')).toBe(false);
});

// Secrets are compared in one form. The rule that keeps it so: tests/one-place.test.ts lets only hash.ts hash and verify them.

test.each([
  ['composed and decomposed letters', 'Café-São-4711', 'NFC', 'NFD'],
  ['decomposed letters first', 'Café-São-4711', 'NFD', 'NFC'],
  ['wide digits', 'Meadow-４７１１', 'NFC', 'NFKC'],
  ['a ligature', 'oﬃce-Meadow-4711', 'NFC', 'NFKC'],
  ['Korean', '비밀번호-Meadow-4711', 'NFD', 'NFC'],
] as const)('a password is right however a device writes it: %s', async (_what, password, set, given) => {
  const stored = await hashPassword(password.normalize(set));
  expect(await isPassword(stored, password.normalize(given))).toBe(true);
  expect(await isPassword(stored, `${password.normalize(given)}x`)).toBe(false);
});

test('a password that was stored as it was typed is still right, as it was typed', async () => {
  const typed = 'Café-São-4711'.normalize('NFD');
  const stored = await hash(typed);
  expect(await isPassword(stored, typed)).toBe(true);
  expect(await isPassword(await hash('Meadow-4711'), 'Meadow-4711')).toBe(true);
});

test('forms that differ for any text are one password', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), async (password) => {
      expect(await isPassword(await hashPassword(password.normalize('NFD')), password.normalize('NFC'))).toBe(true);
    }),
    { numRuns: 10, seed: 9 },
  );
});
