import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure, PersonChanges, TokenResult, User } from '../../schemas/generated/records';
import { demoPassword } from '../../server/demo/load';
import { outbox } from '../../server/records/tables/outbox';
import { users } from '../../server/records/tables/people';
import { acting, personOf, sessionOf, signedIn, trailOf, whileChanged } from './support/impersonation';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let admin: Client;
test.beforeAll(async () => {
  admin = await signedIn(server, 'admin@lakeside.example');
});

const pat = 'pat@lakeside.example';
const details = async (userName: string, changes: object = {}, roles?: User['Roles']) => {
  const { UserId, FirstName, LastName, Email } = await personOf(server, userName);
  return { userProfile: { UserId, FirstName, LastName, Email, ...changes }, ...(roles && { roles }) };
};
const save = (client: Client, body: unknown) => client.post<boolean & Failure>('/user/SaveUserDetails', body);
const reset = (client: Client, userName: string) => client.post<boolean & Failure>('/account/user/ResetPassword', { userName });
const lock = (client: Client, userName: string, status: string, url?: string) =>
  client.post<boolean & Failure>('/account/user/UpdateLockStatus', { userName, status, ...(url && { url }) });
const setStatus = async (client: Client, userName: string, AccountStatus: string, SendDisableNotification = false) =>
  client.post<boolean & Failure>('/account/user/UpdateAccountStatus', {
    UserId: (await personOf(server, userName)).UserId,
    AccountStatus,
    SendDisableNotification,
  });
const ask = (client: Client, userName: string, email: string, accountStatus: string, url?: string) =>
  client.post<boolean & Failure>('/account/user/ResendRegistrationEmail', { userName, email, accountStatus, ...(url && { url }) });
const lastMessage = async () => (await server.database.select().from(outbox).orderBy(desc(outbox.CreatedAt)).limit(1))[0];
const logIn = async (UserName: string) => (await server.nobody.post<TokenResult>('/account/login/login', { UserName, Password: demoPassword })).body;
const about = (Action: string) => ({ Action, SubjectKind: 'Person', OnBehalfOf: null });

test('A-user-search-35 names, address and roles are saved, and the person’s history says so in words', async () => {
  const before = await personOf(server, pat);
  const { result, entries } = await trailOf(server, async () => save(admin, await details(pat, { FirstName: ' Patrícia ' }, ['Reporting'])));
  expect(result).toMatchObject({ status: 200, body: true });
  expect(await personOf(server, pat)).toMatchObject({ FirstName: 'Patrícia', Roles: ['Reporting'] });
  expect(entries).toMatchObject([
    {
      ...about('UserDetailsSaved'),
      Changes: [
        { Field: '/FirstName', Was: 'Pat', Is: 'Patrícia' },
        { Field: '/roles', Is: ['Reporting'] },
      ],
    },
  ]);
  const { body } = await admin.get<PersonChanges>(`/people/${before.UserId}/changes`);
  expect(body.Items.map(({ What, Was, Is }) => ({ What, Was, Is }))).toEqual(expect.arrayContaining([{ What: 'First name', Was: 'Pat', Is: 'Patrícia' }]));
  expect(body.Items.find(({ What }) => What === 'Roles')).toMatchObject({ Is: 'Reporting' });
  await server.database.update(users).set(before).where(eq(users.UserId, before.UserId));
});

// The rule that keeps lost updates out: holdToRead (server/calls/read-before.ts), which rows of resources and people go through.
test('two administrators who change one person: the second save reverts nothing, and says so', async () => {
  const before = await personOf(server, pat);
  const was = { FirstName: before.FirstName, LastName: before.LastName, Email: before.Email, roles: before.Roles };
  const based = async (change: object, roles?: User['Roles']) => save(admin, { ...(await details(pat, change, roles)), was });
  expect((await based({ LastName: 'Brook' }, ['Reporting'])).status).toBe(200);
  const second = await based({ FirstName: 'Patricia', LastName: before.LastName });
  expect([second.status, second.body.Errors[0]?.Message]).toEqual([409, 'This was changed in the meantime. Reload the page, then make your change again.']);
  expect(await personOf(server, pat)).toMatchObject({ FirstName: before.FirstName, LastName: 'Brook', Roles: ['Reporting'] });
  await server.database.update(users).set(before).where(eq(users.UserId, before.UserId));
});

test('of two saves at once that are based on the same, one is refused', async () => {
  const before = await personOf(server, pat);
  const was = { FirstName: before.FirstName, LastName: before.LastName, Email: before.Email };
  const given = await Promise.all(['One', 'Two', 'Three'].map(async (LastName) => ({ ...(await details(pat, { LastName })), was })));
  const statuses = (await Promise.all(given.map((body) => save(admin, body)))).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  await server.database.update(users).set(before).where(eq(users.UserId, before.UserId));
});

test('a new address waits for its owner, the rest is saved; one that somebody has is refused', async () => {
  const before = await personOf(server, pat);
  const { result, entries } = await trailOf(server, async () => save(admin, await details(pat, { Email: 'Pat.New@lakeside.example', LastName: 'Brook' })));
  expect(result.status).toBe(200);
  expect(await personOf(server, pat)).toMatchObject({ LastName: 'Brook', Email: before.Email });
  expect(entries.map(({ Action, Changes }) => [Action, Changes])).toEqual([
    ['UserDetailsSaved', [{ Field: '/LastName', Was: 'Rivers', Is: 'Brook' }]],
    ['SignInEmailAsked', [{ Field: '/Email', Was: before.Email, Is: 'Pat.New@lakeside.example' }]],
  ]);
  expect((await logIn(pat)).IsLoginSuccessful).toBe(true);
  expect(await save(admin, await details(pat, { Email: 'COACH@lakeside.example' }))).toMatchObject({
    status: 409,
    body: { Errors: [{ Message: 'Someone else signs in with this address.' }] },
  });
  await server.database.update(users).set(before).where(eq(users.UserId, before.UserId));
});

test('the address of somebody who has no account yet is changed at once: nothing is opened by it', () =>
  whileChanged(server, pat, { Status: 'Uploaded' }, async () => {
    const before = await personOf(server, pat);
    expect((await save(admin, await details(pat, { Email: 'pat.new@lakeside.example' }))).status).toBe(200);
    expect(await personOf(server, 'pat.new@lakeside.example')).toMatchObject({ UserId: before.UserId, Email: 'pat.new@lakeside.example' });
    await server.database.update(users).set(before).where(eq(users.UserId, before.UserId));
  }));

test('A-user-search-36 a link for a new password is sent', async () => {
  const { result, entries } = await trailOf(server, () => reset(admin, ` ${pat.toUpperCase()}`));
  expect(result).toMatchObject({ status: 200, body: true });
  expect(await lastMessage()).toMatchObject({ Kind: 'PasswordReset', Recipient: pat });
  expect(entries).toMatchObject([about('PasswordResetSent')]);
});

test('A-user-search-37 a locked account lets nobody in and ends its sessions; opening it tells the person', async () => {
  const own = await signedIn(server, pat);
  const { entries } = await trailOf(server, () => lock(admin, pat, 'Locked'));
  expect(entries).toMatchObject([about('AccountLocked')]);
  expect((await own.get<{ SignedIn: boolean }>('/session')).body.SignedIn).toBe(false);
  expect(await logIn(pat)).toMatchObject({ IsLoginSuccessful: false, LoginErrors: ['This account is locked. Please contact your administrator.'] });
  expect((await lock(admin, pat, 'Unlocked', '/programs')).status).toBe(200);
  expect(await lastMessage()).toMatchObject({ Kind: 'Email', Recipient: pat, Body: expect.stringContaining('https://wellspring.example/programs') });
  expect((await logIn(pat)).IsLoginSuccessful).toBe(true);
});

test('opening an account forgets its wrong passwords', async () => {
  for (let tries = 0; tries < 6; tries += 1) await server.nobody.post('/account/login/login', { UserName: pat, Password: 'wrong' });
  expect((await logIn(pat)).IsLoginSuccessful).toBe(false);
  await lock(admin, pat, 'Unlocked');
  expect((await logIn(pat)).IsLoginSuccessful).toBe(true);
});

test('A-user-search-38 disabling ends the person’s sessions and what is done for them, and tells them where it is wanted', async () => {
  const own = await signedIn(server, pat);
  const client = await acting(server, 'support@lakeside.example', pat, 'Support');
  const { result, entries } = await trailOf(server, () => setStatus(admin, pat, 'Disabled', true));
  expect(result).toMatchObject({ status: 200, body: true });
  expect(entries).toMatchObject([about('AccountDisabled')]);
  expect(await lastMessage()).toMatchObject({ Kind: 'Email', Recipient: pat, Subject: 'Your account was disabled' });
  expect((await own.get<{ SignedIn: boolean }>('/session')).body.SignedIn).toBe(false);
  expect((await sessionOf(client)).User!.Email).toBe('support@lakeside.example');
  expect((await setStatus(admin, pat, 'Active')).status).toBe(200);
  // What was stopped does not begin again.
  expect((await sessionOf(client)).User!.Email).toBe('support@lakeside.example');
  expect((await logIn(pat)).IsLoginSuccessful).toBe(true);
});

test('A-user-search-39 who has not registered is asked again; who has, or is not as the caller sees them, is not', () =>
  whileChanged(server, pat, { Status: 'Uploaded' }, async () => {
    expect((await ask(admin, pat, pat, 'Uploaded')).status).toBe(200);
    expect(await lastMessage()).toMatchObject({
      Recipient: pat,
      Subject: 'You are invited to register',
      Body: expect.stringContaining('/act/auth/registration/v2'),
    });
    expect((await ask(admin, pat, 'old@lakeside.example', 'Uploaded')).status).toBe(400);
    expect((await ask(admin, pat, pat, 'Pending')).status).toBe(400);
    expect((await ask(admin, 'manager@lakeside.example', 'manager@lakeside.example', 'Pending')).status).toBe(409);
    expect((await setStatus(admin, pat, 'Active')).status).toBe(409);
    expect((await reset(admin, pat)).status).toBe(409);
  }));

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])('an email leads to no other site: %s', async (url) => {
  expect((await lock(admin, pat, 'Unlocked', url)).status).toBe(400);
  expect((await ask(admin, pat, pat, 'Pending', url)).status).toBe(400);
});

describe('who looks after whom', () => {
  test.each([
    ['an administrator, another company', 'admin@lakeside.example', 'pat@summit.example', 404],
    ['user management, its company', 'users@lakeside.example', pat, 200],
    ['user management, an administrator', 'users@lakeside.example', 'admin@lakeside.example', 409],
    ['an administrator, a support user', 'admin@lakeside.example', 'support@lakeside.example', 409],
    ['an administrator, themselves', 'admin@lakeside.example', 'admin@lakeside.example', 409],
    ['a super administrator, everybody', 'super@wellspring.example', 'partner@north.example', 200],
    ['support, its company', 'support@lakeside.example', pat, 200],
    ['support, another company', 'support@lakeside.example', 'pat@summit.example', 404],
    ['support, an administrator', 'support@lakeside.example', 'admin@lakeside.example', 409],
    ['support of all, a participant', 'support@wellspring.example', 'pat@granite.example', 200],
    ['a coach', 'coach@lakeside.example', pat, 403],
    ['a participant', 'pat@cedar.example', pat, 403],
    ['nobody of this name', 'admin@lakeside.example', 'nobody@lakeside.example', 404],
  ])('%s', async (_what, by, whom, status) => {
    const { result, entries } = await trailOf(server, async () => reset(await signedIn(server, by), whom));
    expect(result.status).toBe(status);
    expect(entries).toMatchObject([{ Action: status === 200 ? 'PasswordResetSent' : 'Refused' }]);
  });

  test.each([
    ['admin@lakeside.example', ['SuperAdmin'], 409],
    ['admin@lakeside.example', ['Support'], 409],
    ['admin@lakeside.example', ['PartnerAdmin'], 409],
    ['admin@lakeside.example', ['Admin', 'Coach'], 200],
    ['users@lakeside.example', ['Admin'], 409],
    ['users@lakeside.example', ['Reporting'], 200],
    ['support@lakeside.example', ['Reporting'], 409],
    ['support@lakeside.example', [], 200],
    ['super@wellspring.example', ['SuperAdmin'], 200],
    ['admin@lakeside.example', ['Wizard'], 400],
    ['admin@lakeside.example', ['Coach', 'Coach'], 400],
  ])('%s gives %j: %i', async (by, roles, status) => {
    const before = await personOf(server, pat);
    const answer = await save(await signedIn(server, by), await details(pat, {}, roles as User['Roles']));
    expect(answer.status).toBe(status);
    expect((await personOf(server, pat)).Roles).toEqual(status === 200 ? roles : before.Roles);
    await server.database.update(users).set(before).where(eq(users.UserId, before.UserId));
  });

  test('nobody takes a role that is above their own', () =>
    whileChanged(server, pat, { Roles: ['HIPAAAccess'] }, async () => {
      expect((await save(admin, await details(pat, {}, []))).status).toBe(409);
      expect((await personOf(server, pat)).Roles).toEqual(['HIPAAAccess']);
    }));

  test('none of it is done while acting for somebody', async () => {
    const client = await acting(server, 'partner@north.example', 'admin@lakeside.example', 'PartnerAdmin');
    expect((await reset(client, pat)).status).toBe(403);
    expect((await save(client, await details(pat))).status).toBe(403);
    expect((await lock(client, pat, 'Locked')).status).toBe(403);
    expect((await setStatus(client, pat, 'Disabled')).status).toBe(403);
  });

  test('an impersonation ends when its person is given another role', async () => {
    const client = await acting(server, 'support@lakeside.example', pat, 'Support');
    const before = await personOf(server, pat);
    await save(admin, await details(pat, {}, ['Admin']));
    expect((await sessionOf(client)).User!.Email).toBe('support@lakeside.example');
    await server.database.update(users).set(before).where(eq(users.UserId, before.UserId));
  });
});
