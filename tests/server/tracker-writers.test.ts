import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trackerEntries } from '../../server/records/tables/trackers';
import { trackerEntryRecords } from '../../server/records/tracker-entries';
import { databasesFor } from './support/both-databases';
import type { TestServer } from './support/test-server';
import { forgetEntries, legacyEntry, type Logger, loggerOf, storedOf } from './support/trackers';

const running = 101;
const weight = 103;
const mood = 108;
const run = { Intensity: '3', Duration: 30 };

describe.each(databasesFor('tracker writers'))('many at once on $name', ({ start }) => {
  let server: TestServer;
  let pat: Logger;
  let cedar: Logger;
  beforeAll(async () => {
    server = await start();
    pat = await loggerOf(server, 'pat@lakeside.example');
    cedar = await loggerOf(server, 'pat@cedar.example');
  }, 180_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    await forgetEntries(server, pat);
    await forgetEntries(server, cedar);
  });

  test('no entry is lost, and no two have one key, by both interfaces', async () => {
    const writes = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? pat.own.add(running, '2026-10-30', run) : pat.older.save(legacyEntry(running, '10/30/2026 00:00:00', run)),
    );
    expect((await Promise.all<{ status: number }>(writes)).map(({ status }) => status)).toEqual(writes.map(() => 200));
    expect((await storedOf(server, pat)).map(({ EntryDateKey }) => EntryDateKey)).toEqual(Array.from({ length: 40 }, (_, index) => 2026103001 + index));
  });

  test('where there is one a day, one of them is kept, and the others are refused in a sentence', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => pat.own.add(weight, '2026-10-30', { Weight: 170 + index })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(11);
    expect(await storedOf(server, pat)).toHaveLength(1);
  });

  test('where the last one replaces the others, there is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => cedar.older.save(legacyEntry(mood, '10/30/2026 00:00:00', { Mood: String((index % 5) + 1) }))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await storedOf(server, cedar)).toHaveLength(1);
  });

  test('an entry that is changed and taken away at once is whole, or gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { Data: entry } = (await pat.own.add(running, '2026-10-30', run)).body;
      const [changed, removed] = await Promise.all([pat.own.change(entry.Id, { ...run, Duration: 31 }), pat.own.remove(entry)]);
      expect(removed.status).toBe(200);
      expect([200, 404]).toContain(changed.status);
      expect(await storedOf(server, pat)).toEqual([]);
    }
  });

  test('entries are found by an index among 5,000 of one tracker', async () => {
    await server.database.execute(sql`
      insert into ${trackerEntries} (id, user_id, entity_id, tracker_id, entry_date, entry_date_key, source, created_by, created_date_time, last_modified_by, last_modified_date_time, "values")
      select '101#many#' || day || '#' || n, ${pat.userId}, ${pat.entityId}, 101, date '2026-11-02' - day, to_char(date '2026-11-02' - day, 'YYYYMMDD')::bigint * 100 + n, 'UserEntry', 'Pat', now(), 'Pat', now(),
        '[{"FieldName":"Intensity","Value":"3","DisplayValue":"6 mph"},{"FieldName":"Duration","Value":30,"DisplayValue":"30"}]'::jsonb
      from generate_series(0, 499) day, generate_series(1, 10) n`);
    await server.database.execute(sql`analyze tracker_entries`);
    const records = trackerEntryRecords(server.database);
    expect(await records.between(pat.userId, running, '2020-01-01', '2026-11-02')).toHaveLength(5000);
    const coach = await loggerOf(server, 'coach@lakeside.example');
    expect((await coach.of(pat).entries(running)).body.Data).toHaveLength(5000);
    expect((await coach.coachView.setup(pat.userId, running)).body.Data.TrackerEntries).toHaveLength(5000);
    expect((await pat.own.entries(running)).body.Data).toHaveLength(3660);
    const plan = await server.database.execute(
      sql`explain select * from tracker_entries where user_id = ${pat.userId} and tracker_id = 101 and entry_date_key between 2026092300 and 2026110299 order by entry_date_key desc`,
    );
    expect(JSON.stringify((plan as unknown as { rows: unknown }).rows)).toContain('tracker_entries_key');
  });
});
