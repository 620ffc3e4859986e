import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { announcements, userAnnouncements } from '../../server/records/tables/announcements';
import type { Failure, Session, Settings, UserAnnouncement } from '../../schemas/generated/records';
import { testAnswer } from '../support/journey';
import { type Client, clientOf, faultsOf, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let pat: Client;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  pat = await server.as('pat@cedar.example');
  const { UserId } = (await pat.get<Session>('/session')).body.User!;
  await server.database.delete(userAnnouncements).where(eq(userAnnouncements.UserId, UserId));
});

const path = '/userannouncements';
const all = async (client = pat) => (await client.get<UserAnnouncement[]>(path)).body;
const archive = (list: unknown, client = pat) => client.post<UserAnnouncement[]>(path, list);
const stateOf = (list: UserAnnouncement[]) => list.map(({ AnnouncementId, IsArchived }) => [AnnouncementId, IsArchived]);

testAnswer('what a person gets', () => all(), [
  [
    'C-announcements-04 the announcements come in the order of the company',
    (list) => expect(list.map(({ AnnouncementId }) => AnnouncementId)).toEqual(['cedar-spring', 'cedar-screening', 'cedar-statement', 'cedar-sleep']),
  ],
  [
    'A-announcements-04 an announcement has an id',
    (list) => expect(list.map(({ Id }) => Id)).toEqual(['cedar-spring', 'cedar-screening', 'cedar-statement', 'cedar-sleep']),
  ],
  [
    'A-announcements-05 an announcement is a text or a picture',
    (list) => expect(list.map(({ DisplayType }) => DisplayType)).toEqual(['Announcement', 'Announcement', 'AnnouncementImage', 'AnnouncementImage']),
  ],
  [
    'A-announcements-06 an announcement says whether it is archived',
    (list) => expect(list.map(({ IsArchived }) => IsArchived)).toEqual([false, false, false, false]),
  ],
]);

test('A-announcements-19 A-announcements-21 archives are stored and answered, for this person only', async () => {
  const { status, body } = await archive([
    { AnnouncementId: 'cedar-spring', IsArchived: true },
    { AnnouncementId: 'cedar-sleep', IsArchived: true },
  ]);
  expect(status).toBe(200);
  expect(stateOf(body)).toEqual([
    ['cedar-spring', true],
    ['cedar-screening', false],
    ['cedar-statement', false],
    ['cedar-sleep', true],
  ]);
  expect(await all()).toEqual(body);
  const other = (
    await server.database
      .select()
      .from(userAnnouncements)
      .where(and(eq(userAnnouncements.AnnouncementId, 'cedar-spring')))
  ).length;
  expect(other).toBe(1);
});

test('the same archive twice changes nothing more, and it can be taken back', async () => {
  const spring = { AnnouncementId: 'cedar-spring', IsArchived: true };
  const once = (await archive([spring])).body;
  expect((await archive([spring])).body).toEqual(once);
  expect((await archive([spring, spring, { ...spring, IsArchived: false }])).body.every(({ IsArchived }) => !IsArchived)).toBe(true);
});

test('C-announcements-04 the order is saved together with the archive and kept when it is left out later', async () => {
  await archive([{ AnnouncementId: 'cedar-sleep', IsArchived: false, Order: 0 }]);
  await archive([{ AnnouncementId: 'cedar-spring', IsArchived: false, Order: 9 }]);
  const list = (await archive([{ AnnouncementId: 'cedar-sleep', IsArchived: true }])).body;
  expect(list.map(({ AnnouncementId }) => AnnouncementId)).toEqual(['cedar-sleep', 'cedar-screening', 'cedar-statement', 'cedar-spring']);
});

test.each(['summit-spring', 'nothing', '__proto__'])('of a list with the announcement %s, which is not the company’s, nothing is stored', async (id) => {
  const answer = await archive([
    { AnnouncementId: 'cedar-spring', IsArchived: true },
    { AnnouncementId: id, IsArchived: true },
  ]);
  expect(answer.status).toBe(404);
  expect((await all()).some(({ IsArchived }) => IsArchived)).toBe(false);
});

test.each<[string, unknown, string[]]>([
  ['no list', { AnnouncementId: 'cedar-spring', IsArchived: true }, ['type ']],
  ['a text for a flag', [{ AnnouncementId: 'cedar-spring', IsArchived: 'true' }], ['type /0/IsArchived']],
  ['no id', [{ IsArchived: true }], ['required /0/AnnouncementId']],
  ['an unknown key', [{ AnnouncementId: 'cedar-spring', IsArchived: true, UserId: 'user-000001' }], ['additionalProperties /0/UserId']],
  ['half an order', [{ AnnouncementId: 'cedar-spring', IsArchived: true, Order: 1.5 }], ['type /0/Order']],
  ['a null character', [{ AnnouncementId: '\u0000', IsArchived: true }], ['characters /0/AnnouncementId']],
])('an archive with %s is refused with its place', async (_what, body, faults) => {
  const answer = await pat.post<Failure>(path, body);
  expect([answer.status, ...faultsOf(answer)]).toEqual([400, ...faults]);
});

test('an announcement shows from its moment on, and is not found before', async () => {
  const [row] = await server.database.select().from(announcements).where(eq(announcements.AnnouncementId, 'cedar-sleep'));
  const PublishedAt = new Date(server.clock.now().getTime() + 60_000).toISOString();
  await server.database.insert(announcements).values({ ...row!, AnnouncementId: 'cedar-soon', Order: 9, PublishedAt });
  const soon = { AnnouncementId: 'cedar-soon', IsArchived: true };
  expect((await all()).map(({ AnnouncementId }) => AnnouncementId)).not.toContain('cedar-soon');
  expect((await archive([soon])).status).toBe(404);
  server.clock.advance({ seconds: 60 });
  expect((await archive([soon])).body.at(-1)).toMatchObject(soon);
  await server.database.delete(announcements).where(eq(announcements.AnnouncementId, 'cedar-soon'));
});

test('an empty list is accepted and changes nothing', async () => {
  const before = await all();
  expect((await archive([])).body).toEqual(before);
});

test('A-announcements-17 A-announcements-18 A-startup-35 news flashes are disabled for this session only', async () => {
  const logIn = async () =>
    clientOf(
      server.app,
      (await server.nobody.post<{ Token: string }>('/account/login/login', { UserName: 'pat@cedar.example', Password: 'Wellspring-2026' })).body.Token,
    );
  const isDisabled = async (client: Client) => [
    (await client.get<Settings>('/settings')).body.NewsFlashDisabled,
    (await client.get<Session>('/session')).body.Settings?.NewsFlashDisabled,
  ];
  const [seen, next] = [await logIn(), await logIn()];
  expect(await isDisabled(seen)).toEqual([false, false]);
  expect((await seen.post('/Session/DisableNewsFlashForSession')).body).toBe(true);
  expect((await seen.post('/Session/DisableNewsFlashForSession')).body).toBe(true);
  expect(await isDisabled(seen)).toEqual([true, true]);
  expect(await isDisabled(next)).toEqual([false, false]);
});
