import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeTimes } from '../../server/areas/scheduler/free-times';
import { minuteOf, momentOf, type Span, type Week } from '../../server/areas/scheduler/open-spans';
import { propertyRuns } from '../support/property-runs';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const zones = ['America/Chicago', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Honolulu'];
/** Around both changes of clocks of 2026, in America and in Europe. */
const changes = ['2026-03-08T00:00:00Z', '2026-03-29T00:00:00Z', '2026-10-25T00:00:00Z', '2026-11-01T00:00:00Z'];

const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  ]),
);
const readings = new Map<string, { weekday: string; day: string; time: string }>();
/** What clocks show at a minute, asked of the platform for each minute. */
function reading(minute: number, timeZone: string) {
  const key = `${timeZone} ${minute}`;
  const known = readings.get(key);
  if (known !== undefined) return known;
  const parts = Object.fromEntries(
    clocks
      .get(timeZone)!
      .formatToParts(minute * 60_000)
      .map(({ type, value }) => [type, value]),
  );
  const found = { weekday: parts.weekday!, day: parts.day!, time: `${parts.hour}:${parts.minute}` };
  readings.set(key, found);
  return found;
}

const isOpen = ({ timeZone, days: week }: Week, minute: number) => {
  const { weekday, time } = reading(minute, timeZone);
  return week.some(({ Day, times }) => Day === weekday && times.some(({ StartTime, EndTime }) => StartTime <= time && time < EndTime));
};
const isIn = (spans: readonly Span[], minute: number) => spans.some(({ start, end }) => start <= minute && minute < end);

interface Case {
  coach: { week: Week; taken: Span[] };
  company: Week;
  taken: Span[];
  length: { duration: number; before: number; after: number };
  period: Span;
}
/** Looks at each minute of each session by itself. */
function naive({ coach, company, taken, length: { duration, before, after }, period }: Case): number[] {
  const found: number[] = [];
  for (let start = period.start; start < period.end; start += 1) {
    if (start % 15 !== 0) continue;
    const minutes = Array.from({ length: duration }, (_, index) => start + index);
    const around = Array.from({ length: before + duration + after }, (_, index) => start - before + index);
    const day = reading(start, coach.week.timeZone).day;
    if (
      minutes.every((minute) => isOpen(coach.week, minute) && isOpen(company, minute) && !isIn(taken, minute)) &&
      minutes.every((minute) => reading(minute, coach.week.timeZone).day === day) &&
      around.every((minute) => !isIn(coach.taken, minute))
    )
      found.push(start);
  }
  return found;
}

const time = (quarter: number) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
/** Times of a day in their order: pairs of different quarters of an hour, which may touch. */
const timesOfDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 0, maxLength: 6 })
  .map((quarters) => quarters.toSorted((one, other) => one - other))
  .map((quarters) =>
    Array.from({ length: Math.floor(quarters.length / 2) }, (_, index) => ({ StartTime: time(quarters[index * 2]!), EndTime: time(quarters[index * 2 + 1]!) })),
  );
const whole = fc.constant([{ StartTime: '00:00', EndTime: '24:00' }]);
const week = fc.record({
  timeZone: fc.constantFrom(...zones),
  days: fc
    .array(fc.oneof({ weight: 3, arbitrary: timesOfDay }, { weight: 2, arbitrary: whole }), { minLength: 7, maxLength: 7 })
    .map((times) => times.map((one, index) => ({ Day: days[index]!, times: one }))),
});
const cases = fc.constantFrom(...changes).chain((change) => {
  const middle = minuteOf(change);
  const span = fc.record({ at: fc.integer({ min: -1500, max: 2900 }), minutes: fc.integer({ min: 1, max: 300 }) });
  const spans = fc.array(
    span.map(({ at, minutes }) => ({ start: middle + at, end: middle + at + minutes })),
    { maxLength: 5 },
  );
  return fc.record({
    coach: fc.record({ week, taken: spans }),
    company: week,
    taken: spans,
    length: fc.record({
      duration: fc.constantFrom(15, 20, 30, 45, 60, 90),
      before: fc.constantFrom(0, 5, 15),
      after: fc.constantFrom(0, 10, 30),
    }),
    // From the day before until the day after, by any clocks.
    period: fc.constant({ start: middle - 720, end: middle + 2160 }),
  });
});

test('free times are those that a reckoning of each single minute finds, over both changes of clocks', () => {
  let found = 0;
  fc.assert(
    fc.property(cases, (one) => {
      const starts = freeTimes([one.coach], one)[0]!.starts;
      expect(starts.map(momentOf)).toEqual(naive(one).map(momentOf));
      found += starts.length;
    }),
    propertyRuns(400, { always: true }),
  );
  // Most weeks leave something free.
  expect(found).toBeGreaterThan(2000);
}, 300_000);

describe('the clocks of Chicago', () => {
  const at = (timeZone: string, StartTime: string, EndTime: string): Week => ({
    timeZone,
    days: days.map((Day) => ({ Day, times: [{ StartTime, EndTime }] })),
  });
  const always = at('America/Chicago', '00:00', '24:00');
  const startsOf = (coach: Week, from: string, until: string, duration = 30, company = always) => {
    const period = { start: minuteOf(from), end: minuteOf(until) };
    return freeTimes([{ week: coach, taken: [] }], { company, taken: [], length: { duration, before: 0, after: 0 }, period })[0]!.starts.map(momentOf);
  };

  test('in March there is nothing from two to three, and what is open around it runs on', () => {
    const starts = startsOf(at('America/Chicago', '01:30', '03:30'), '2026-03-08T06:00:00Z', '2026-03-09T05:00:00Z');
    expect(starts).toEqual(['2026-03-08T07:30:00.000Z', '2026-03-08T07:45:00.000Z', '2026-03-08T08:00:00.000Z']);
  });

  test('in November the hour from one to two is there twice', () => {
    const starts = startsOf(at('America/Chicago', '01:00', '02:00'), '2026-11-01T05:00:00Z', '2026-11-02T05:00:00Z');
    expect(starts).toEqual([0, 15, 30, 45, 60, 75, 90].map((minutes) => momentOf(minuteOf('2026-11-01T06:00:00Z') + minutes)));
  });

  test("no session runs across the coach's midnight, and one may across that of the company", () => {
    const starts = startsOf(at('Europe/Berlin', '00:00', '24:00'), '2026-06-01T21:30:00Z', '2026-06-01T22:15:00Z', 60);
    expect(starts).toEqual(['2026-06-01T22:00:00.000Z']);
    expect(startsOf(at('Europe/Berlin', '06:00', '09:00'), '2026-06-01T04:30:00Z', '2026-06-01T05:00:00Z', 60)).toEqual([
      '2026-06-01T04:30:00.000Z',
      '2026-06-01T04:45:00.000Z',
    ]);
  });
});
