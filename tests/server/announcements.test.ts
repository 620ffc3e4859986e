import { expect } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { userAnnouncements } from '../../server/records/tables/announcements';
import type { Announcement, Failure, Session, Settings, UserAnnouncement } from '../../schemas/generated/records';
import { testAnswer } from '../support/journey';
import { type Client, clientOf, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

type Row = Announcement & { AnnouncementId: string; Version: number };

const { test, server } = withServer();
let pat: Client;
test.beforeEach(async () => {
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

test('A-announcements-19 A-announcements-21 A-announcements-22 archives are stored and answered, for this person only', async () => {
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

const written = { DisplayType: 'Announcement', Title: 'Soon', Content: '<p>Soon.</p>', FromDay: '2026-11-03', LinkType: 'Blank' };
const administrator = () => server.as('partner@north.example');
const ofCedar = '?entityId=cedar';
const write = async (more: object = {}) => (await (await administrator()).post<Row>(`/resources/announcements${ofCedar}`, { ...written, ...more })).body;
const drop = async ({ AnnouncementId }: Row) => (await administrator()).call<boolean>('DELETE', `/userannouncements/${AnnouncementId}${ofCedar}`);
const ids = async () => (await all()).map(({ AnnouncementId }) => AnnouncementId);

test.each<[string, string | undefined, boolean]>([
  ['2026-11-02', undefined, true],
  ['2026-11-01', '2026-11-02', true],
  ['2026-11-03', undefined, false],
  ['2026-10-01', '2026-11-01', false],
])('from %s to %s an announcement shows on November 2: %s; before and after it is not found', async (FromDay, ToDay, isShown) => {
  const row = await write({ FromDay, ToDay });
  expect((await ids()).includes(row.AnnouncementId)).toBe(isShown);
  expect((await archive([{ AnnouncementId: row.AnnouncementId, IsArchived: true }])).status).toBe(isShown ? 200 : 404);
  await drop(row);
});

test('C-announcements-07 C-announcements-08 an announcement is removed by its id, by administrators only; what people have put away stays theirs', async () => {
  const row = await write({ FromDay: '2026-11-01' });
  await archive([{ AnnouncementId: row.AnnouncementId, IsArchived: true }]);
  expect((await pat.call('DELETE', `/userannouncements/${row.AnnouncementId}`)).status).toBe(403);
  expect(await ids()).toContain(row.AnnouncementId);
  const { status, body } = await drop(row);
  expect([status, body]).toEqual([200, true]);
  expect(await ids()).not.toContain(row.AnnouncementId);
  const [mark] = await server.database.select().from(userAnnouncements).where(eq(userAnnouncements.AnnouncementId, row.AnnouncementId));
  expect(mark?.IsArchived).toBe(true);
  expect((await drop(row)).status).toBe(404);
});

test('what a company archives nobody sees, and its order is that of all who have none of their own', async () => {
  const admin = await administrator();
  const before = (await admin.get<{ Items: Row[] }>(`/resources/announcements${ofCedar}`)).body.Items;
  const spring = before.find(({ AnnouncementId }) => AnnouncementId === 'cedar-spring')!;
  const change = (IsArchived: boolean) =>
    admin.call<Row>('PUT', `/resources/announcements/cedar-spring${ofCedar}`, { ...spring, Version: undefined, IsArchived });
  expect((await change(true)).status).toBe(200);
  expect(await ids()).toEqual(['cedar-screening', 'cedar-statement', 'cedar-sleep']);
  await change(false);
  const keys = before.map(({ AnnouncementId }) => AnnouncementId);
  await admin.post(`/resources/announcements/order${ofCedar}`, keys.toReversed());
  expect(await ids()).toEqual(['cedar-sleep', 'cedar-statement', 'cedar-screening', 'cedar-spring']);
  await admin.post(`/resources/announcements/order${ofCedar}`, keys);
});

test.each<[string, object, string[]]>([
  ['a last day before the first', { ToDay: '2026-11-02' }, ['days /ToDay']],
  ['a link that leads nowhere', { LinkType: 'ExternalLink' }, ['required /ExternalLinkUrl', 'required /ExternalLinkTarget']],
  ['a film without an address', { LinkType: 'Video' }, ['required /VideoUrl']],
  ['a place that is not said', { LinkType: 'WithinProduct' }, ['required /LinkDestination']],
  ['a program that is not said', { LinkType: 'WithinProduct', LinkDestination: 'Event' }, ['required /ProgramOwnerId', 'required /ProgramId']],
])('an announcement with %s is refused', async (_what, more, faults) => {
  const answer = await (await administrator()).post<Failure>(`/resources/announcements${ofCedar}`, { ...written, ...more });
  expect([answer.status, ...faultsOf(answer)]).toEqual([400, ...faults]);
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
