import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { dayAfter, dayBefore, dayIn, isDay, periodName, stepped } from './periods';

const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));

describe('periods of a calendar', () => {
  test.each([
    ['2026-01-31', 'month', 1, '2026-02-01'],
    ['2026-03-31', 'list', -1, '2026-02-01'],
    ['2026-12-15', 'month', 1, '2027-01-01'],
    ['2026-11-01', 'week', 1, '2026-11-08'],
    ['2026-03-08', 'week', -1, '2026-03-01'],
  ] as const)('of %s by %s, %i further is %s', (day, view, steps, wanted) => expect(stepped(day, view, steps)).toBe(wanted));

  test('a month is called by its name, a week by its days, whatever day weeks begin with', () => {
    expect(periodName('2026-02-28', 'month', 7)).toBe('February 2026');
    expect(periodName('2026-12-01', 'week', 7)).toMatch(/^Nov 29\s–\sDec 5, 2026$/);
    expect(periodName('2026-12-01', 'day', 1)).toBe('Tuesday, December 1, 2026');
    expect(stepped('2026-12-31', 'day', 1)).toBe('2027-01-01');
    expect(periodName('2026-12-01', 'week', 1)).toMatch(/^Nov 30\s–\sDec 6, 2026$/);
    expect(periodName('2026-12-06', 'week', 1)).toBe(periodName('2026-11-30', 'week', 1));
  });

  test('a day that does not exist is none', () => {
    expect(['2026-02-29', '2028-02-29', '2026-13-01', 'tomorrow', '', undefined].map(isDay)).toEqual([false, true, false, false, false, false]);
  });

  test('today is that of the time zone', () => {
    const moment = new Date('2026-12-01T03:00:00Z');
    expect([dayIn(moment, 'America/Chicago'), dayIn(moment, 'Asia/Kolkata')]).toEqual(['2026-11-30', '2026-12-01']);
  });

  test('the day after the day before is the day', () => {
    fc.assert(
      fc.property(days, (day) => dayBefore(dayAfter(day)) === day && dayAfter(day) > day),
      propertyRuns(),
    );
  });
});
