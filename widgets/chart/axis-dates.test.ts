import { expect, test } from 'vitest';
import { english, speak } from '../../runtime/format/language';
import { axisDates, axisNames } from './axis-dates';

test('an axis has the names and patterns of the language of the reader; English needs no names', () => {
  expect([axisDates().day, axisNames()]).toEqual(['MMM d', {}]);
  speak(() => ({ ...english, tag: 'es-419', dates: { 'MMM d': 'd MMM' } }));
  try {
    const { locales, defaultLocale } = axisNames();
    const { months, shortMonths, shortDays } = locales![0]!.options!;
    expect([axisDates().day, defaultLocale]).toEqual(['d MMM', 'es-419']);
    expect([months![0], shortMonths![7], shortDays![0]]).toEqual(['enero', 'ago', 'dom']);
  } finally {
    speak(() => english);
  }
});
