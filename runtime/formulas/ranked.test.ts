import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { Ranked } from './ranked';

test('whatever is added and taken in between, the lowest that waits comes first, and each once', () => {
  const steps = fc.array(fc.option(fc.nat({ max: 40 }), { nil: 'take' as const, freq: 3 }), { minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(steps, (all) => {
      const ranked = new Ranked();
      const waiting = new Set<number>();
      for (const step of [...all, ...all.map(() => 'take' as const)]) {
        if (step !== 'take') {
          ranked.add(step);
          waiting.add(step);
          continue;
        }
        const least = waiting.size === 0 ? undefined : Math.min(...waiting);
        expect(ranked.take()).toBe(least);
        if (least !== undefined) waiting.delete(least);
      }
      expect(ranked.take()).toBeUndefined();
    }),
    propertyRuns(200),
  );
});
