import { addDays, formatDate } from './date';

/** Units of time between two moments. */
export const timeUnits = ['minutes', 'hours', 'days', 'months', 'years'] as const;
type TimeUnit = (typeof timeUnits)[number];

const millisecondsPerMinute = 60_000;

/** The moment that a text says, in milliseconds; not a number where it says none. A text without a time zone is read as if in UTC, wherever it is read. */
function millisecondsOf(text: string): number {
  const isLocal = /T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text);
  return Date.parse(isLocal ? `${text}Z` : text);
}

/** The moment so many minutes later, as ISO 8601 in UTC; null where the text is no moment. */
export function addMinutes(moment: string, minutes: number): string | null {
  const later = new Date(millisecondsOf(moment) + minutes * millisecondsPerMinute);
  return Number.isNaN(later.getTime()) ? null : later.toISOString();
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The same day so many whole months later; the last day of a month that does not have it. Null where the text is no date. */
export function addMonths(date: string, months: number): string | null {
  if (addDays(date, 0) === null) return null;
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + Math.trunc(months);
  const month = `${String(Math.floor(count / 12)).padStart(4, '0')}-${twoDigits((count % 12) + 1)}`;
  const last = new Date(Date.UTC(Math.floor(count / 12), (count % 12) + 1, 0)).getUTCDate();
  return addDays(`${month}-${twoDigits(Math.min(Number(date.slice(8, 10)), last))}`, 0);
}

/** The day of the week, 1 for Monday to 7 for Sunday; null where the text is no date. */
export function weekdayOf(date: string): number | null {
  if (addDays(date, 0) === null) return null;
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** The first day of the week that a date is in; `first` is the day that weeks begin with, 1 for Monday. */
export function startOfWeek(date: string, first: number): string | null {
  const day = weekdayOf(date);
  return day === null ? null : addDays(date, -((((day - first) % 7) + 7) % 7));
}

/** The first day of the month that a date is in. */
export const startOfMonth = (date: string): string | null => (addDays(date, 0) === null ? null : `${date.slice(0, 8)}01`);

/** Whole months that have passed: the most that can be added to `from` without coming after `to`. */
function monthsBetween(from: string, to: string): number {
  if (to < from) return -monthsBetween(to, from);
  const months = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return (addMonths(from, months) ?? to) > to ? months - 1 : months;
}

/**
 * Whole units from one moment or date to another, negative where it is earlier. Minutes and hours pass on the clock; days, months and years are those of
 * the calendar that the texts are written by. Null where one of them is neither date nor moment.
 */
export function differenceIn(unit: TimeUnit, from: string, to: string): number | null {
  const passed = millisecondsOf(to) - millisecondsOf(from);
  if (Number.isNaN(passed)) return null;
  if (unit === 'minutes' || unit === 'hours') return Math.trunc(passed / millisecondsPerMinute / (unit === 'hours' ? 60 : 1)) + 0;
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
  if (unit === 'days') return Math.round((Date.parse(last) - Date.parse(first)) / (24 * 60 * millisecondsPerMinute));
  const months = monthsBetween(first, last);
  return unit === 'months' ? months : Math.trunc(months / 12) + 0;
}

/** What clocks in a time zone show at a moment, as yyyy-MM-ddTHH:mm:ss; null where the text is no moment. */
export const inTimeZone = (moment: string, timeZone: string): string | null =>
  Number.isNaN(millisecondsOf(moment)) ? null : formatDate(new Date(millisecondsOf(moment)).toISOString(), "yyyy-MM-dd'T'HH:mm:ss", timeZone);

/** How many minutes clocks in a time zone are ahead of UTC at a moment; negative west of it. Null where the text is no moment. */
export function offsetOf(moment: string, timeZone: string): number | null {
  const local = inTimeZone(moment, timeZone);
  return local === null ? null : Math.round((millisecondsOf(local) - Math.floor(millisecondsOf(moment) / 1000) * 1000) / millisecondsPerMinute);
}

/**
 * The moment at which clocks in a time zone show a time, written as yyyy-MM-ddTHH:mm:ss, in ISO 8601; null where the text is no time. Where clocks are put
 * back and show it twice, the first; where they are put forward and never show it, as much later as they are put forward.
 */
export function momentIn(local: string, timeZone: string): string | null {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return null;
  const at = (offset: number) => new Date(shown - offset * millisecondsPerMinute).toISOString();
  // The offsets a day before and a day after are those around a change of clocks, if there is one.
  const [before, after] = [-1, 1].map((days) => offsetOf(new Date(shown + days * 24 * 60 * millisecondsPerMinute).toISOString(), timeZone)!) as [
    number,
    number,
  ];
  const first = at(before);
  return offsetOf(first, timeZone) === before ? first : offsetOf(at(after), timeZone) === after ? at(after) : first;
}
