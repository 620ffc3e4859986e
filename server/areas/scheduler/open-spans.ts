import { offsetOf } from '../../../runtime/format/time';
import type { AvailableTime, CoachAvailability } from '../../../schemas/generated/records';

/** From a minute until before another one, both counted from 1970 in UTC. */
export interface Span {
  start: number;
  end: number;
}
/** Times of each day of the week, by the clocks of a time zone. */
export interface Week {
  timeZone: string;
  days: readonly { Day: CoachAvailability['WeekDays'][number]['Day']; times: readonly AvailableTime[] }[];
}
/** A part of a period in which clocks somewhere are put neither forward nor back: by how much they are ahead of UTC. */
interface Stretch extends Span {
  offset: number;
}

const minutesPerDay = 1440;
const millisecondsPerMinute = 60_000;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const minuteOf = (moment: string): number => Math.floor(Date.parse(moment) / millisecondsPerMinute);
export const momentOf = (minute: number): string => new Date(minute * millisecondsPerMinute).toISOString();
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When clocks are put forward or back is found once for each time zone: many coaches have the same. */
export function stretchesOf({ start, end }: Span): (timeZone: string) => Stretch[] {
  const known = new Map<string, Stretch[]>();
  return (timeZone) => {
    const found = known.get(timeZone) ?? stretches({ start, end }, timeZone);
    known.set(timeZone, found);
    return found;
  };
}

function stretches({ start, end }: Span, timeZone: string): Stretch[] {
  const offset = (minute: number) => offsetOf(momentOf(minute), timeZone)!;
  const found: Stretch[] = [];
  let [begin, current] = [start, offset(start)];
  for (let at = start; at < end; at += minutesPerDay) {
    const next = Math.min(at + minutesPerDay, end);
    const later = offset(next);
    if (later === current) continue;
    let [low, high] = [at, next];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offset(middle) === current) low = middle;
      else high = middle;
    }
    found.push({ start: begin, end: high, offset: current });
    [begin, current] = [high, later];
  }
  return [...found, { start: begin, end, offset: current }];
}

/**
 * When a week is open in a period. An hour that clocks skip is not there, and one that they show twice is there twice. Times that touch are one; those of
 * two days only where they `runOn`.
 */
export function openSpans({ timeZone, days }: Week, stretchesIn: (timeZone: string) => Stretch[], { runOn }: { runOn: boolean }): Span[] {
  const times = new Map(days.map((day) => [day.Day, day.times]));
  const spans = stretchesIn(timeZone).flatMap(({ start, end, offset }) => {
    const first = Math.floor((start + offset) / minutesPerDay);
    const last = Math.floor((end - 1 + offset) / minutesPerDay);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((day) =>
      // 1970 began on a Thursday.
      (times.get(weekdays[(day + 3) % 7]!) ?? []).flatMap(({ StartTime, EndTime }) => {
        const from = Math.max(start, day * minutesPerDay + minutesOf(StartTime) - offset);
        const until = Math.min(end, day * minutesPerDay + minutesOf(EndTime) - offset);
        return from < until ? [{ start: from, end: until, day }] : [];
      }),
    );
  });
  const joined: (Span & { day: number })[] = [];
  for (const span of spans.sort((one, other) => one.start - other.start)) {
    const before = joined.at(-1);
    if (before !== undefined && span.start <= before.end && (runOn || before.day === span.day)) before.end = Math.max(before.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

/** What lies in a span of both lists. Each is in order, and its spans do not overlap. */
export function inBoth(one: readonly Span[], other: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (let [left, right] = [0, 0]; left < one.length && right < other.length; ) {
    const [a, b] = [one[left]!, other[right]!];
    const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
    if (start < end) found.push({ start, end });
    if (a.end <= b.end) left += 1;
    else right += 1;
  }
  return found;
}
