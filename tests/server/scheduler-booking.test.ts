import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarReminders, coachingSessions } from '../../server/records/tables/events';
import { outbox } from '../../server/records/tables/outbox';
import { designations, profiles, users } from '../../server/records/tables/people';
import { halfHour, long, messageOf, old, schedulerOfLakeside, texts } from './support/scheduler';
import { acting } from './support/impersonation';

const scheduler = schedulerOfLakeside();
const { at, book, move, block, session, free } = scheduler;
beforeAll(scheduler.open);
afterAll(() => at.server.close());
beforeEach(scheduler.clear);

const rows = () => at.server.database.select().from(coachingSessions);
/** Tuesday, November 3, by the clocks of Chicago, which are six hours behind. */
const tuesday = (time: string) => `2026-11-03T${time}:00.000Z`;

describe('booking', () => {
  test('C-scheduler-37 C-scheduler-38 C-scheduler-84 a coach schedules a session for a participant, and it is answered as it is kept', async () => {
    const { status, body } = await book(tuesday('15:00'), { Description: 'Sleep' });
    expect([status, body.Successful, body.FailureType, body.NextAvailableSessionTime]).toEqual([200, true, 'None', null]);
    expect(body.Entry).toMatchObject({
      Id: expect.stringMatching(/^CoachEntry#/),
      UserId: at.pat,
      CoachUserId: at.casey.UserId,
      CoachName: 'Casey Brooks',
      Status: 'Upcoming',
      SessionDate: tuesday('15:00'),
      StartDate: tuesday('15:00'),
      EndDate: tuesday('15:30'),
      WorkFlowType: 'Scheduled',
      SessionTypeId: halfHour,
      Description: 'Sleep',
    });
    expect(await rows()).toMatchObject([{ BufferBefore: 0, BufferAfter: 10 }]);
  });

  test('C-scheduler-02 a coach may choose a colleague as the coach', async () => {
    expect((await book(tuesday('15:00'), { CoachUserId: 'coach-2', SessionTypeId: long })).body.Entry).toMatchObject({
      CoachName: 'Riley Brooks',
      EndDate: tuesday('15:45'),
    });
  });

  test('C-scheduler-85 a participant schedules one for themselves, and for nobody else', async () => {
    expect((await book(tuesday('15:00'), {}, at.participant)).body.Entry).toMatchObject({ UserId: at.pat, CoachUserId: at.casey.UserId });
    const other = await book(tuesday('16:00'), { UserId: 'coach-2' }, at.participant);
    expect(other.status).toBe(404);
    expect((await at.participant.post('/coachentry', { EntryType: 'Note', Notes: 'Mine.' })).status).toBe(403);
    expect(await rows()).toHaveLength(1);
  });

  test('both get an email with the session for their calendars, each in their own time zone; the one who booked it for another gets none', async () => {
    const mails = async () =>
      (await at.server.database.select().from(outbox)).map(({ Recipient, Subject, Body, Calendar }) => [Recipient, Subject, Body, Calendar ?? '']);
    await at.server.database.delete(outbox);
    await at.server.database.update(profiles).set({ TimeZone: 'America/Los_Angeles' }).where(eq(profiles.UserId, at.pat));
    const entry = (await book(tuesday('15:00'), {}, at.participant)).body.Entry!;
    const [mine, coachs] = await mails();
    const calendar = (text: string) =>
      expect.stringMatching(new RegExp(`METHOD:PUBLISH[^]*UID:${entry.Id!.replace('CoachEntry#', '')}[^]*DTSTART:20261103T150000Z[^]*SUMMARY:${text}`));
    expect(mine).toEqual([
      'pat@lakeside.example',
      'You are booked: Coaching with Casey Brooks, Tuesday, November 3',
      expect.stringContaining('on Tuesday, November 3, 7:00 – 7:30 AM PT.'),
      calendar('Coaching with Casey Brooks'),
    ]);
    expect(coachs).toEqual([
      at.casey.Email,
      'You are booked: Coaching with Pat Rivers, Tuesday, November 3',
      expect.stringContaining('on Tuesday, November 3, 9:00 – 9:30 AM CT.'),
      calendar('Coaching with Pat Rivers'),
    ]);

    await at.server.database.delete(outbox);
    expect((await move({ Id: entry.Id!, Version: entry.Version! }, tuesday('16:00'))).status).toBe(200);
    expect((await mails()).map(([recipient, subject]) => [recipient, subject])).toEqual([
      ['pat@lakeside.example', 'New time: Coaching with Casey Brooks, Tuesday, November 3'],
    ]);
  });

  test('a coach who acts as the participant names nobody', async () => {
    const client = await acting(at.server, 'coach@lakeside.example', 'pat@lakeside.example', 'Coach');
    expect((await book(tuesday('15:00'), { UserId: undefined }, client)).body.Entry).toMatchObject({ UserId: at.pat, CoachUserId: at.casey.UserId });
  });

  test.each([
    ['inside another session', tuesday('15:15'), tuesday('15:45')],
    ['at the same time', tuesday('15:00'), tuesday('15:45')],
    ['in the ten minutes after it', tuesday('15:30'), tuesday('15:45')],
    ['so that its own ten minutes run into it', tuesday('14:30'), tuesday('15:45')],
  ])('C-scheduler-43 C-scheduler-39 C-scheduler-40 %s it is a conflict, with the next free time', async (_where, wanted, next) => {
    await book(tuesday('15:00'));
    expect((await book(wanted)).body).toEqual({ Entry: null, Successful: false, FailureType: 'Conflict', NextAvailableSessionTime: next });
    expect(await rows()).toHaveLength(1);
  });

  test('the participant is in no second session, with another coach either', async () => {
    await book(tuesday('15:00'));
    const { body } = await book(tuesday('15:15'), { CoachUserId: 'coach-2' });
    expect([body.FailureType, body.NextAvailableSessionTime]).toEqual(['Conflict', tuesday('15:30')]);
  });

  test('a coach who is coached is no second time in a session either', async () => {
    await session(tuesday('15:00'), tuesday('15:30'), { UserId: at.casey.UserId, CoachUserId: 'coach-2' });
    expect((await book(tuesday('15:00'))).body.FailureType).toBe('Conflict');
  });

  test.each([
    ['before the company opens', tuesday('13:45')],
    ['when it is longer than the company is open', tuesday('23:45')],
    ['on a Saturday', '2026-11-07T16:00:00.000Z'],
    ['across midnight', '2026-11-04T05:45:00.000Z'],
  ])("C-scheduler-43 %s it is a conflict with the company's hours", async (_when, wanted) => {
    const { body } = await book(wanted);
    expect([body.Successful, body.FailureType]).toEqual([false, 'CompanyHoursConflict']);
    expect(Date.parse(body.NextAvailableSessionTime!)).toBeGreaterThan(Date.parse(wanted));
    expect((await book(body.NextAvailableSessionTime!)).body.Successful).toBe(true);
  });

  test('at a time that the coach has not, or has blocked, it is a conflict', async () => {
    await block({ StartTime: tuesday('15:00'), EndTime: tuesday('16:00') });
    const lunch = await book(tuesday('18:00'));
    const blocked = await book(tuesday('15:30'));
    expect([lunch, blocked].map(({ body }) => [body.FailureType, body.NextAvailableSessionTime])).toEqual([
      ['Conflict', tuesday('19:00')],
      ['Conflict', tuesday('16:00')],
    ]);
  });

  test.each([
    ['a type that is given no more', { SessionTypeId: old }],
    ['a type that the coach does not give', { SessionTypeId: long }],
    ['a coach who is none', { CoachUserId: 'nobody' }],
    ['a coach who has left', { CoachUserId: 'gone' }],
  ])('C-scheduler-43 with %s it cannot be: Exception', async (_what, more) => {
    expect((await book(tuesday('15:00'), more)).body).toEqual({ Entry: null, Successful: false, FailureType: 'Exception', NextAvailableSessionTime: null });
  });

  test('a coach whose account is locked is booked no more, and their sessions stay', async () => {
    const { body } = await book(tuesday('15:00'), { CoachUserId: 'coach-2' });
    await at.server.database.update(users).set({ IsLocked: true }).where(eq(users.UserId, 'coach-2'));
    const again = await book(tuesday('16:00'), { CoachUserId: 'coach-2' });
    await at.server.database.update(users).set({ IsLocked: false }).where(eq(users.UserId, 'coach-2'));
    expect([body.Successful, again.body.FailureType, (await rows()).length]).toEqual([true, 'Exception', 1]);
  });

  test.each([
    ['in the past', '2026-11-02T14:45:00.000Z', texts.sessionOver],
    ['on a day that there is not', '2026-02-30T09:00', texts.sessionNoTime],
    ['in an hour that clocks skip', '2027-03-14T02:30', '2:30 AM does not exist on this day because clocks go forward. Choose a time before or after it.'],
  ])('%s it is refused with a sentence', async (_when, wanted, message) => {
    expect(messageOf(await book(wanted))).toEqual([400, message]);
    expect(await rows()).toEqual([]);
  });

  test('in an hour that clocks show twice it is refused, and a moment says which one is meant', async () => {
    expect(messageOf(await book('2027-11-07T01:30'))).toEqual([
      400,
      '1:30 AM occurs twice on this day because clocks go back. Choose a time before or after that hour.',
    ]);
    expect((await book('2027-11-07T07:30:00.000Z')).body.FailureType).toBe('CompanyHoursConflict');
  });

  test.each(['2026-11-03T15:10:00.000Z', 'tomorrow', '2026-11-03T25:00'])('%s is no time of a session', async (wanted) => {
    expect((await book(wanted)).status).toBe(400);
  });

  test('without a type or a time it is refused', async () => {
    expect(messageOf(await book(tuesday('15:00'), { SessionTypeId: undefined }))).toEqual([400, texts.sessionUnsaid]);
    expect(messageOf(await book(tuesday('15:00'), { StartDate: undefined }))).toEqual([400, texts.sessionUnsaid]);
  });
});

describe('moving', () => {
  const entryAt = async (time: string) => (await book(tuesday(time))).body.Entry!;

  test('a session begins at another time, in its next version, and is in its own way no more', async () => {
    const entry = await entryAt('15:00');
    const { body } = await move(entry, tuesday('15:15'));
    expect([body.Successful, body.Entry]).toMatchObject([true, { Id: entry.Id, StartDate: tuesday('15:15'), EndDate: tuesday('15:45'), Version: 2 }]);
    expect((await move(entry, tuesday('17:00'))).status).toBe(409);
  });

  test('onto another session it is a conflict, and stays where it is', async () => {
    const entry = await entryAt('15:00');
    await entryAt('16:00');
    expect((await move(entry, tuesday('16:00'))).body).toEqual({
      Entry: null,
      Successful: false,
      FailureType: 'Conflict',
      NextAvailableSessionTime: tuesday('16:45'),
    });
    expect((await rows()).map(({ StartDate }) => new Date(StartDate).toISOString()).toSorted()).toEqual([tuesday('15:00'), tuesday('16:00')]);
  });

  test('texts that remind of it are looked at again', async () => {
    const entry = await entryAt('15:00');
    const ItemId = entry.Id.slice('CoachEntry#'.length);
    const reminder = { UserId: at.pat, ItemId, Minutes: 60, TimeZone: 'America/Chicago', DueAt: '2026-11-03T14:00:00.000Z' };
    await at.server.database.insert(calendarReminders).values(reminder);
    await move(entry, tuesday('17:00'));
    const [kept] = await at.server.database.select().from(calendarReminders).where(eq(calendarReminders.ItemId, ItemId));
    expect(new Date(kept!.DueAt!).toISOString()).toBe('2026-11-02T15:00:00.000Z');
  });

  test("one that has begun, another coach's and what is no session are moved no more", async () => {
    const begun = await session('2026-11-02T14:45:00.000Z', '2026-11-02T15:15:00.000Z');
    const note = await session(tuesday('15:00'), tuesday('15:00'), { WorkFlowType: 'Instant' });
    const entry = await entryAt('16:00');
    expect(messageOf(await move({ Id: `CoachEntry#${begun}`, Version: 1 }, tuesday('17:00')))).toEqual([409, texts.sessionBegun]);
    expect(messageOf(await move({ Id: `CoachEntry#${note}`, Version: 1 }, tuesday('17:00')))).toEqual([409, texts.sessionNotScheduled]);
    expect((await move(entry, tuesday('17:00'), at.other)).status).toBe(409);
    expect((await at.coach.call('PUT', '/coachentry/UpdateEntry', { Id: entry.Id, Version: 1 })).status).toBe(400);
  });

  test('a coach who coaches the company no more moves nothing: the session stays', async () => {
    const entry = await entryAt('15:00');
    const own = eq(designations.UserId, at.casey.UserId);
    const held = await at.server.database.select().from(designations).where(own);
    await at.server.database.delete(designations).where(own);
    const { status } = await move(entry, tuesday('17:00'));
    await at.server.database.insert(designations).values(held);
    expect([status, (await rows()).length]).toEqual([403, 1]);
  });
});

describe('free times', () => {
  const day = ['2026-11-03T06:00:00.000Z', '2026-11-04T06:00:00.000Z'] as const;

  test('are those of the coach, by both zones, without what is taken, and each can be booked', async () => {
    await book(tuesday('15:00'));
    const riley = await free(...day, '&CoachUserId=coach-2&UserId=' + at.pat);
    expect(riley.map(({ StartDate }) => StartDate)).toEqual(['15:30', '15:45', '16:00', '16:15', '16:30'].map(tuesday));
    const casey = await free(...day, `&CoachUserId=${at.casey.UserId}&UserId=${at.pat}`);
    expect(casey[0]).toEqual({ StartDate: tuesday('14:00'), EndDate: tuesday('14:30'), CoachUserId: at.casey.UserId, CoachName: 'Casey Brooks' });
    expect(casey.map(({ StartDate }) => StartDate)).not.toContain(tuesday('14:30'));
    for (const { StartDate } of [casey.at(1)!, casey.at(-1)!]) expect((await book(StartDate)).body.Successful).toBe(true);
  });

  test('of all who give a type each time is there once, with whoever has less to do', async () => {
    await book(tuesday('20:00'));
    const times = await free(...day, '', at.participant);
    expect(new Set(times.map(({ StartDate }) => StartDate)).size).toBe(times.length);
    expect(times.find(({ StartDate }) => StartDate === tuesday('15:00'))).toMatchObject({ CoachName: 'Riley Brooks' });
    expect(times.find(({ StartDate }) => StartDate === tuesday('14:00'))).toMatchObject({ CoachName: 'Casey Brooks' });
  });

  test('a session that is to be moved does not stand in its own way', async () => {
    const { Entry } = (await book(tuesday('15:00'))).body;
    const starts = (more: string) =>
      free(...day, `&CoachUserId=${at.casey.UserId}&UserId=${at.pat}${more}`).then((times) => times.map(({ StartDate }) => StartDate));
    expect(await starts('')).not.toContain(tuesday('15:15'));
    expect(await starts(`&EntryId=${encodeURIComponent(Entry!.Id)}`)).toContain(tuesday('15:15'));
  });

  test('there is none that is over, and a period has an end', async () => {
    const times = await free('2026-11-01T06:00:00.000Z', '2026-11-03T06:00:00.000Z', '', at.participant);
    expect(times[0]!.StartDate).toBe('2026-11-02T15:15:00.000Z');
    const long = await at.participant.get<never>(`/coaching/scheduler/freeTimes?SessionTypeId=${halfHour}&From=2026-11-01T06:00:00Z&To=2027-11-03T06:00:00Z`);
    expect(messageOf(long)).toEqual([400, texts.scheduleTooLong]);
    const backwards = await at.participant.get<never>(
      `/coaching/scheduler/freeTimes?SessionTypeId=${halfHour}&From=2026-11-04T06:00:00Z&To=2026-11-03T06:00:00Z`,
    );
    expect(messageOf(backwards)).toEqual([400, texts.blockOrder]);
  });
});
