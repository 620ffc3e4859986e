import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { addDays } from '../../runtime/format/date';
import { participations } from '../../server/records/tables/programs';
import { biometricMeasurements } from '../../server/records/tables/assessments';
import { testAnswer } from '../support/journey';
import { faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { forgetEntries, legacyEntry, type Logger, loggerOf, storedOf, storeEntry, valuesOf } from './support/trackers';
import { toldSoFar } from './support/told';

const { test, server } = withServer();
let pat: Logger;
let cedar: Logger;
test.beforeAll(async () => {
  pat = await loggerOf(server, 'pat@lakeside.example');
  cedar = await loggerOf(server, 'pat@cedar.example');
});
test.beforeEach(async () => {
  await forgetEntries(server, pat);
  await forgetEntries(server, cedar);
});

const running = 101;
const weight = 103;
const steps = 105;
const mood = 108;
const run = { Intensity: '3', Duration: 30, Distance: 3 };

async function takePart(UserId: string, ProgramId: string, ProgramStatus: 'Current' | 'Completed') {
  await server.database.insert(participations).values({ UserId, ProgramId, ProgramStatus });
}

describe('version 2', () => {
  testAnswer('a new entry', () => pat.own.add(running, '2026-10-30', { ...run, Notes: 'Along the lake' }), [
    ['C-tracker-217 C-tracker-221 is answered in Data', ({ status, body }) => expect([status, Object.keys(body)]).toEqual([200, ['Data']])],
    ['C-tracker-68 has an id', ({ body }) => expect(body.Data.Id).toMatch(/^101#20261030#[\w-]+$/)],
    [
      'C-tracker-62 C-tracker-63 C-tracker-76 names its tracker and the type of that',
      ({ body }) => expect(body.Data).toMatchObject({ TrackerId: 101, TrackerName: 'Running', TrackerType: 'Fitness' }),
    ],
    ['C-tracker-64 C-tracker-65 says where it comes from', ({ body }) => expect(body.Data).toMatchObject({ Source: 'UserEntry', SourceId: null })],
    [
      'C-tracker-66 C-tracker-67 has a day, and a number for it',
      ({ body }) => expect(body.Data).toMatchObject({ EntryDate: '2026-10-30', EntryDateKey: 2026103001 }),
    ],
    [
      'C-tracker-69 C-tracker-70 C-tracker-71 says whose it is',
      ({ body }) => expect(body.Data).toMatchObject({ UserId: pat.userId, EntityId: 'lakeside', CoachingEntityId: null }),
    ],
    [
      'C-tracker-72 C-tracker-73 says who made it, and when',
      ({ body }) => expect(body.Data).toMatchObject({ CreatedBy: 'Pat Rivers', CreatedDateTime: '2026-11-02T15:00:00.000Z' }),
    ],
    [
      'C-tracker-74 C-tracker-75 says who changed it last, and when',
      ({ body }) => expect(body.Data).toMatchObject({ LastModifiedBy: 'Pat Rivers', LastModifiedDateTime: '2026-11-02T15:00:00.000Z' }),
    ],
    [
      'C-tracker-77 has values, each as people read it',
      ({ body }) =>
        expect(body.Data.Values).toEqual([
          { FieldName: 'Intensity', Value: '3', DisplayValue: '6 mph (10 min/mile)' },
          { FieldName: 'Duration', Value: 30, DisplayValue: '30' },
          { FieldName: 'Distance', Value: 3, DisplayValue: '3.00' },
          { FieldName: 'Notes', Value: 'Along the lake', DisplayValue: 'Along the lake' },
        ]),
    ],
  ]);

  test('a new entry is read again by the entries of its days, and has nothing that is not said above', async () => {
    const { body } = await pat.own.add(running, '2026-10-30', run);
    expect((await pat.own.entries(running)).body.Data).toEqual([body.Data]);
    expect(Object.keys(body.Data)).toHaveLength(17);
  });

  test('C-tracker-218 the setup is the tracker, with what it needs to know of the person', async () => {
    const { Data } = (await pat.own.setup(running)).body;
    expect(Data).toMatchObject({ TrackerId: 101, TrackerName: 'Running', TrackerType: 'Fitness', IsOnePerDay: false });
    expect(Data.TrackerFields.map(({ FieldName }) => FieldName)).toEqual(['EntryDate', 'Intensity', 'Duration', 'Distance', 'Calories', 'Notes']);
    expect(Data.TrackerUserMetrics?.DistanceUnits).toBe('Miles');
    expect((await pat.own.setup(mood)).body.Data.TrackerUserMetrics).toBeNull();
  });

  test('C-tracker-106 the weight of a person is what they logged last, else what was measured last in kilograms', async () => {
    const weightOf = async () => (await pat.own.setup(running)).body.Data.TrackerUserMetrics?.Weight;
    const { database } = server;
    await database.delete(biometricMeasurements).where(eq(biometricMeasurements.UserId, pat.userId));
    expect(await weightOf()).toBeNull();
    const measured = { UserId: pat.userId, EntityId: 'lakeside', MeasureId: 'Weight', Source: 'Screening' as const };
    await database.insert(biometricMeasurements).values([
      { ...measured, Date: '2026-10-01', Value: 81.6 },
      { ...measured, Date: '2026-09-01', Value: 90 },
    ]);
    expect(await weightOf()).toBe(179.9);
    await pat.own.add(weight, '2026-10-20', { Weight: 171.5 });
    await pat.own.add(weight, '2026-10-18', { Weight: 180 });
    expect(await weightOf()).toBe(171.5);
  });

  test('C-tracker-219 entries are those between two days, the newest first; later days before earlier ones of the same key', async () => {
    for (const day of ['2026-10-01', '2026-10-03', '2026-10-02', '2026-10-03']) await pat.own.add(running, day, run);
    const days = async (from: string, to: string) => (await pat.own.entries(running, from, to)).body.Data.map(({ EntryDateKey }) => EntryDateKey);
    expect(await days('2026-10-01', '2026-10-03')).toEqual([2026100302, 2026100301, 2026100201, 2026100101]);
    expect(await days('2026-10-02', '2026-10-02')).toEqual([2026100201]);
    expect(await days('2026-10-03', '2026-10-01')).toEqual([]);
  });

  test('C-tracker-202 C-tracker-220 C-tracker-238 a participant reads a year back and up to today, whatever is asked', async () => {
    for (const EntryDate of ['2025-11-01', '2025-11-02', '2026-11-02', '2026-11-03']) await storeEntry(server, pat, { EntryDate, Values: valuesOf(run) });
    expect((await pat.own.entries(running, '1999-01-01', '2999-12-31')).body.Data.map(({ EntryDate }) => EntryDate)).toEqual(['2026-11-02', '2025-11-02']);
    expect((await pat.older.setup(running)).body.TrackerEntries.map(({ EntryDate }) => EntryDate)).toEqual(['11/02/2026 00:00:00', '11/02/2025 00:00:00']);
  });

  test('C-tracker-222 what an entry says is changed by its name, which holds #; its day and its maker stay', async () => {
    const { Data: entry } = (await pat.own.add(running, '2026-10-30', run)).body;
    server.clock.advance({ seconds: 60 });
    const { status, body } = await pat.own.change(entry.Id, { Intensity: '4', Duration: 45 });
    expect(status).toBe(200);
    expect(body.Data).toEqual({
      ...entry,
      Version: expect.any(String),
      LastModifiedDateTime: '2026-11-02T15:01:00.000Z',
      Values: [
        { FieldName: 'Intensity', Value: '4', DisplayValue: '6.7 mph (9 min/mile)' },
        { FieldName: 'Duration', Value: 45, DisplayValue: '45' },
      ],
    });
  });

  test('C-tracker-223 an entry is taken away by its name, with where it comes from', async () => {
    const { Data: entry } = (await pat.own.add(running, '2026-10-30', run)).body;
    expect((await pat.own.remove({ ...entry, Source: 'SMS' })).status).toBe(400);
    expect((await pat.own.remove({ ...entry, Source: 'userentry' })).body).toEqual({ Data: true });
    expect((await pat.own.remove(entry)).status).toBe(404);
    expect(await storedOf(server, pat)).toEqual([]);
  });
});

describe('the older calls', () => {
  testAnswer('the list', async () => {
    await cedar.older.save(legacyEntry(steps, '10/20/2026 00:00:00', { Steps: 9000 }));
    await cedar.older.save(legacyEntry(steps, '10/19/2026 00:00:00', { Steps: 8000 }));
    await cedar.older.save(legacyEntry(steps, '02/20/2026 00:00:00', { Steps: 7000 }));
    await server.database.delete(participations).where(eq(participations.UserId, cedar.userId));
    for (const ProgramId of ['cedar-fall-1', 'cedar-fall-10']) await takePart(cedar.userId, ProgramId, 'Current');
    await takePart(cedar.userId, 'cedar-fall-2', 'Completed');
    const list = (await cedar.older.list()).body;
    return { list, ofSteps: list.find(({ TrackerId }) => TrackerId === steps), ofMood: list.find(({ TrackerId }) => TrackerId === mood) };
  }, [
    [
      'C-tracker-96 C-tracker-208 has the trackers by name',
      ({ list }) => {
        const names = list.map(({ TrackerName }) => TrackerName);
        expect(names).toContain('Steps');
        expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
      },
    ],
    [
      'C-tracker-95 has the number of each tracker',
      ({ ofSteps, ofMood }) => expect([ofSteps?.TrackerName, ofMood?.TrackerName]).toEqual(['Steps', 'Feelings']),
    ],
    ['C-tracker-97 has a picture for each tracker', ({ ofSteps }) => expect(ofSteps?.TrackerIcon).toEqual(expect.any(String))],
    ['C-tracker-98 has the type of each tracker', ({ ofSteps }) => expect(ofSteps?.TrackerType).toBe('Count')],
    [
      'C-tracker-100 has the day of the newest entry',
      ({ ofSteps, ofMood }) => expect([ofSteps?.LastEntryDate, ofMood?.LastEntryDate]).toEqual(['2026-10-20', null]),
    ],
    [
      'has what the newest entry says, with its unit, and the numbers of the last weeks, the oldest first',
      ({ ofSteps, ofMood }) => {
        expect(ofSteps?.LastValues).toEqual([{ FieldName: 'Steps', Value: 9000, DisplayValue: '9,000' }]);
        expect([ofSteps?.Unit, ofSteps?.Recent]).toEqual(['steps', [8000, 9000]]);
        expect([ofMood?.LastValues, ofMood?.Unit, ofMood?.Recent]).toEqual([[], null, []]);
      },
    ],
    [
      'C-tracker-99 says which trackers a current challenge counts',
      ({ list }) =>
        expect(list.filter(({ IsActiveChallengeTracker }) => IsActiveChallengeTracker).map(({ TrackerName }) => TrackerName)).toEqual([
          'Cycling',
          'Running',
          'Steps',
        ]),
    ],
  ]);

  testAnswer('a saved entry', async () => {
    const { status, body } = await cedar.older.save(legacyEntry(running, '10/30/2026 17:45:09', run));
    return { status, entry: body, setup: (await cedar.older.setup(running)).body };
  }, [
    ['C-tracker-210 is answered whole', ({ status, entry }) => expect([status, Object.keys(entry).length]).toEqual([200, 12])],
    ['C-tracker-84 has an id', ({ entry }) => expect(entry.Id).toMatch(/^101#20261030#/)],
    ['C-tracker-85 C-tracker-86 names its tracker', ({ entry }) => expect(entry).toMatchObject({ TrackerId: 101, TrackerName: 'Running' })],
    ['C-tracker-87 C-tracker-234 has its day with a 24-hour clock', ({ entry }) => expect(entry.EntryDate).toBe('10/30/2026 00:00:00')],
    ['C-tracker-88 has a number for its day', ({ entry }) => expect(entry.EntryDateKey).toBe(2026103001)],
    [
      'C-tracker-89 has values by the names of their fields, each as people read it',
      ({ entry }) =>
        expect(entry.EntryValues).toEqual({
          Intensity: { Value: '3', DisplayValue: '6 mph (10 min/mile)' },
          Duration: { Value: 30, DisplayValue: '30' },
          Distance: { Value: 3, DisplayValue: '3.00' },
        }),
    ],
    ['C-tracker-90 says where it comes from', ({ entry }) => expect(entry.Source).toBe('UserEntry')],
    ['C-tracker-91 C-tracker-94 says whose it is', ({ entry }) => expect(entry).toMatchObject({ UserId: cedar.userId, CoachingEntityId: null })],
    [
      'C-tracker-92 C-tracker-93 says who made and who changed it',
      ({ entry }) => expect(entry).toMatchObject({ CreatedBy: 'Pat Oakes', ModifiedBy: 'Pat Oakes' }),
    ],
    [
      'C-tracker-209 stands in the setup of its tracker',
      ({ entry, setup }) => {
        expect(setup).toMatchObject({ TrackerId: 101, TrackerName: 'Running', IsOnePerDay: false });
        expect(setup.TrackerEntries).toEqual([entry]);
      },
    ],
  ]);

  test('an entry that is named is changed, by its Id or by its key; on another day it is refused', async () => {
    const { body: entry } = await cedar.older.save(legacyEntry(running, '10/30/2026 00:00:00', run));
    const changed = legacyEntry(running, '10/30/2026 08:00:00', { ...run, Duration: 40 });
    expect((await cedar.older.save({ ...changed, Id: entry.Id! })).body.EntryValues.Duration).toEqual({ Value: 40, DisplayValue: '40' });
    expect((await cedar.older.save({ ...changed, EntryDateKey: entry.EntryDateKey })).body.Id).toBe(entry.Id);
    expect(faultsOf(await cedar.older.save({ ...changed, Id: entry.Id!, EntryDate: '10/29/2026 00:00:00' }))).toEqual(['fixed /EntryDate']);
    expect(await storedOf(server, cedar)).toHaveLength(1);
  });

  test('C-tracker-211 an entry is taken away by its tracker and its key', async () => {
    const { body: entry } = await cedar.older.save(legacyEntry(running, '10/30/2026 00:00:00', run));
    expect((await cedar.older.remove(steps, entry.EntryDateKey)).status).toBe(404);
    expect((await cedar.older.remove(running, entry.EntryDateKey)).body).toBe(true);
    expect((await cedar.older.remove(running, entry.EntryDateKey)).status).toBe(404);
  });

  test.each(['02/30/2026 00:00:00', '13/01/2026 00:00:00', '10/30/2026 24:00:00', '10/30/2026 10:60:00'])('%s is no date', async (date) => {
    expect(faultsOf(await cedar.older.save(legacyEntry(running, date, run)))).toEqual(['format /EntryDate']);
  });
});

test('C-tracker-207 what is saved one way is read, changed and taken away the other way, whether or not the toggle is on', async () => {
  for (const person of [pat, cedar]) {
    const { body: older } = await person.older.save(legacyEntry(running, '10/30/2026 00:00:00', run));
    const { Data: newer } = (await person.own.add(running, '2026-10-31', run)).body;
    expect((await person.own.entries(running)).body.Data.map(({ Id }) => Id)).toEqual([newer.Id, older.Id]);
    expect((await person.older.setup(running)).body.TrackerEntries.map(({ Id }) => Id)).toEqual([newer.Id, older.Id]);
    expect((await person.own.change(older.Id!, { ...run, Duration: 31 })).status).toBe(200);
    expect((await person.older.remove(running, newer.EntryDateKey)).status).toBe(200);
    expect((await storedOf(server, person)).map(({ Id }) => Id)).toEqual([older.Id]);
  }
});

test('values of a field that the tracker no longer has stay when the entry is changed', async () => {
  const { Id } = await storeEntry(server, pat, { Values: [{ FieldName: 'Shoes', Value: 'blue', DisplayValue: 'Blue' }, ...valuesOf(run)] });
  const { Data: changed } = (await pat.own.change(Id, { ...run, Shoes: 'red' })).body;
  expect(changed.Values.at(-1)).toEqual({ FieldName: 'Shoes', Value: 'blue', DisplayValue: 'Blue' });
  expect(changed.Values).toHaveLength(4);
});

test('whatever is sent as the text of a value, the server writes it itself', async () => {
  const Values = [{ FieldName: 'Mood', Value: '5', DisplayValue: '<b>Mine</b>' }];
  expect((await pat.own.add(mood, '2026-10-30', {}, { Values })).body.Data.Values).toEqual([{ FieldName: 'Mood', Value: '5', DisplayValue: 'Very good' }]);
});

test('keys of one day: the next is after the newest, and the hundredth entry is refused', async () => {
  const keys = [];
  for (let index = 0; index < 3; index += 1) keys.push((await pat.own.add(running, '2026-10-30', run)).body.Data.EntryDateKey);
  expect(keys).toEqual([2026103001, 2026103002, 2026103003]);
  await pat.older.remove(running, 2026103002);
  expect((await pat.own.add(running, '2026-10-30', run)).body.Data.EntryDateKey).toBe(2026103004);
  await storeEntry(server, pat, { EntryDateKey: 2026103099 });
  expect((await pat.own.add(running, '2026-10-30', run)).body.Data.EntryDateKey).toBe(2026103002);
  for (let key = 2026103005; key < 2026103099; key += 1) await storeEntry(server, pat, { EntryDateKey: key });
  expect(faultsOf(await pat.own.add(running, '2026-10-30', run))).toEqual(['taken /EntryDate']);
  expect((await pat.own.add(running, addDays('2026-10-30', -1)!, run)).status).toBe(200);
});

test('C-tracker-224 C-tracker-225 the inline progress call answers a program as the person stands to it; of another company or kind there is none', async () => {
  const progress = (activityId: string, subType: string) =>
    pat.client.get<{ Data: { Id: string; TrackerIds: number[] } }>(`/programs/inline-progress?activityId=${activityId}&subType=${subType}`);
  expect((await progress('lakeside-fall-1', 'Challenge')).body.Data).toMatchObject({ Id: 'lakeside-fall-1', TrackerIds: [105] });
  expect((await progress('lakeside-fall-1', 'Course')).status).toBe(404);
  expect((await progress('summit-fall-1', 'Challenge')).status).toBe(404);
});

test('after a save and after a delete the person’s pages are told', async () => {
  const told = async () => (await toldSoFar(server)).filter(({ Topic, Category }) => Topic === `user:${pat.userId}` && Category === 'Home').length;
  const before = await told();
  const { Data: entry } = (await pat.own.add(running, '2026-10-30', run)).body;
  expect(await told()).toBe(before + 1);
  await pat.own.add(running, '2026-10-30', {});
  expect(await told()).toBe(before + 1);
  await pat.own.remove(entry);
  expect(await told()).toBe(before + 2);
});
