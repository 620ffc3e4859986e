import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedShrinking } from './property-runs';

test('after its first failure a property tries a limited number of further inputs, and reports the smallest that failed', async () => {
  let tried = 0;
  const isSmall = boundedShrinking(async (list: number[]) => {
    tried += 1;
    expect(list.length).toBeLessThan(5);
  }, 20);
  const result = await fc.check(fc.asyncProperty(fc.array(fc.integer(), { size: 'large' }), isSmall), { seed: 1 });
  expect(tried).toBe(result.numRuns + 20);
  expect(result.numShrinks).toBeGreaterThan(0);
  expect(result.counterexample?.[0].length).toBeGreaterThanOrEqual(5);
});

test('a property that holds tries each of its inputs', async () => {
  let tried = 0;
  const holds = boundedShrinking(async () => void (tried += 1), 20);
  expect((await fc.check(fc.asyncProperty(fc.integer(), holds), { numRuns: 50 })).failed).toBe(false);
  expect(tried).toBe(50);
});
