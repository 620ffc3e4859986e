import { english, language } from './language';
import { own } from '../validation/own';

/**
 * Writes a moment by a pattern such as `M/d/yyyy h:mm a` or `MM/DD/YYYY`, in a time zone (IANA; a day without a time needs none). Both
 * spellings of the specification are understood: yyyy or YYYY, dd or DD, a or A; zzzz is the name of the time zone. A language says by which pattern it writes
 * instead. What is no date is given back as it is.
 */
export function formatDate(value: string, pattern: string, timeZone = 'UTC'): string {
  const { tag, dates } = language();
  return written(value, own(dates, pattern) ?? pattern, timeZone, tag);
}

/** A moment in UTC as `Date.toISOString` writes it, since 2000: from then on, all time zones change their dates at full minutes of UTC. */
const utcMoment = /^[2-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** The last date that was asked for: each scope of expressions asks for today's, and within a minute of one time zone the date stays the same. */
let lastDate = { of: '', is: '' };

/** Returns the date of a moment as the calendar of a time zone has it, as yyyy-MM-dd. It makes no names of months and days, as every page asks for it before its first paint. */
export function dateIn(moment: string, timeZone = 'UTC'): string {
  if (!utcMoment.test(moment)) return written(moment, 'yyyy-MM-dd', timeZone, english.tag);
  const of = `${moment.slice(0, 16)} ${timeZone}`;
  if (lastDate.of !== of) lastDate = { of, is: written(moment, 'yyyy-MM-dd', timeZone, english.tag) };
  return lastDate.is;
}

const tokens = /'([^']*)'|yyyy|YYYY|MMMM|MMM|MM|M|EEEE|dddd|Do|dd|DD|d|D|HH|hh|h|mm|ss|zzzz|a|A/g;

function written(value: string, pattern: string, timeZone: string, tag: string): string {
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const moment = new Date(dateOnly ? `${value}T00:00:00Z` : value);
  if (Number.isNaN(moment.getTime())) return value;
  const parts = partsOf(moment, dateOnly ? 'UTC' : timeZone);
  return pattern.replace(
    tokens,
    (token: string, quoted: string | undefined) => quoted ?? (token === 'zzzz' ? zoneName(moment, timeZone) : writers[token]?.(parts, tag)) ?? token,
  );
}

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** What people call a time zone, all year round: Pacific Time. */
function zoneName(moment: Date, timeZone: string): string | undefined {
  const key = `${language().tag} ${timeZone}`;
  const format = zoneNames.get(key) ?? new Intl.DateTimeFormat(language().tag, { timeZone, timeZoneName: 'longGeneric' });
  zoneNames.set(key, format);
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A moment by the clocks and the calendar of a time zone, in digits. */
interface DateParts {
  year: string;
  month: string;
  day: string;
  /** From 0 for Sunday. */
  weekday: number;
  /** From 00 to 23. */
  hour: string;
  minute: string;
  second: string;
}

function partsOf(moment: Date, timeZone: string): DateParts {
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
  return { year, month, day, weekday: weekdays.indexOf(weekday), hour, minute, second };
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

type Writer = (parts: DateParts, tag: string) => string;
const year: Writer = (parts) => parts.year;
const paddedDay: Writer = (parts) => parts.day.padStart(2, '0');
const plainDay: Writer = (parts) => parts.day;
const twelve: Writer = (parts) => String(((Number(parts.hour) + 11) % 12) + 1);
const dayName: Writer = (parts, tag) => nameIn(tag, 'day', parts.weekday);
const half: Writer = (parts, tag) => nameIn(tag, 'half', Number(parts.hour) < 12 ? 0 : 1);

/** How each token of a pattern is written. Names are looked up only for the tokens that a pattern has. */
const writers: Record<string, Writer> = {
  yyyy: year,
  YYYY: year,
  MMMM: (parts, tag) => nameIn(tag, 'month', Number(parts.month) - 1),
  MMM: (parts, tag) => nameIn(tag, 'shortMonth', Number(parts.month) - 1),
  MM: (parts) => parts.month.padStart(2, '0'),
  M: (parts) => parts.month,
  EEEE: dayName,
  dddd: dayName,
  Do: (parts, tag) => (tag.startsWith('en') ? ordinal(Number(parts.day)) : parts.day),
  dd: paddedDay,
  DD: paddedDay,
  d: plainDay,
  D: plainDay,
  HH: (parts) => parts.hour.padStart(2, '0'),
  hh: (parts, tag) => twelve(parts, tag).padStart(2, '0'),
  h: twelve,
  mm: (parts) => parts.minute,
  ss: (parts) => parts.second,
  a: half,
  A: half,
};

/** How each kind of name is found: by which options, and for which date. 2023 began on a Sunday. */
const nameKinds = {
  month: { options: { month: 'long' }, dateOf: (index: number) => Date.UTC(2023, index, 15) },
  shortMonth: { options: { month: 'short' }, dateOf: (index: number) => Date.UTC(2023, index, 15) },
  day: { options: { weekday: 'long' }, dateOf: (index: number) => Date.UTC(2023, 0, 1 + index) },
  half: { options: { hour: 'numeric', hour12: true }, dateOf: (index: number) => Date.UTC(2023, 0, 1, index === 0 ? 9 : 21) },
} satisfies Record<string, { options: Intl.DateTimeFormatOptions; dateOf(index: number): number }>;

const names = new Map<string, string>();
const nameFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns what a language calls a month, a day of the week, or a half of the day. Each name is made when it is first needed: making all takes as long as a first paint may. */
function nameIn(tag: string, kind: keyof typeof nameKinds, index: number): string {
  const key = `${tag} ${kind} ${index}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const { options, dateOf } = nameKinds[kind];
  const format = nameFormats.get(`${tag} ${kind}`) ?? new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
  nameFormats.set(`${tag} ${kind}`, format);
  const date = dateOf(index);
  const made = kind === 'half' ? (format.formatToParts(date).find(({ type }) => type === 'dayPeriod')?.value ?? '') : format.format(date);
  names.set(key, made);
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
