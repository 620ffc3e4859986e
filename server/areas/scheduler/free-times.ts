import { inBoth, openSpans, type Span, stretchesOf, type Week } from './open-spans';

/** Sessions begin at quarters of an hour. */
export const step = 15;

/** How long a session takes, and how long the coach has no other one before and after it, in minutes. */
export interface Length {
  duration: number;
  before: number;
  after: number;
}
/** What decides when sessions with a coach are possible. */
export interface CoachTime {
  week: Week;
  /** The coach's sessions with what is kept free around them, and the times that are blocked. */
  taken: readonly Span[];
}
interface Asked {
  company: Week;
  /** The sessions of whoever would come. */
  taken: readonly Span[];
  length: Length;
  /** When a session may begin: from a minute until before another one. */
  period: Span;
}

/**
 * When sessions with coaches could begin, of each coach in order: the session lies in a time of the coach that ends with their day, and within the hours
 * of the company; what is kept free around it touches no other session and no blocked time of the coach; and whoever comes is in no other session.
 */
export function freeTimes<Coach extends CoachTime>(coaches: readonly Coach[], { company, taken, length, period }: Asked): { coach: Coach; starts: number[] }[] {
  const stretchesIn = stretchesOf({ start: period.start, end: period.end + length.duration });
  const open = openSpans(company, stretchesIn, { runOn: true });
  const { duration, before, after } = length;
  return coaches.map((coach) => {
    const windows = inBoth(openSpans(coach.week, stretchesIn, { runOn: false }), open);
    // A session cannot begin where it would run into something, or begin before something has ended.
    const barred = [
      ...coach.taken.map(({ start, end }) => ({ start: start - duration - after, end: end + before })),
      ...taken.map(({ start, end }) => ({ start: start - duration, end })),
    ].sort((one, other) => one.start - other.start);
    return { coach, starts: startsIn(windows, barred, { duration, until: period.end }) };
  });
}

/** The quarters of an hour at which a session fits into a window, and that lie between no two ends of what bars it. */
function startsIn(windows: readonly Span[], barred: readonly Span[], { duration, until }: { duration: number; until: number }): number[] {
  const starts: number[] = [];
  let [next, barredUntil] = [0, Number.NEGATIVE_INFINITY];
  for (const { start, end } of windows)
    for (let at = Math.ceil(start / step) * step; at + duration <= end && at < until; at += step) {
      for (; next < barred.length && barred[next]!.start < at; next += 1) barredUntil = Math.max(barredUntil, barred[next]!.end);
      if (at >= barredUntil) starts.push(at);
    }
  return starts;
}

/** Whether a session lies within the hours of a company. */
export const isWithinHours = (company: Week, session: Span): boolean =>
  openSpans(company, stretchesOf(session), { runOn: true }).some(({ start, end }) => start === session.start && end === session.end);
