import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure, Program } from '../../schemas/generated/records';
import { calendarReminders, eventSessions, eventSignUps } from '../../server/records/tables/events';
import { outbox } from '../../server/records/tables/outbox';
import { participations } from '../../server/records/tables/programs';
import { profiles, users } from '../../server/records/tables/people';
import { act, actOn, addEvent, detailOf, sessionsOf, statusesOf } from './support/events-of-lakeside';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let pat: Client;
let userId: string;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
  userId = (await server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example')))[0]!.UserId;
  await server.database.update(profiles).set({ TimeZone: 'America/Chicago' }).where(eq(profiles.UserId, userId));
});

const rowOf = async (SessionId: string) => (await server.database.select().from(eventSessions).where(eq(eventSessions.SessionId, SessionId)))[0]!;
const partOf = async (programId: string) =>
  (await server.database.select().from(participations).where(eq(participations.ProgramId, programId))).find(({ UserId }) => UserId === userId);

describe('signing up', () => {
  test('B-events-62 B-events-63 B-events-95 registers for sessions and leaves others in one call, and says of each what became of it', async () => {
    const id = 'lakeside-bulk';
    await addEvent(server.database, { id, sessions: [{}, {}, { Places: 0 }] });
    await actOn(pat, id, 'Register', 'Session 1');
    const [one, two, three] = (await sessionsOf(pat, id)).map(({ SessionIdStartDateTime }) => SessionIdStartDateTime) as [string, string, string];
    const { body } = await act(pat, id, [
      { SessionIdStartDateTime: three, Action: 'Register' },
      { SessionIdStartDateTime: two, Action: 'Register' },
      { SessionIdStartDateTime: one, Action: 'Unregister' },
    ]);
    expect(body).toEqual({
      Data: {
        FailedCount: 1,
        ActionResults: [
          {
            SessionIdStartDateTime: three,
            Action: 'Register',
            IsSuccessful: false,
            Error: 'Session 3 on Thursday, December 3 is full. Choose another session.',
          },
          { SessionIdStartDateTime: two, Action: 'Register', IsSuccessful: true, Error: null },
          { SessionIdStartDateTime: one, Action: 'Unregister', IsSuccessful: true, Error: null },
        ],
      },
      Successful: true,
      Errors: [],
    });
    expect(await statusesOf(pat, id)).toEqual({ 'Session 1': 'Available', 'Session 2': 'Selected', 'Session 3': 'Unavailable' });
  });

  test('one email for each session that was taken, with the place, and the time both there and here', async () => {
    const id = 'lakeside-told';
    await addEvent(server.database, { id, sessions: [{ Place: 'Main hall', TimeZone: 'America/Denver' }, {}] });
    await server.database.delete(outbox);
    await actOn(pat, id, 'Register', 'Session 1');
    await actOn(pat, id, 'Register', 'Session 1');
    const mails = await server.database.select().from(outbox);
    expect(mails).toMatchObject([
      {
        Recipient: 'pat@lakeside.example',
        Body: expect.stringMatching(/AM MT · .* your time\.\n\nWhere: Main hall/),
        Calendar: expect.stringMatching(new RegExp(`METHOD:PUBLISH[^]*UID:${id}-1[^]*LOCATION:Main hall`)),
      },
    ]);
    await actOn(pat, id, 'Unregister', 'Session 1');
    expect(await server.database.select().from(outbox)).toHaveLength(1);
  });

  test('B-events-64 B-events-65 B-events-66 the same asked for twice is done once, and the place is taken once', async () => {
    const id = 'lakeside-twice';
    await addEvent(server.database, { id, sessions: [{ Places: 5 }] });
    const answers = [await actOn(pat, id, 'Register', 'Session 1'), await actOn(pat, id, 'Register', 'Session 1')];
    expect(answers.map(({ body }) => [body.Successful, body.Data.FailedCount, body.Data.ActionResults.length])).toEqual([
      [true, 0, 1],
      [true, 0, 1],
    ]);
    expect((await rowOf(`${id}-1`)).Taken).toBe(1);
  });

  test('B-events-61 B-events-67 a list that is empty, too long or of something else is refused', async () => {
    const action = { SessionIdStartDateTime: 'x y', Action: 'Register' };
    for (const SessionActions of [[], Array.from({ length: 500 }, () => action), [{ ...action, Action: 'Attend' }], 'all'])
      expect((await pat.post<Failure>('/usersessions/register', { EventId: 'lakeside-twice', SessionActions })).status).toBe(400);
  });

  test('whoever signs up takes part in the event, and no more once they have left the last session', async () => {
    const id = 'lakeside-part';
    await addEvent(server.database, { id, sessions: [{}, {}] });
    const listed = async () => (await pat.get<Program>(`/userprograms/detail?ownerId=lakeside&id=${id}`)).body.ProgramStatus;
    const seen = [await listed()];
    await actOn(pat, id, 'Register', 'Session 1', 'Session 2');
    seen.push(await listed());
    await actOn(pat, id, 'Unregister', 'Session 1');
    seen.push(await listed());
    await actOn(pat, id, 'Unregister', 'Session 2');
    seen.push(await listed());
    expect([seen, await partOf(id)]).toEqual([['Available', 'Current', 'Current', 'Available'], undefined]);
  });

  test('whoever quits gives back the places of what is still to come, with its reminders, and keeps what was', async () => {
    const id = 'lakeside-quit';
    await addEvent(server.database, { id, sessions: [{}, { StartsAt: '2026-10-01T15:00:00.000Z' }] });
    await actOn(pat, id, 'Register', 'Session 1');
    await server.database.insert(eventSignUps).values({ UserId: userId, SessionId: `${id}-2`, SignedUpAt: '2026-09-01T15:00:00.000Z' });
    await server.database.insert(calendarReminders).values({ UserId: userId, ItemId: `${id}-1`, Minutes: 60, TimeZone: 'America/Chicago', DueAt: null });
    expect((await pat.post(`/userprograms/quit?ownerId=lakeside&id=${id}`)).status).toBe(200);
    const left = await server.database
      .select()
      .from(calendarReminders)
      .where(eq(calendarReminders.ItemId, `${id}-1`));
    expect([(await rowOf(`${id}-1`)).Taken, (await rowOf(`${id}-2`)).Taken, left]).toEqual([0, 1, []]);
  });

  // The rule 'programAction' decides what every list and page offers; tests/browser/offered-actions.test.ts presses it.
  test.each([
    { what: 'all have started', sessions: [{ StartsAt: 'now' }], offered: 'ProgramDetailRequest', Sessions: 'Over' },
    { what: 'one starts later', sessions: [{ StartsAt: 'now' }, {}], offered: 'EventRegistration', Sessions: 'Open' },
    { what: 'those that start later are full', sessions: [{ StartsAt: 'now' }, { Places: 0 }], offered: 'ProgramDetailRequest', Sessions: 'Full' },
    { what: 'one of several has places', sessions: [{ Places: 0 }, { Places: 1 }], offered: 'EventRegistration', Sessions: 'Open' },
    { what: 'only the own one is left', sessions: [{ Places: 0 }, { Places: 1 }], signsUp: 'Session 2', offered: 'EventRegistration', Sessions: 'Own' },
  ] as { what: string; sessions: { StartsAt?: string; Places?: number }[]; signsUp?: string; offered: string; Sessions: string }[])(
    'choosing a session is offered only where one can be chosen or changed: $what',
    async ({ what, sessions, signsUp, offered, Sessions }) => {
      const id = `lakeside-${what.replaceAll(' ', '-')}`;
      const startsAt = ({ StartsAt }: { StartsAt?: string }) => StartsAt !== undefined && { StartsAt: server.clock.now().toISOString() };
      await addEvent(server.database, { id, sessions: sessions.map((session) => ({ ...session, ...startsAt(session) })) });
      if (signsUp !== undefined) await actOn(pat, id, 'Register', signsUp);
      const { body } = await pat.get<Program>(`/userprograms/detail?ownerId=lakeside&id=${id}`);
      expect([body.Action.Type, body.Sessions]).toEqual([offered, Sessions]);
    },
  );

  test('a session that has begun can neither be taken nor left', async () => {
    const id = 'lakeside-begun';
    const now = server.clock.now().toISOString();
    await addEvent(server.database, { id, sessions: [{ StartsAt: now }, { StartsAt: now }] });
    await server.database.insert(eventSignUps).values({ UserId: userId, SessionId: `${id}-1`, SignedUpAt: '2026-09-01T15:00:00.000Z' });
    const [one, two] = (await sessionsOf(pat, id)).map(({ SessionIdStartDateTime }) => SessionIdStartDateTime) as [string, string];
    const { body } = await act(pat, id, [
      { SessionIdStartDateTime: one, Action: 'Unregister' },
      { SessionIdStartDateTime: two, Action: 'Register' },
    ]);
    expect(body.Data.ActionResults.map(({ Error }) => Error)).toEqual(
      ['Session 1', 'Session 2'].map((name) => expect.stringMatching(new RegExp(`^${name} on .* has started and can no longer be changed\\.$`))),
    );
  });

  test.each(['Biometric', 'Multiple'] as const)(
    'B-events-76 B-events-77 of %s that is limited only one session can be chosen, and a change needs one call',
    async (EventType) => {
      const id = `lakeside-one-${EventType}`;
      await addEvent(server.database, { id, name: 'Only one', EventType, IsLimitToOneSessionRegistration: EventType === 'Multiple', sessions: [{}, {}] });
      expect((await detailOf(pat, id)).IsLimitToOneSessionRegistration).toBe(true);
      await actOn(pat, id, 'Register', 'Session 1');
      const refused = await actOn(pat, id, 'Register', 'Session 2');
      expect(refused.body.Data.ActionResults[0]!.Error).toBe('You can choose only one session of Only one. Leave the other one first.');
      const [one, two] = (await sessionsOf(pat, id)).map(({ SessionIdStartDateTime }) => SessionIdStartDateTime) as [string, string];
      await act(pat, id, [
        { SessionIdStartDateTime: two, Action: 'Register' },
        { SessionIdStartDateTime: one, Action: 'Unregister' },
      ]);
      expect(await statusesOf(pat, id)).toEqual({ 'Session 1': 'Available', 'Session 2': 'Selected' });
    },
  );
});
