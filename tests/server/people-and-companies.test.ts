import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Entity, PersonPage, Session, TokenResult, UserAnnouncement } from '../../schemas/generated/records';
import { demoPassword } from '../../server/demo/load';
import { users } from '../../server/records/tables/people';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let pat: Client;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
});

test('A-shell-01 B-shell-03 C-shell-01 a participant belongs to the entity of an employer or a partner, and sees what is of that entity', async () => {
  const entityOf = async (client: Client) => (await client.get<Entity>('/entityajax/getcurrententity')).body;
  const employer = await entityOf(pat);
  expect([employer.EntityId, employer.ParentEntityId]).toEqual(['lakeside', 'north']);
  expect((await entityOf(await server.as('partner@north.example'))).EntityId).toBe('north');
  const { body } = await pat.get<Session>('/session');
  expect([body.User?.EntityId, body.User?.Roles]).toEqual(['lakeside', []]);
  for (const [client, entity] of [
    [pat, 'lakeside'],
    [await server.as('pat@summit.example'), 'summit'],
  ] as const) {
    const { body: news } = await client.get<UserAnnouncement[]>('/userannouncements');
    expect(new Set(news.map(({ AnnouncementId }) => AnnouncementId.split('-')[0]))).toEqual(new Set([entity]));
  }
});

// A call that is theirs, and no participant's.
test.each<[kind: string, userName: string, path: string, body?: object]>([
  ['administrators', 'admin@lakeside.example', '/programnotification/getall'],
  ['coaches', 'coach@lakeside.example', '/coach-view/participants/search', { EntityIds: ['lakeside'] }],
  ['support', 'support@lakeside.example', '/account/usersearch/UserSearch?ImpersonationType=Support'],
  ['partner administrators', 'partner@north.example', '/entityajax/GetPartnerAdminMenu'],
])('C-shell-02 besides participants there are %s', async (_kind, userName, path, body) => {
  const send = (client: Client) => (body === undefined ? client.get(path) : client.post(path, body));
  expect((await send(await server.as(userName))).status).toBe(200);
  expect((await send(pat)).status).toBe(403);
});

test('C-constants-21 an account is Active, Disabled, Pending, Uploaded or Deleted: the active ones sign in, and the deleted ones are on no list', async () => {
  const [admin, own] = [await server.as('admin@summit.example'), eq(users.UserName, 'pat@summit.example')];
  const [person] = await server.database.select({ UserId: users.UserId }).from(users).where(own);
  const found: unknown[] = [];
  for (const Status of ['Active', 'Disabled', 'Pending', 'Uploaded', 'Deleted'] as const) {
    await server.database.update(users).set({ Status }).where(own);
    const { body: listed } = await admin.post<PersonPage>('/people/search?Search=pat@summit.example', { EntityIds: ['summit'] });
    const { body: signedIn } = await server.nobody.post<TokenResult>('/account/login/login', { UserName: 'pat@summit.example', Password: demoPassword });
    found.push([Status, listed.Items.filter(({ UserId }) => UserId === person!.UserId).map((item) => item.Status), signedIn.IsLoginSuccessful]);
  }
  await server.database.update(users).set({ Status: 'Active' }).where(own);
  expect(found).toEqual([
    ['Active', ['Active'], true],
    ['Disabled', ['Disabled'], false],
    ['Pending', ['Pending'], false],
    ['Uploaded', ['Uploaded'], false],
    ['Deleted', [], false],
  ]);
});
