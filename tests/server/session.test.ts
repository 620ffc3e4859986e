import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { demoPassword } from '../../server/demo/load';
import { entities, users } from '../../server/records/tables/people';
import type { Branding, Entity, Session, Settings, TokenResult } from '../../schemas/generated/records';
import { testDefinitions } from './support/definitions';
import { clientOf } from './support/test-server';
import { withServer } from './support/fixture';
import { constantsOf } from '../../server/foundation/constants';

const { test, server } = withServer();

async function newSession(UserName = 'pat@lakeside.example') {
  const { body } = await server.nobody.post<TokenResult>('/account/login/login', { UserName, Password: demoPassword });
  return clientOf(server.app, body.Token);
}

test('without a sign of life a session ends after 15 minutes', async () => {
  const client = await newSession();
  server.clock.advance({ seconds: 899 });
  expect((await client.get('/settings')).status).toBe(200);
  server.clock.advance({ seconds: 900 });
  expect((await client.get('/settings')).status).toBe(401);
});

describe('a session that is used without a rest', () => {
  const { sessionLongest, sessionLongestOfStaff } = constantsOf(testDefinitions().for(null)).server;
  const step = 600;

  test.each([
    ['a participant', 'pat@lakeside.example', sessionLongest],
    ['somebody with a role', 'coach@lakeside.example', sessionLongestOfStaff],
  ])('of %s ends all the same, so long after it began', async (_who, userName, longest) => {
    const client = await newSession(userName);
    for (let used = step; used < longest; used += step) {
      server.clock.advance({ seconds: step });
      expect((await client.post('/TokenSession/KeepSpaSessionAlive')).body, `after ${used} seconds`).toBe(true);
    }
    server.clock.advance({ seconds: step - 1 });
    expect((await client.get('/settings')).status).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect((await client.get('/settings')).status).toBe(401);
    const ended = await client.post('/TokenSession/KeepSpaSessionAlive');
    expect([ended.status, ended.body]).toEqual([200, false]);
  });
});

test('A-session-80 B-session-02 keep-alive answers a boolean: true while the session lives, false once it has ended', async () => {
  const client = await newSession();
  for (const _ping of [1, 2, 3]) {
    server.clock.advance({ seconds: 420 });
    expect((await client.post('/TokenSession/KeepSpaSessionAlive')).body).toBe(true);
  }
  server.clock.advance({ seconds: 901 });
  const ended = await client.post('/TokenSession/KeepSpaSessionAlive');
  expect([ended.status, ended.body]).toEqual([200, false]);
});

test('A-session-78 a living token is verified, another one is not', async () => {
  const client = await newSession();
  const valid = await server.nobody.get<TokenResult>(`/login/verifytoken?token=${client.token}`);
  expect(valid.body).toMatchObject({ IsLoginSuccessful: true, Token: client.token, Stage: 'Authenticated' });
  const invalid = await server.nobody.get<TokenResult>('/login/verifytoken?token=made-up');
  expect([invalid.status, invalid.body.IsLoginSuccessful]).toEqual([200, false]);
});

test('somebody who is disabled while signed in is signed out', async () => {
  const client = await newSession('pat@cedar.example');
  await server.database.update(users).set({ Status: 'Disabled' }).where(eq(users.UserName, 'pat@cedar.example'));
  expect((await client.get('/settings')).status).toBe(401);
  expect(
    (await server.nobody.post<TokenResult>('/account/login/login', { UserName: 'pat@cedar.example', Password: demoPassword })).body.IsLoginSuccessful,
  ).toBe(false);
});

test('A-startup-61 the current entity is the company of the person signed in', async () => {
  const { body } = await (await newSession()).get<Entity>('/entityajax/getcurrententityv2');
  expect(body).toMatchObject({
    EntityId: 'lakeside',
    EntityName: 'Lakeside Manufacturing',
    ParentEntityId: 'north',
    EntityFeatures: ['TextTool', 'CoachingScheduledWorkflow', 'GiftCards'],
  });
});

test('A-startup-17 A-startup-29 what the session tells of person and company is what their rows hold', async () => {
  const { body } = await (await newSession('coach@lakeside.example')).get<Session>('/session');
  const [user] = await server.database.select().from(users).where(eq(users.UserName, 'coach@lakeside.example'));
  const [entity] = await server.database.select().from(entities).where(eq(entities.EntityId, 'lakeside'));
  expect(body.User).toMatchObject({ UserId: user!.UserId, DateRegistered: user!.DateRegistered, FirstName: user!.FirstName, LastName: user!.LastName });
  expect(body.Entity).toMatchObject({ AppId: entity!.AppId, EntityName: entity!.EntityName, ParentEntityId: entity!.ParentEntityId });
});

test('A-startup-33 A-startup-38 the settings tell designations and the name of the default notification', async () => {
  const { body } = await (await server.as('coach@lakeside.example')).get<Settings>('/settings');
  expect(body.Designations).toEqual([{ Type: 'Coaching', EntityId: 'lakeside', Value: 'Company' }]);
  expect(body.DefaultWellnessNotificationName).toBe('Wellness Program Notification');
  expect(body).toMatchObject({ IsImpersonator: true, Impersonation: { IsEnabled: false, Types: ['Coach'] } });
});

test('A-branding-07 the branding is that of the own company', async () => {
  expect((await (await newSession()).get<Branding>('/brandings')).body.BrandingColor).toBe('#0f6a8b');
  expect((await server.nobody.get<Branding>('/brandings')).body.AppId).toBe('wellspring');
});

test('A-branding-01 before signing in the host name decides whose branding and definitions apply, and whether single sign-on is offered', async () => {
  const at = async (host: string) => (await server.app.inject({ url: '/api/session', headers: { host } })).json<Session>();
  const [lakeside, unknown] = [await at('Lakeside.localhost:3000'), await at('elsewhere.example')];
  expect(lakeside).toMatchObject({ SignedIn: false, Customer: 'lakeside', Branding: { AppId: 'lakeside' } });
  expect(unknown).toMatchObject({ SignedIn: false, Customer: null, Branding: { AppId: 'wellspring' } });
  expect(lakeside.Revision).not.toBe(unknown.Revision);
  expect([(await at('granite.localhost:3000')).SingleSignOn, lakeside.SingleSignOn, unknown.SingleSignOn]).toEqual([true, false, false]);
});

test('the session tells who is signed in, in which company, and nothing secret', async () => {
  const { body } = await (await newSession()).get<Session>('/session');
  expect(body).toMatchObject({
    SignedIn: true,
    User: { FirstName: 'Pat', Roles: [] },
    Entity: { EntityId: 'lakeside' },
    Customer: 'lakeside',
    TimeZone: expect.stringContaining('America/'),
  });
  expect(JSON.stringify(body)).not.toMatch(/password|argon2/i);
});

test('a company whose customer has no overlay goes by the base', async () => {
  await server.database.update(entities).set({ Customer: 'without-overlay' }).where(eq(entities.EntityId, 'north'));
  const { body } = await (await newSession('partner@north.example')).get<Session>('/session');
  expect(body.Customer).toBeNull();
  expect(body.Revision).toBe((await server.nobody.get<Session>('/session')).body.Revision);
});

test.each(['Bearer ', 'Bearer made-up', 'Basic cGF0', 'Bearer a b', `Bearer ${'x'.repeat(300)}`])('an authorization of %j is nobody', async (authorization) => {
  const answer = await server.app.inject({ url: '/api/settings', headers: { authorization } });
  expect(answer.statusCode).toBe(401);
});
