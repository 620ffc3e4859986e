import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { eventSessions } from '../../server/records/tables/events';
import { profiles, users } from '../../server/records/tables/people';
import { act, actOn, addEvent, detailOf, scheduleOf, sessionsOf, statusesOf } from './support/events-of-lakeside';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer();
let pat: Client;
let userId: string;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
  userId = (await server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example')))[0]!.UserId;
  await server.database.update(profiles).set({ TimeZone: 'America/Chicago' }).where(eq(profiles.UserId, userId));
});
undoAfterEach();

const rowOf = async (SessionId: string) => (await server.database.select().from(eventSessions).where(eq(eventSessions.SessionId, SessionId)))[0]!;

describe('an event', () => {
  test.each([
    ['B-events-33', 'Title', 'Many fields'],
    ['B-events-34', 'EventType', 'Multiple'],
    ['B-events-36', 'EntityId', 'lakeside'],
    ['B-events-37', 'LocationName', 'Test hall'],
    ['B-events-38', 'LocationAddressCityStateZip', '1 Main Street, Springfield'],
    ['B-events-39', 'Description', expect.stringContaining('<p>')],
    ['B-events-40', 'Documents', [{ Id: 'doc-1', Label: 'Read this' }]],
    ['B-events-41', 'Sessions', [expect.objectContaining({ SessionName: 'Session 1' }), expect.objectContaining({ SessionName: 'Session 2' })]],
    ['B-events-42', 'EventEndDate', '2026-12-31'],
    ['B-events-43', 'IsLimitToOneSessionRegistration', false],
  ])('%s has %s', async (_id, field, value) => {
    const id = 'lakeside-fields';
    if ((await detailOf(pat, id)) === undefined)
      await addEvent(server.database, {
        id,
        name: 'Many fields',
        endDate: '2026-12-31',
        LocationAddressCityStateZip: '1 Main Street, Springfield',
        Documents: [{ Id: 'doc-1', Label: 'Read this' }],
        sessions: [{}, {}],
      });
    expect(await detailOf(pat, id)).toMatchObject({ [field as string]: value });
  });

  test('B-events-35 B-events-96 it is Complete once its last day has gone by, and then nothing about it can be changed', async () => {
    const ended = { id: 'lakeside-ended', endDate: '2026-11-01', name: 'Ended', sessions: [{ StartsAt: '2026-12-03T15:00:00.000Z' }] };
    await addEvent(server.database, ended);
    await addEvent(server.database, { ...ended, id: 'lakeside-last-day', endDate: server.clock.now().toISOString().slice(0, 10) });
    expect([(await detailOf(pat, ended.id)).DisplayStatus, (await detailOf(pat, 'lakeside-last-day')).DisplayStatus]).toEqual(['Complete', 'Active']);
    const { status, body } = await actOn(pat, ended.id, 'Register', 'Session 1');
    expect([status, body.Successful, body.Errors, await statusesOf(pat, ended.id)]).toEqual([
      200,
      false,
      [{ Message: 'Ended has ended and can no longer be changed.' }],
      { 'Session 1': 'Available' },
    ]);
  });

  test('B-events-61 that another company offers is not found, nor are its sessions, its documents and its places', async () => {
    const cedar = await server.as('pat@cedar.example');
    await addEvent(server.database, { id: 'lakeside-own', Documents: [{ Id: 'own-doc', Label: 'Own' }], sessions: [{}] });
    const { SessionIdStartDateTime } = (await sessionsOf(pat, 'lakeside-own'))[0]!;
    const asked = [
      cedar.get('/userevents/geteventdetails?eventId=lakeside-own'),
      cedar.get('/usersessions/getsessionschedule?eventId=lakeside-own'),
      cedar.get('/filehandler/downloadFile?s3FileName=own-doc&displayName=x'),
      act(cedar, 'lakeside-own', [{ SessionIdStartDateTime, Action: 'Register' }]),
      // Through an event of one's own, too.
      act(cedar, 'cedar-fall-9', [{ SessionIdStartDateTime, Action: 'Register' }]),
    ];
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 200]);
    expect(answers.at(-1)!.body).toMatchObject({ Data: { FailedCount: 1 } });
    expect((await rowOf('lakeside-own-1')).Taken).toBe(0);
  });
});

describe('a session', () => {
  // Eleven in the evening there, the next day here.
  const inHonolulu = async () => {
    await addEvent(server.database, {
      id: 'lakeside-honolulu',
      TimeZone: 'Pacific/Honolulu',
      sessions: [{ Name: 'Sunset walk', Place: 'Beach', Details: 'Bring water', StartsAt: '2026-12-04T09:00:00.000Z' }],
    });
    return (await detailOf(pat, 'lakeside-honolulu')).Sessions[0]!;
  };

  test('B-events-44 B-events-45 B-events-46 has its name, its place and details, and its day where it takes place', async () => {
    expect(await inHonolulu()).toMatchObject({ SessionName: 'Sunset walk', SessionDetails: 'Beach · Bring water', SessionDate: '2026-12-03' });
  });

  test('B-events-47 B-events-48 its day and time read as people write them, with the time zone, and the time of the reader where theirs is another', async () => {
    const there = await inHonolulu();
    expect([there.SessionDateDisplay, there.SessionTimeDisplay]).toEqual(['Thursday, December 3', '11:00 – 11:30 PM HST · Dec 4, 3:00 AM your time']);
    await addEvent(server.database, {
      id: 'lakeside-noon',
      sessions: [{ StartsAt: '2026-12-03T17:45:00.000Z' }, { StartsAt: '2026-03-09T17:45:00.000Z' }],
    });
    const [summer, here] = (await detailOf(pat, 'lakeside-noon')).Sessions;
    expect([here!.SessionTimeDisplay, summer!.SessionTimeDisplay]).toEqual(['11:45 AM – 12:15 PM CT', '12:45 – 1:15 PM CT']);
  });

  test('takes place by the clocks of its own place, where that is not where the event does', async () => {
    await addEvent(server.database, { id: 'lakeside-two-places', sessions: [{ TimeZone: 'America/Denver', StartsAt: '2026-12-04T06:30:00.000Z' }] });
    const [session] = (await detailOf(pat, 'lakeside-two-places')).Sessions;
    expect(session).toMatchObject({
      SessionDate: '2026-12-03',
      SessionTimeDisplay: '11:30 PM – 12:00 AM MT · Dec 4, 12:30 AM your time',
      SessionTime: '11:30 PM – 12:00 AM MT',
      OwnTime: 'Dec 4, 12:30 AM',
    });
  });

  test('B-events-49 its identifier says when it begins: one that has moved cannot be taken by the old one', async () => {
    await addEvent(server.database, { id: 'lakeside-moves', sessions: [{}] });
    const { SessionIdStartDateTime: before } = (await sessionsOf(pat, 'lakeside-moves'))[0]!;
    await server.database.update(eventSessions).set({ StartsAt: '2026-12-03T14:00:00.000Z' }).where(eq(eventSessions.SessionId, 'lakeside-moves-1'));
    const { body } = await act(pat, 'lakeside-moves', [{ SessionIdStartDateTime: before, Action: 'Register' }]);
    expect(body.Data.ActionResults).toEqual([
      { SessionIdStartDateTime: before, Action: 'Register', IsSuccessful: false, Error: 'This session was moved or canceled. Check the list again.' },
    ]);
    expect((await actOn(pat, 'lakeside-moves', 'Register', 'Session 1')).body.Data.FailedCount).toBe(0);
  });

  test('B-events-50 B-events-51 it is Available, Selected or, when it is full or has begun, Unavailable', async () => {
    const now = server.clock.now().toISOString();
    const soon = new Date(server.clock.now().getTime() + 1000).toISOString();
    await addEvent(server.database, {
      id: 'lakeside-statuses',
      sessions: [{ Places: 1 }, { Places: 1 }, { StartsAt: now }, { StartsAt: soon }, {}],
    });
    const other = await server.as('admin@lakeside.example');
    await actOn(other, 'lakeside-statuses', 'Register', 'Session 2');
    await actOn(pat, 'lakeside-statuses', 'Register', 'Session 1');
    expect(await statusesOf(pat, 'lakeside-statuses')).toEqual({
      'Session 1': 'Selected',
      'Session 2': 'Unavailable',
      'Session 3': 'Unavailable',
      'Session 4': 'Available',
      'Session 5': 'Available',
    });
    const past = (await sessionsOf(pat, 'lakeside-statuses')).filter(({ IsInPast }) => IsInPast).map(({ SessionName }) => SessionName);
    expect(past).toEqual(['Session 3']);
  });

  test('B-events-52 B-events-98 B-events-99 its documents are files that whoever sees the event can save, by the name that is shown', async () => {
    const { Documents } = (await detailOf(pat, 'lakeside-event-classes')).Sessions.find(({ SessionName }) => SessionName === 'Gentle yoga')!;
    const { Id, Label } = Documents[0]!;
    for (const call of ['downloadFile', 'DownloadNonEncryptedFile']) {
      const { status, headers, body } = await pat.get<string>(`/filehandler/${call}?s3FileName=${Id}&displayName=${encodeURIComponent(`${Label}.pdf`)}`);
      expect([status, headers['content-type'], headers['content-disposition'], body.slice(0, 5)]).toEqual([
        200,
        'application/pdf',
        'attachment; filename="Desk stretches.pdf"',
        '%PDF-',
      ]);
    }
  });

  test('B-events-100 a document is found by its name alone, and what no event has is not', async () => {
    const { Id } = (await detailOf(pat, 'lakeside-fall-8')).Documents[0]!;
    expect((await pat.get(`/filehandler/GetTemplate?s3FileName=${Id}`)).headers['content-disposition']).toBe(
      'attachment; filename="before-your-screening.pdf"',
    );
    for (const name of ['nothing', '../../etc/passwd', '00000000-0000-4000-8000-000000000001'])
      expect((await pat.get(`/filehandler/GetTemplate?s3FileName=${encodeURIComponent(name)}`)).status).toBe(404);
  });
});

describe('the schedule', () => {
  const id = 'lakeside-days';
  test.beforeEach(() =>
    addEvent(server.database, {
      id,
      EventType: 'Scheduled',
      sessions: [
        { StartsAt: '2026-12-03T15:00:00.000Z', Name: 'A' },
        { StartsAt: '2026-12-03T15:00:00.000Z', Name: 'B' },
        { StartsAt: '2026-12-03T15:30:00.000Z', Name: 'C' },
        // Half past eleven in the evening: the same day there, the next one in UTC.
        { StartsAt: '2026-12-04T05:30:00.000Z', Name: 'D' },
        { StartsAt: '2026-12-07T15:00:00.000Z', Name: 'E' },
      ],
    }),
  );

  test('B-events-55 B-events-56 B-events-57 has the days in their order, each as a date and as people read it', async () => {
    const { Days } = await scheduleOf(pat, id);
    expect(Days.map(({ Date, DisplayDate }) => [Date, DisplayDate])).toEqual([
      ['2026-12-03', 'Thursday, December 3'],
      ['2026-12-07', 'Monday, December 7'],
    ]);
  });

  test('B-events-60 B-events-97 has the sessions of a day by time', async () => {
    const { TimeSlots } = (await scheduleOf(pat, id)).Days[0]!;
    expect(TimeSlots.map(({ SessionTime, Sessions }) => [SessionTime, Sessions.map(({ SessionName }) => SessionName)])).toEqual([
      ['9:00 – 9:30 AM CT', ['A', 'B']],
      ['9:30 – 10:00 AM CT', ['C']],
      ['11:30 PM – 12:00 AM CT', ['D']],
    ]);
  });

  test('B-events-58 B-events-59 says which days the person is registered for; the first of them is open', async () => {
    const shown = async () => (await scheduleOf(pat, id)).Days.map(({ HasRegistration, Expanded }) => [HasRegistration, Expanded]);
    expect(await shown()).toEqual([
      [false, false],
      [false, false],
    ]);
    await actOn(pat, id, 'Register', 'E');
    expect(await shown()).toEqual([
      [false, false],
      [true, true],
    ]);
    await actOn(pat, id, 'Register', 'D');
    expect(await shown()).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});
