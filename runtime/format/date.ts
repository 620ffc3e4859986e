import { english, language } from './language';

/**
 * Writes a moment by a pattern such as `M/d/yyyy h:mm a` or `MM/DD/YYYY`, in a time zone (IANA; a day without a time needs none). Both
 * spellings of the specification are understood: yyyy or YYYY, dd or DD, a or A; zzzz is the name of the time zone. A language says by which pattern it writes
 * instead. What is no date is given back as it is.
 */
export function formatDate(value: string, pattern: string, timeZone = 'UTC'): string {
  const { tag, dates } = language();
  return written(value, Object.hasOwn(dates, pattern) ? dates[pattern]! : pattern, timeZone, namesIn(tag));
}

/** The date of a moment as the calendar of a time zone has it, as yyyy-MM-dd. */
export const dateIn = (moment: string, timeZone?: string): string => written(moment, 'yyyy-MM-dd', timeZone ?? 'UTC', namesIn(english.tag));

function written(value: string, pattern: string, timeZone: string, names: Names): string {
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const moment = new Date(dateOnly ? `${value}T00:00:00Z` : value);
  if (Number.isNaN(moment.getTime())) return value;
  const parts = partsOf(moment, dateOnly ? 'UTC' : timeZone, names);
  return pattern.replace(
    /'([^']*)'|yyyy|YYYY|MMMM|MMM|MM|M|EEEE|dddd|Do|dd|DD|d|D|HH|hh|h|mm|ss|zzzz|a|A/g,
    (token: string, quoted: string | undefined) => quoted ?? (token === 'zzzz' ? zoneName(moment, timeZone) : parts[token]) ?? token,
  );
}

/** What people call a time zone, all year round: Pacific Time. */
const zoneName = (moment: Date, timeZone: string): string | undefined =>
  new Intl.DateTimeFormat(language().tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;

const formatters = new Map<string, Intl.DateTimeFormat>();

function partsOf(moment: Date, timeZone: string, names: Names): Record<string, string> {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  const found = Object.fromEntries(formatter.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', weekday = '', hour = '0', minute = '', second = '' } = found;
  const twelve = String(((Number(hour) + 11) % 12) + 1);
  const half = names.halves[Number(hour) < 12 ? 0 : 1];
  const dayName = names.days[weekdays.indexOf(weekday)] ?? weekday;
  return {
    yyyy: year,
    YYYY: year,
    MMMM: names.months[Number(month) - 1] ?? '',
    MMM: names.shortMonths[Number(month) - 1] ?? '',
    MM: month.padStart(2, '0'),
    M: month,
    EEEE: dayName,
    dddd: dayName,
    Do: names.ordinal(Number(day)),
    dd: day.padStart(2, '0'),
    DD: day.padStart(2, '0'),
    d: day,
    D: day,
    HH: hour.padStart(2, '0'),
    hh: twelve.padStart(2, '0'),
    h: twelve,
    mm: minute,
    ss: second,
    a: half,
    A: half,
  };
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** How a language calls what a date is made of. */
interface Names {
  months: string[];
  shortMonths: string[];
  /** From Sunday on. */
  days: string[];
  halves: [string, string];
  ordinal(day: number): string;
}

const names = new Map<string, Names>();

function namesIn(tag: string): Names {
  const known = names.get(tag);
  if (known !== undefined) return known;
  const named = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
  // 2023 began on a Sunday.
  const each = (count: number, format: Intl.DateTimeFormat, dateOf: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => format.format(dateOf(index)));
  const month = (index: number) => Date.UTC(2023, index, 15);
  const half = (hour: number) =>
    named({ hour: 'numeric', hour12: true })
      .formatToParts(Date.UTC(2023, 0, 1, hour))
      .find(({ type }) => type === 'dayPeriod')?.value ?? '';
  const made: Names = {
    months: each(12, named({ month: 'long' }), month),
    shortMonths: each(12, named({ month: 'short' }), month),
    days: each(7, named({ weekday: 'long' }), (index) => Date.UTC(2023, 0, 1 + index)),
    halves: [half(9), half(21)],
    ordinal: tag.startsWith('en') ? ordinal : String,
  };
  names.set(tag, made);
  return made;
}

function ordinal(day: number): string {
  const ending = day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

const isDate = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date) && dateOf(new Date(`${date}T00:00:00Z`)) === date;
const dateOf = (moment: Date): string | null => (Number.isNaN(moment.getTime()) ? null : moment.toISOString().slice(0, 10));

/** The date (yyyy-MM-dd) so many days later; null where the text is no date. No time zone is concerned: a calendar has no daylight-saving time. */
export function addDays(date: string, days: number): string | null {
  if (!isDate(date)) return null;
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return dateOf(moment);
}

/** The same day so many years later; of 29 February, in a year without it, 28 February. Null where the text is no date. */
export function addYears(date: string, years: number): string | null {
  if (!isDate(date)) return null;
  const there = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  return isDate(there) ? there : addDays(there.replace('-02-29', '-02-28'), 0);
}

const digits: Record<string, string> = {
  YYYY: '(?<year>\\d{4})',
  MM: '(?<month>\\d{2})',
  DD: '(?<day>\\d{2})',
  HH: '(?:[01]\\d|2[0-3])',
  hh: '(?:0[1-9]|1[0-2])',
  mm: '[0-5]\\d',
  ss: '[0-5]\\d',
};

/** The date (yyyy-MM-dd) that a text says by a pattern of YYYY, MM, DD, HH, mm and ss; null where it does not have the pattern, or says no date. */
export function readDate(text: string, pattern: string): string | null {
  const escaped = pattern
    .replace(/yyyy/g, 'YYYY')
    .replace(/dd/g, 'DD')
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const found = new RegExp(`^${escaped.replace(/YYYY|MM|DD|HH|hh|mm|ss/g, (token) => digits[token] ?? token)}$`).exec(text.trim())?.groups;
  const date = `${found?.year}-${found?.month}-${found?.day}`;
  return isDate(date) ? date : null;
}
