import { expect, test } from 'vitest';
import { bookedItem, canceledItem, sessionItem } from './calendar-file';

const item = sessionItem({ Id: 'a', StartDate: '2026-12-08T15:00:00.000Z', EndDate: '2026-12-08T15:30:00.000Z' }, 'Julia Miller');
const url = 'https://wellspring.example/calendar';
const numberOf = (calendar: string): number => Number(/^SEQUENCE:(\d+)\r?$/m.exec(calendar)?.[1]);

test('each change of an item has a higher number than the one before, also within one second and when the clock is set back', () => {
  const first = new Date('2026-11-29T12:00:00.000Z');
  const times = [first, first, new Date(first.getTime() + 999), new Date(first.getTime() - 3_600_000), new Date(first.getTime() + 3_600_000)];
  const numbers = times.flatMap((now) => [numberOf(bookedItem(item, { url, now })), numberOf(canceledItem(item, { url, now }))]);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  // RFC 5545 limits whole numbers to 32 bits. The numbers before were the minutes since 1970: calendars hold them.
  expect(numbers[0]).toBeGreaterThan(first.getTime() / 60_000);
  expect(numbers.at(-1)).toBeLessThan(2 ** 31);
});
