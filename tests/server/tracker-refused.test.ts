import { describe, expect } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import { testAnswer } from '../support/journey';
import { faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { forgetEntries, type Given, legacyEntry, type Logger, loggerOf, storedOf, storeEntry, valuesOf } from './support/trackers';

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
const tobaccoFree = 107;
const mood = 108;
const run = { Intensity: '3', Duration: 30, Distance: 3 };

const said = ({ body }: { body: Failure }) => body.Errors.map(({ Field, Message }) => `${Field}: ${Message}`);

describe('what is refused', () => {
  test('C-tracker-185 C-tracker-187 C-tracker-188 values are held to the form, in its words, at the name of the field', async () => {
    expect(said(await pat.own.add(running, '2026-10-30', { Duration: 2000, Distance: 0 }))).toEqual([
      '/Values/Intensity: Choose a pace.',
      '/Values/Duration: Duration must be between 1 and 1,440 minutes.',
      '/Values/Distance: Distance must be between 0.01 and 200 miles.',
    ]);
    expect(await storedOf(server, pat)).toEqual([]);
  });

  test('C-tracker-186 a text is no number, in both interfaces', async () => {
    expect(said(await pat.own.add(steps, '2026-10-30', { Steps: 'many' }))).toEqual(['/Values/Steps: Value must be a valid number']);
    expect(said(await cedar.older.save(legacyEntry(steps, '10/30/2026 00:00:00', { Steps: 'many' })))).toEqual(['/Values/Steps: Value must be a valid number']);
  });

  test('a choice that the field does not offer, and blank text where something is required', async () => {
    expect(faultsOf(await pat.own.add(mood, '2026-10-30', { Mood: '9' }))).toEqual(['enum /Values/Mood']);
    expect(said(await pat.own.add(mood, '2026-10-30', { Mood: '  ' }))).toEqual(['/Values/Mood: Choose an answer.']);
  });

  test('a field that the tracker does not have, or that is there twice', async () => {
    expect(faultsOf(await pat.own.add(running, '2026-10-30', { ...run, Height: 3, constructor: 'x' }))).toEqual([
      'unknown /Values/Height',
      'unknown /Values/constructor',
    ]);
    const twice = [...valuesOf(run), { FieldName: 'Duration', Value: 5 }];
    expect(faultsOf(await pat.own.add(running, '2026-10-30', {}, { Values: twice }))).toEqual(['duplicate /Values/Duration']);
    const named = legacyEntry(running, '10/30/2026 00:00:00', run);
    const polluted = JSON.parse(JSON.stringify(named).replace('"EntryValues":{', '"EntryValues":{"__proto__":{"Value":1},')) as typeof named;
    expect((await cedar.older.save(polluted)).status).toBe(400);
  });

  test('C-tracker-174 C-tracker-177 another source than the one that the rule gives', async () => {
    expect((await pat.own.add(running, '2026-10-30', run, { Source: 'userentry' })).body.Data.Source).toBe('UserEntry');
    expect((await cedar.older.save(legacyEntry(running, '10/30/2026 00:00:00', run, { Source: 'USERENTRY' }))).body.Source).toBe('UserEntry');
    expect(faultsOf(await pat.own.add(running, '2026-10-30', run, { Source: 'Coach' }))).toEqual(['source /Source']);
    expect(faultsOf(await cedar.older.save(legacyEntry(running, '10/30/2026 00:00:00', run, { Source: 'CoachPlatform' })))).toEqual(['source /Source']);
  });

  test('a tracker that nobody offers, and a body about somebody else than the address', async () => {
    expect((await pat.own.setup(999)).status).toBe(404);
    expect((await pat.own.add(999, '2026-10-30', run)).status).toBe(404);
    expect((await pat.older.setup(999)).status).toBe(404);
    expect((await pat.own.add(running, '2026-10-30', run, { UserId: cedar.userId })).status).toBe(403);
    expect((await pat.own.add(running, '2026-10-30', run, { EntityId: 'cedar' })).status).toBe(403);
    expect((await pat.of({ userId: pat.userId, entityId: 'cedar' }).setup(running)).status).toBe(404);
    expect((await pat.of(cedar).setup(running)).status).toBe(404);
    expect((await cedar.older.save(legacyEntry(running, '10/30/2026 00:00:00', run, { UserId: pat.userId }))).status).toBe(403);
  });
});

describe('nonsense is answered as such', () => {
  test.each(['1e300', '99999999999999999999', '-1', '1.5', 'x', ''])('as a key or a tracker: %s', async (nonsense) => {
    for (const query of [`trackerId=${running}&entryDateKey=${nonsense}`, `trackerId=${nonsense}&entryDateKey=2026103001`])
      expect([400, 404]).toContain((await pat.client.call('DELETE', `/TrackerEntry/DeleteTrackerEntry?${query}`)).status);
    expect([400, 404]).toContain((await pat.client.get(`/TrackerEntry/GetTrackerEntrySetup?trackerId=${nonsense}`)).status);
  });

  test.each([1e300, -1, 1.5])('as the key of what is saved: %s', async (EntryDateKey) => {
    expect((await cedar.older.save(legacyEntry(running, '10/30/2026 00:00:00', run, { EntryDateKey }))).status).toBe(404);
  });

  test.each(['%00', '%23', '..', '%E0%A4%A', '101%2320261030%23'])('as the name of an entry: %s', async (name) => {
    const path = `/entities/lakeside/users/${pat.userId}/tracker-entries/${name}`;
    expect([400, 404]).toContain((await pat.client.call('PUT', path, { Source: 'UserEntry', Values: [] })).status);
    expect([400, 404]).toContain((await pat.client.post(`${path}/delete`, { Source: 'UserEntry' })).status);
  });
});

describe('one entry a day', () => {
  test('a second new entry is refused in a sentence that says what to do', async () => {
    await pat.own.add(weight, '2026-10-30', { Weight: 170 });
    expect(said(await pat.own.add(weight, '2026-10-30', { Weight: 171 }))).toEqual([
      '/EntryDate: There is already an entry for October 30, 2026. Choose it in the list to change it.',
    ]);
    expect(faultsOf(await pat.own.add(mood, '2026-10-30', { Mood: '1' }).then(() => pat.own.add(mood, '2026-10-30', { Mood: '2' })))).toEqual([
      'taken /EntryDate',
    ]);
    await cedar.older.save(legacyEntry(weight, '10/30/2026 00:00:00', { Weight: 170 }));
    expect(faultsOf(await cedar.older.save(legacyEntry(weight, '10/30/2026 09:00:00', { Weight: 171 })))).toEqual(['taken /EntryDate']);
  });

  test.each<{ id: string; trackerId: number; first: Given; second: Given }>([
    { id: 'C-tracker-155', trackerId: tobaccoFree, first: { TobaccoFree: 'No' }, second: { TobaccoFree: 'Yes' } },
    { id: 'C-tracker-156', trackerId: mood, first: { Mood: '2' }, second: { Mood: '5' } },
  ])('$id in the older calls it takes the place of the entry of its day', async ({ trackerId, first, second }) => {
    const before = (await cedar.older.save(legacyEntry(trackerId, '10/30/2026 00:00:00', first))).body;
    const after = (await cedar.older.save(legacyEntry(trackerId, '10/30/2026 00:00:00', second))).body;
    expect(after).toMatchObject({ Id: before.Id, EntryDateKey: before.EntryDateKey });
    expect((await cedar.older.setup(trackerId)).body.TrackerEntries).toEqual([after]);
  });

  test('what may not be changed is not replaced either', async () => {
    await storeEntry(server, cedar, { TrackerId: mood, EntryDate: '2026-10-30', Source: 'Device', Values: valuesOf({ Mood: '1' }) });
    expect((await cedar.older.save(legacyEntry(mood, '10/30/2026 00:00:00', { Mood: '5' }))).status).toBe(409);
  });
});

describe('which entries a participant may change', () => {
  const sources = [
    'UserEntry',
    'SMS',
    'HealthProfile',
    'PushNotification',
    'Coach',
    'CoachPlatform',
    'TrackerFeed',
    'BiometricUpload',
    'Device',
    'StepCounter',
  ];
  const changeable = async (person: Logger, allows: (Source: string) => Promise<number>) => {
    const statuses = await Promise.all(sources.map(async (Source) => [Source, await allows(Source)] as const));
    await forgetEntries(server, person);
    expect(statuses.filter(([, status]) => ![200, 409].includes(status))).toEqual([]);
    return statuses.flatMap(([Source, status]) => (status === 200 ? [Source] : []));
  };

  const withVersion2 = async () => ({
    changed: await changeable(pat, async (Source) => (await pat.own.change((await storeEntry(server, pat, { Source })).Id, run)).status),
    removed: await changeable(pat, async (Source) => (await pat.own.remove(await storeEntry(server, pat, { Source }))).status),
  });

  testAnswer('with version 2', withVersion2, [
    [
      'C-tracker-166 those that people entered can be changed and taken away, and no others',
      (can) => {
        const entered = ['UserEntry', 'SMS', 'HealthProfile'];
        expect(can).toEqual({ changed: entered, removed: entered });
      },
    ],
    ['C-tracker-160 those of a feed cannot', ({ changed, removed }) => expect([...changed, ...removed]).not.toContain('TrackerFeed')],
    ['C-tracker-161 those of an upload cannot', ({ changed, removed }) => expect([...changed, ...removed]).not.toContain('BiometricUpload')],
    ['C-tracker-162 those of a device cannot', ({ changed, removed }) => expect([...changed, ...removed]).not.toContain('Device')],
  ]);

  const before = async () => {
    const save = (Id: string) => cedar.older.save(legacyEntry(running, '10/30/2026 00:00:00', run, { Id }));
    const key = async (Source: string) => (await storeEntry(server, cedar, { Source })).EntryDateKey;
    return {
      changed: await changeable(cedar, async (Source) => (await save((await storeEntry(server, cedar, { Source })).Id)).status),
      removed: await changeable(cedar, async (Source) => (await cedar.older.remove(running, await key(Source))).status),
    };
  };

  testAnswer('before version 2', before, [
    [
      'no other can be changed or taken away',
      (can) => {
        const entered = ['UserEntry', 'SMS', 'PushNotification', 'CoachPlatform'];
        expect(can).toEqual({ changed: entered, removed: entered });
      },
    ],
    ['C-tracker-167 those that people entered can', ({ changed }) => expect(changed).toContain('UserEntry')],
    ['C-tracker-168 those of a text message can', ({ changed }) => expect(changed).toContain('SMS')],
    ['C-tracker-169 those of a reminder can', ({ changed }) => expect(changed).toContain('PushNotification')],
    ['C-tracker-170 those of a coach cannot', ({ changed, removed }) => expect([...changed, ...removed]).not.toContain('Coach')],
    ['C-tracker-171 those of the coaches’ platform can', ({ changed }) => expect(changed).toContain('CoachPlatform')],
  ]);

  test('who may not is told so in a sentence', async () => {
    const { Id } = await storeEntry(server, pat, { Source: 'Device' });
    expect((await pat.own.change(Id, run)).body).toMatchObject({ ShowUser: true, Errors: [{ Message: 'You cannot change this entry.' }] });
  });
});
