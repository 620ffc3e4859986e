import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Session, UserProfile } from '../../schemas/generated/records';
import { insertFiles } from '../../server/demo/insert-files';
import { participations } from '../../server/records/tables/programs';
import { designations, profiles } from '../../server/records/tables/people';
import { sessions } from '../../server/records/tables/sessions';
import { hashToken } from '../../server/foundation/tokens';
import { act, acting, leave, personOf, sessionOf, signedIn, trailOf, whileChanged } from './support/impersonation';
import { removeExpiredNow } from './support/jobs';
import { liveAddress, openPage, openSocket, publish, ticketOf } from './support/live-page';
import { unchanged } from './support/profile-save';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';
import { forgetEntries, legacyEntry, loggerOf, storedOf } from './support/trackers';

const { test, server } = withServer();
let [support, coach, pat] = [{ UserId: '' }, { UserId: '' }, { UserId: '' }];
test.beforeAll(async () => {
  [support, coach, pat] = [
    await personOf(server, 'support@lakeside.example'),
    await personOf(server, 'coach@lakeside.example'),
    await personOf(server, 'pat@lakeside.example'),
  ];
});

const asPat = () => acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
const about = (Action: string) => ({
  Action,
  SubjectKind: 'Person',
  SubjectId: pat.UserId,
  EntityId: 'lakeside',
  UserId: support.UserId,
  OnBehalfOf: pat.UserId,
  Changes: [],
  Why: 'Support',
});

describe('the trail', () => {
  test('has every start and stop with both people and the duty', async () => {
    const { entries } = await trailOf(server, async () => leave(await asPat()));
    expect(entries).toEqual([about('ImpersonationStarted'), about('ImpersonationStopped')]);
  });

  test('has the stop of whoever logs out, and of a duty that went meanwhile', async () => {
    const client = await asPat();
    expect((await trailOf(server, () => client.get('/login/logout'))).entries).toEqual([about('ImpersonationStopped')]);
    const another = await asPat();
    await whileChanged(server, 'support@lakeside.example', { Roles: ['Coach'] }, async () => {
      expect((await trailOf(server, () => leave(another))).entries).toEqual([about('ImpersonationStopped')]);
    });
  });

  test('has each call that changes something, with both people and nothing of what was sent', async () => {
    const client = await asPat();
    const { body } = await client.get<UserProfile>('/user/userprofilev2');
    const save = { ...unchanged(body), HideFromLeaderboard: !body.HideFromLeaderboard };
    const { result, entries } = await trailOf(server, () => client.post('/user/userprofilev2', save));
    expect(result).toMatchObject({ status: 200, body: { Successful: true } });
    expect(entries).toMatchObject([
      { Action: 'ProfileSaved', SubjectId: pat.UserId, UserId: support.UserId, OnBehalfOf: pat.UserId },
      { Action: 'Called', SubjectKind: 'Call', SubjectId: 'saveUserProfile', UserId: support.UserId, OnBehalfOf: pat.UserId, Changes: [], Why: null },
    ]);
  });

  test('has no call that only reads, and none that failed', async () => {
    const client = await asPat();
    const { entries } = await trailOf(server, async () => {
      expect((await client.get('/user/userprofilev2')).status).toBe(200);
      expect((await client.post('/tickets', { Purpose: 'live' })).status).toBe(200);
      expect((await client.post('/TokenSession/KeepSpaSessionAlive')).status).toBe(200);
      expect((await client.post('/usersearch/users', { UserIds: [pat.UserId] })).status).toBe(200);
      expect((await client.post('/user/userprofilev2', { nonsense: true })).status).toBe(400);
    });
    expect(entries).toEqual([]);
  });

  test('and the change are written together or not at all', async () => {
    const client = await asPat();
    const { body } = await client.get<UserProfile>('/user/userprofilev2');
    const save = { ...unchanged(body), HideFromLeaderboard: !body.HideFromLeaderboard };
    const stored = async () => (await server.database.select().from(profiles).where(eq(profiles.UserId, pat.UserId)))[0];
    const before = await stored();
    await server.database.execute(`alter table audit_entries add constraint no_calls check (action <> 'Called') not valid`);
    try {
      const { result, entries } = await trailOf(server, () => client.post('/user/userprofilev2', save));
      expect(result.status).toBe(500);
      expect(entries).toEqual([]);
      expect(await stored()).toEqual(before);
    } finally {
      await server.database.execute('alter table audit_entries drop constraint no_calls');
    }
    expect((await client.post('/user/userprofilev2', save)).status).toBe(200);
  });

  test('has nothing of whoever acts for themselves', async () => {
    const client = await signedIn(server, 'pat@lakeside.example');
    const { entries } = await trailOf(server, () => client.post('/Session/DisableNewsFlashForSession'));
    expect(entries).toEqual([]);
  });
});

describe('nothing leaks to or from either person', () => {
  const say = (userId: string, payload: string) => publish(server, `user:${userId}`, payload);

  test('a live socket is closed when its session is for another person, and opens for that person’s topic alone', async () => {
    const client = await signedIn(server, 'support@lakeside.example');
    const own = await openPage(server, client);
    expect((await own.subscribe(`user:${support.UserId}`)).Type).toBe('subscribed');
    await act(client, 'pat@lakeside.example', 'Support');
    await expect.poll(own.closed, { timeout: 30_000 }).toBe(4410);

    const theirs = await openPage(server, client);
    expect((await theirs.subscribe(`user:${support.UserId}`)).Type).toBe('refused');
    expect((await theirs.subscribe(`user:${pat.UserId}`)).Type).toBe('subscribed');
    await leave(client);
    await expect.poll(theirs.closed, { timeout: 30_000 }).toBe(4410);
    await say(pat.UserId, 'private');
    expect(theirs.messages()).toEqual([]);
  });

  test('whoever acts for another hears the message boards of that person and says nothing there', async () => {
    const taking = { UserId: pat.UserId, ProgramId: 'lakeside-winter-1', ProgramStatus: 'Current' as const };
    await server.database
      .insert(participations)
      .values(taking)
      .onConflictDoUpdate({ target: [participations.UserId, participations.ProgramId], set: taking });
    const board = { Topic: 'messageBoard:lakeside-winter-1' };
    const page = await openPage(server, await asPat());
    expect((await page.subscribe(board.Topic)).Type).toBe('subscribed');
    page.say({ Type: 'publish', Reference: 1, ...board, Category: 'MessageBoard', Payload: 'in the name of Pat' });
    await expect.poll(() => page.heard, { timeout: 30_000 }).toContainEqual({ Type: 'failed', Reference: 1, Message: 'Nobody publishes for somebody else.' });
    page.close();
  });

  test('a socket whose duty has gone unheard is closed by the sweep', async () => {
    const client = await asPat();
    const page = await openPage(server, client);
    await page.subscribe(`user:${pat.UserId}`);
    await whileChanged(server, 'support@lakeside.example', { Roles: [] }, async () => {
      server.timers.goOff(30);
      await expect.poll(page.closed, { timeout: 30_000 }).toBe(4410);
    });
  });

  test('a ticket that was taken before opens for whom the session is now', async () => {
    const client = await asPat();
    const ticket = await ticketOf(client);
    await leave(client);
    const socket = await openSocket(await liveAddress(server), ticket);
    expect(typeof socket).not.toBe('number');
    if (typeof socket !== 'number') socket.close();
  });

  test('the actor’s files are not the person’s, and the other way round', async () => {
    const add = async ({ UserId }: { UserId: string }) => {
      const file = {
        FileId: randomUUID(),
        UserId,
        EntityId: 'lakeside',
        KeptBy: 'Profile',
        Name: 'a.txt',
        Type: 'text/plain',
        Size: 2,
        Content: Buffer.from('hi'),
      } as const;
      await insertFiles(server.database, [file]);
      return file.FileId;
    };
    const [ofSupport, ofPat] = [await add(support), await add(pat)];
    const client = await asPat();
    expect((await client.get(`/files/${ofSupport}`)).status).toBe(404);
    expect((await client.get(`/files/${ofPat}`)).status).toBe(200);
    await leave(client);
    expect((await client.get(`/files/${ofPat}`)).status).toBe(404);
  });

  test('logging out ends the actor’s session and none of the person’s', async () => {
    const own = await signedIn(server, 'pat@lakeside.example');
    const client = await asPat();
    await client.get('/login/logout');
    expect((await client.get<Session>('/session')).body.SignedIn).toBe(false);
    expect((await sessionOf(own)).User!.UserId).toBe(pat.UserId);
  });

  test('an idle session ends with what is done for another: a new one begins as oneself', async () => {
    const client = await asPat();
    server.clock.advance({ seconds: 901 });
    expect((await client.get<Session>('/session')).body.SignedIn).toBe(false);
    const again = await signedIn(server, 'support@lakeside.example');
    expect((await sessionOf(again)).User!.UserId).toBe(support.UserId);
    await removeExpiredNow(server);
    expect(
      await server.database
        .select()
        .from(sessions)
        .where(eq(sessions.TokenHash, hashToken(client.token!))),
    ).toEqual([]);
  });
});

describe('a coach who acts for a participant', () => {
  let client: Client;
  test.beforeEach(async () => {
    client = await acting(server, 'coach@lakeside.example', 'pat@lakeside.example', 'Coach');
    await forgetEntries(server, { userId: pat.UserId });
  });

  test('A-impersonation-83 still sees the participant as a coach does: details and trackers', async () => {
    expect((await client.get(`/coach-view/participant-detail/${pat.UserId}`)).body).toMatchObject({ Data: { UserId: pat.UserId, Name: 'Pat Rivers' } });
    expect((await client.get(`/coach-view/tracking/trackerlist/${pat.UserId}`)).status).toBe(200);
    expect((await client.get(`/coach-view/participant-detail/${coach.UserId}`)).status).toBe(404);
    expect((await (await asPat()).get(`/coach-view/participant-detail/${pat.UserId}`)).status).toBe(403);
  });

  test('what the coach saves names the coach', async () => {
    const path = `/entities/lakeside/users/${pat.UserId}/tracker-entries`;
    const Values = [
      { FieldName: 'Intensity', Value: '3' },
      { FieldName: 'Duration', Value: 30 },
    ];
    const entry = { EntityId: 'lakeside', UserId: pat.UserId, TrackerId: 101, EntryDate: '2026-10-30', Source: 'Coach', Values };
    expect((await client.post(path, entry)).status).toBe(200);
    expect(await storedOf(server, { userId: pat.UserId })).toMatchObject([
      { UserId: pat.UserId, Source: 'Coach', SourceId: coach.UserId, CoachingEntityId: 'lakeside', CreatedBy: 'Casey Brooks' },
    ]);
  });
});

test('C-tracker-175 without version 2 what a coach saves while impersonating comes from Coach, and what support saves from the person', async () => {
  const cedar = await loggerOf(server, 'pat@cedar.example');
  await forgetEntries(server, cedar);
  const trio = await signedIn(server, 'trio@north.example');
  const save = (Source: string, day: string) =>
    trio.post('/TrackerEntry/SaveTrackerEntry', legacyEntry(101, `${day} 00:00:00`, { Intensity: '3', Duration: 30 }, { Source }));
  const { UserId } = await personOf(server, 'trio@north.example');
  await server.database.insert(designations).values({ UserId, EntityId: 'cedar', Type: 'Coaching', Value: 'Company' });
  await act(trio, 'pat@cedar.example', 'Coach');
  expect((await save('UserEntry', '10/29/2026')).status).toBe(400);
  expect((await save('Coach', '10/29/2026')).status).toBe(200);
  await leave(trio);
  await act(trio, 'pat@cedar.example', 'Support');
  expect((await save('Coach', '10/30/2026')).status).toBe(400);
  expect((await save('UserEntry', '10/30/2026')).status).toBe(200);
  expect((await storedOf(server, cedar)).map(({ EntryDate, Source }) => `${EntryDate} ${Source}`)).toEqual(['2026-10-29 Coach', '2026-10-30 UserEntry']);
});
