import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { demoPassword } from '../../server/demo/load';
import { profiles, users } from '../../server/records/tables/people';
import { sessions } from '../../server/records/tables/sessions';
import { tickets } from '../../server/records/tables/sign-in';
import { issueTicket, takeTicket } from '../../server/calls/tickets';
import type { AppSecurity, Entity, Session, Ticket, TokenResult, UserProfile } from '../../schemas/generated/records';
import { testAnswer } from '../support/journey';
import { toolsOf } from './support/deliver';
import { clientOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();

const byKey = async (key: string) => (await server.nobody.get<TokenResult>(`/account/login/autologin?VKey=${key}`)).body;
const logIn = async (UserName: string) => (await server.nobody.post<TokenResult>('/account/login/login', { UserName, Password: demoPassword })).body;
const used = 'This link has been used or has expired. Please sign in.';

test.each([
  ['A-session-31 A-session-70 an administrator', 'demo-key-of-an-administrator', 'AuthCodeAdmin', 'admin@lakeside.example'],
  ['A-session-32 A-session-70 a coach', 'demo-key-of-a-coach', 'AuthCodeCoach', 'coach@lakeside.example'],
  ['A-session-33 A-session-70 support', 'demo-key-of-support', 'AuthCodeSupport', 'support@lakeside.example'],
] as const)('%s signs in once by the key %s, with the login type %s', async (_title, key, LoginType, Email) => {
  const result = await byKey(key);
  expect(result).toMatchObject({ IsLoginSuccessful: true, LoginType, Stage: 'Authenticated' });
  const client = clientOf(server.app, result.Token);
  expect((await client.get<Session>('/session')).body).toMatchObject({ LoginType, User: { Email } });
  expect((await client.get<TokenResult>(`/login/verifytoken?token=${result.Token}`)).body.LoginType).toBe(LoginType);
  expect(await byKey(key)).toMatchObject({ IsLoginSuccessful: false, LoginErrors: [used] });
});

test('of many who use one key at once, one gets in; an expired and an unknown key open nothing', async () => {
  const tools = toolsOf(server);
  const newKey = () => issueTicket({ purpose: 'signIn', userId: 'user-000001', seconds: 60, details: {} }, tools);
  const shared = await newKey();
  const results = await Promise.all(Array.from({ length: 8 }, () => byKey(shared)));
  expect(results.filter(({ IsLoginSuccessful }) => IsLoginSuccessful)).toHaveLength(1);
  const late = await newKey();
  server.clock.advance({ seconds: 60 });
  expect((await byKey(late)).LoginErrors).toEqual([used]);
  expect((await byKey('made-up')).LoginErrors).toEqual([used]);
});

test('a key of a person who was disabled since opens nothing', async () => {
  const key = await issueTicket({ purpose: 'signIn', userId: 'user-000009', seconds: 60 }, toolsOf(server));
  await server.database.update(users).set({ Status: 'Disabled' }).where(eq(users.UserId, 'user-000009'));
  expect(await byKey(key)).toMatchObject({ IsLoginSuccessful: false });
});

testAnswer('the first sign-in', async () => {
  const first = await logIn('newcomer@granite.example');
  const client = clientOf(server.app, first.Token);
  const session = async () => (await client.get<Session>('/session')).body;
  const before = await session();
  const completed = (await client.post<TokenResult>('/login/firstlogin')).body;
  return { first, before, completed, after: await session(), next: await logIn('newcomer@granite.example') };
}, [
  [
    'A-session-23 has the Stage FirstLogin',
    ({ first, before }) => {
      expect(first).toMatchObject({ IsLoginSuccessful: true, Stage: 'FirstLogin', FirstLoginFormSetup: true });
      expect(before).toMatchObject({ Stage: 'FirstLogin', FirstLoginFormSetup: true });
    },
  ],
  [
    'A-session-74 A-session-75 is completed by a call without a body',
    ({ first, completed }) => expect(completed).toMatchObject({ Token: first.Token, IsLoginSuccessful: true }),
  ],
  [
    'A-session-44 A-session-24 has the Stage Authenticated once it is complete',
    ({ completed, after, next }) => expect([completed.Stage, after.Stage, next.Stage]).toEqual(['Authenticated', 'Authenticated', 'Authenticated']),
  ],
  [
    'A-session-45 has no form any more once it is complete',
    ({ completed, after, next }) => expect([completed.FirstLoginFormSetup, after.FirstLoginFormSetup, next.FirstLoginFormSetup]).toEqual([false, false, false]),
  ],
]);

test('A-session-10 where the company has set up no form, the first sign-in has none', async () => {
  expect(await logIn('newcomer@cedar.example')).toMatchObject({ Stage: 'FirstLogin', FirstLoginFormSetup: false });
});

test('A-session-14 A-session-76 a role that exists in English only, in another language, is told until the language changes', async () => {
  const { Token, InvalidLanguageRole } = await logIn('coach@cedar.example');
  const client = clientOf(server.app, Token);
  expect(InvalidLanguageRole).toBe(true);
  expect((await client.get<Session>('/session')).body).toMatchObject({ InvalidLanguageRole: true, Language: 'es-419' });
  expect((await client.get<TokenResult>(`/login/verifytoken?token=${Token}`)).body.InvalidLanguageRole).toBe(true);
  expect((await client.post<boolean>('/user/language/change', { Code: 'en-US' })).body).toBe(true);
  expect((await client.get<Session>('/session')).body).toMatchObject({ InvalidLanguageRole: false, Language: 'en-US' });
});

test('A-session-76 a participant may use Spanish; the rest of the profile stays; another language is refused', async () => {
  const client = clientOf(server.app, (await logIn('pat@lakeside.example')).Token);
  const before = (await client.get<UserProfile>('/user/userprofilev2')).body;
  await client.post('/user/language/change', { Code: 'es-419' });
  expect((await client.get<UserProfile>('/user/userprofilev2')).body).toEqual({ ...before, PreferredLanguage: 'es-419', Version: expect.any(String) });
  expect((await client.get<Session>('/session')).body).toMatchObject({ InvalidLanguageRole: false, Language: 'es-419' });
  expect((await client.post('/user/language/change', { Code: 'fr-FR' })).status).toBe(400);
});

test('somebody who has saved no profile yet can choose a language', async () => {
  await server.database.delete(profiles).where(eq(profiles.UserId, 'user-000011'));
  const client = clientOf(server.app, (await logIn('pat@summit.example')).Token);
  expect((await client.post<boolean>('/user/language/change', { Code: 'es-419' })).body).toBe(true);
  expect((await client.get<UserProfile>('/user/userprofilev2')).body).toMatchObject({ PreferredLanguage: 'es-419', WeekStartDay: 'Sunday' });
});

test('A-session-81 B-session-03 the company of the session is that of the person', async () => {
  const { body } = await (await server.as('pat@cedar.example')).get<Entity>('/Session/GetCurrentEntity');
  expect(body.EntityId).toBe('cedar');
});

test.each([
  ['pat@lakeside.example', true],
  ['pat@cedar.example', false],
])('A-session-82 B-session-04 scheduling now is offered to %s: %j, by the feature of the company', async (name, offered) => {
  expect((await (await server.as(name)).get<boolean>('/Session/DisplayScheduleNow')).body).toBe(offered);
});

test('A-session-83 B-session-06 what may be opened follows from the roles, by the definitions', async () => {
  const of = async (name: string) => (await (await server.as(name)).get<AppSecurity>('/Admin/AppSecurity/')).body;
  const [admin, participant] = [await of('admin@lakeside.example'), await of('pat@cedar.example')];
  const paths = ({ Pages }: AppSecurity) => Pages.map(({ Path }) => Path);
  expect(admin.Roles).toEqual(['Admin']);
  expect(paths(admin)).toContain('/administration/program-notifications');
  expect(paths(participant)).not.toContain('/administration/program-notifications');
  expect(paths(participant)).toContain('/programs');
});

test('a ticket is good for its purpose only, once, for 30 seconds, and as long as the session lives', async () => {
  const tools = toolsOf(server);
  const { Token = '' } = await logIn('manager@lakeside.example');
  const client = clientOf(server.app, Token);
  const issue = async () => (await client.post<Ticket>('/tickets', { Purpose: 'live' })).body.Ticket;

  const ticket = await issue();
  expect(await takeTicket(ticket, 'logOut', tools)).toBeUndefined();
  expect(await takeTicket(ticket, 'live', tools)).toMatchObject({ UserId: 'user-000007' });
  expect(await takeTicket(ticket, 'live', tools)).toBeUndefined();
  const late = await issue();
  server.clock.advance({ seconds: 30 });
  expect(await takeTicket(late, 'live', tools)).toBeUndefined();
  const ended = await issue();
  await client.get('/login/logout');
  expect(await takeTicket(ended, 'live', tools)).toBeUndefined();
});

test('a ticket is no token, a token is no ticket, and neither is stored', async () => {
  const client = clientOf(server.app, (await logIn('manager@lakeside.example')).Token);
  const { Ticket } = (await client.post<Ticket>('/tickets', { Purpose: 'live' })).body;
  expect((await clientOf(server.app, Ticket).get('/settings')).status).toBe(401);
  expect(await takeTicket(client.token ?? '', 'live', toolsOf(server))).toBeUndefined();
  const rows = JSON.stringify([await server.database.select().from(tickets), await server.database.select().from(sessions)]);
  for (const secret of [Ticket, client.token]) expect(rows).not.toContain(secret);
  expect((await client.post('/tickets', { Purpose: 'singleSignOn' })).status).toBe(400);
  expect((await server.nobody.post('/tickets', { Purpose: 'live' })).status).toBe(401);
});
