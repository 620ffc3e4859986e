import { expect, test } from 'vitest';
import { plainCode } from './plain-code';

// The rule that keeps codes from being compared as bytes: tests/one-place.test.ts, 'what a code is'.
test.each([
  '123456',
  ' 123456 ',
  '123 456',
  '123-456',
  '123\u2011456',
  '\u200b123456',
  '123\u00a0456',
  '\uff11\uff12\uff13\uff14\uff15\uff16',
  '\u2068123456\u2069',
])('%j is meant as 123456', (code) => {
  expect(plainCode(code)).toBe('123456');
});

test.each(['1234567', '12345', '123456a'])('%s is another one', (code) => {
  expect(plainCode(code)).not.toBe('123456');
});
