import { expect, test } from 'vitest';
import { calendarDate } from './calendar-date';

test.each([
  { value: '2026-03-01', shown: '2026-03-01' },
  { value: '2026-03-01T23:30:00-08:00', shown: '2026-03-01' },
  { value: 'soon', shown: '' },
  { value: undefined, shown: '' },
])('$value is shown as "$shown"', ({ value, shown }) => {
  expect(calendarDate(value)).toBe(shown);
});
