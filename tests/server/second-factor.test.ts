import { giveDemoPassword } from './support/demo-password';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect } from 'vitest';
import type { Failure, RecoveryCodes, SecondFactor, SecondFactorSetup, SecondFactorStart, Session, TokenResult } from '../../schemas/generated/records';
import { demoPassword } from '../../server/demo/load';
import { auditRecords } from '../../server/records/audit';
import { outbox } from '../../server/records/tables/outbox';
import { recoveryCodes, secondFactors } from '../../server/records/tables/second-factors';
import { signInAttempts } from '../../server/records/tables/sessions';
import { testDefinitions } from './support/definitions';
import { messagesTo } from './support/deliver';
import { personOf, signedIn } from './support/impersonation';
import { type Client, clientOf, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { constantsOf } from '../../server/foundation/constants';

const settings = constantsOf(testDefinitions().for(null)).accounts;
const { signInAttempts: mostTries } = constantsOf(testDefinitions().for(null)).server;
/** May turn it on; nobody asks for it. */
const coach = 'coach@lakeside.example';
/** Has a role that needs it. */
const required = 'users@granite.example';

const { test, server } = withServer(() => ({ secretsKey: 'a key that only this test knows, long enough' }));
test.beforeEach(async () => {
  for (const userName of [coach, required]) {
    const { UserId } = await personOf(server, userName);
    await server.database.delete(recoveryCodes).where(eq(recoveryCodes.UserId, UserId));
    await server.database.delete(secondFactors).where(eq(secondFactors.UserId, UserId));
  }
  await server.database.delete(outbox);
  await server.database.delete(signInAttempts);
  // Each test begins with a time step of its own.
  server.clock.advance({ seconds: 90 });
});

const logIn = async (UserName: string) => (await server.nobody.post<TokenResult>('/account/login/login', { UserName, Password: demoPassword })).body;
const verify = async (Key: string | undefined, Code: string) => (await server.nobody.post<TokenResult>('/login/secondfactor', { Key, Code })).body;
const codeNow = (Secret: string, shift = 0) => new TOTP({ secret: Secret.replaceAll(' ', '') }).generate({ timestamp: server.clock.now().getTime() + shift });
const wait = () => server.clock.advance({ seconds: 30 });
const begin = (client: Client, Password = demoPassword) => client.post<SecondFactorSetup & Failure>('/user/secondfactor/begin', { Password });
const confirm = (client: Client, Code: string) => client.post<RecoveryCodes & Failure>('/user/secondfactor/confirm', { Code });
const standing = async (client: Client) => (await client.get<SecondFactor>('/user/secondfactor')).body;
const isSignedIn = async (client: Client) => (await client.get<Session>('/session')).body.SignedIn;
const subjectsTo = async (recipient: string) => (await messagesTo(server, recipient)).map(({ Subject }) => Subject);
const lastActionOf = async (userName: string) =>
  (await auditRecords(server.database).of({ SubjectKind: 'Person', SubjectId: (await personOf(server, userName)).UserId }, 5)).find(
    ({ Action }) => Action !== 'SignedIn',
  );

/** A person who has turned it on. */
async function turnedOn(userName = coach) {
  const client = await signedIn(server, userName);
  const { Secret } = (await begin(client)).body;
  const { Codes } = (await confirm(client, codeNow(Secret))).body;
  await server.database.delete(outbox);
  wait();
  return { client, Secret, Codes };
}

describe('turning it on', () => {
  test('needs the password and a code; then signing in asks for one, and other sessions end', async () => {
    const [client, elsewhere] = [await signedIn(server, coach), await signedIn(server, coach)];
    expect(await standing(client)).toEqual({ IsOn: false, IsRequired: false, TurnedOnAt: null, RecoveryCodesLeft: 0 });
    expect(faultsOf(await begin(client, 'wrong'))).toEqual(['wrong /Password']);
    const { Secret, Picture } = (await begin(client)).body;
    expect(Picture).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await logIn(coach)).IsLoginSuccessful).toBe(true);
    expect(faultsOf(await confirm(client, codeNow(Secret, 600_000)))).toEqual(['wrong /Code']);
    const { Codes } = (await confirm(client, codeNow(Secret))).body;
    expect(new Set(Codes).size).toBe(settings.secondFactorRecoveryCodes);
    expect(await standing(client)).toMatchObject({ IsOn: true, RecoveryCodesLeft: settings.secondFactorRecoveryCodes });
    expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await subjectsTo(coach)).toEqual(['Your second factor is on']);
    expect(await lastActionOf(coach)).toMatchObject({ Action: 'SecondFactorTurnedOn' });
    const stage = await logIn(coach);
    expect(stage).toMatchObject({ IsLoginSuccessful: false, Stage: 'SecondFactor', LoginErrors: [] });
    expect(stage.Token).toBeUndefined();
  });

  test('keeps the secret sealed and the recovery codes as hashes', async () => {
    const { Secret, Codes } = await turnedOn();
    const rows = JSON.stringify([await server.database.select().from(secondFactors), await server.database.select().from(recoveryCodes)]);
    expect(rows).toContain('aes256gcm:');
    for (const secret of [Secret.replaceAll(' ', ''), ...Codes, ...Codes.map((code) => code.replaceAll('-', ''))]) expect(rows).not.toContain(secret);
  });

  test('anew leaves the old one on until a code of the new one was right', async () => {
    const { client, Secret } = await turnedOn();
    const next = (await begin(client)).body.Secret;
    expect((await verify((await logIn(coach)).SecondFactorKey, codeNow(Secret))).IsLoginSuccessful).toBe(true);
    expect((await confirm(client, codeNow(next))).status).toBe(200);
    wait();
    expect((await verify((await logIn(coach)).SecondFactorKey, codeNow(Secret))).IsLoginSuccessful).toBe(false);
    expect((await verify((await logIn(coach)).SecondFactorKey, codeNow(next))).IsLoginSuccessful).toBe(true);
  });

  test('twice at once turns it on once', async () => {
    const client = await signedIn(server, coach);
    const { Secret } = (await begin(client)).body;
    const answers = await Promise.all([confirm(client, codeNow(Secret)), confirm(client, codeNow(Secret))]);
    expect(answers.map(({ status }) => status).sort((left, right) => left - right)).toEqual([200, 400]);
    expect(await standing(client)).toMatchObject({ RecoveryCodesLeft: settings.secondFactorRecoveryCodes });
  });
});

describe('signing in', () => {
  test('takes a code, also of the half minute before and as apps show it, and gives a session', async () => {
    const { Secret } = await turnedOn();
    const code = codeNow(Secret);
    wait();
    const result = await verify((await logIn(coach)).SecondFactorKey, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(result).toMatchObject({ IsLoginSuccessful: true, Stage: 'Authenticated', LoginType: 'NonSSO' });
    expect(await isSignedIn(clientOf(server.app, result.Token))).toBe(true);
  });

  test('refuses a code that was taken, and one before it', async () => {
    const { Secret } = await turnedOn();
    const [before, code] = [codeNow(Secret, -30_000), codeNow(Secret)];
    const both = await Promise.all([verify((await logIn(coach)).SecondFactorKey, code), verify((await logIn(coach)).SecondFactorKey, code)]);
    expect(both.filter(({ IsLoginSuccessful }) => IsLoginSuccessful)).toHaveLength(1);
    for (const used of [code, before]) expect((await verify((await logIn(coach)).SecondFactorKey, used)).LoginErrors).toEqual([settings.secondFactorWrong]);
    wait();
    expect((await verify((await logIn(coach)).SecondFactorKey, codeNow(Secret))).IsLoginSuccessful).toBe(true);
  });

  test('counts one right password for one session, and not for longer than its time', async () => {
    const { Secret, Codes } = await turnedOn();
    const key = (await logIn(coach)).SecondFactorKey;
    const late = (await logIn(coach)).SecondFactorKey;
    expect((await verify(key, codeNow(Secret))).IsLoginSuccessful).toBe(true);
    wait();
    expect((await verify(key, codeNow(Secret))).LoginErrors).toEqual([settings.secondFactorEnded]);
    server.clock.advance({ seconds: settings.secondFactorChallengeLength });
    expect((await verify(late, Codes[0]!)).LoginErrors).toEqual([settings.secondFactorEnded]);
    expect((await verify('made-up', codeNow(Secret))).LoginErrors).toEqual([settings.secondFactorEnded]);
  });

  test('takes each recovery code once, in any writing, and tells the person how many are left', async () => {
    const { Codes } = await turnedOn();
    const [code] = Codes as [string];
    const both = await Promise.all([0, 1].map(async () => verify((await logIn(coach)).SecondFactorKey, ` ${code.toUpperCase().replaceAll('-', '')}`)));
    expect(both.filter(({ IsLoginSuccessful }) => IsLoginSuccessful)).toHaveLength(1);
    const [told] = await messagesTo(server, coach);
    expect(told).toMatchObject({ Subject: 'You signed in with a recovery code', Body: expect.stringContaining(`You have ${Codes.length - 1} left`) });
    expect(await lastActionOf(coach)).toMatchObject({ Action: 'RecoveryCodeUsed' });
    expect((await verify((await logIn(coach)).SecondFactorKey, code)).LoginErrors).toEqual([settings.secondFactorWrong]);
  });

  test('locks after too many wrong codes, over all passwords given, and lets in again later', async () => {
    const { Secret } = await turnedOn();
    const said = [];
    for (let tries = 0; tries <= mostTries; tries += 1) said.push((await verify((await logIn(coach)).SecondFactorKey, '000000')).LoginErrors[0]);
    expect(said.slice(0, mostTries - 1)).toEqual(Array.from({ length: mostTries - 1 }, () => settings.secondFactorWrong));
    expect(said.slice(mostTries - 1)).toEqual([settings.secondFactorLocked, settings.secondFactorLocked]);
    expect((await verify((await logIn(coach)).SecondFactorKey, codeNow(Secret))).LoginErrors).toEqual([settings.secondFactorLocked]);
    server.clock.advance({ seconds: 901 });
    expect((await verify((await logIn(coach)).SecondFactorKey, codeNow(Secret))).IsLoginSuccessful).toBe(true);
  });

  test('is not gone round by the code of a device, nor by a link for a new password', async () => {
    await turnedOn();
    const key = (await logIn(coach)).SecondFactorKey;
    expect((await server.nobody.post<boolean>('/login/senddevicecode', { UserIdHash: key, ContactType: 'Email' })).body).toBe(false);
    expect((await server.nobody.post<TokenResult>('/login/verifydevice', { UserIdHash: key, Code: '000000' })).body.IsLoginSuccessful).toBe(false);
    await server.nobody.post('/login/forgotpassword', { UserName: coach });
    const Key = /key=(\S+)/.exec((await messagesTo(server, coach))[0]?.Body ?? '')?.[1];
    const given = { UserName: coach, Key, NewPassword: 'a meadow and a hill', ConfirmPassword: 'a meadow and a hill' };
    expect((await server.nobody.post<TokenResult>('/login/resetpassword', given)).body).toMatchObject({ IsLoginSuccessful: false, Stage: 'SecondFactor' });
    const back = { UserName: coach, Password: given.NewPassword, NewPassword: 'Meadow-4711', ConfirmPassword: 'Meadow-4711' };
    expect((await server.nobody.post<TokenResult>('/login/resetpassword', back)).body.Stage).toBe('SecondFactor');
    await giveDemoPassword(server, coach);
  });
});

describe('whose role needs it', () => {
  test('sets it up after the password, and gets in by it only', async () => {
    const stage = await logIn(required);
    expect(stage).toMatchObject({ IsLoginSuccessful: false, Stage: 'SecondFactorSetup' });
    const Key = stage.SecondFactorKey;
    const { Secret } = (await server.nobody.post<SecondFactorSetup>('/account/secondfactor/begin', { Key })).body;
    const wrong = await server.nobody.post<Failure>('/account/secondfactor/confirm', { Key, Code: codeNow(Secret, 600_000) });
    expect(faultsOf(wrong)).toEqual(['wrong /Code']);
    const { Codes, Result } = (await server.nobody.post<SecondFactorStart>('/account/secondfactor/confirm', { Key, Code: codeNow(Secret) })).body;
    expect(Codes).toHaveLength(settings.secondFactorRecoveryCodes);
    const client = clientOf(server.app, Result.Token);
    expect(await standing(client)).toMatchObject({ IsOn: true, IsRequired: true });
    expect((await server.nobody.post('/account/secondfactor/begin', { Key })).status).toBe(400);
    expect((await logIn(required)).Stage).toBe('SecondFactor');
    const off = await client.post<Failure>('/user/secondfactor/off', { Password: demoPassword });
    expect([off.status, off.body.Errors[0]?.Message]).toEqual([409, settings.secondFactorNeeded]);
  });

  test('does not set it up by the key of somebody who only has to give a code', async () => {
    await turnedOn();
    const Key = (await logIn(coach)).SecondFactorKey;
    expect((await server.nobody.post('/account/secondfactor/begin', { Key })).status).toBe(400);
    expect((await verify((await logIn(required)).SecondFactorKey, '000000')).LoginErrors).toEqual([settings.secondFactorEnded]);
  });

  test('is asked by their company: the same role of another company is not', async () => {
    expect((await logIn('users@lakeside.example')).IsLoginSuccessful).toBe(true);
    expect((await logIn('admin@granite.example')).IsLoginSuccessful).toBe(true);
  });
});

describe('renewing and turning off', () => {
  test('need the password; new recovery codes replace the old ones', async () => {
    const { client, Codes } = await turnedOn();
    for (const call of ['recoverycodes', 'off'])
      expect(faultsOf(await client.post<Failure>(`/user/secondfactor/${call}`, { Password: 'wrong' }))).toEqual(['wrong /Password']);
    const renewed = (await client.post<RecoveryCodes>('/user/secondfactor/recoverycodes', { Password: demoPassword })).body.Codes;
    expect((await verify((await logIn(coach)).SecondFactorKey, Codes[0]!)).IsLoginSuccessful).toBe(false);
    expect((await verify((await logIn(coach)).SecondFactorKey, renewed[0]!)).IsLoginSuccessful).toBe(true);
  });

  test('off, the password alone signs in, and the person is told', async () => {
    const { client } = await turnedOn();
    expect((await client.post('/user/secondfactor/off', { Password: demoPassword })).body).toBe(true);
    expect(await subjectsTo(coach)).toEqual(['Your second factor is off']);
    expect(await lastActionOf(coach)).toMatchObject({ Action: 'SecondFactorTurnedOff' });
    expect((await logIn(coach)).IsLoginSuccessful).toBe(true);
    for (const call of ['recoverycodes', 'off']) expect((await client.post(`/user/secondfactor/${call}`, { Password: demoPassword })).status, call).toBe(409);
  });
});

describe('a reset by an administrator', () => {
  const reset = async (client: Client, userName: string) =>
    client.post<boolean & Failure>('/account/user/ResetSecondFactor', { UserId: (await personOf(server, userName)).UserId });

  test('takes it away, ends sessions, tells the person, and stands in the trail', async () => {
    const { client } = await turnedOn();
    const key = (await logIn(coach)).SecondFactorKey;
    const admin = await signedIn(server, 'admin@lakeside.example');
    expect((await reset(admin, coach)).body).toBe(true);
    expect(await isSignedIn(client)).toBe(false);
    expect(await subjectsTo(coach)).toEqual(['Your second factor was reset']);
    expect(await lastActionOf(coach)).toMatchObject({ Action: 'SecondFactorReset', UserId: (await personOf(server, 'admin@lakeside.example')).UserId });
    expect((await verify(key, '000000')).LoginErrors).toEqual([settings.secondFactorEnded]);
    expect((await logIn(coach)).IsLoginSuccessful).toBe(true);
    expect((await reset(admin, coach)).body).toBe(false);
  });

  test.each([
    ['of another company', 'admin@summit.example', coach, 404],
    ['of one’s own', 'admin@lakeside.example', 'admin@lakeside.example', 409],
    ['of a role above one’s own', 'users@lakeside.example', coach, 409],
  ])('%s is refused', async (_what, by, whose, status) => {
    await turnedOn();
    expect((await reset(await signedIn(server, by), whose)).status).toBe(status);
    expect((await logIn(coach)).Stage).toBe('SecondFactor');
  });
});
