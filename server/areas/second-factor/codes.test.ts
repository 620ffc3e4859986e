import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { isTimeCode, newSecret, pictureOf, stepOf } from './time-codes';

// The secret "12345678901234567890" of RFC 6238, appendix B, whose codes there are these, cut to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('the code of RFC 6238 at second %d is right, and its time step is told', (seconds, code) => {
  expect(stepOf(secret, code, { now: at(seconds), window: 0 })).toBe(Math.floor(seconds / 30));
});

test('a code is right one step early and late, and no further', () => {
  const steps = [-61, -30, 0, 30, 61].map((shift) => stepOf(secret, '081804', { now: at(1_111_111_109 + shift), window: 1 }));
  const step = Math.floor(1_111_111_109 / 30);
  expect(steps).toEqual([undefined, step, step, step, undefined]);
});

test.each(['', '08180', '0818044', 'abcdef', '０８１８０４'])('%j is no code', (code) => {
  expect(stepOf(secret, code, { now: at(1_111_111_109), window: 1 })).toBeUndefined();
  expect(isTimeCode(code)).toBe(false);
});

test('a new secret has 160 bits, and its picture is drawn without styles', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const picture = pictureOf(secret, { issuer: 'Wellspring', label: 'pat@lakeside.example' });
  const drawn = Buffer.from(picture.replace('data:image/svg+xml;base64,', ''), 'base64').toString();
  expect(drawn).toMatch(/^<svg .*<path /s);
  expect(drawn).not.toContain('style');
});

test('recovery codes are many, different, and compared without regard to how they are written', () => {
  const codes = newRecoveryCodes(200);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){5}[a-km-np-z2-9]{4}$/);
  const [code] = codes as [string];
  expect(hashRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(hashRecoveryCode(code));
  expect(new Set(codes.map(hashRecoveryCode)).size).toBe(200);
});
