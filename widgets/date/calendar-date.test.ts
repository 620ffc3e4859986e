import { expect, test } from 'vitest';
import { calendarDate, fromFormat, isDay, toFormat, readDate } from './calendar-date';

test.each([
  { value: '2026-03-01', shown: '2026-03-01' },
  { value: '2026-03-01T23:30:00-08:00', shown: '2026-03-01' },
  { value: 'soon', shown: '' },
  { value: undefined, shown: '' },
])('$value is shown as "$shown"', ({ value, shown }) => {
  expect(calendarDate(value)).toBe(shown);
});

test('C-filter-builder-52 a date that is kept as MM/dd/yyyy is shown as the browser wants it, and kept as it was', () => {
  expect(fromFormat('03/09/2021', 'MM/dd/yyyy')).toBe('2021-03-09');
  expect(toFormat('2021-03-09', 'MM/dd/yyyy')).toBe('03/09/2021');
  expect(toFormat('2021-03-09', undefined)).toBe('2021-03-09');
  for (const text of ['2021-03-09', '3/9/2021', 'soon', undefined]) expect(fromFormat(text, 'MM/dd/yyyy')).toBe('');
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-2', false],
  ['', false],
])('that %j is a day is %s', (text, day) => {
  expect(isDay(text)).toBe(day);
});

test.each([
  { text: '2026-11-05', isDayFirst: false, date: '2026-11-05' },
  { text: '2026/1/5', isDayFirst: true, date: '2026-01-05' },
  { text: '11/5/2026', isDayFirst: false, date: '2026-11-05' },
  { text: '5/11/2026', isDayFirst: true, date: '2026-11-05' },
  { text: '05.11.2026', isDayFirst: true, date: '2026-11-05' },
  { text: '25/11/2026', isDayFirst: false, date: undefined },
  { text: '2026-02-30', isDayFirst: false, date: undefined },
  { text: 'soon', isDayFirst: false, date: undefined },
])('"$text", the day first: $isDayFirst, is read as $date', ({ text, isDayFirst, date }) => {
  expect(readDate(text, isDayFirst)).toBe(date);
});
