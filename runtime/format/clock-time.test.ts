import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import spanish from '../../schemas/languages/es-419.language.json';
import { propertyRuns } from '../../tests/support/property-runs';
import { formatTime, shortTime, timeSpan } from './clock-time';
import { english, type Language, speak } from './language';

const [morning, later] = ['2026-11-30T17:00:00Z', '2026-11-30T17:45:00Z'];
const [denver, chicago, tokyo] = ['America/Denver', 'America/Chicago', 'Asia/Tokyo'];

/** The rule that keeps the class out: 'times written by hand' in tests/code-habits.test.ts. */
// One formatter writes the times of sessions: the habit 'times written by hand' (tests/code-habits.test.ts) keeps others out.
describe('a time names its time zone, and the time of the reader where clocks differ', () => {
  afterEach(() => speak(() => english));

  test.each([
    [{ timeZone: denver, own: denver }, '10:00 – 10:45 AM MT'],
    [{ timeZone: denver, own: chicago }, '10:00 – 10:45 AM MT · 11:00 AM your time'],
    [{ timeZone: chicago, own: 'America/Winnipeg' }, '11:00 – 11:45 AM CT'],
    [{ timeZone: denver, own: tokyo }, '10:00 – 10:45 AM MT · Dec 1, 2:00 AM your time'],
  ])('%j: %s', (zones, said) => {
    expect(formatTime(morning, later, zones)).toBe(said);
  });

  test.each([
    [morning, null, '10:00 AM MT'],
    ['2026-11-30T18:45:00Z', '2026-11-30T19:15:00Z', '11:45 AM – 12:15 PM MT'],
    ['2026-07-01T16:00:00Z', null, '10:00 AM MT'],
    ['soon', null, 'soon'],
  ])('from %s to %s: %s', (from, to, said) => {
    expect(formatTime(from, to, { timeZone: denver, own: denver })).toBe(said);
  });

  // Clocks in Denver are set back from 2:00 MDT to 1:00 MST on November 1, 2026, and forward on March 8.
  const [first, second] = ['2026-11-01T07:30:00Z', '2026-11-01T08:30:00Z'];
  const repeated: [string, string | null, { timeZone: string; own: string }, string][] = [
    [first, second, { timeZone: denver, own: denver }, '1:30 AM MDT – 1:30 AM MST'],
    [first, null, { timeZone: denver, own: denver }, '1:30 AM MDT'],
    [second, null, { timeZone: denver, own: denver }, '1:30 AM MST'],
    ['2026-11-01T07:00:00Z', '2026-11-01T07:45:00Z', { timeZone: denver, own: denver }, '1:00 – 1:45 AM MDT'],
    ['2026-11-01T06:30:00Z', first, { timeZone: denver, own: denver }, '12:30 – 1:30 AM MDT'],
    [first, '2026-11-01T09:30:00Z', { timeZone: denver, own: denver }, '1:30 AM MDT – 2:30 AM MST'],
    ['2026-11-01T06:45:00Z', '2026-11-01T09:00:00Z', { timeZone: denver, own: denver }, '12:45 – 2:00 AM MT'],
    ['2026-03-08T08:30:00Z', '2026-03-08T09:30:00Z', { timeZone: denver, own: denver }, '1:30 – 3:30 AM MT'],
    [first, null, { timeZone: tokyo, own: denver }, '4:30 PM Japan Time · 1:30 AM MDT your time'],
    [first, null, { timeZone: denver, own: chicago }, '1:30 AM MDT'],
  ];

  test.each(repeated)('in the hour that repeats, from %s to %s in %j: %s', (from, to, zones, said) => {
    expect(formatTime(from, to, zones)).toBe(said);
  });

  test.each([
    [first, null, '1:30a MDT', '1:30 AM MDT'],
    [second, null, '1:30a MST', '1:30 AM MST'],
    [first, second, '1:30a MDT', '1:30 AM MDT – 1:30 AM MST'],
    ['2026-11-01T06:30:00Z', null, '12:30a', '12:30 AM'],
    ['2026-11-01T09:00:00Z', '2026-11-01T10:00:00Z', '2a', '2:00 – 3:00 AM'],
  ])('in a grid, from %s to %s: %s, %s', (from, to, short, span) => {
    expect([shortTime(from, denver), timeSpan(from, to, denver)]).toEqual([short, span]);
  });

  test('two moments that are not one are never written the same, however clocks change', () => {
    const zone = fc.constantFrom(denver, 'America/Havana', 'Europe/London', 'Australia/Lord_Howe', 'Africa/Casablanca', 'America/Phoenix');
    const hours = fc.integer({ min: 0, max: 24 * 365 * 4 });
    fc.assert(
      fc.property(zone, hours, fc.integer({ min: 1, max: 12 }), (timeZone, hour, quarters) => {
        const from = Date.UTC(2026, 0, 1) + hour * 1_800_000;
        const [one, other] = [from, from + quarters * 900_000].map((at) => formatTime(new Date(at).toISOString(), null, { timeZone, own: timeZone }));
        expect(other).not.toBe(one);
      }),
      propertyRuns(300),
    );
  });

  test('in the hour that repeats, Spanish names the time zone, too', () => {
    const { texts, dates } = spanish;
    speak(() => ({ tag: 'es-419', direction: 'ltr', dates, texts }) as Language);
    const said = formatTime(first, second, { timeZone: denver, own: denver }).replace(/\s/gu, ' ');
    expect(said).toMatch(/^1:30 a\. ?m\., (?:MDT|GMT-6) – 1:30 a\. ?m\., (?:MST|GMT-7)$/u);
  });

  test('in Spanish', () => {
    const { texts, dates } = spanish;
    speak(() => ({ tag: 'es-419', direction: 'ltr', dates, texts }) as Language);
    expect(formatTime(morning, null, { timeZone: denver, own: chicago }).replaceAll(' ', ' ')).toBe('10:00 a.m., hora de Denver · 11:00 a.m. en su hora');
  });

  test('the time of the reader follows exactly where their clocks show another time', () => {
    const zone = fc.constantFrom(denver, chicago, tokyo, 'America/Phoenix', 'America/New_York', 'Europe/London', 'Asia/Kathmandu', 'UTC');
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }).map((date) => date.toISOString());
    fc.assert(
      fc.property(moment, zone, zone, (at, timeZone, own) => {
        const shown = (where: string) => new Intl.DateTimeFormat('en-US', { timeZone: where, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
        expect(formatTime(at, null, { timeZone, own }).includes('your time')).toBe(shown(timeZone) !== shown(own));
      }),
      propertyRuns(100),
    );
  });
});

describe('D-health-screens-10 in a month a time is as short as people write it', () => {
  afterEach(() => speak(() => english));

  test.each([
    ['2026-11-30T17:00:00Z', '10a'],
    ['2026-11-30T19:00:00Z', '12p'],
    ['2026-11-30T07:05:00Z', '12:05a'],
    ['2026-12-01T03:30:00Z', '8:30p'],
  ])('%s is %s', (moment, said) => {
    expect(shortTime(moment, denver)).toBe(said);
  });

  test.each([
    ['2026-11-30T19:00:00Z', '12 p.m.', '12:00 p.m.'],
    ['2026-11-30T15:30:00Z', '8:30 a.m.', '8:30 a.m.'],
  ])('in Spanish %s is %s, with the halves of the day as in longer texts', (moment, short, long) => {
    speak(() => ({ ...english, tag: 'es-419' }));
    expect([shortTime(moment, denver), timeSpan(moment, null, denver)].map((said) => said.replace(/\s/gu, ' '))).toEqual([short, long]);
  });
});
