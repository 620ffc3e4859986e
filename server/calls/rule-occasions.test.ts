import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inTimeZone } from '../../runtime/format/time';
import { propertyRuns } from '../../tests/support/property-runs';
import { dueAt } from './rule-occasions';

const chicago = 'America/Chicago';
const on = (rest: object) => ({ resource: 'days', date: '/Day', ...rest });

describe('D-rules-04 when a rule is due', () => {
  test.each([
    ['a date is its midnight', {}, '2026-11-03', '2026-11-03T06:00:00.000Z'],
    ['a moment is itself', {}, '2026-11-03T10:30:00.000Z', '2026-11-03T10:30:00.000Z'],
    ['three days later at nine', { after: { days: 3 }, at: '09:00' }, '2026-11-03', '2026-11-06T15:00:00.000Z'],
    ['the day before', { after: { days: -1 }, at: '09:00' }, '2026-11-03', '2026-11-02T15:00:00.000Z'],
    ['nine stays nine when the clocks go back', { after: { days: 3 }, at: '09:00' }, '2026-10-30', '2026-11-02T15:00:00.000Z'],
    ['nine stays nine when the clocks go forward', { after: { days: 3 }, at: '09:00' }, '2026-03-06', '2026-03-09T14:00:00.000Z'],
    ['days after a moment keep its time of day', { after: { days: 3 } }, '2026-10-30T15:00:00.000Z', '2026-11-02T16:00:00.000Z'],
    ['hours are counted by the clock of the world', { after: { hours: 48 } }, '2026-10-31T15:00:00.000Z', '2026-11-02T15:00:00.000Z'],
    ['a time that does not exist is the next one that does', { at: '02:30' }, '2026-03-08', '2026-03-08T08:30:00.000Z'],
  ])('%s', (_title, rest, from, due) => {
    expect(dueAt(on(rest), from, chicago)).toBe(due);
  });

  test('a text that is no date is never due', () => {
    expect([dueAt(on({}), 'soon', chicago), dueAt(on({ at: '09:00' }), '2026-02-30', chicago)]).toEqual([undefined, undefined]);
  });

  test('it is at the time of day that the rule names, on the day that it names, in any time zone', () => {
    const zone = fc.constantFrom(chicago, 'Asia/Kolkata', 'Pacific/Auckland', 'Europe/London', 'America/St_Johns', 'UTC');
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, zone, fc.integer({ min: -400, max: 400 }), (from, timeZone, days) => {
        const local = inTimeZone(dueAt(on({ after: { days }, at: '09:00' }), from, timeZone)!, timeZone)!;
        const wanted = new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
        expect(local.slice(0, 16)).toBe(`${wanted}T09:00`);
      }),
      propertyRuns(300),
    );
  });
});
