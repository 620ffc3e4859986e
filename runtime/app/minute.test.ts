import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMinute } from './minute';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:40Z') }));
afterEach(() => void vi.useRealTimers());

test('the minute ticks at its beginning, while somebody listens', () => {
  const minute = createMinute(() => new Date().toISOString());
  const heard: string[] = [];
  const stop = minute.subscribe(() => heard.push(minute.get()));
  const other = minute.subscribe(() => undefined);
  expect(minute.get()).toBe('2026-11-21T12:00:00.000Z');
  vi.advanceTimersByTime(19_999);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['2026-11-21T12:01:00.000Z']);
  vi.advanceTimersByTime(120_000);
  expect(heard).toHaveLength(3);
  stop();
  other();
  expect(vi.getTimerCount()).toBe(0);
});
