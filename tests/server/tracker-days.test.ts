import { describe, expect } from 'vitest';
import { withServer } from './support/fixture';
import { forgetEntries, legacyEntry, type Logger, loggerOf, moveTo, storeEntry } from './support/trackers';

const running = 101;
const run = { Intensity: '3', Duration: 30 };

const { test, server } = withServer();

/** Somebody signed in at a moment; each moment is later than the one before. */
async function at(moment: string, timeZone: string, userName = 'pat@lakeside.example'): Promise<Logger> {
  server.clock.advance({ seconds: (Date.parse(moment) - server.clock.now().getTime()) / 1000 });
  const person = await loggerOf(server, userName);
  await moveTo(server, person, timeZone);
  await forgetEntries(server, person);
  return person;
}

const messages = ({ body }: { body: { Errors?: { Message: string }[] } }) => body.Errors?.map(({ Message }) => Message);

// Moments in order: the clock only goes forward.
describe.each([
  // 5 November: the day that it is differs around the world at one moment.
  {
    moment: '2026-11-05T02:30:00.000Z',
    timeZone: 'America/Chicago',
    today: '2026-11-04',
    tomorrow: '2026-11-05',
    said: 'November 4, 2026',
    first: '2025-11-04',
  },
  { moment: '2026-11-05T02:31:00.000Z', timeZone: 'Asia/Tokyo', today: '2026-11-05', tomorrow: '2026-11-06', said: 'November 5, 2026', first: '2025-11-05' },
  {
    moment: '2026-11-05T02:32:00.000Z',
    timeZone: 'Pacific/Honolulu',
    today: '2026-11-04',
    tomorrow: '2026-11-05',
    said: 'November 4, 2026',
    first: '2025-11-04',
  },
  // Daylight-saving time ends in Chicago on 1 November 2026 and begins on 14 March 2027.
  { moment: '2027-03-14T05:59:00.000Z', timeZone: 'America/Chicago', today: '2027-03-13', tomorrow: '2027-03-14', said: 'March 13, 2027', first: '2026-03-13' },
  { moment: '2027-03-15T04:59:00.000Z', timeZone: 'America/Chicago', today: '2027-03-14', tomorrow: '2027-03-15', said: 'March 14, 2027', first: '2026-03-14' },
  {
    moment: '2027-11-08T05:59:00.000Z',
    timeZone: 'America/Chicago',
    today: '2027-11-07',
    tomorrow: '2027-11-08',
    said: 'November 7, 2027',
    first: '2026-11-07',
  },
  // 29 February: a year before it there is only a 28th.
  { moment: '2028-02-29T12:00:00.000Z', timeZone: 'Asia/Tokyo', today: '2028-02-29', tomorrow: '2028-03-01', said: 'February 29, 2028', first: '2027-02-28' },
  {
    moment: '2028-02-29T12:01:00.000Z',
    timeZone: 'Pacific/Honolulu',
    today: '2028-02-29',
    tomorrow: '2028-03-01',
    said: 'February 29, 2028',
    first: '2027-02-28',
  },
])('at $moment in $timeZone it is $today', ({ moment, timeZone, today, tomorrow, said, first }) => {
  let pat: Logger;
  test.beforeAll(async () => {
    pat = await at(moment, timeZone);
  });
  test.beforeEach(() => forgetEntries(server, pat));

  test('C-tracker-179 C-tracker-181 C-tracker-232 nothing is entered for tomorrow', async () => {
    expect((await pat.own.add(running, today, run)).status).toBe(200);
    expect(messages(await pat.own.add(running, tomorrow, run))).toEqual([`Date cannot be after ${said}`]);
    const [year, month, day] = tomorrow.split('-');
    expect(messages(await pat.older.save(legacyEntry(running, `${month}/${day}/${year} 00:00:00`, run)))).toEqual([`Date cannot be after ${said}`]);
  });

  test('C-tracker-182 nothing is entered for more than a year ago, and nothing older is read', async () => {
    expect((await pat.own.add(running, first, run)).status).toBe(200);
    const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    expect(messages(await pat.own.add(running, before, run))?.[0]).toMatch(/^Date cannot be before /);
    await storeEntry(server, pat, { EntryDate: before });
    expect((await pat.own.entries(running)).body.Data.map(({ EntryDate }) => EntryDate)).toEqual([first]);
  });
});

test('today is that of whoever is signed in: a coach in Chicago enters nothing for the day that it already is for a participant in Tokyo', async () => {
  const pat = await at('2028-05-02T02:00:00.000Z', 'Asia/Tokyo');
  const coach = await at('2028-05-02T02:01:00.000Z', 'America/Chicago', 'coach@lakeside.example');
  expect((await pat.own.add(running, '2028-05-02', run)).status).toBe(200);
  expect(messages(await coach.of(pat).add(running, '2028-05-02', run, { Source: 'Coach' }))).toEqual(['Date cannot be after May 1, 2028']);
  expect((await coach.of(pat).entries(running)).body.Data).toEqual([]);
});

test('a day that is none is refused before anything is looked up', async () => {
  const pat = await at('2028-05-03T02:00:00.000Z', 'Asia/Tokyo');
  expect((await pat.own.add(running, '2027-02-29', run)).status).toBe(400);
  expect((await pat.own.entries(running, '2027-02-29', '2028-01-01')).status).toBe(400);
});
