import { expect, test } from 'vitest';
import { isAnnounced, secondsLeft, writeTimeLeft } from './time-left';

test.each([
  { seconds: 90, as: 'seconds' as const, text: '90' },
  { seconds: 90, as: 'clock' as const, text: '1:30' },
  { seconds: 5, as: 'clock' as const, text: '0:05' },
  { seconds: 3661, as: 'clock' as const, text: '1:01:01' },
])('$seconds $as is $text', ({ seconds, as, text }) => {
  expect(writeTimeLeft(seconds, as)).toBe(text);
});

test('a begun second counts, and nothing is left after the end', () => {
  expect(secondsLeft(10_000, 8_001)).toBe(2);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 99_000)).toBe(0);
});

test('screen readers are told a few times, not every second', () => {
  expect([120, 119, 60, 30, 29, 10, 5, 4, 0].filter(isAnnounced)).toEqual([120, 60, 30, 10, 5, 0]);
});
