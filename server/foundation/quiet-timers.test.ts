import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abortedAfter } from './quiet-timers';

// The habit 'timers of any length' (tests/code-habits.test.ts) keeps AbortSignal.timeout out, which is aborted at once after 24.8 days and more.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([1000, 30 * 86_400_000])('a signal is aborted after %i ms, and not before', (milliseconds) => {
  const signal = abortedAfter(milliseconds);
  vi.advanceTimersByTime(milliseconds - 1);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
