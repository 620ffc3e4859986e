import { formatDate } from './date';
import { translated, language } from './language';
import { addMinutes, offsetOf } from './time';

const timePattern = 'h:mm A';

/** Returns what clocks in a time zone (IANA) show at a moment: "10:00 AM". */
const clockTime = (moment: string, timeZone: string): string => formatDate(moment, timePattern, timeZone);

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** How a time zone is named: the same all year, as MT, or as it applies at the moment, as MDT or MST. */
type ZoneNameStyle = 'shortGeneric' | 'short';

/** Returns the short name of a time zone at a moment. The name is empty where the time zone is unknown. */
function zoneName(moment: string, timeZone: string, style: ZoneNameStyle = 'shortGeneric'): string {
  const { tag } = language();
  const key = `${tag} ${timeZone} ${style}`;
  const format = zoneNames.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: style });
  zoneNames.set(key, format);
  return format.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Whether clocks in a time zone show the time of a moment twice that day, as they do in the hour that repeats when daylight saving time ends. */
function isShownTwice(moment: string, timeZone: string): boolean {
  const offset = offsetOf(moment, timeZone);
  if (offset === null) return false;
  const offsetAt = (minutes: number): number => offsetOf(addMinutes(moment, minutes)!, timeZone)!;
  return [-minutesAroundChange, minutesAroundChange].map(offsetAt).some((other) => other !== offset && offsetAt(offset - other) === other);
}

/** How near a change of clocks is for its times to be shown twice: no time zone sets its clocks back by more. */
const minutesAroundChange = 180;

/** Returns a time with the name of the time zone that applies at that moment: "1:30 AM MDT". */
const exactTime = (moment: string, timeZone: string): string =>
  translated('{time} {zone}', { time: clockTime(moment, timeZone), zone: zoneName(moment, timeZone, 'short') });

/** Returns a time on a clock, with the name of its time zone where the clock shows this time twice. */
const distinctTime = (moment: string, timeZone: string): string => (isShownTwice(moment, timeZone) ? exactTime(moment, timeZone) : clockTime(moment, timeZone));

/** Returns "9:00 – 9:15 AM", or "11:45 AM – 12:15 PM" where the halves of the day differ; without `to` it is one time. It names no time zone. */
function plainSpan(from: string, to: string | null, timeZone: string): string {
  if (to === null || Number.isNaN(Date.parse(to))) return clockTime(from, timeZone);
  const [first, last] = [clockTime(from, timeZone), clockTime(to, timeZone)];
  const half = formatDate(from, 'A', timeZone);
  const isSameHalf = formatDate(to, 'A', timeZone) === half && first.endsWith(` ${half}`);
  return `${isSameHalf ? first.slice(0, -half.length - 1) : first} – ${last}`;
}

/**
 * Returns a span of time as a grid of one time zone shows it: "9:00 – 9:15 AM". The time zone is named only where its clocks show one of the times twice:
 * "1:30 AM MDT – 1:30 AM MST". `from` and `to` are moments (ISO 8601); without `to` it is one time.
 */
export const timeSpan = (from: string, to: string | null, timeZone: string): string =>
  endsOf(from, to).some((moment) => isShownTwice(moment, timeZone)) ? spanWithZone(from, to, timeZone) : plainSpan(from, to, timeZone);

/**
 * Returns a time as short as people write it in a grid: "10a", "8:30p". Where a language writes the halves of the day otherwise than AM and PM, they are as
 * everywhere in this language, in Spanish "10 a.m.", so that a screen shows one form. Where clocks show the time twice, the name of the time zone tells
 * which one: "1:30a MDT".
 */
export function shortTime(moment: string, timeZone: string): string {
  const time = clockTime(moment, timeZone);
  const [, hour, minutes, half] = /^(\d+)(:\d\d)(\s\D+)$/u.exec(time) ?? [];
  const halfShort = half?.replace(/^\s([AP])M$/u, (_all, letter: string) => letter.toLowerCase());
  const short = hour === undefined ? time : `${hour}${minutes === ':00' ? '' : minutes}${halfShort}`;
  return isShownTwice(moment, timeZone) ? translated('{time} {zone}', { time: short, zone: zoneName(moment, timeZone, 'short') }) : short;
}

/** The ends of a span that are moments. */
const endsOf = (from: string, to: string | null): string[] => [from, to].filter((moment) => moment !== null && !Number.isNaN(Date.parse(moment))) as string[];

interface Zones {
  /** Where it takes place (IANA). */
  timeZone: string;
  /** Of the reader (IANA). */
  own: string;
}

/**
 * Returns the time of a reader whose clocks show something else than those where it takes place, with the day where that is another one too: "11:00 AM".
 * Empty where the clocks show the same.
 */
export function ownTime(from: string, { timeZone, own }: Zones): string {
  if (own === timeZone || offsetOf(from, own) === offsetOf(from, timeZone)) return '';
  const isSameDay = formatDate(from, 'yyyy-MM-dd', own) === formatDate(from, 'yyyy-MM-dd', timeZone);
  if (isSameDay) return distinctTime(from, own);
  const time = formatDate(from, 'MMM D, h:mm A', own);
  return isShownTwice(from, own) ? translated('{time} {zone}', { time, zone: zoneName(from, own, 'short') }) : time;
}

/** Returns when something takes place, with the name of the time zone. Where clocks show one of the times twice, the name tells them apart: "1:30 AM MDT – 1:30 AM MST". */
function spanWithZone(from: string, to: string | null, timeZone: string): string {
  const ends = endsOf(from, to);
  const isDistinct = ends.some((moment) => isShownTwice(moment, timeZone));
  const names = new Set(ends.map((moment) => zoneName(moment, timeZone, 'short')));
  if (isDistinct && names.size > 1) return ends.map((moment) => exactTime(moment, timeZone)).join(' – ');
  return translated('{time} {zone}', { time: plainSpan(from, to, timeZone), zone: zoneName(from, timeZone, isDistinct ? 'short' : 'shortGeneric') });
}

/**
 * Returns when something takes place, by the clocks there and with the name of their time zone: "10:00 – 10:45 AM MT". For a reader whose clocks show
 * something else, their own time follows: "10:00 AM MT · 11:00 AM your time", with the day where that is another one too. Where clocks show a time twice,
 * its time zone is named as it applies then: "1:30 AM MDT – 1:30 AM MST".
 * `from` and `to` are moments (ISO 8601); without `to` it is one time. The only writer of times of sessions, on screens and in messages.
 */
export function formatTime(from: string, to: string | null, { timeZone, own }: Zones): string {
  if (Number.isNaN(Date.parse(from))) return from;
  const there = spanWithZone(from, to, timeZone);
  const here = ownTime(from, { timeZone, own });
  return here === '' ? there : translated('{there} · {here} your time', { there, here });
}
