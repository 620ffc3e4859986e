import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CoachAvailability, CoachingSessionItem, Failure, SchedulerCoach, SchedulerSettings, SessionType } from '../../schemas/generated/records';
import { evaluate } from '../../runtime/expressions/evaluate';
import { constantsOf } from '../../server/foundation/constants';
import { entities, profiles, users } from '../../server/records/tables/people';
import { resourceRows } from '../../server/records/tables/resources';
import { testDefinitions } from './support/definitions';
import { halfHour, messageOf, schedulerOfLakeside, texts, weekdays, weekOf } from './support/scheduler';
import type { Client } from './support/test-server';

const scheduler = schedulerOfLakeside();
const { at, book, block, session, data, free } = scheduler;
let administers: Client;
beforeAll(async () => {
  await scheduler.open();
  await at.server.database
    .update(users)
    .set({ Roles: ['Coach', 'WRAdmin'] })
    .where(eq(users.UserId, 'coach-2'));
  administers = at.other;
});
afterAll(() => at.server.close());
beforeEach(scheduler.clear);

const tuesday = (time: string) => `2026-11-03T${time}:00.000Z`;
const period = { From: '2026-11-01T06:00:00.000Z', To: '2026-11-08T06:00:00.000Z' };

describe('availability', () => {
  type Answer = { Data: CoachAvailability } & Failure;
  const own = async (client = at.coach) => (await client.get<Answer>('/coach-availability')).body.Data;
  const save = (WeekDays: CoachAvailability['WeekDays'], more: object = {}, client = at.coach) =>
    client.post<Answer>('/coach-availability', { WeekDays, ...more });
  const nine = [{ StartTime: '09:00', EndTime: '12:00' }];

  test('C-scheduler-70 C-scheduler-72 C-scheduler-14 a coach says when they have time, day by day, and reads it again', async () => {
    const before = await own();
    const WeekDays = weekOf([...nine, { StartTime: '12:00', EndTime: '24:00' }], ['Monday', 'Sunday']);
    const { status, body } = await save(WeekDays, { Version: before.Version });
    expect([status, body.Data]).toEqual([200, { WeekDays, Version: before.Version! + 1 }]);
    expect(await own()).toEqual(body.Data);
    expect(messageOf(await save(WeekDays, { Version: before.Version }))[0]).toBe(409);
    await save(before.WeekDays);
  });

  test('C-scheduler-71 C-scheduler-01 an administrator reads and says it for a coach; another coach, or somebody of another company, is not found', async () => {
    const admin = await at.server.as('admin@lakeside.example');
    const path = `/coach-availability/${at.casey.UserId}`;
    const { body } = await admin.get<Answer>(path);
    expect(body.Data).toEqual(await own());
    const saved = await save(body.Data.WeekDays, { UserId: at.casey.UserId, Version: body.Data.Version }, admin);
    expect([saved.status, (await own()).Version]).toEqual([200, body.Data.Version! + 1]);
    const plain = await at.server.as('trio@north.example');
    for (const answer of [
      await plain.get<Answer>(`/coach-availability/${at.casey.UserId.replace('3', '4')}`),
      await admin.get<Answer>(`/coach-availability/${at.pat}`),
    ])
      expect(messageOf(answer)).toEqual([404, texts.availabilityNoCoach]);
    expect((await at.participant.get('/coach-availability')).status).toBe(403);
    expect(messageOf(await save(weekOf(nine), { UserId: 'coach-2' }))).toEqual([404, texts.availabilityNoCoach]);
  });

  test.each([
    ['times that overlap', [...nine, { StartTime: '11:45', EndTime: '13:00' }], 'Two times on Monday overlap. Shorten one of them, or combine them.'],
    ['the same time twice', [...nine, ...nine], 'Two times on Monday overlap. Shorten one of them, or combine them.'],
    ['an end before the beginning', [{ StartTime: '12:00', EndTime: '09:00' }], 'A time on Monday ends before it starts. Choose a later end time.'],
  ])('C-scheduler-15 %s are refused, and the sentence names the day', async (_what, times, message) => {
    expect(messageOf(await save(weekOf(times, ['Monday', 'Friday'])))).toEqual([400, message]);
  });

  test('times beside a quarter of an hour, and weeks with other days, are refused', async () => {
    expect((await save(weekOf([{ StartTime: '09:10', EndTime: '10:00' }]))).status).toBe(400);
    expect(messageOf(await save(weekOf(nine).toReversed()))).toEqual([400, 'Each day of the week must be listed once, starting with Monday.']);
  });

  test('that changes under a booked session leaves the session, and the coach sees it', async () => {
    const before = await own();
    await book(tuesday('15:00'));
    await save(weekOf(nine, ['Friday']));
    const seen = await at.coach.post<{ Data: { CoachingSessions: CoachingSessionItem[] } }>('/coaching/scheduler/sessionsAndTimeBlocks', period);
    expect(seen.body.Data.CoachingSessions.map(({ StartDate }) => new Date(StartDate).toISOString())).toEqual([tuesday('15:00')]);
    expect((await book(tuesday('17:00'))).body.FailureType).toBe('Conflict');
    await save(before.WeekDays);
  });

  test('whoever has said nothing has no time', async () => {
    await at.server.database.delete(resourceRows).where(eq(resourceRows.Owner, 'coach-2'));
    expect(await own(at.other)).toEqual({ WeekDays: weekOf([]), Version: 0 });
    expect(await free(period.From, period.To, `&UserId=${at.pat}&CoachUserId=coach-2`)).toEqual([]);
    await save(weekOf([{ StartTime: '10:00', EndTime: '12:00' }], weekdays.slice(0, 5)), {}, at.other);
  });
});

describe('the settings of a company', () => {
  interface Settings {
    SchedulerSettings: SchedulerSettings;
    SessionTypes: SessionType[];
    Coaches: SchedulerCoach[];
  }
  const settings = async () => (await administers.get<{ Data: Settings }>('/coaching/settings/scheduler')).body.Data;
  const saveHours = (DaySettings: SchedulerSettings['DaySettings'], client = administers) =>
    client.post<{ Data: SchedulerSettings } & Failure>('/coaching/settings/saveScheduler', { DaySettings });
  const saveType = (type: Partial<SessionType>, client = administers) =>
    client.post<{ Data: SessionType } & Failure>('/coaching/settings/saveSessionType', type);

  test('C-scheduler-76 C-scheduler-81 C-scheduler-08 its hours are read and saved, and what is booked obeys them', async () => {
    const before = await settings();
    expect(before.SchedulerSettings.DaySettings).toHaveLength(7);
    const later = before.SchedulerSettings.DaySettings.map((day) => (day.Day === 'Tuesday' ? { ...day, StartTime: '10:00' } : day));
    expect((await saveHours(later)).body.Data.DaySettings).toEqual(later);
    expect((await book(tuesday('15:00'))).body.FailureType).toBe('CompanyHoursConflict');
    await saveHours(before.SchedulerSettings.DaySettings);
    expect((await book(tuesday('15:00'))).body.FailureType).toBe('None');
  });

  test('C-scheduler-36 hours that end before they begin are refused with the day, unless the day is closed', async () => {
    const { DaySettings } = (await settings()).SchedulerSettings;
    const wrong = (IsOpen: boolean) => DaySettings.map((day) => (day.Day === 'Sunday' ? { ...day, IsOpen, StartTime: '18:00', EndTime: '09:00' } : day));
    expect(messageOf(await saveHours(wrong(true)))).toEqual([400, 'The hours on Sunday end before they start. Choose a later end time, or close the day.']);
    expect((await saveHours(wrong(false))).status).toBe(200);
  });

  test('C-scheduler-82 C-scheduler-07 C-scheduler-35 a session type is added and changed, and its coaches follow from those who give it', async () => {
    const added = await saveType({
      Name: 'Sleep',
      DurationMinutes: 60,
      BufferBeforeMinutes: 5,
      BufferAfterMinutes: 0,
      Status: 'Active',
      AssignedCoaches: [at.casey.UserId],
    });
    expect(added.status).toBe(200);
    const { Id } = added.body.Data;
    expect((await saveType({ ...added.body.Data, DurationMinutes: 50 })).body.Data).toMatchObject({ Id, DurationMinutes: 50, Version: 2 });
    expect(messageOf(await saveType({ ...added.body.Data, Id: undefined as never, Name: 'sleep' }))).toEqual([
      400,
      'A session type with this name already exists.',
    ]);
    const known = await data(at.pat);
    expect(known.SessionTypes.find((type) => type.Id === halfHour)!.AssignedCoaches.toSorted()).toEqual([at.casey.UserId, 'coach-2'].toSorted());
    expect(Object.fromEntries(known.Coaches.map(({ UserId, AssignedSessionTypes }) => [UserId, AssignedSessionTypes.includes(Id!)]))).toEqual({
      [at.casey.UserId]: true,
      'coach-2': false,
    });
  });

  test('C-coaching-71 a session type is Active or Inactive, and one that is inactive is given no more', async () => {
    const type = (await settings()).SessionTypes.find(({ Id }) => Id === halfHour)!;
    const inactive = await saveType({ ...type, Status: 'Inactive' });
    expect([inactive.status, (await saveType({ ...inactive.body.Data, Status: 'Resting' as never })).status]).toEqual([200, 400]);
    expect((await book(tuesday('15:00'))).body).toMatchObject({ Successful: false, FailureType: 'Exception' });
    expect((await saveType({ ...inactive.body.Data, Status: 'Active' })).status).toBe(200);
    expect((await book(tuesday('15:00'))).body.FailureType).toBe('None');
  });

  test('only coaches who administer see and save them', async () => {
    for (const client of [at.coach, at.participant, await at.server.as('admin@lakeside.example')]) {
      expect((await client.get('/coaching/settings/scheduler')).status).toBe(403);
      expect((await saveHours([], client)).status).toBeGreaterThanOrEqual(400);
    }
    await at.server.database
      .update(users)
      .set({ Roles: ['WRAdmin'] })
      .where(eq(users.UserId, 'coach-2'));
    const refused = await saveHours((await data(at.pat)).SchedulerSettings.DaySettings);
    await at.server.database
      .update(users)
      .set({ Roles: ['Coach', 'WRAdmin'] })
      .where(eq(users.UserId, 'coach-2'));
    expect(refused.status).toBe(403);
  });

  test('C-scheduler-83 C-scheduler-25 C-coaching-97 sessions are scheduled where the company has the feature', async () => {
    const type = async () => (await at.participant.get<{ Data: { WorkFlowType: string } }>('/coaching/settings/workflow-type')).body.Data.WorkFlowType;
    expect(await type()).toBe('Scheduled');
    const [lakeside] = await at.server.database.select().from(entities).where(eq(entities.EntityId, 'lakeside'));
    const { EntityFeatures } = lakeside!;
    const set = (features: string[]) => at.server.database.update(entities).set({ EntityFeatures: features }).where(eq(entities.EntityId, 'lakeside'));
    await set(EntityFeatures.filter((feature) => feature !== 'CoachingScheduledWorkflow'));
    const refused = [await type(), messageOf(await book(tuesday('15:00')))];
    await set(EntityFeatures);
    expect(refused).toEqual(['Instant', [409, texts.schedulerNotHere]]);
  });
});

describe('what a scheduler shows', () => {
  // The guard: tests/support/code-habits.ts lets only server/calls/time-zone.ts choose a time zone.
  test('a coach who has chosen no time zone has that of their company', async () => {
    const zones = async () => (await data(at.pat)).Coaches.map(({ UserId, TimeZone }) => [UserId, TimeZone]);
    const { database } = at.server;
    await database.update(profiles).set({ TimeZone: null }).where(eq(profiles.UserId, 'coach-2'));
    expect(await zones()).toEqual(expect.arrayContaining([['coach-2', 'America/Chicago']]));
    const row = { Resource: 'company-time', Owner: 'lakeside', Key: 'one', Position: 0, Version: 1, At: '2026-10-01T00:00:00.000Z', By: 'test' };
    await database.insert(resourceRows).values({ ...row, Value: { TimeZone: 'Europe/Paris', TimeFormat: '12Hour', WeekStartDay: 'Sunday' } });
    expect(await zones()).toEqual(expect.arrayContaining([['coach-2', 'Europe/Paris']]));
    await database.delete(resourceRows).where(eq(resourceRows.Resource, 'company-time'));
    await database.update(profiles).set({ TimeZone: 'America/New_York' }).where(eq(profiles.UserId, 'coach-2'));
  });

  test('C-scheduler-77 C-scheduler-28 C-scheduler-33 everything to schedule with a participant', async () => {
    const known = await data(at.pat);
    expect(known.Coaches).toMatchObject([
      { UserId: at.casey.UserId, FirstName: 'Casey', LastName: 'Brooks', TimeZone: 'America/Chicago' },
      { UserId: 'coach-2', TimeZone: 'America/New_York' },
    ]);
    expect(known.Participant).toEqual({ UserId: at.pat, FirstName: 'Pat', LastName: 'Rivers', EntityId: 'lakeside', EntityName: 'Lakeside Manufacturing' });
    expect([known.SelectedCoach, known.TimeZone, known.SchedulerSettings.DaySettings.length]).toEqual([at.casey.UserId, 'America/Chicago', 7]);
    expect(known.ParticipantPrograms.length).toBeGreaterThan(0);
  });

  test('C-scheduler-34 C-scheduler-29 of a coach who has chosen nobody, no participant and the own blocked times', async () => {
    await block({ StartTime: tuesday('15:00'), EndTime: tuesday('16:00') });
    const known = await data(at.casey.UserId);
    expect([known.Participant, known.ParticipantPrograms, known.SelectedCoach]).toEqual([null, [], at.casey.UserId]);
    expect(known.BlockedTimes.map(({ Title }) => Title)).toEqual(['Team meeting']);
  });

  test('C-scheduler-33 of a participant themselves, the coach of the last session', async () => {
    expect((await data(at.pat, at.participant)).SelectedCoach).toBeNull();
    await session('2026-10-01T15:00:00.000Z', '2026-10-01T15:30:00.000Z', { CoachUserId: 'coach-2' });
    const known = await data(at.pat, at.participant);
    expect([known.SelectedCoach, known.Participant!.UserId, known.BlockedTimes]).toEqual(['coach-2', at.pat, []]);
  });

  test('of another participant it is not found', async () => {
    expect((await at.participant.get(`/coaching/scheduler/data/${at.casey.UserId}`)).status).toBe(404);
    expect((await at.coach.get('/coaching/scheduler/data/nobody%23there')).status).toBe(404);
  });
});

test('C-scheduler-86 what is read is wrapped in Data', async () => {
  const paths = ['/coach-availability', `/coaching/scheduler/data/${at.pat}`, '/coaching/settings/workflow-type'];
  const answers = await Promise.all(paths.map(async (path) => Object.keys((await at.coach.get<object>(path)).body)));
  expect(answers).toEqual(paths.map(() => ['Data']));
});

test.each([
  ['C-scheduler-62 both are whoever looks', 'me', 'me', 0],
  ['C-scheduler-63 whoever looks is the coach', 'me', 'other', 1],
  ['C-scheduler-64 whoever looks is coached', 'other', 'me', 2],
  ['C-scheduler-65 neither is', 'other', 'another', 3],
])('%s: the code of ownership of a session', (_whose, coach, user, code) => {
  expect(evaluate(constantsOf(testDefinitions().for(null)).calendarItems.sessionOwnership.$, { coach, user, me: 'me' })).toBe(code);
});
