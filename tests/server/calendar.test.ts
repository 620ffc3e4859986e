import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import type { CalendarMonth, Failure } from '../../schemas/generated/records';
import { reminderDue, sendReminders } from '../../server/areas/calendar/reminders';
import { blockedTimes, calendarReminders, coachingSessions, eventSessions, eventSignUps } from '../../server/records/tables/events';
import { outbox } from '../../server/records/tables/outbox';
import { profiles, users } from '../../server/records/tables/people';
import { trackerEntries } from '../../server/records/tables/trackers';
import { toolsOf } from './support/deliver';
import { actOn, addEvent } from './support/events-of-lakeside';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let pat: Client;
let userId: string;
let coachId: string;
const zone = 'America/Chicago';
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
  const idOf = async (name: string) => (await server.database.select().from(users).where(eq(users.UserName, name)))[0]!.UserId;
  [userId, coachId] = [await idOf('pat@lakeside.example'), await idOf('coach@lakeside.example')];
  const known = { TimeZone: zone, MobileNumber: '+15555550123', DisableText: false, TextToolVerificationStatus: 'verified' } as const;
  await server.database.update(profiles).set(known).where(eq(profiles.UserId, userId));
});

const month = async (date: string, client = pat): Promise<CalendarMonth> =>
  (await client.get<{ Data: CalendarMonth }>(`/userevents/GetCalendarEvents?dateRequested=${date}`)).body.Data;
const eventsOf = async (eventId: string, date = '2026-12-01') => (await month(date)).Events.filter(({ EventId }) => EventId === eventId);

describe('the calendar', () => {
  test('B-calendar-02 shows a month with a week before and after it, whatever day of it was asked for', async () => {
    for (const date of ['2026-12-01', '2026-12-17', '2026-12-31']) expect(await month(date)).toMatchObject({ From: '2026-11-24', To: '2027-01-07' });
    expect(await month('2028-02-29')).toMatchObject({ From: '2028-01-25', To: '2028-03-07' });
    for (const date of ['2026-02-29', 'tomorrow', '']) expect((await pat.get(`/userevents/GetCalendarEvents?dateRequested=${date}`)).status).toBe(400);
  });

  test('of an event it shows the sessions that one has signed up for, and the days on which there are other places', async () => {
    const id = 'lakeside-cal';
    await addEvent(server.database, {
      id,
      name: 'Days',
      sessions: [
        { StartsAt: '2026-12-03T15:00:00.000Z' },
        { StartsAt: '2026-12-03T16:00:00.000Z' },
        { StartsAt: '2026-12-04T15:00:00.000Z', Places: 0 },
        { StartsAt: '2026-12-05T15:00:00.000Z' },
        { StartsAt: '2026-12-05T16:00:00.000Z' },
        { StartsAt: '2026-10-01T15:00:00.000Z' },
      ],
    });
    const shown = async () => (await eventsOf(id)).map(({ Date, Status, AllDayEvent, StartDate }) => [Date, Status, AllDayEvent, StartDate]);
    expect(await shown()).toEqual([
      ['2026-12-03', 'Available', true, '2026-12-03'],
      ['2026-12-05', 'Available', true, '2026-12-05'],
    ]);
    await actOn(pat, id, 'Register', 'Session 2');
    expect(await shown()).toEqual([
      ['2026-12-03', 'Selected', false, '2026-12-03T16:00:00.000Z'],
      ['2026-12-05', 'Available', true, '2026-12-05'],
    ]);
    expect((await month('2026-10-01')).Events.filter(({ EventId }) => EventId === id)).toEqual([]);
  });

  test('a meeting shows with its time for all of the company, also when it is full, and to no other company', async () => {
    const id = 'lakeside-cal-meeting';
    await addEvent(server.database, { id, EventType: 'Meeting', sessions: [{ Places: 0 }] });
    expect(await eventsOf(id)).toMatchObject([{ Status: 'Unavailable', AllDayEvent: false, StartDate: '2026-12-03T15:00:00.000Z' }]);
    const cedar = await month('2026-11-10', await server.as('pat@cedar.example'));
    expect(cedar.Events.length).toBeGreaterThan(0);
    expect(cedar.Events.filter(({ OwnerId }) => OwnerId !== 'cedar')).toEqual([]);
  });

  test('programs show while one takes part in them, and what was logged by day', async () => {
    const { Programs, TrackerItems } = await month('2026-10-15');
    expect(Programs.map(({ Id }) => Id)).toContain('lakeside-fall-1');
    // Quit, and an event: neither shows as a program.
    for (const id of ['lakeside-fall-10', 'lakeside-fall-9']) expect(Programs.map(({ Id }) => Id)).not.toContain(id);
    const rows = await server.database
      .select()
      .from(trackerEntries)
      .where(and(eq(trackerEntries.UserId, userId), eq(trackerEntries.EntryDate, '2026-10-15')));
    const naive = new Map<number, number>();
    for (const { TrackerId } of rows) naive.set(TrackerId, (naive.get(TrackerId) ?? 0) + 1);
    expect(naive.size).toBeGreaterThan(0);
    expect(new Map(TrackerItems.filter(({ Date }) => Date === '2026-10-15').map(({ TrackerId, Entries }) => [TrackerId, Entries]))).toEqual(naive);
  });

  const coached = (more: object = {}) => ({
    Id: randomUUID(),
    UserId: userId,
    CoachUserId: coachId,
    StartDate: '2026-12-08T15:00:00.000Z',
    EndDate: '2026-12-08T15:30:00.000Z',
    WorkFlowType: 'Scheduled' as const,
    ...more,
  });

  test('A-calendar-17 coaching sessions that one has or gives show, and only those that were scheduled', async () => {
    const [mine, given, onDemand, others] = [
      coached(),
      coached({ UserId: coachId, CoachUserId: userId }),
      coached({ WorkFlowType: 'OnDemand' }),
      coached({ UserId: coachId }),
    ];
    await server.database.delete(coachingSessions);
    await server.database.insert(coachingSessions).values([mine, given, onDemand, others]);
    const ids = (await month('2026-12-08')).CoachingSessions.map(({ Id }) => Id);
    expect(ids.toSorted()).toEqual([mine.Id, given.Id].toSorted());
  });

  test.each([
    ['A-calendar-08', 'Id', expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ['A-calendar-09', 'StartDate', '2026-12-09T15:00:00.000Z'],
    ['A-calendar-10', 'EndDate', '2026-12-09T15:30:00.000Z'],
    ['A-calendar-11', 'FirstName', 'Pat'],
    ['A-calendar-12', 'LastName', 'Rivers'],
    ['A-calendar-13', 'UserId', expect.any(String)],
    ['A-calendar-14', 'CoachName', expect.stringMatching(/^\w+ \w+$/)],
    ['A-calendar-15', 'CoachUserId', expect.any(String)],
    ['A-calendar-16', 'WorkFlowType', 'Scheduled'],
  ])('%s a coaching session has its %s', async (_id, field, wanted) => {
    await server.database.delete(coachingSessions);
    await server.database.insert(coachingSessions).values(coached({ StartDate: '2026-12-09T15:00:00.000Z', EndDate: '2026-12-09T15:30:00.000Z' }));
    const [shown] = (await month('2026-12-09')).CoachingSessions;
    expect(shown).toMatchObject({ [field]: wanted, UserId: userId, CoachUserId: coachId });
  });

  test.each([
    ['A-calendar-02', 'Id', expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ['A-calendar-03', 'StartTime', '2026-12-10T15:00:00.000Z'],
    ['A-calendar-04', 'EndTime', '2026-12-10T17:00:00.000Z'],
    ['A-calendar-05', 'AllDayEvent', false],
    ['A-calendar-06', 'Title', 'Team meeting'],
    ['A-calendar-07', 'UserId', expect.any(String)],
  ])('%s a blocked time has its %s', async (_id, field, wanted) => {
    await server.database.delete(blockedTimes);
    const time = { StartTime: '2026-12-10T15:00:00.000Z', EndTime: '2026-12-10T17:00:00.000Z', Title: 'Team meeting' };
    await server.database.insert(blockedTimes).values([
      { Id: randomUUID(), UserId: userId, ...time },
      { Id: randomUUID(), UserId: coachId, ...time, Title: 'Of somebody else' },
    ]);
    const { BlockedTimes } = await month('2026-12-10');
    expect(BlockedTimes).toMatchObject([{ [field]: wanted, UserId: userId }]);
  });
});

describe('a text reminder', () => {
  const id = 'lakeside-remind';
  test.beforeAll(async () => {
    await addEvent(server.database, { id, name: 'Yoga', sessions: [{ StartsAt: '2026-12-03T15:00:00.000Z' }, { StartsAt: '2026-12-04T15:00:00.000Z' }] });
    await actOn(pat, id, 'Register', 'Session 1');
  });
  afterEach(() => server.database.delete(calendarReminders));
  const save = (Minutes: number | null, Id = `${id}-1`) => pat.post<Failure>('/usercalendar/reminder', { Id, Minutes });
  const texts = async () => (await server.database.select().from(outbox).where(eq(outbox.Recipient, '+15555550123'))).map(({ Body }) => Body);
  /** Sends what is due at a moment. */
  const sendAt = (moment: string) => {
    const clock = { now: () => new Date(moment) };
    return sendReminders({ ...toolsOf(server), clock });
  };

  test('is kept with what it is of, and taken away again', async () => {
    const shown = async () => (await eventsOf(id)).find(({ Status }) => Status === 'Selected')!.Reminder;
    expect([(await save(60)).status, await shown(), (await save(null)).status, await shown()]).toEqual([200, 60, 200, null]);
  });

  test('is refused for what one has not signed up for, for another time than those offered, and without a proved number', async () => {
    expect((await save(60, `${id}-2`)).body.Errors).toEqual([{ Message: 'You have not signed up for this, or it has already started.' }]);
    expect((await save(61)).body.Errors).toMatchObject([{ Field: '/Minutes', Message: 'Choose a reminder 15 minutes, 1 hour, 1 day or 2 days before.' }]);
    for (const change of [{ DisableText: true }, { TextToolVerificationStatus: 'pending' as const }]) {
      await server.database.update(profiles).set(change).where(eq(profiles.UserId, userId));
      expect([(await save(60)).status, await server.database.$count(calendarReminders)]).toEqual([409, 0]);
      await server.database.update(profiles).set({ DisableText: false, TextToolVerificationStatus: 'verified' }).where(eq(profiles.UserId, userId));
    }
  });

  test('goes out once, when its time has come, in the words and by the clocks of the person', async () => {
    await server.database.delete(outbox);
    await save(60);
    await sendAt('2026-12-03T13:59:59.000Z');
    expect(await texts()).toEqual([]);
    await Promise.all([sendAt('2026-12-03T14:00:00.000Z'), sendAt('2026-12-03T14:00:00.000Z')]);
    await sendAt('2026-12-03T14:05:00.000Z');
    expect(await texts()).toEqual(['Lakeside Manufacturing: Yoga on Thursday, December 3 at 9:00 AM CT. Room 1. Reply STOP to end texts.']);
  });

  test('follows what has moved, and does not come for what was left or has begun', async () => {
    await server.database.delete(outbox);
    await save(60);
    const move = (StartsAt: string) =>
      server.database
        .update(eventSessions)
        .set({ StartsAt, EndsAt: new Date(Date.parse(StartsAt) + 1_800_000).toISOString() })
        .where(eq(eventSessions.SessionId, `${id}-1`));
    await move('2026-12-05T15:00:00.000Z');
    await sendAt('2026-12-03T14:00:00.000Z');
    expect([await texts(), await server.database.$count(calendarReminders)]).toEqual([[], 1]);
    await sendAt('2026-12-05T14:00:00.000Z');
    expect(await texts()).toEqual(['Lakeside Manufacturing: Yoga on Saturday, December 5 at 9:00 AM CT. Room 1. Reply STOP to end texts.']);
    await save(60);
    await sendAt('2026-12-05T15:00:00.000Z');
    expect([(await texts()).length, await server.database.$count(calendarReminders)]).toEqual([1, 0]);
    await move('2026-12-03T15:00:00.000Z');
  });

  test('that is not due yet takes no transaction', async () => {
    await save(60);
    const transaction = () => Promise.reject(new Error('Nothing is due.'));
    expect(await sendReminders({ ...toolsOf(server), transaction, clock: { now: () => new Date('2026-11-20T12:00:00.000Z') } })).toBe(0);
  });

  test('that fails is tried again later, and does not keep the others back', async () => {
    await server.database.delete(outbox);
    await save(60);
    await server.database.insert(eventSignUps).values({ UserId: coachId, SessionId: `${id}-1`, SignedUpAt: '2026-12-01T00:00:00.000Z' });
    const failing = { UserId: coachId, ItemId: `${id}-1`, Minutes: 120, TimeZone: 'America/Chicago', DueAt: '2026-12-03T13:00:00.000Z' };
    await server.database.insert(calendarReminders).values(failing);
    const tools = toolsOf(server);
    const fault = new Error('This person cannot be read.');
    const transaction: typeof tools.transaction = (work) =>
      tools.transaction((records) => {
        const person: typeof records.callers.person = (of) => (of === coachId ? Promise.reject(fault) : records.callers.person(of));
        return work({ ...records, callers: { ...records.callers, person } });
      });
    const faults: unknown[] = [];
    const now = '2026-12-03T14:00:00.000Z';
    await sendReminders({ ...tools, transaction, clock: { now: () => new Date(now) } }, (error) => faults.push(error));
    expect([faults, (await texts()).length]).toEqual([[fault], 1]);
    const [waiting] = await server.database.select().from(calendarReminders).where(eq(calendarReminders.UserId, coachId));
    expect(waiting!.DueAt! > now).toBe(true);
  });

  test.each([
    ['a day before, over the change to summer time', '2026-03-08T17:00:00.000Z', 1440, 'America/Chicago', '2026-03-07T18:00:00.000Z'],
    ['two days before, over the change to winter time', '2026-11-02T15:00:00.000Z', 2880, 'America/Chicago', '2026-10-31T14:00:00.000Z'],
    ['an hour before, over the change', '2026-11-01T07:30:00.000Z', 60, 'America/Chicago', '2026-11-01T06:30:00.000Z'],
    ['a day before the first of March', '2028-03-01T09:00:00.000Z', 1440, 'Asia/Kolkata', '2028-02-29T09:00:00.000Z'],
  ])('%s, is counted on the clocks of the person', (_name, start, minutes, timeZone, wanted) => expect(reminderDue(start, minutes, timeZone)).toBe(wanted));
});

describe('other calendars', () => {
  const id = 'lakeside-ics';
  test.beforeAll(async () => {
    await addEvent(server.database, { id, name: 'Stretch; and, move', sessions: [{ Details: 'Bring water' }, {}] });
    await actOn(pat, id, 'Register', 'Session 1');
  });

  test('take one session as a file, in moments that every calendar reads', async () => {
    const { headers, body } = await pat.get<string>(`/userevents/calendarfile?id=${id}-1`);
    expect(headers['content-type']).toContain('text/calendar');
    for (const line of ['BEGIN:VCALENDAR', 'DTSTART:20261203T150000Z', 'DTEND:20261203T153000Z', 'SUMMARY:Stretch\\; and\\, move', 'LOCATION:Room 1'])
      expect(body.replaceAll('\r\n ', '').split('\r\n')).toContain(line);
    expect((await pat.get(`/userevents/calendarfile?id=${id}-2`)).status).toBe(404);
    expect((await (await server.as('pat@cedar.example')).get(`/userevents/calendarfile?id=${id}-1`)).status).toBe(404);
  });

  test('read all of it by a private address, until there is a new one or none', async () => {
    const since = async () => (await pat.get<{ Since: string | null }>('/usercalendar/subscription')).body.Since;
    expect(await since()).toBeNull();
    const made = async () => new URL((await pat.post<{ Address: string }>('/usercalendar/subscription')).body.Address).pathname.replace('/api', '');
    const first = await made();
    const read = (path: string) => server.nobody.get<string>(path);
    expect(await since()).not.toBeNull();
    const feed = await read(first);
    expect([feed.status, feed.body.split('\r\n').filter((line) => line.startsWith('SUMMARY:Stretch')).length]).toEqual([200, 1]);
    const second = await made();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await server.database.update(users).set({ IsLocked: true }).where(eq(users.UserId, userId));
    expect((await read(second)).status).toBe(404);
    await server.database.update(users).set({ IsLocked: false }).where(eq(users.UserId, userId));
    expect([(await pat.call('DELETE', '/usercalendar/subscription')).status, (await read(second)).status, await since()]).toEqual([200, 404, null]);
    expect((await read('/usercalendar/feed/xxxxxxxxxxxxxxxxxxxxxxxx.ics')).status).toBe(404);
  });
});
