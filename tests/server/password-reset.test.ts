import { and, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { demoPassword } from '../../server/demo/load';
import { hashPassword } from '../../server/areas/passwords/hash';
import { auditRecords } from '../../server/records/audit';
import { outbox } from '../../server/records/tables/outbox';
import { tickets } from '../../server/records/tables/sign-in';
import { users } from '../../server/records/tables/people';
import { signInAttempts } from '../../server/records/tables/sessions';
import type { Failure, TokenResult } from '../../schemas/generated/records';
import { messagesTo } from './support/deliver';
import { clientOf, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer();
undoAfterEach();

const newPassword = 'Meadow-4711';
const ask = (UserName: string) => {
  // The outbox tells newer from older messages by their time.
  server.clock.advance({ seconds: 1 });
  return server.nobody.post<boolean>('/login/forgotpassword', { UserName });
};
const reset = <Body = TokenResult>(body: object) =>
  server.nobody.post<Body>('/login/resetpassword', { ConfirmPassword: newPassword, NewPassword: newPassword, ...body });
const logIn = async (UserName: string, Password: string) => (await server.nobody.post<TokenResult>('/account/login/login', { UserName, Password })).body;
const linkIn = (body: string) => /https?:\/\/\S+/.exec(body)?.[0] ?? '';
const invalid = 'This link is for another user name, has been used or has expired. Please request a new one.';

/** Asks for a link and reads the key in it. */
async function keyFor(UserName: string) {
  await ask(UserName);
  const [message] = await messagesTo(server, UserName);
  return new URL(linkIn(message?.Body ?? '')).searchParams.get('key') ?? '';
}

test('A-session-72 A-session-73 A-session-26 a forgotten password is replaced by the link of an email, and the person is signed in', async () => {
  expect((await ask(' PAT@lakeside.example ')).body).toBe(true);
  const [message] = await messagesTo(server, 'pat@lakeside.example');
  expect(message).toMatchObject({ Kind: 'Email', Subject: 'Reset your password', Body: expect.stringContaining('Hello Pat,') });
  const link = new URL(linkIn(message?.Body ?? ''));
  expect(link.origin + link.pathname).toBe('https://wellspring.example/act/auth/login/reset');
  const Key = link.searchParams.get('key') ?? '';
  expect((await server.nobody.get<TokenResult>(`/account/login/autologin?VKey=${Key}`)).body).toMatchObject({
    IsLoginSuccessful: false,
    Stage: 'ForgotPassword',
  });
  expect((await reset({ UserName: 'pat@lakeside.example', Key })).body).toMatchObject({ IsLoginSuccessful: true, Stage: 'Authenticated' });
  expect((await logIn('pat@lakeside.example', demoPassword)).IsLoginSuccessful).toBe(false);
  expect((await logIn('pat@lakeside.example', newPassword)).IsLoginSuccessful).toBe(true);
});

test('a link is used once, belongs to one name, and is good for an hour', async () => {
  const used = await keyFor('manager@lakeside.example');
  expect((await reset({ UserName: 'admin@lakeside.example', Key: used })).body.LoginErrors).toEqual([invalid]);
  expect((await reset({ UserName: 'manager@lakeside.example', Key: used })).body.IsLoginSuccessful).toBe(true);
  expect((await reset({ UserName: 'manager@lakeside.example', Key: used, NewPassword: 'Other-4711', ConfirmPassword: 'Other-4711' })).body.LoginErrors).toEqual(
    [invalid],
  );
  const late = await keyFor('manager@lakeside.example');
  server.clock.advance({ seconds: 3600 });
  expect((await reset({ UserName: 'manager@lakeside.example', Key: late })).body).toMatchObject({ IsLoginSuccessful: false, LoginErrors: [invalid] });
  expect((await reset({ UserName: 'nobody@lakeside.example', Key: 'made-up' })).body).toMatchObject({ IsLoginSuccessful: false, LoginErrors: [invalid] });
});

test('of two who use one link at once, one gets in', async () => {
  const Key = await keyFor('hipaa@lakeside.example');
  const results = await Promise.all([1, 2, 3].map(() => reset({ UserName: 'hipaa@lakeside.example', Key })));
  expect(results.filter(({ body }) => body.IsLoginSuccessful)).toHaveLength(1);
});

test('a new password ends every session, and every other link', async () => {
  const before = await server.as('users@lakeside.example');
  const [one, two] = [await keyFor('users@lakeside.example'), await keyFor('users@lakeside.example')];
  const { Token } = (await reset({ UserName: 'users@lakeside.example', Key: two })).body;
  expect((await before.get('/settings')).status).toBe(401);
  expect((await clientOf(server.app, Token).get('/settings')).status).toBe(200);
  expect((await reset({ UserName: 'users@lakeside.example', Key: one, NewPassword: 'Other-4711', ConfirmPassword: 'Other-4711' })).body.LoginErrors).toEqual([
    invalid,
  ]);
});

test('a link helps somebody whose name was locked by wrong passwords', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) await logIn('adminlite@lakeside.example', 'wrong');
  const Key = await keyFor('adminlite@lakeside.example');
  expect((await reset({ UserName: 'adminlite@lakeside.example', Key })).body.IsLoginSuccessful).toBe(true);
  expect((await logIn('adminlite@lakeside.example', newPassword)).IsLoginSuccessful).toBe(true);
});

test('A-session-25 somebody who must choose a new password is sent to do so, by the present one', async () => {
  const forced = { UserName: 'reset@summit.example' };
  expect(await logIn(forced.UserName, demoPassword)).toMatchObject({ IsLoginSuccessful: false, Stage: 'ForceReset', LoginErrors: [] });
  expect((await reset({ ...forced, Password: 'wrong' })).body).toMatchObject({
    IsLoginSuccessful: false,
    LoginErrors: ['The user name or password is wrong. If you sign in through your company, you do not have a password here.'],
  });
  expect((await reset({ ...forced, Password: demoPassword })).body).toMatchObject({ IsLoginSuccessful: true, Stage: 'Authenticated' });
  expect(await logIn(forced.UserName, newPassword)).toMatchObject({ IsLoginSuccessful: true });
});

test('the current password of a reset is guessed as seldom as that of a sign-in', async () => {
  const guesses = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) guesses.push((await reset({ UserName: 'admin@summit.example', Password: 'wrong' })).body.LoginErrors[0]);
  expect(guesses.map((guess) => guess?.includes('locked'))).toEqual([false, false, false, false, true, true]);
  expect((await logIn('admin@summit.example', demoPassword)).LoginErrors[0]).toContain('locked');
});

test('A-session-28 somebody of single sign-on changes the password for the web, and still signs in through the company', async () => {
  const Key = await keyFor('sso@granite.example');
  expect((await reset({ UserName: 'sso@granite.example', Key })).body).toMatchObject({
    IsLoginSuccessful: false,
    Stage: 'SSOPasswordChangeOnWeb',
    LoginType: 'SSO',
  });
  expect(await logIn('sso@granite.example', newPassword)).toMatchObject({ IsLoginSuccessful: false, Stage: 'SSOPasswordChangeOnWeb' });
});

test.each([
  [{ NewPassword: 'Short-1', ConfirmPassword: 'Short-1' }, 'strong /NewPassword'],
  [{ NewPassword: 'meadowhill', ConfirmPassword: 'meadowhill' }, 'strong /NewPassword'],
  [{ NewPassword: 'My-Password-1', ConfirmPassword: 'My-Password-1' }, 'strong /NewPassword'],
  [{ NewPassword: 'Coach-4711', ConfirmPassword: 'Coach-4711' }, 'strong /NewPassword'],
  [{ ConfirmPassword: 'Meadow-4712' }, 'confirmed /ConfirmPassword'],
  [{ Password: newPassword }, 'different /NewPassword'],
  [{ Password: undefined }, 'required /Password'],
])('a new password that breaks a rule of its form is refused on its field: %j', async (body, fault) => {
  const answer = await reset<Failure>({ UserName: 'coach@lakeside.example', Password: demoPassword, ...body });
  expect([answer.status, ...faultsOf(answer)]).toEqual([400, fault]);
});

test('the old password is refused as the new one, and the link stays good', async () => {
  const UserName = 'support@lakeside.example';
  const Key = await keyFor(UserName);
  const same = await reset({ UserName, Key, NewPassword: demoPassword, ConfirmPassword: demoPassword });
  expect(same).toMatchObject({ status: 200, body: { IsLoginSuccessful: false, LoginErrors: ['Choose a password that is different from your current one.'] } });
  expect((await reset({ UserName, Key })).body.IsLoginSuccessful).toBe(true);
});

test('an unknown name, a known one and a disabled one are answered the same and written down the same', async () => {
  await server.database.update(users).set({ Status: 'Disabled' }).where(eq(users.UserName, 'reporting@lakeside.example'));
  const answers = [];
  for (const name of ['nobody@lakeside.example', 'wradmin@lakeside.example', 'reporting@lakeside.example']) answers.push((await ask(name)).body);
  expect(answers).toEqual([true, true, true]);
  const wishes = await server.database
    .select({ name: outbox.Recipient })
    .from(outbox)
    .where(and(eq(outbox.Kind, 'PasswordReset'), isNull(outbox.DoneAt)));
  expect(wishes.map(({ name }) => name).sort()).toEqual(['nobody@lakeside.example', 'reporting@lakeside.example', 'wradmin@lakeside.example']);
  expect(await messagesTo(server, 'wradmin@lakeside.example')).toHaveLength(1);
  expect(await messagesTo(server, 'nobody@lakeside.example')).toEqual([]);
  expect(await messagesTo(server, 'reporting@lakeside.example')).toEqual([]);
});

test('a mailbox is not flooded: three links in a quarter of an hour, while the answer stays true', async () => {
  for (let request = 1; request <= 10; request += 1) expect((await ask('pat@cedar.example')).body).toBe(true);
  expect(await messagesTo(server, 'pat@cedar.example')).toHaveLength(3);
  server.clock.advance({ seconds: 900 });
  await ask('pat@cedar.example');
  expect(await messagesTo(server, 'pat@cedar.example')).toHaveLength(4);
});

test('a link leads to the host name of a company, and never to a site that a request only claims to be', async () => {
  const askAt = (host: string, UserName: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/login/forgotpassword',
      headers: { host, 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
      payload: { UserName },
    });
  await askAt('evil.example', 'pat@summit.example');
  expect(linkIn((await messagesTo(server, 'pat@summit.example'))[0]?.Body ?? '')).toMatch(/^https:\/\/wellspring\.example\//);
  await askAt('cedar.localhost:3000', 'newcomer@cedar.example');
  expect(linkIn((await messagesTo(server, 'newcomer@cedar.example'))[0]?.Body ?? '')).toMatch(/^https:\/\/cedar\.localhost:3000\//);
});

test('the key of a link is stored as a hash only', async () => {
  const key = await keyFor('partner@north.example');
  const rows = await server.database.select().from(tickets);
  expect(rows.filter(({ Purpose }) => Purpose === 'passwordReset').length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(key);
});

test.each([
  ['by a link', async (UserName: string) => reset({ UserName, Key: await keyFor(UserName) })],
  ['by the current password', (UserName: string) => reset({ UserName, Password: demoPassword })],
])('whoever has a new password %s is told, and it stands in the trail', async (_way, choose) => {
  const UserName = 'manager@lakeside.example';
  await server.database.delete(signInAttempts);
  await server.database.delete(outbox);
  const [person] = await server.database.select().from(users).where(eq(users.UserName, UserName));
  await server.database
    .update(users)
    .set({ PasswordHash: await hashPassword(demoPassword) })
    .where(eq(users.UserName, UserName));
  server.clock.advance({ seconds: 1 });
  expect((await choose(UserName)).body.IsLoginSuccessful).toBe(true);
  const told = (await messagesTo(server, UserName)).filter(({ Subject }) => Subject === 'Your password was changed');
  expect(told).toMatchObject([{ Kind: 'Email', Body: expect.stringContaining('https://wellspring.example/act/auth/login/reset') }]);
  const [entry] = await auditRecords(server.database).of({ SubjectKind: 'Person', SubjectId: person!.UserId }, 1, { action: 'PasswordChanged' });
  expect(entry).toMatchObject({ Action: 'PasswordChanged', UserId: person!.UserId, Changes: [] });
});
