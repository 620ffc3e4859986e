import { expect, test } from 'vitest';
import { isCommonPassword } from './common';

test.each(['123456', 'Sunshine1', 'QWERTYUIOP', '1q2w3e4r5t6y', 'dragondragon', 'zzzzzzzzzzzz', '😀😀😀😀😀😀😀😀😀😀😀😀'])(
  '%s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(['correct horse battery staple', 'Wellspring-2026', 'Meadow-4711', 'vierundzwanzig blaue Tassen', ''])('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
