import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { addDays } from './date';
import { addMinutes, addMonths, differenceIn, inTimeZone, momentIn, offsetOf, startOfMonth, startOfWeek, weekdayOf } from './time';

test.each<[compute: () => unknown, expected: unknown]>([
  [() => addMonths('2026-01-31', 1), '2026-02-28'],
  [() => addMonths('2028-01-31', 1), '2028-02-29'],
  [() => addMonths('2026-03-31', -1), '2026-02-28'],
  [() => addMonths('2026-12-15', 1), '2027-01-15'],
  [() => addMonths('2026-01-15', -13), '2024-12-15'],
  [() => addMonths('nonsense', 1), null],
  [() => addMinutes('2026-11-21T23:30:00Z', 45), '2026-11-22T00:15:00.000Z'],
  [() => addMinutes('2026-11-21T23:30:00+02:00', -30), '2026-11-21T21:00:00.000Z'],
  [() => addMinutes('soon', 1), null],
  [() => weekdayOf('2026-11-23'), 1],
  [() => weekdayOf('2026-11-22'), 7],
  [() => startOfWeek('2026-11-22', 1), '2026-11-16'],
  [() => startOfWeek('2026-11-22', 7), '2026-11-22'],
  [() => startOfWeek('2026-11-23', 7), '2026-11-22'],
  [() => startOfMonth('2026-02-28'), '2026-02-01'],
  [() => startOfMonth('2026-02-30'), null],
  [() => differenceIn('months', '2026-01-31', '2026-02-27'), 0],
  [() => differenceIn('months', '2026-01-31', '2026-02-28'), 1],
  [() => differenceIn('months', '2026-02-28', '2026-01-31'), -1],
  [() => differenceIn('years', '2024-02-29', '2025-02-28'), 1],
  [() => differenceIn('years', '2024-03-01', '2025-02-28'), 0],
  [() => differenceIn('days', '2026-03-28', '2026-03-30'), 2],
  [() => differenceIn('hours', '2026-11-21T10:00:00Z', '2026-11-21T11:59:00Z'), 1],
  [() => differenceIn('minutes', '2026-11-21T10:00:00Z', '2026-11-21T09:59:30Z'), 0],
  [() => differenceIn('minutes', '2026-11-21T10:00:00', '2026-11-21T12:00:00+02:00'), 0],
  [() => differenceIn('days', 'soon', '2026-01-01'), null],
  [() => addMonths('2026-11-30', 1.9), '2026-12-30'],
  [() => addMonths('0001-03-31', -1), '0001-02-28'],
  [() => addMonths('2026-12-31', 0), '2026-12-31'],
  [() => weekdayOf('2026-11-31'), null],
  [() => startOfWeek('nonsense', 1), null],
  [() => startOfWeek('2026-11-25', 3), '2026-11-25'],
  [() => startOfWeek('2026-11-24', 3), '2026-11-18'],
  [() => differenceIn('months', '2026-01-15', '2026-01-15'), 0],
  [() => differenceIn('months', '2025-11-30', '2026-02-28'), 3],
  [() => differenceIn('months', '2026-03-01', '2025-12-02'), -2],
  [() => differenceIn('years', '2025-02-28', '2024-02-29'), -1],
  [() => differenceIn('days', '2026-01-01', 'soon'), null],
  [() => differenceIn('days', '2026-11-21T23:59:00Z', '2026-11-22T00:01:00Z'), 1],
  [() => differenceIn('days', '2026-03-30', '2026-03-28'), -2],
  [() => differenceIn('hours', '2026-11-21T11:59:00Z', '2026-11-21T10:00:00Z'), -1],
  [() => differenceIn('minutes', '2026-11-21T10:00', '2026-11-21T10:01:30.5'), 1],
  [() => differenceIn('months', '2026-01-31T23:00:00Z', '2026-02-28T01:00:00Z'), 1],
  [() => differenceIn('years', 'soon', '2026-01-01'), null],
  [() => offsetOf('soon', 'UTC'), null],
  [() => offsetOf('2026-11-21T12:00:00.500Z', 'UTC'), 0],
  // The hour in which Berlin goes to summer time and back, New York's, and a zone of half an hour.
  [() => inTimeZone('2026-03-29T00:59:59Z', 'Europe/Berlin'), '2026-03-29T01:59:59'],
  [() => inTimeZone('2026-03-29T01:00:00Z', 'Europe/Berlin'), '2026-03-29T03:00:00'],
  [() => inTimeZone('2026-10-25T00:30:00Z', 'Europe/Berlin'), '2026-10-25T02:30:00'],
  [() => inTimeZone('2026-10-25T01:30:00Z', 'Europe/Berlin'), '2026-10-25T02:30:00'],
  [() => offsetOf('2026-10-25T00:30:00Z', 'Europe/Berlin'), 120],
  [() => offsetOf('2026-10-25T01:30:00Z', 'Europe/Berlin'), 60],
  [() => offsetOf('2026-03-08T06:59:59.999Z', 'America/New_York'), -300],
  [() => offsetOf('2026-03-08T07:00:00Z', 'America/New_York'), -240],
  [() => offsetOf('2026-07-01T00:00:00Z', 'Asia/Kolkata'), 330],
  [() => inTimeZone('soon', 'UTC'), null],
])('%s is %j', (compute, expected) => {
  expect(compute()).toBe(expected);
});

const options = propertyRuns(300);
const dates = fc.date({ min: new Date('1971-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
/** Zones that change their clocks north and south of the equator, by half an hour, by a whole day, at midnight, and never. */
const zones = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Kathmandu',
);
/** Moments within a day of a change of clocks somewhere: the last Sundays of March and October, and others. */
const moments = fc
  .tuple(fc.integer({ min: 2000, max: 2040 }), fc.integer({ min: 0, max: 366 * 24 * 60 }))
  .map(([year, minutes]) => addMinutes(`${year}-01-01T00:00:00Z`, minutes)!);

describe('of all dates', () => {
  test('months that are added have passed', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 600 }), (date, months) => differenceIn('months', date, addMonths(date, months)!) === months),
      options,
    );
  });

  test('a date so many months later is in that month, on the same day or on its last', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const later = addMonths(date, months)!;
        const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        return count(later) - count(date) === months && (later.slice(8) === date.slice(8) || addDays(later, 1)!.endsWith('-01'));
      }),
      options,
    );
  });

  test('a week begins at most six days before each of its days, with the day asked for', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 7 }), (date, first) => {
        const start = startOfWeek(date, first)!;
        const days = differenceIn('days', start, date)!;
        return weekdayOf(start) === first && days >= 0 && days < 7;
      }),
      options,
    );
  });
});

describe('of all moments, over every change of clocks', () => {
  test('local time and offset together are the moment', () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => addMinutes(inTimeZone(moment, zone)!, -offsetOf(moment, zone)!) === new Date(moment).toISOString()),
      options,
    );
  });

  test('minutes that are added have passed, whatever the clocks do', () => {
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: -3000, max: 3000 }),
        (moment, minutes) => differenceIn('minutes', moment, addMinutes(moment, minutes)!) === minutes,
      ),
      options,
    );
  });

  test('a time that clocks show is found again, at the first moment that shows it', () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const second = `${new Date(moment).toISOString().slice(0, 19)}Z`;
        const local = inTimeZone(second, zone)!;
        const found = momentIn(local, zone)!;
        return inTimeZone(found, zone) === local && Date.parse(found) <= Date.parse(second);
      }),
      options,
    );
  });

  test('clocks go on by what has passed and by what they were changed', () => {
    fc.assert(
      fc.property(moments, zones, fc.integer({ min: 0, max: 3000 }), (moment, zone, minutes) => {
        const later = addMinutes(moment, minutes)!;
        const onClocks = differenceIn('minutes', inTimeZone(moment, zone)!, inTimeZone(later, zone)!);
        return onClocks === minutes + offsetOf(later, zone)! - offsetOf(moment, zone)!;
      }),
      options,
    );
  });
});

test('a time that clocks skip is as much later as they are put forward, and one that they show twice is the first', () => {
  expect(momentIn('2026-03-08T02:30:00', 'America/Chicago')).toBe('2026-03-08T08:30:00.000Z');
  expect(momentIn('2026-11-01T01:30:00', 'America/Chicago')).toBe('2026-11-01T06:30:00.000Z');
  expect(momentIn('2026-03-29T02:30:00', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(momentIn('2026-12-01T09:00:00', 'Asia/Kolkata')).toBe('2026-12-01T03:30:00.000Z');
  expect(momentIn('no time', 'America/Chicago')).toBeNull();
});
