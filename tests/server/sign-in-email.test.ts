import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure, Session, SignInEmail, TokenResult, User } from '../../schemas/generated/records';
import { demoPassword } from '../../server/demo/load';
import { auditRecords } from '../../server/records/audit';
import { outbox } from '../../server/records/tables/outbox';
import { users } from '../../server/records/tables/people';
import { signInAttempts } from '../../server/records/tables/sessions';
import { tickets } from '../../server/records/tables/sign-in';
import { testDefinitions } from './support/definitions';
import { messagesTo } from './support/deliver';
import { personOf, signedIn } from './support/impersonation';
import { type Client, faultsOf } from './support/test-server';
import { giveDemoPassword } from './support/demo-password';
import { withServer } from './support/fixture';

const { constants } = testDefinitions().for(null);
const settings = { ...constants.accounts, ...constants.server } as Record<string, string> & { signInEmailLength: number; verificationsPerWindow: number };
const old = 'pat@summit.example';
const fresh = 'pat.stone@home.example';

const { test, server, undoAfterEach } = withServer();
undoAfterEach();
let own: Client;
test.beforeEach(async () => {
  await server.database.delete(outbox);
  await server.database.delete(signInAttempts);
  await server.database.delete(tickets).where(eq(tickets.Purpose, 'signInEmail'));
  await server.database.update(users).set({ UserName: old, Email: old }).where(eq(users.UserName, fresh));
  own = await signedIn(server, old);
});

const ask = (body: object = {}, client = own) => client.post<boolean & Failure>('/user/email/change', { Email: fresh, Password: demoPassword, ...body });
const confirm = (Key: string, client = server.nobody) => client.post<boolean & Failure>('/user/email/confirm', { Key });
const logIn = async (UserName: string) => (await server.nobody.post<TokenResult>('/account/login/login', { UserName, Password: demoPassword })).body;
const current = async (client = own) => (await client.get<SignInEmail>('/user/email')).body;
const isSignedIn = async (client: Client) => (await client.get<Session>('/session')).body.SignedIn;
const subjectsTo = async (recipient: string) => (await messagesTo(server, recipient)).map(({ Subject }) => Subject);
const keySentTo = async (recipient: string) => {
  const [message] = await messagesTo(server, recipient);
  expect(message?.Subject).toBe('Confirm your new email');
  const link = new URL(/https:\S+/.exec(message?.Body ?? '')?.[0] ?? '');
  expect(link.origin + link.pathname).toBe(`https://wellspring.example${settings.signInEmailPath}`);
  return link.searchParams.get('key') ?? '';
};

describe('an own new address', () => {
  test('waits until its link is followed; the old one is told, stays until then, and opens nothing afterwards', async () => {
    const elsewhere = await signedIn(server, old);
    const { UserId } = await personOf(server, old);
    expect((await ask()).body).toBe(true);
    expect(await current()).toEqual({ Email: old, IsSignInName: true, NewEmail: fresh });
    expect(await subjectsTo(old)).toEqual(['Your email address is about to change']);
    expect((await logIn(old)).IsLoginSuccessful).toBe(true);
    expect((await logIn(fresh)).IsLoginSuccessful).toBe(false);
    await server.nobody.post('/login/forgotpassword', { UserName: old });
    const link = (await messagesTo(server, old)).find(({ Subject }) => Subject === 'Reset your password');
    expect(link?.Body).toContain('key=');

    server.clock.advance({ seconds: 1 });
    expect((await confirm(await keySentTo(fresh), own)).body).toBe(true);
    expect(await current()).toEqual({ Email: fresh, IsSignInName: true, NewEmail: null });
    expect([await isSignedIn(own), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await logIn(old)).IsLoginSuccessful).toBe(false);
    expect((await logIn(fresh)).IsLoginSuccessful).toBe(true);
    expect((await subjectsTo(old))[0]).toBe('Your email address was changed');
    const Key = /key=(\S+)/.exec(link?.Body ?? '')?.[1];
    const reset = { UserName: fresh, Key, NewPassword: 'Meadow-4711', ConfirmPassword: 'Meadow-4711' };
    expect((await server.nobody.post<TokenResult>('/login/resetpassword', reset)).body.IsLoginSuccessful).toBe(false);
    const trail = await auditRecords(server.database).of({ SubjectKind: 'Person', SubjectId: UserId }, 2, { without: 'SignedIn' });
    const Changes = [{ Field: '/Email', Was: old, Is: fresh }];
    expect(trail).toMatchObject([
      { Action: 'SignInEmailChanged', UserId, Changes },
      { Action: 'SignInEmailAsked', UserId, Changes },
    ]);
  });

  test.each<[string, object, string]>([
    ['without the current password', { Password: 'Wrong-4711' }, 'wrong /Password'],
    ['that is the present one', { Email: old.toUpperCase() }, 'same /Email'],
    ['that is none', { Email: 'pat' }, 'format /Email'],
  ])('%s is refused on its field, and nobody is told', async (_what, body, fault) => {
    const answer = await ask(body);
    expect([answer.status, ...faultsOf(answer)]).toEqual([400, fault]);
    expect(await current()).toMatchObject({ NewEmail: null });
    expect(await subjectsTo(old)).toEqual([]);
  });

  test('that somebody has tells only its owner: the answer is the same, and no link leads to it', async () => {
    const taken = 'admin@summit.example';
    expect((await ask({ Email: taken })).body).toBe(true);
    expect(await current()).toMatchObject({ NewEmail: taken });
    const sent = await messagesTo(server, taken);
    expect(sent.map(({ Subject }) => Subject)).toEqual(['This email address already has an account']);
    expect(sent[0]?.Body).not.toContain('key=');
  });

  test('is confirmed once: not by a used link, not by one before the newest, not after its time, not by another kind of key', async () => {
    await ask();
    const first = await keySentTo(fresh);
    server.clock.advance({ seconds: 1 });
    expect((await own.post<boolean>('/user/email/resend')).body).toBe(true);
    const second = await keySentTo(fresh);
    expect(second).not.toBe(first);
    const refused = [await confirm(first), await confirm('-')];
    const both = await Promise.all([confirm(second), confirm(second)]);
    expect(both.map(({ status }) => status).sort((left, right) => left - right)).toEqual([200, 400]);
    refused.push(...both.filter(({ status }) => status === 400), await confirm(second));
    for (const answer of refused) expect(answer.body.Errors).toEqual([{ Code: 'invalid', Field: '/Key', Message: settings.signInEmailInvalid }]);
    expect(refused).toHaveLength(4);
  });

  test('is forgotten after its time', async () => {
    await ask();
    const late = await keySentTo(fresh);
    server.clock.advance({ seconds: settings.signInEmailLength });
    expect((await confirm(late)).status).toBe(400);
    expect(await current(await signedIn(server, old))).toMatchObject({ Email: old, NewEmail: null });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the person keeps the old one', () => own.post('/user/email/cancel')],
    ['the password is changed', () => changePassword()],
  ])('is confirmed by no link once %s', async (_what, stop) => {
    await ask();
    const Key = await keySentTo(fresh);
    await stop();
    expect((await confirm(Key)).status).toBe(400);
    expect(await current()).toMatchObject({ Email: old, NewEmail: null });
    expect((await own.post<boolean>('/user/email/resend')).body).toBe(false);
  });

  test('that two people ask for is the first one’s who confirms', async () => {
    const admin = await signedIn(server, 'admin@summit.example');
    await ask();
    const mine = await keySentTo(fresh);
    server.clock.advance({ seconds: 1 });
    await ask({}, admin);
    const theirs = await keySentTo(fresh);
    const answers = await Promise.all([confirm(mine), confirm(theirs)]);
    expect(answers.map(({ status }) => status).sort((left, right) => left - right)).toEqual([200, 400]);
    await server.database.update(users).set({ UserName: 'admin@summit.example', Email: 'admin@summit.example' }).where(eq(users.FirstName, 'Ari'));
  });

  test('is asked for so often, and no more', async () => {
    const statuses = [];
    for (let count = 0; count <= settings.verificationsPerWindow; count += 1) statuses.push((await ask()).status);
    expect(statuses.slice(0, -1)).toEqual(Array.from({ length: settings.verificationsPerWindow }, () => 200));
    expect(statuses.at(-1)).toBe(429);
  });
});

test('whom their company signs in has no address of their own to change', async () => {
  await server.database.update(users).set({ LoginType: 1 }).where(eq(users.UserName, old));
  expect((await ask()).status).toBe(409);
  await server.database.update(users).set({ LoginType: 0 }).where(eq(users.UserName, old));
});

test('an address that an administrator gives is confirmed by its owner, whose sessions then end', async () => {
  const admin = await signedIn(server, 'admin@summit.example');
  const { UserId, FirstName, LastName } = await personOf(server, old);
  const userProfile: Pick<User, 'UserId' | 'FirstName' | 'LastName'> & { Email: string } = { UserId, FirstName, LastName, Email: fresh };
  expect((await admin.post<boolean>('/user/SaveUserDetails', { userProfile })).body).toBe(true);
  expect(await subjectsTo(old)).toEqual(['Your email address is about to change']);
  expect(await current()).toEqual({ Email: old, IsSignInName: true, NewEmail: fresh });
  expect((await confirm(await keySentTo(fresh))).body).toBe(true);
  expect([await isSignedIn(own), await isSignedIn(admin)]).toEqual([false, true]);
  expect((await logIn(fresh)).IsLoginSuccessful).toBe(true);
});

async function changePassword() {
  const next = 'a meadow and a hill';
  const change = (Password: string, NewPassword: string) => own.post('/user/password/change', { Password, NewPassword, ConfirmPassword: NewPassword });
  expect((await change(demoPassword, next)).status).toBe(200);
  await giveDemoPassword(server, old);
}
