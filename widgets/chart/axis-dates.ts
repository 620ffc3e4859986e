import type { ApexOptions } from 'apexcharts';
import { english, language } from '../../runtime/widget-contract';

/** A pattern of a date as the language of the reader has it. */
export const datePattern = (pattern: string): string => language().dates[pattern] ?? pattern;

/** How dates on an axis read, from years to hours. */
export const axisDates = () => ({ year: 'yyyy', month: "MMM 'yy", day: datePattern('MMM d'), hour: 'HH:mm' });

/** The names of months and days in the language of the reader. The library has them in English, which needs none. */
export function axisNames(): Pick<NonNullable<ApexOptions['chart']>, 'locales' | 'defaultLocale'> {
  const { tag } = language();
  if (tag === english.tag) return {};
  const names = (count: number, options: Intl.DateTimeFormatOptions, at: (place: number) => number) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, place) => format.format(at(place)));
  };
  const month = (place: number) => Date.UTC(2026, place, 1);
  // February 1, 2026 is a Sunday.
  const day = (place: number) => Date.UTC(2026, 1, 1 + place);
  const options = {
    months: names(12, { month: 'long' }, month),
    shortMonths: names(12, { month: 'short' }, month),
    days: names(7, { weekday: 'long' }, day),
    shortDays: names(7, { weekday: 'short' }, day),
  };
  return { locales: [{ name: tag, options }], defaultLocale: tag };
}
