import { afterAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../server/demo/load';
import { deviceChallenges, trustedDevices } from '../../server/records/tables/sign-in';
import { signInAttempts } from '../../server/records/tables/sessions';
import type { Contact, Failure, OutboxMessage, TokenResult } from '../../schemas/generated/records';
import { messagesTo } from './support/deliver';
import { clientOf, startTestServer, type TestServer } from './support/test-server';

const server: TestServer = await startTestServer();
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.delete(signInAttempts);
});

const UserName = 'device@riverton.example';
const mobile = '+15550000020';
const wrong = 'This code is wrong or has expired.';

const logIn = async (TrustDeviceIds: string[] = [], name = UserName) =>
  (await server.nobody.post<TokenResult>('/account/login/login', { UserName: name, Password: demoPassword, TrustDeviceIds })).body;
async function send(UserIdHash: string, ContactType: Contact['Type'] = 'Email') {
  // The outbox tells newer from older messages by their time.
  server.clock.advance({ seconds: 1 });
  return (await server.nobody.post<boolean>('/login/senddevicecode', { UserIdHash, ContactType })).body;
}
const verify = async (UserIdHash: string, Code: string, RememberDevice = false) =>
  (await server.nobody.post<TokenResult>('/login/verifydevice', { UserIdHash, Code, RememberDevice })).body;
const codeIn = (message: OutboxMessage | undefined) => /\d{6}/.exec(message?.Body ?? '')?.[0] ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Signs in as far as the code, which has been sent. */
async function challenge() {
  const { Contacts } = await logIn();
  const hash = Contacts[0]?.UserIdHash ?? '';
  await send(hash);
  return { hash, code: codeIn((await messagesTo(server, UserName))[0]) };
}

test('A-session-27 A-session-12 on a device that is not trusted the right password answers masked contacts and no token', async () => {
  const result = await logIn();
  expect(result).toMatchObject({ IsLoginSuccessful: false, Stage: 'DeviceUnverified', LoginErrors: [] });
  expect(result).not.toHaveProperty('Token');
  expect(result.Contacts).toEqual([
    { MaskedContact: 'd•••@r•••.example', UserIdHash: expect.stringMatching(/^[\w-]{43}$/), Type: 'Email', IsSelected: true },
    { MaskedContact: '•••-•••-0020', UserIdHash: result.Contacts[0]?.UserIdHash, Type: 'Mobile', IsSelected: false },
  ]);
});

test('the code of an email signs in', async () => {
  const { hash, code } = await challenge();
  const result = await verify(hash, ` ${code} `);
  expect(result).toMatchObject({ IsLoginSuccessful: true, Stage: 'Authenticated' });
  expect(result).not.toHaveProperty('TrustDeviceToken');
  expect((await clientOf(server.app, result.Token).get('/settings')).status).toBe(200);
});

test('the code of a text signs in', async () => {
  const { Contacts } = await logIn();
  const hash = Contacts[0]?.UserIdHash ?? '';
  expect(await send(hash, 'Mobile')).toBe(true);
  const [message] = await messagesTo(server, mobile);
  expect(message).toMatchObject({ Kind: 'Text' });
  expect((await verify(hash, codeIn(message))).IsLoginSuccessful).toBe(true);
});

test('A-session-17 a device that is to be remembered is not asked again for 90 days, and for its owner only', async () => {
  const { hash, code } = await challenge();
  const { TrustDeviceToken = '' } = await verify(hash, code, true);
  expect(await logIn(['something else', TrustDeviceToken])).toMatchObject({ IsLoginSuccessful: true, Stage: 'Authenticated' });
  await server.database.update(trustedDevices).set({ UserId: 'user-000001' });
  expect((await logIn([TrustDeviceToken])).Stage).toBe('DeviceUnverified');
  await server.database.update(trustedDevices).set({ UserId: 'user-000020' });
  server.clock.advance({ seconds: 90 * 86_400 });
  expect((await logIn([TrustDeviceToken])).Stage).toBe('DeviceUnverified');
});

test('a wrong password answers no contacts', async () => {
  const { body } = await server.nobody.post<TokenResult>('/account/login/login', { UserName, Password: 'wrong' });
  expect(body).toMatchObject({
    Contacts: [],
    LoginErrors: ['The user name or password is wrong. If you sign in through your company, you do not have a password here.'],
  });
});

test('a code is good for ten minutes, once, and for the sign-in it was sent for', async () => {
  const [first, second] = [await challenge(), await challenge()];
  expect((await verify(first.hash, second.code)).LoginErrors).toEqual([wrong]);
  const opened = await Promise.all([1, 2, 3].map(() => verify(second.hash, second.code)));
  expect(opened.filter(({ IsLoginSuccessful }) => IsLoginSuccessful)).toHaveLength(1);
  expect((await verify(second.hash, second.code)).LoginErrors).toEqual([wrong]);
  server.clock.advance({ seconds: 600 });
  expect((await verify(first.hash, first.code)).LoginErrors).toEqual([wrong]);
});

test('a code that is asked for again replaces the one before; three are sent for one sign-in', async () => {
  const { hash, code } = await challenge();
  await send(hash);
  const again = codeIn((await messagesTo(server, UserName))[0]);
  if (again !== code) expect((await verify(hash, code)).LoginErrors).toEqual([wrong]);
  expect([await send(hash), await send(hash)]).toEqual([true, false]);
  expect((await verify(hash, codeIn((await messagesTo(server, UserName))[0]))).IsLoginSuccessful).toBe(true);
});

test('a mailbox is not flooded: ten codes in a quarter of an hour, however often somebody signs in', async () => {
  const before = (await messagesTo(server, UserName)).length;
  for (let round = 1; round <= 10; round += 1) await challenge();
  const { Contacts } = await logIn();
  const refused = await server.nobody.post<Failure>('/login/senddevicecode', { UserIdHash: Contacts[0]?.UserIdHash, ContactType: 'Email' });
  expect([refused.status, refused.body.Errors[0]?.Message]).toEqual([429, 'We sent too many codes. Please try again in 15 minutes.']);
  expect((await messagesTo(server, UserName)).length - before).toBe(10);
  server.clock.advance({ seconds: 900 });
  const later = await challenge();
  expect((await verify(later.hash, later.code)).IsLoginSuccessful).toBe(true);
});

test('a code is tried five times at most, however many try at once', async () => {
  const { hash, code } = await challenge();
  const guesses = await Promise.all(Array.from({ length: 20 }, () => verify(hash, other(code))));
  expect(guesses.filter(({ IsLoginSuccessful }) => IsLoginSuccessful)).toEqual([]);
  await server.database.delete(signInAttempts);
  expect(await verify(hash, code)).toMatchObject({ IsLoginSuccessful: false, LoginErrors: [wrong] });
});

test('wrong codes are counted over all sign-ins of a person and lock as wrong passwords do', async () => {
  const said = [];
  for (let round = 1; round <= 6; round += 1) {
    const { hash, code } = await challenge();
    said.push((await verify(hash, other(code))).LoginErrors[0]?.includes('locked'));
  }
  expect(said).toEqual([false, false, false, false, true, true]);
  const { hash, code } = await challenge();
  expect((await verify(hash, code)).IsLoginSuccessful).toBe(false);
  server.clock.advance({ seconds: 900 });
  const later = await challenge();
  expect((await verify(later.hash, later.code)).IsLoginSuccessful).toBe(true);
});

test('a hash that was not given out is sent nothing and opens nothing', async () => {
  expect(await send('made-up')).toBe(false);
  expect(await verify('made-up', '123456')).toMatchObject({ IsLoginSuccessful: false, LoginErrors: [wrong] });
});

test('a code that was not asked for is not guessed', async () => {
  const { Contacts } = await logIn();
  expect((await verify(Contacts[0]?.UserIdHash ?? '', '')).LoginErrors ?? 'refused').toBe('refused');
  expect((await verify(Contacts[0]?.UserIdHash ?? '', '000000')).LoginErrors).toEqual([wrong]);
});

test('neither a code nor a device nor the hash of a person is stored as it is', async () => {
  const { hash, code } = await challenge();
  const kept = await challenge();
  const { TrustDeviceToken = '' } = await verify(kept.hash, kept.code, true);
  const rows = JSON.stringify([await server.database.select().from(deviceChallenges), await server.database.select().from(trustedDevices)]);
  for (const secret of [hash, `"${code}"`, TrustDeviceToken]) expect(rows).not.toContain(secret);
});
