import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { platformTimers } from './long-timers';

// The habit 'timers of any length' (tests/code-habits.test.ts) keeps durations away from the platform's own timers.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const day = 86_400_000;

test('a timer fires once, after the time that it was given, however long that is', () =>
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 20 * day, max: 400 * day })), (milliseconds) => {
      const run = vi.fn();
      platformTimers.setTimeout(run, milliseconds);
      vi.advanceTimersByTime(milliseconds - 1);
      expect(run).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(run).toHaveBeenCalledOnce();
      expect(vi.getTimerCount()).toBe(0);
    }),
    propertyRuns(50),
  ));

test('a long timer can be cleared in each of its parts, and one without an end never fires', () => {
  const run = vi.fn();
  const long = platformTimers.setTimeout(run, 90 * day);
  const endless = platformTimers.setTimeout(run, Number.POSITIVE_INFINITY);
  vi.advanceTimersByTime(60 * day);
  platformTimers.clearTimeout(long);
  vi.advanceTimersByTime(400 * day);
  platformTimers.clearTimeout(endless);
  platformTimers.clearTimeout(undefined);
  expect(run).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
