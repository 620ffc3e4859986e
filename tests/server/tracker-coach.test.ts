import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { CoachParticipant, CoachParticipantPage, TrackerSetup } from '../../schemas/generated/records';
import { designations, users } from '../../server/records/tables/people';
import { testAnswer } from '../support/journey';
import { faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { forgetEntries, type Given, legacyEntry, type Logger, loggerOf, storedOf, storeEntry } from './support/trackers';

const { test, server } = withServer();
let coach: Logger;
let pat: Logger;
/** A coach of a company without version 2, and somebody whom they coach. */
let cedarCoach: Logger;
let cedar: Logger;
test.beforeAll(async () => {
  [coach, pat, cedar] = [
    await loggerOf(server, 'coach@lakeside.example'),
    await loggerOf(server, 'pat@lakeside.example'),
    await loggerOf(server, 'pat@cedar.example'),
  ];
  cedarCoach = await becomesCoach('newcomer@cedar.example');
});
test.beforeEach(async () => {
  await forgetEntries(server, pat);
  await forgetEntries(server, cedar);
});

async function becomesCoach(userName: string): Promise<Logger> {
  const [user] = await server.database
    .update(users)
    .set({ Roles: ['Coach'], FirstLoginPending: false })
    .where(eq(users.UserName, userName))
    .returning();
  await server.database.insert(designations).values({ UserId: user!.UserId, EntityId: user!.EntityId, Type: 'Coaching', Value: 'Company' });
  return loggerOf(server, userName);
}

const running = 101;
const weight = 103;
const run = { Intensity: '3', Duration: 30 };
const byCoach = { Source: 'Coach' };

describe('the participants of a coach', () => {
  const list = async (query = '') => (await coach.client.post<CoachParticipantPage>(`/coach-view/participants/search?PageSize=100${query}`, {})).body;
  const people = () => server.database.select().from(users).where(eq(users.EntityId, 'lakeside'));

  test('are all of the companies that the coach is designated for, by last name, without the coach', async () => {
    const { Items, Total } = await list();
    expect(Total).toBe((await people()).length - 1);
    expect(Items).toHaveLength(Total);
    expect(new Set(Items.map(({ EntityName }) => EntityName))).toEqual(new Set(['Lakeside Manufacturing']));
    expect(Items.map(({ UserId }) => UserId)).not.toContain(coach.userId);
    const lastNames = Items.map(({ Name }) => Name.split(' ').at(-1)!.toLowerCase());
    expect(lastNames).toEqual(lastNames.toSorted());
    expect((await list('&Sort=-Name')).Items.map(({ Name }) => Name.split(' ').at(-1)!.toLowerCase())).toEqual(lastNames.toReversed());
  });

  test('come page by page, each once', async () => {
    const pages = await Promise.all(
      [0, 1, 2].map(async (Page) => (await coach.client.post<CoachParticipantPage>(`/coach-view/participants/search?Page=${Page}&PageSize=4`, {})).body),
    );
    expect(pages.map(({ Items }) => Items.length)).toEqual([4, 4, 4]);
    expect(pages.flatMap(({ Items }) => Items)).toEqual((await list()).Items.slice(0, 12));
  });

  test('are found by words of their name or address, whatever is typed', async () => {
    expect((await list('&Search=rivers%20PAT')).Items.map(({ UserId }) => UserId)).toEqual([pat.userId]);
    expect((await list('&Search=alex%20admin@lakeside')).Items.map(({ Name }) => Name)).toEqual(['Alex Morgan']);
    for (const nonsense of ['%25', '_____________', '%5C', "'%20or%201=1"]) expect((await list(`&Search=${nonsense}`)).Total).toBe(0);
  });

  test('sort by the day of their newest entry, those without any last', async () => {
    await storeEntry(server, pat, { EntryDate: '2026-11-02' });
    const newest = (await list('&Sort=-LastEntryDate')).Items;
    expect(newest[0]).toMatchObject({ UserId: pat.userId, LastEntryDate: '2026-11-02' });
    for (const { Items } of [await list('&Sort=-LastEntryDate'), await list('&Sort=LastEntryDate')]) {
      const firstWithout = Items.findIndex(({ LastEntryDate }) => LastEntryDate === null);
      expect(Items.slice(firstWithout).every(({ LastEntryDate }) => LastEntryDate === null)).toBe(true);
    }
  });

  test('one of them has a name, a company and the day of the newest entry', async () => {
    const { Data } = (await coach.client.get<{ Data: CoachParticipant }>(`/coach-view/participant-detail/${pat.userId}`)).body;
    expect(Data).toEqual({
      UserId: pat.userId,
      Name: 'Pat Rivers',
      Email: 'pat@lakeside.example',
      EntityId: 'lakeside',
      EntityName: 'Lakeside Manufacturing',
      LastEntryDate: null,
      // What a coach may write down for them: tests/server/coaching.test.ts.
      Coaching: expect.objectContaining({ UserName: 'pat@lakeside.example', PlanYearId: '2026' }),
    });
  });

  test('the trackers of a company that the coach is designated for', async () => {
    const definitions = (entityId: string) => coach.client.get<{ Data: TrackerSetup[] }>(`/coach-view/trackerdefinitions/${entityId}`);
    const own = (await pat.older.list()).body.map(({ TrackerName }) => TrackerName);
    expect((await definitions('lakeside')).body.Data.map(({ TrackerName }) => TrackerName)).toEqual(own);
    expect((await definitions('summit')).status).toBe(404);
    expect((await definitions('nowhere')).status).toBe(404);
  });
});

describe('whom nobody coaches', () => {
  test('people of another company, oneself and people who are not there are not found', async () => {
    for (const userId of [cedar.userId, coach.userId, 'nobody']) {
      expect((await coach.client.get(`/coach-view/participant-detail/${userId}`)).status).toBe(404);
      expect((await coach.coachView.list(userId)).status).toBe(404);
      expect((await coach.coachView.setup(userId, running)).status).toBe(404);
      expect((await coach.coachView.save(legacyEntry(running, '10/30/2026 00:00:00', run, { UserId: userId, Source: 'Coach' }))).status).toBe(404);
      expect((await coach.coachView.remove(userId, running, 2026103001)).status).toBe(404);
    }
    expect((await coach.of(cedar).add(running, '2026-10-30', run, byCoach)).status).toBe(404);
    expect((await coach.of({ ...pat, entityId: 'summit' }).setup(running)).status).toBe(404);
    expect(await storedOf(server, cedar)).toEqual([]);
  });

  test('a participant, an administrator and a coach without designation are refused', async () => {
    const admin = await loggerOf(server, 'admin@lakeside.example');
    expect((await admin.coachView.list(pat.userId)).status).toBe(403);
    expect((await admin.of(pat).entries(running)).status).toBe(404);
    expect((await pat.coachView.list(admin.userId)).status).toBe(403);
    await server.database.update(designations).set({ Value: 'None' }).where(eq(designations.UserId, cedarCoach.userId));
    expect((await cedarCoach.coachView.list(cedar.userId)).status).toBe(403);
    expect((await cedarCoach.of(cedar).entries(running)).status).toBe(404);
    await server.database.update(designations).set({ Value: 'Company' }).where(eq(designations.UserId, cedarCoach.userId));
    expect((await cedarCoach.of(cedar).entries(running)).status).toBe(200);
  });
});

describe('with version 2', () => {
  test('C-tracker-01 C-tracker-204 a coach adds an entry for the participant whom the address names', async () => {
    const { body } = await coach.of(pat).add(running, '2026-10-30', run, byCoach);
    expect(body.Data).toMatchObject({ CoachingEntityId: 'lakeside', CreatedBy: 'Casey Brooks', UserId: pat.userId });
    expect((await pat.own.entries(running)).body.Data).toEqual([body.Data]);
    expect(await storedOf(server, coach)).toEqual([]);
  });

  test('C-tracker-172 C-tracker-173 C-tracker-199 what a coach adds comes from a coach, and from nothing else', async () => {
    const { body } = await coach.of(pat).add(running, '2026-10-30', run, byCoach);
    expect(body.Data).toMatchObject({ Source: 'Coach', SourceId: coach.userId });
    expect(faultsOf(await coach.of(pat).add(running, '2026-10-30', run))).toEqual(['source /Source']);
  });

  const statuses = async (TrackerId: number, given: Given) => {
    const found: Record<string, number> = {};
    for (const Source of ['Coach', 'UserEntry', 'Device', 'TrackerFeed', 'BiometricUpload']) {
      const { Id } = await storeEntry(server, pat, { TrackerId, Source });
      found[Source] = (await coach.of(pat).change(Id, given, byCoach)).status;
    }
    return found;
  };
  const automatic = { Device: 409, TrackerFeed: 409, BiometricUpload: 409 };

  test('C-tracker-163 C-tracker-165 C-tracker-200 a coach changes what coaches made', async () => {
    expect(await statuses(running, run)).toEqual({ Coach: 200, UserEntry: 409, ...automatic });
  });

  test('C-tracker-164 where there is one a day, a coach changes what people entered, too', async () => {
    expect(await statuses(weight, { Weight: 170 })).toEqual({ Coach: 200, UserEntry: 200, ...automatic });
  });

  test('what a coach made the participant cannot change, and what a coach has changed is the coach’s', async () => {
    const { Data: made } = (await coach.of(pat).add(running, '2026-10-30', run, byCoach)).body;
    expect((await pat.own.change(made.Id, run)).status).toBe(409);
    expect((await pat.own.remove(made)).status).toBe(409);
    const { Data: own } = (await pat.own.add(weight, '2026-10-30', { Weight: 170 })).body;
    const { Data: changed } = (await coach.of(pat).change(own.Id, { Weight: 169 }, byCoach)).body;
    expect(changed).toMatchObject({ Source: 'Coach', CreatedBy: 'Pat Rivers', LastModifiedBy: 'Casey Brooks', CoachingEntityId: 'lakeside' });
    expect((await coach.of(pat).remove(changed)).body).toEqual({ Data: true });
  });
});

describe('before version 2', () => {
  const legacy = (changes: object = {}) => legacyEntry(running, '10/30/2026 00:00:00', run, { UserId: cedar.userId, Source: 'CoachPlatform', ...changes });

  testAnswer('for the participant whom UserId names', async () => {
    const saved = await cedarCoach.coachView.save(legacy());
    const setup = (await cedarCoach.coachView.setup(cedar.userId, running)).body.Data.TrackerEntries;
    const inList = async () => (await cedarCoach.coachView.list(cedar.userId)).body.Data.find(({ TrackerId }) => TrackerId === running)?.LastEntryDate;
    const listed = await inList();
    const removed = (await cedarCoach.coachView.remove(cedar.userId, running, 2026103001)).body;
    return { saved, setup, listed, removed, listedAfter: await inList() };
  }, [
    [
      'C-tracker-214 C-tracker-216 a coach saves an entry',
      ({ saved }) => {
        expect(saved.status).toBe(200);
        expect(saved.body.Data).toMatchObject({ UserId: cedar.userId, CoachingEntityId: 'cedar', EntryDateKey: 2026103001 });
      },
    ],
    ['C-tracker-176 what a coach saves comes from the coaches’ platform', ({ saved }) => expect(saved.body.Data.Source).toBe('CoachPlatform')],
    ['C-tracker-213 a coach reads the entries', ({ saved, setup }) => expect(setup).toEqual([saved.body.Data])],
    ['C-tracker-212 a coach lists the trackers, each with its newest entry', ({ listed }) => expect(listed).toBe('2026-10-30')],
    ['C-tracker-215 a coach takes an entry away', ({ removed, listedAfter }) => expect([removed, listedAfter]).toEqual([{ Data: true }, null])],
  ]);

  test('without a UserId nobody is meant, and another source is refused', async () => {
    expect((await cedarCoach.coachView.save(legacy({ UserId: null }))).status).toBe(404);
    expect(faultsOf(await cedarCoach.coachView.save(legacy({ Source: 'UserEntry' })))).toEqual(['source /Source']);
    expect(await storedOf(server, cedar)).toEqual([]);
  });

  test('C-tracker-170 C-tracker-171 what a coach made only coaches change; what came from the coaches’ platform everybody does', async () => {
    const { Id } = await storeEntry(server, cedar, { Source: 'Coach' });
    const change = legacyEntry(running, '10/30/2026 00:00:00', { ...run, Duration: 31 }, { Id });
    expect((await cedar.older.save(change)).status).toBe(409);
    expect((await cedarCoach.coachView.save({ ...change, UserId: cedar.userId, Source: 'CoachPlatform' })).status).toBe(200);
    expect((await cedar.older.save(change)).status).toBe(200);
  });
});

test('C-tracker-201 C-tracker-237 a coach reads two years back, not a day more', async () => {
  for (const EntryDate of ['2024-11-01', '2024-11-02', '2025-06-01']) await storeEntry(server, pat, { EntryDate });
  expect((await coach.of(pat).entries(running)).body.Data.map(({ EntryDate }) => EntryDate)).toEqual(['2025-06-01', '2024-11-02']);
  expect((await coach.coachView.setup(pat.userId, running)).body.Data.TrackerEntries).toHaveLength(2);
});

test('C-tracker-180 C-tracker-182 C-tracker-237 a coach enters two years back, not a day more', async () => {
  expect((await coach.of(pat).add(running, '2024-11-02', run, byCoach)).status).toBe(200);
  expect((await coach.of(pat).add(running, '2024-11-01', run, byCoach)).body.Errors).toEqual([
    { Field: '/EntryDate', Code: 'before-earliest', Message: 'Date cannot be before November 2, 2024' },
  ]);
});

test('a coach who is designated for another company coaches its people too, by the trackers of that company', async () => {
  await server.database.insert(designations).values({ UserId: coach.userId, EntityId: 'cedar', Type: 'Coaching', Value: 'Company' });
  expect((await coach.of(cedar).add(running, '2026-10-30', run, byCoach)).body.Data).toMatchObject({ EntityId: 'cedar', CoachingEntityId: 'lakeside' });
  const both = (await coach.client.post<CoachParticipantPage>('/coach-view/participants/search?PageSize=100&Sort=EntityName', {})).body.Items;
  expect([...new Set(both.map(({ EntityName }) => EntityName))]).toEqual(['Cedar Valley Schools', 'Lakeside Manufacturing']);
  await server.database.delete(designations).where(eq(designations.EntityId, 'cedar'));
});
