import { expect, test } from 'vitest';
import { formatDate, readDate } from './date';

test.each([
  ['2026-03-08T07:59:00Z', 'M/d/yyyy h:mm a', 'America/Chicago', '3/8/2026 1:59 AM'],
  ['2026-03-08T08:01:00Z', 'M/d/yyyy h:mm a', 'America/Chicago', '3/8/2026 3:01 AM'],
  ['2026-11-21T18:00:00Z', 'M/d/yyyy h:mm a', 'America/Chicago', '11/21/2026 12:00 PM'],
  ['2026-11-21T06:00:00Z', 'MM/DD/YYYY hh:mm:ss A', 'America/Chicago', '11/21/2026 12:00:00 AM'],
  ['2028-02-29', 'MM/DD/YYYY', 'Pacific/Auckland', '02/29/2028'],
  ['2026-05-23T12:00:00Z', 'dddd, MMMM Do', 'UTC', 'Saturday, May 23rd'],
  ['2026-05-11T12:00:00Z', "MMM D, YYYY 'at' HH:mm", 'UTC', 'May 11, 2026 at 12:00'],
  ['2026-05-11T12:00:00Z', 'zzzz', 'America/Los_Angeles', 'Pacific Time'],
  ['2026-12-11T12:00:00Z', 'h A, zzzz', 'America/New_York', '7 AM, Eastern Time'],
  ['no date', 'MM/DD/YYYY', 'UTC', 'no date'],
  // A day without a time is that day everywhere.
  ['2028-02-29', 'MM/DD/YYYY', 'America/Chicago', '02/29/2028'],
  ['2026-09-05T03:04:05Z', 'MMMM MMM M d h hh H HH mm ss', 'UTC', 'September Sep 9 5 3 03 H 03 04 05'],
])('%s as %s in %s is %s', (value, pattern, zone, text) => {
  expect(formatDate(value, pattern, zone)).toBe(text);
});

test.each([
  ['02/29/2028 23:59:59', 'MM/DD/YYYY HH:mm:ss', '2028-02-29'],
  ['02/29/2027 00:00:00', 'MM/DD/YYYY HH:mm:ss', null],
  ['10/30/2026 24:00:00', 'MM/DD/YYYY HH:mm:ss', null],
  ['10/30/2026 10:60:00', 'MM/DD/YYYY HH:mm:ss', null],
  ['10/30/2026 10:00:60', 'MM/DD/YYYY HH:mm:ss', null],
  ['10/30/2026 13:00', 'MM/DD/YYYY hh:mm', null],
])('%s by %s is %s', (text, pattern, date) => {
  expect(readDate(text, pattern)).toBe(date);
});

test('without a zone a moment is written as in UTC', () => {
  expect(formatDate('2026-05-11T23:30:00Z', 'yyyy-MM-dd HH:mm')).toBe('2026-05-11 23:30');
});
