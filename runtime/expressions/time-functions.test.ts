import { expect, test } from 'vitest';
import { evaluate } from './evaluate';

test.each<[source: string, value: unknown]>([
  ["differenceIn('days', from, to)", 2],
  ["differenceIn('hours', from, to)", 48],
  ["differenceIn('fortnights', from, to)", null],
  ["differenceIn('days', none, to)", null],
  ["differenceIn('days', from, none)", null],
  ["differenceIn('days', 5, to)", null],
  ["differenceIn('days', from, 5)", null],
  ['addMonths(from, 1.0)', '2026-04-28'],
  ['addMonths(none, 1.0)', null],
  ['addMonths(from, none)', null],
  ["addMinutes('2026-03-28T10:00:00Z', 30.0)", '2026-03-28T10:30:00.000Z'],
  ['weekday(from)', 6],
  ['weekday(none)', null],
  ['startOfWeek(from, 1.0)', '2026-03-23'],
  ['startOfMonth(from)', '2026-03-01'],
  ["inTimeZone('2026-03-29T01:00:00Z', 'Europe/Berlin')", '2026-03-29T03:00:00'],
  ["inTimeZone('2026-03-29T01:00:00Z', none)", null],
  ["offsetOf('2026-03-29T01:00:00Z', 'Europe/Berlin')", 120],
])('%s is %j', (source, value) => {
  expect(evaluate(source, { from: '2026-03-28', to: '2026-03-30', none: null })).toEqual(value);
});
