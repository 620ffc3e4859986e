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
