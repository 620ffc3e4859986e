import { expect, test } from 'vitest';
import { samplePattern } from './sample-pattern';
import { seededRandom } from './seeded-random';

test.each([
  '^[A-Z]{2}[0-9]{4}$',
  '^(\\+[0-9]{1,2})?[ .-]?\\(?[0-9]{3}\\)?$',
  '^#[0-9a-fA-F]{6}$',
  '^(red|green|dark (blue|grey))$',
  '^\\d{3}-\\w+\\.[a-z]*$',
  '\\S',
  '^(?:ab?c+){2,3}$',
  '^[\\d-]{5}$',
])('a hundred samples of %s are accepted by it', (pattern) => {
  const random = seededRandom(1);
  const samples = Array.from({ length: 100 }, () => samplePattern(pattern, random));
  expect(samples.filter((sample) => !new RegExp(pattern, 'u').test(sample))).toEqual([]);
});

test('a pattern that cannot be sampled is named', () => {
  expect(() => samplePattern('^(?=x)y$', seededRandom(1))).toThrow('The demo cannot make a value for the pattern ^(?=x)y$.');
});
