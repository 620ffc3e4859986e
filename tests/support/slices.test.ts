import { describe, expect, test } from 'vitest';
import { runsIn, sliceOf } from './slices';

const keys = Array.from({ length: 400 }, (_, index) => `/screen/${index}`);

describe('slices', () => {
  test.each([3, 4])('every case runs at least once in %i landings after each other, whatever the first is', (of) => {
    for (const first of [1, 50, 1003])
      for (const key of keys) {
        const landings = Array.from({ length: of }, (_, index) => first + index);
        expect(landings.filter((number) => runsIn({ number, changed: [] }, key, of))).toHaveLength(1);
      }
  });

  test.each([3, 4])('the cases of a sweep are spread evenly over %i slices', (of) => {
    for (let slice = 0; slice < of; slice += 1) {
      const share = keys.filter((key) => sliceOf(key, of) === slice).length / keys.length;
      expect(share).toBeGreaterThan(0.6 / of);
      expect(share).toBeLessThan(1.4 / of);
    }
  });

  test('a case whose files a landing changes runs in that landing', () => {
    const key = keys.find((one) => sliceOf(one, 4) === 1)!;
    const isIts = (file: string) => file.startsWith('screens/programs/');
    expect(runsIn({ number: 2, changed: ['screens/programs/programs.screen.json'] }, key, 4, isIts)).toBe(true);
    expect(runsIn({ number: 2, changed: ['screens/news/news.screen.json'] }, key, 4, isIts)).toBe(false);
  });
});
