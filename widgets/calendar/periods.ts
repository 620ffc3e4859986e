import type { CalendarOptions } from '../../schemas/generated/widgets';
import { language } from '../../runtime/widget-contract';

export type CalendarView = NonNullable<CalendarOptions['view']>;
/** A day as yyyy-MM-dd: as a Date at midnight in UTC, so that no clock of the browser moves it. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day that a time zone has at a moment; that of the browser where none is said. */
export const dayIn = (moment: Date, timeZone: string | undefined): string => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** Whether a text is a day that exists. */
export const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dateOf(text).getTime()) && dayOf(dateOf(text)) === text;

/** The day from which the period after the one of `day` is shown, or the one before it: a month, a week, or a day. */
export function stepped(day: string, view: CalendarView, steps: 1 | -1): string {
  const date = dateOf(day);
  if (view === 'week' || view === 'day') date.setUTCDate(date.getUTCDate() + (view === 'week' ? 7 : 1) * steps);
  else date.setUTCMonth(date.getUTCMonth() + steps, 1);
  return dayOf(date);
}

/** The first and the last day of the week that a day is in; weeks begin with the day of `firstDay`, 1 for Monday to 7 for Sunday. */
function weekOf(day: string, firstDay: number): [string, string] {
  const date = dateOf(day);
  const back = (date.getUTCDay() - (firstDay % 7) + 7) % 7;
  date.setUTCDate(date.getUTCDate() - back);
  const first = dayOf(date);
  date.setUTCDate(date.getUTCDate() + 6);
  return [first, dayOf(date)];
}

/** What the period of a day is called: November 2026, Nov 29 – Dec 5, 2026, or Tuesday, December 1, 2026. */
export function periodName(day: string, view: CalendarView, firstDay: number): string {
  if (view === 'day') return new Intl.DateTimeFormat(language().tag, { timeZone: 'UTC', dateStyle: 'full' }).format(dateOf(day));
  if (view !== 'week') return new Intl.DateTimeFormat(language().tag, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(dateOf(day));
  const [first, last] = weekOf(day, firstDay);
  return new Intl.DateTimeFormat(language().tag, { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' }).formatRange(dateOf(first), dateOf(last));
}

/** The day after one: whole days end where the next one begins. */
export function dayAfter(day: string): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return dayOf(date);
}

/** The day before one. */
export function dayBefore(day: string): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return dayOf(date);
}
