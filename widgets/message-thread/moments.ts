import { language } from '../../runtime/widget-contract';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is made once: a long list has many moments. A time zone that is none is not applied. */
function format(shape: Intl.DateTimeFormatOptions, timeZone: string | undefined): Intl.DateTimeFormat {
  const { tag } = language();
  const key = `${tag} ${JSON.stringify(shape)} ${timeZone}`;
  let made = formats.get(key);
  if (made === undefined) {
    try {
      made = new Intl.DateTimeFormat(tag, timeZone === undefined ? shape : { ...shape, timeZone });
    } catch {
      made = new Intl.DateTimeFormat(tag, shape);
    }
    formats.set(key, made);
  }
  return made;
}

/** What tells one day from another. */
export const dayOf = (time: number, timeZone: string | undefined): string => format({ dateStyle: 'short' }, timeZone).format(time);

/** A day for people: Monday, November 23rd; in another language without the English ending, lunes, 23 de noviembre. */
export function dayInWords(time: number, timeZone: string | undefined): string {
  if (!language().tag.startsWith('en')) return format({ weekday: 'long', month: 'long', day: 'numeric' }, timeZone).format(time);
  const day = Number(format({ day: 'numeric' }, timeZone).format(time));
  return `${format({ weekday: 'long' }, timeZone).format(time)}, ${format({ month: 'long' }, timeZone).format(time)} ${day}${endingOf(day)}`;
}

const endingOf = (day: number): string => (day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'));

/** A moment for people: of the same day as `now` the time alone, 9:12 AM; of another one the day too, Nov 20, 9:12 AM. */
export function momentInWords(time: number, now: number, timeZone: string | undefined): string {
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const isSameDay = dayOf(time, timeZone) === dayOf(now, timeZone);
  return format(isSameDay ? clock : { month: 'short', day: 'numeric', ...clock }, timeZone).format(time);
}
