import { expect, onTestFinished, test, vi } from 'vitest';
import { dateIn, formatDate, readDate } from './date';

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

test.each([
  ['2026-11-29T05:59:59.999Z', 'America/Chicago', '2026-11-28'],
  ['2026-11-29T06:00:00.000Z', 'America/Chicago', '2026-11-29'],
  ['2026-11-29T06:00:00Z', undefined, '2026-11-29'],
  ['2026-11-29T10:29:59Z', 'Pacific/Kiritimati', '2026-11-30'],
  ['2026-11-29', 'Pacific/Kiritimati', '2026-11-29'],
  ['1880-01-01T05:50:36Z', 'America/Chicago', '1880-01-01'],
  ['1880-01-01T05:50:35Z', 'America/Chicago', '1879-12-31'],
  ['no date', 'America/Chicago', 'no date'],
])('the date of %s in %s is %s', (moment, zone, date) => {
  expect(dateIn(moment, zone)).toBe(date);
});

test('D-speed-01 the date of today needs one format and no name of a month or a day, and a name is made when a text has it', async () => {
  // Anew, as in a page that opens: other tests have made names.
  vi.resetModules();
  const fresh = await import('./date');
  const made: (Intl.DateTimeFormatOptions | undefined)[] = [];
  const original = Intl.DateTimeFormat;
  class Counted extends original {
    constructor(tag?: string, options?: Intl.DateTimeFormatOptions) {
      super(tag, options);
      made.push(options);
    }
  }
  Intl.DateTimeFormat = Counted as typeof Intl.DateTimeFormat;
  onTestFinished(() => {
    Intl.DateTimeFormat = original;
  });
  // A zone that no other test has.
  for (const second of ['00', '01', '59']) fresh.dateIn(`2026-11-29T12:00:${second}.000Z`, 'Pacific/Chatham');
  expect(made).toEqual([expect.objectContaining({ timeZone: 'Pacific/Chatham' })]);
  expect(fresh.formatDate('2026-11-29T12:00:00Z', 'MM/dd/yyyy', 'Pacific/Chatham')).toBe('11/30/2026');
  expect(made.length).toBe(1);
  expect(fresh.formatDate('2026-11-29T12:00:00Z', 'MMMM d', 'Pacific/Chatham')).toBe('November 30');
  expect(made.slice(1)).toEqual([{ timeZone: 'UTC', month: 'long' }]);
});
