/** The date of a date or a date and time as text, as YYYY-MM-DD; '' when it is none. No time zone is applied: the written day counts. */
export const calendarDate = (value: string | undefined): string => /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value ?? '')?.[0] ?? '';

/** A date as YYYY-MM-DD, of one that is kept by a format; '' where it is none. */
export function fromFormat(value: string | undefined, format: string | undefined): string {
  if (format === undefined) return calendarDate(value);
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value ?? '') ?? [];
  return year === undefined ? '' : `${year}-${month}-${day}`;
}

/** A date YYYY-MM-DD as it is kept by a format. */
export function toFormat(date: string, format: string | undefined): string {
  const [year, month, day] = date.split('-');
  return format === undefined ? date : `${month}/${day}/${year}`;
}

/**
 * A date as somebody writes and copies it: 2026-11-21, or with the month in the place where the language has it, 11/21/2026 or 21.11.2026; undefined
 * where it is none.
 */
export function readDate(text: string, isDayFirst: boolean): string | undefined {
  const plain = text.trim();
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?$/.exec(plain) ?? [];
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ?? [];
  const parts = year === undefined ? (isDayFirst ? [last, second, first] : [last, first, second]) : [year, month, day];
  const date = parts.map((part = '') => part.padStart(2, '0')).join('-');
  return isDay(date) ? date : undefined;
}

/** Whether a text YYYY-MM-DD is a day that there is. */
export function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
