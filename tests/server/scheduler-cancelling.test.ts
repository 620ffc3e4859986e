import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import { outbox } from '../../server/records/tables/outbox';
import { coachingSessions } from '../../server/records/tables/events';
import { filledText } from '../../server/foundation/filled-text';
import { acting } from './support/impersonation';
import { messageOf, schedulerOfLakeside, texts } from './support/scheduler';
import type { Client } from './support/test-server';

const { at, ...scheduler } = schedulerOfLakeside();
beforeAll(scheduler.open);
afterAll(() => at.server.close());
beforeEach(async () => {
  await scheduler.clear();
  await at.server.database.delete(outbox);
});

const kept = () => at.server.database.select().from(coachingSessions);
const mails = () => at.server.database.select().from(outbox);
const cancel = (id: string, by: Client = at.participant) => by.call<Failure>('DELETE', `/coaching/scheduler/session/${encodeURIComponent(id)}`);
const late = filledText(texts.ownCancelLate, { hours: String(texts.ownCancelHours) });

describe('a participant cancels', () => {
  test('a session a day before it: it is gone, and the coach has an email in their own time', async () => {
    const id = await scheduler.session('2026-11-03T15:00:00.000Z', '2026-11-03T15:30:00.000Z');
    expect((await cancel(id)).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect(await mails()).toMatchObject([
      {
        Recipient: at.casey.Email,
        Subject: 'Pat Rivers canceled a coaching session',
        Body: expect.stringContaining('on Tuesday, November 3 at 9:00 AM CT.'),
        // Calendars that have the session remove it.
        Calendar: expect.stringMatching(new RegExp(`METHOD:CANCEL[^]*UID:${id}[^]*DTSTART:20261103T150000Z`)),
      },
    ]);
    expect(messageOf(await cancel(id))).toEqual([404, texts.ownCancelMissing]);
  });

  test.each([
    ['less than a day before it', '2026-11-03T14:59:00.000Z', '2026-11-03T15:30:00.000Z', late],
    ['once it has begun', '2026-11-02T15:00:00.000Z', '2026-11-02T15:30:00.000Z', texts.ownCancelBegun],
  ])('nothing %s', async (_when, start, end, said) => {
    const id = await scheduler.session(start, end);
    expect(messageOf(await cancel(id))).toEqual([409, said]);
    expect([(await kept()).length, await mails()]).toEqual([1, []]);
  });

  test('nothing of others, no notes, and nothing that is none', async () => {
    const ofOther = await scheduler.session('2026-11-05T15:00:00.000Z', '2026-11-05T15:30:00.000Z', { UserId: 'coach-2' });
    const note = await scheduler.session('2026-11-05T15:00:00.000Z', '2026-11-05T15:30:00.000Z', { WorkFlowType: 'Instant' });
    for (const id of [ofOther, note, 'CoachEntry#1', '1']) expect(messageOf(await cancel(id))).toEqual([404, texts.ownCancelMissing]);
    expect(await kept()).toHaveLength(2);
  });

  test('a coach who acts as the participant cancels nothing here', async () => {
    const id = await scheduler.session('2026-11-05T15:00:00.000Z', '2026-11-05T15:30:00.000Z');
    const client = await acting(at.server, 'coach@lakeside.example', 'pat@lakeside.example', 'Coach');
    expect((await cancel(id, client)).status).toBe(403);
    expect(await kept()).toHaveLength(1);
  });

  test('a session whose coach is gone: nobody is written to', async () => {
    const id = await scheduler.session('2026-11-05T15:00:00.000Z', '2026-11-05T15:30:00.000Z', { CoachUserId: null });
    expect((await cancel(id)).status).toBe(200);
    expect([await kept(), await mails()]).toEqual([[], []]);
  });
});
