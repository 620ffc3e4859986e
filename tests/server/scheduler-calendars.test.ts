import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BlockedTimeItem, CoachingSessionItem, Failure } from '../../schemas/generated/records';
import { blockedTimes } from '../../server/records/tables/events';
import { users } from '../../server/records/tables/people';
import { messageOf, schedulerOfLakeside, texts } from './support/scheduler';

const scheduler = schedulerOfLakeside();
const { at, book, block, session, free } = scheduler;
beforeAll(() => scheduler.open());
afterAll(() => at.server.close());
beforeEach(scheduler.clear);

const tuesday = (time: string) => `2026-11-03T${time}:00.000Z`;
const period = { From: '2026-11-01T06:00:00.000Z', To: '2026-11-08T06:00:00.000Z' };

describe('calendars', () => {
  const ask = async <Data>(path: string, more: object = {}, client = at.coach) =>
    (await client.post<{ Data: Data }>(`/coaching/scheduler/${path}`, { ...period, ...more })).body.Data;

  test('C-scheduler-73 a participant and their coach see the same sessions, those of others neither', async () => {
    await book(tuesday('15:00'));
    await book(tuesday('16:00'), { CoachUserId: 'coach-2' });
    await session(tuesday('19:00'), tuesday('19:30'), { UserId: 'coach-2' });
    const own = await ask<CoachingSessionItem[]>('participantCalendar', {}, at.participant);
    expect(own.map(({ CoachName, Company, WorkFlowType }) => [CoachName, Company, WorkFlowType])).toEqual([
      ['Casey Brooks', 'Lakeside Manufacturing', 'Scheduled'],
      ['Riley Brooks', 'Lakeside Manufacturing', 'Scheduled'],
    ]);
    expect(await ask('participantCalendar', { UserId: at.pat })).toEqual(own);
  });

  test('C-scheduler-74 C-scheduler-61 a coach sees the own sessions and those of colleagues, Scheduled ones only', async () => {
    await book(tuesday('15:00'));
    await book(tuesday('16:00'), { CoachUserId: 'coach-2' });
    await session(tuesday('18:00'), tuesday('18:00'), { WorkFlowType: 'Instant' });
    const names = async (more?: object) => (await ask<CoachingSessionItem[]>('coach-scheduled-sessions', more)).map(({ CoachName }) => CoachName);
    expect(await names()).toEqual(['Casey Brooks']);
    expect(await names({ CoachUserIds: [at.casey.UserId, 'coach-2', 'nobody'] })).toEqual(['Casey Brooks', 'Riley Brooks']);
  });

  test('of a colleague whose participant one does not coach nothing is seen, but the time is taken', async () => {
    const [stranger] = await at.server.database.select().from(users).where(eq(users.UserName, 'pat@summit.example'));
    await session(tuesday('15:00'), tuesday('15:30'), { UserId: stranger!.UserId, CoachUserId: 'coach-2' });
    expect(await ask('coach-scheduled-sessions', { CoachUserIds: ['coach-2'] })).toEqual([]);
    const starts = (await free(tuesday('06:00'), '2026-11-04T06:00:00.000Z', `&UserId=${at.pat}&CoachUserId=coach-2`)).map(({ StartDate }) => StartDate);
    expect([starts.includes(tuesday('15:00')), starts.includes(tuesday('15:30'))]).toEqual([false, true]);
  });

  test('C-scheduler-75 C-scheduler-78 C-scheduler-27 blocked times come with sessions and alone; of others without what they are for', async () => {
    await block({ StartTime: tuesday('15:00'), EndTime: tuesday('16:00'), Title: 'Dentist' });
    const both = { CoachUserIds: [at.casey.UserId] };
    const [own] = await ask<BlockedTimeItem[]>('timeblocksforweek', both);
    expect(own).toEqual({
      Id: expect.any(String),
      UserId: at.casey.UserId,
      StartTime: tuesday('15:00'),
      EndTime: tuesday('16:00'),
      AllDayEvent: false,
      Title: 'Dentist',
      Version: expect.any(String),
    });
    expect(await ask('sessionsAndTimeBlocks', both)).toEqual({ CoachingSessions: [], BlockedTimes: [own] });
    expect((await ask<BlockedTimeItem[]>('timeblocksforweek', both, at.other)).map(({ Title }) => Title)).toEqual([texts.blockOfOthers]);
  });

  test('so much at once is refused', async () => {
    const { status, body } = await at.coach.post<Failure>('/coaching/scheduler/timeblocksforweek', { ...period, To: '2027-11-08T06:00:00.000Z' });
    expect(messageOf({ status, body })).toEqual([400, texts.scheduleTooLong]);
  });
});

describe('time blocks', () => {
  const kept = () => at.server.database.select().from(blockedTimes);

  test('C-scheduler-79 C-scheduler-41 C-scheduler-42 one is saved, changed by its id, and deleted', async () => {
    const { body } = await block({ StartTime: tuesday('15:00'), EndTime: tuesday('16:00') });
    expect(body).toMatchObject({
      Successful: true,
      FailureType: 'None',
      TimeBlock: { Title: 'Team meeting', StartTime: tuesday('15:00'), UserId: at.casey.UserId },
    });
    const { Id } = body.TimeBlock!;
    expect((await block({ Id, StartTime: tuesday('15:00'), EndTime: tuesday('17:00') })).body.TimeBlock).toMatchObject({ Id, EndTime: tuesday('17:00') });
    expect((await at.coach.call<boolean>('DELETE', `/coaching/scheduler/timeblock/${Id}`)).body).toBe(true);
    expect(await kept()).toEqual([]);
  });

  test('C-scheduler-44 C-scheduler-09 not while a session is scheduled, or in what is kept free after it', async () => {
    await book(tuesday('15:00'));
    for (const StartTime of [tuesday('14:45'), tuesday('15:30')])
      expect((await block({ StartTime, EndTime: tuesday('16:00') })).body).toEqual({
        Successful: false,
        TimeBlock: null,
        FailureType: 'ScheduledBlockConflict',
      });
    expect((await block({ StartTime: tuesday('15:45'), EndTime: tuesday('16:00') })).body.Successful).toBe(true);
  });

  test("C-scheduler-49 C-scheduler-10 of whole days both are blocked, by the coach's clocks", async () => {
    const { body } = await block({ StartTime: '2026-11-03T09:00', EndTime: '2026-11-04T10:00', AllDayEvent: true });
    expect(body.TimeBlock).toMatchObject({ AllDayEvent: true, StartTime: '2026-11-03T06:00:00.000Z', EndTime: '2026-11-05T06:00:00.000Z' });
    expect((await book(tuesday('15:00'))).body.NextAvailableSessionTime).toBe('2026-11-05T14:00:00.000Z');
  });

  test.each([
    ['that ends before it begins', tuesday('16:00'), tuesday('15:00'), texts.blockOrder],
    ['that is over', '2026-11-02T13:00:00.000Z', '2026-11-02T14:00:00.000Z', texts.blockOver],
    ['that has no end for months', tuesday('15:00'), '2027-05-03T15:00:00.000Z', texts.blockTooLong],
    [
      'that begins in an hour that there is not',
      '2027-03-14T02:15',
      '2027-03-14T04:00',
      '2:15 AM does not exist on this day because clocks go forward. Choose a time before or after it.',
    ],
  ])('one %s is refused', async (_what, StartTime, EndTime, message) => {
    expect(messageOf(await block({ StartTime, EndTime }))).toEqual([400, message]);
    expect(await kept()).toEqual([]);
  });

  test('C-scheduler-80 C-scheduler-03 those of another coach are not found, and ids with a # neither', async () => {
    const { Id } = (await block({ StartTime: tuesday('15:00'), EndTime: tuesday('16:00') })).body.TimeBlock!;
    expect((await at.other.call('DELETE', `/coaching/scheduler/timeblock/${Id}`)).status).toBe(404);
    expect(messageOf(await block({ Id, StartTime: tuesday('15:00'), EndTime: tuesday('17:00') }, at.other))).toEqual([404, texts.blockMissing]);
    expect((await at.coach.call('DELETE', '/coaching/scheduler/timeblock/Block%2312')).status).toBe(404);
    expect(await kept()).toHaveLength(1);
  });
});
