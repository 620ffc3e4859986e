import { connect } from 'node:net';
import type { Pool } from 'pg';
import { expect, vi } from 'vitest';
import type { AddressInfo } from 'node:net';
import { demoPassword } from '../../server/demo/load';
import type { Failure, Session, TokenResult } from '../../schemas/generated/records';
import { fixedDefinitions } from '../../server/definitions/definitions';
import { testDefinitions } from './support/definitions';
import { clientOf, startTestServer, type TestServer } from './support/test-server';
import { withServer } from './support/fixture';
import { constantsOf } from '../../server/foundation/constants';

const { test, server } = withServer();

const logIn = (UserName: string, Password = demoPassword) => server.nobody.post<TokenResult & Failure>('/account/login/login', { UserName, Password });

test('1,000 wrong passwords let nobody in and tell nothing: the fifth locks, and the right one then waits like any other', async () => {
  const said = new Map<string, number>();
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => logIn('pat@summit.example', `guess ${round} ${index}`)));
    for (const { status, body } of answers) {
      expect(body.Token).toBeUndefined();
      const key = `${status} ${body.LoginErrors?.[0] ?? body.Errors[0]?.Message}`;
      said.set(key, (said.get(key) ?? 0) + 1);
    }
  }
  const locked = 'This account is locked after too many wrong passwords. Please try again in 15 minutes.';
  expect([...said]).toEqual(
    expect.arrayContaining([
      ['200 The user name or password is wrong. If you sign in through your company, you do not have a password here.', 4],
      [`200 ${locked}`, 996],
    ]),
  );
  expect((await logIn('pat@summit.example')).body.LoginErrors).toEqual([locked]);
});

/** Definitions that slow an address down after so many failures. */
function slowingDownAfter(signInFailuresPerAddress: number) {
  const base = testDefinitions().for(null);
  const constants = { ...base.constants, server: { ...base.constants.server, signInFailuresPerAddress } };
  return { ...testDefinitions(), ...fixedDefinitions([{ ...base, constants }]) };
}

// Each guess that is judged costs what a real password costs: a limit of 40 shows the same as the product's 300.
test('200 names with one password are slowed down by the address, to so many a minute', async () => {
  const limit = 40;
  const own = await startTestServer({ definitions: slowingDownAfter(limit) });
  const guess = (name: number) => own.nobody.post<TokenResult>('/account/login/login', { UserName: `guess${name}@lakeside.example`, Password: 'x' });
  const statuses: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => guess(round * 10 + index)));
    statuses.push(...answers.map(({ status }) => status));
  }
  const { signInsPerMinuteWhenSlowed } = constantsOf(testDefinitions().for(null)).server;
  const most = limit + signInsPerMinuteWhenSlowed;
  expect(statuses.slice(0, limit)).toEqual(Array.from({ length: limit }, () => 200));
  // Those of one round are counted before any of them has failed.
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(most + 10);
  expect(new Set(statuses.slice(most + 10))).toEqual(new Set([429]));

  // Somebody of the same office who knows the password is let in a minute later; somebody elsewhere is not even slowed.
  const right = { UserName: 'pat@lakeside.example', Password: demoPassword };
  const elsewhere = await own.app.inject({ method: 'POST', url: '/api/account/login/login', remoteAddress: '10.1.1.1', payload: right });
  expect(elsewhere.json<TokenResult>().IsLoginSuccessful).toBe(true);
  const slowed = await own.nobody.post<Failure>('/account/login/login', right);
  expect([slowed.status, slowed.headers['retry-after'], slowed.body.ShowUser]).toEqual([429, '60', true]);
  own.clock.advance({ seconds: 61 });
  expect((await own.nobody.post<TokenResult>('/account/login/login', right)).body.IsLoginSuccessful).toBe(true);
  await own.close();
}, 180_000);

test('wrong passwords from one address lock the account there and nowhere else; from many addresses, everywhere', async () => {
  const own = await startTestServer();
  const from = async (remoteAddress: string, Password: string) => {
    const payload = { UserName: 'pat@granite.example', Password };
    return (await own.app.inject({ method: 'POST', url: '/api/account/login/login', remoteAddress, payload })).json<TokenResult>();
  };
  const { signInAttempts, signInAttemptsEverywhere, signInLocked, signInWrong } = constantsOf(testDefinitions().for(null)).server;
  for (let attempt = 0; attempt < signInAttempts; attempt += 1) await from('10.9.9.9', 'guess');
  expect((await from('10.9.9.9', demoPassword)).LoginErrors).toEqual([signInLocked]);
  expect((await from('10.1.1.1', demoPassword)).IsLoginSuccessful).toBe(true);

  const said = [];
  for (let attempt = 0; attempt <= signInAttemptsEverywhere; attempt += 1) said.push((await from(`10.9.${attempt}.1`, 'guess')).LoginErrors[0]);
  expect([said[0], said.at(-1)]).toEqual([signInWrong, signInLocked]);
  expect((await from('10.2.2.2', demoPassword)).LoginErrors).toEqual([signInLocked]);
  await own.close();
});

test('a name cannot be written so that it locks an address', async () => {
  const own = await startTestServer({ definitions: slowingDownAfter(3) });
  for (let attempt = 1; attempt <= 3; attempt += 1)
    await own.app.inject({
      method: 'POST',
      url: '/api/account/login/login',
      remoteAddress: '10.0.0.9',
      payload: { UserName: 'address 127.0.0.1', Password: 'x' },
    });
  const { body } = await own.nobody.post<TokenResult>('/account/login/login', { UserName: 'pat@lakeside.example', Password: demoPassword });
  await own.close();
  expect(body.IsLoginSuccessful).toBe(true);
});

/** What a server says to bytes that no client library would send. */
async function sendRaw(own: TestServer, parts: Iterable<string>): Promise<string> {
  const { port } = own.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += String(chunk)));
  // The server closes while it is still written to: that is what is tested.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  for (const part of parts) if (!socket.destroyed) socket.write(part);
  await closed;
  return said;
}

test('a header of 10 MB is refused with the failure object, and the server goes on', async () => {
  const own = await startTestServer();
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const tenMegabytes = Array.from({ length: 160 }, () => 'x'.repeat(65_536));
  const said = await sendRaw(own, ['GET /api/session HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ', ...tenMegabytes, '\r\n\r\n']);
  const broken = await sendRaw(own, ['NONSENSE\r\n\r\n']);
  const { status } = await fetch(`http://127.0.0.1:${(own.app.server.address() as AddressInfo).port}/api/session`);
  await own.close();
  expect(said).toMatch(/^HTTP\/1\.1 431 /);
  expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toEqual({
    StatusCode: 431,
    Errors: [{ Message: 'The headers of the request are too large.' }],
    ShowUser: false,
  });
  expect(broken).toMatch(/^HTTP\/1\.1 400 /);
  expect(status).toBe(200);
});

test('an expired, a forged, a replayed and a foreign token are nobody', async () => {
  const { Token = '' } = (await logIn('pat@cedar.example')).body;
  const forged = `${Token.slice(0, -1)}${Token.endsWith('A') ? 'B' : 'A'}`;
  const isKnown = async (token: string) => (await clientOf(server.app, token).get<Session>('/session')).body.SignedIn;
  const isVerified = async (token: string) => (await server.nobody.get<TokenResult>(`/login/verifytoken?token=${token}`)).body.IsLoginSuccessful;
  expect([await isKnown(Token), await isVerified(Token)]).toEqual([true, true]);
  expect([await isKnown(forged), await isVerified(forged)]).toEqual([false, false]);

  const elsewhere = await startTestServer();
  const foreign =
    (await elsewhere.nobody.post<TokenResult>('/account/login/login', { UserName: 'pat@cedar.example', Password: demoPassword })).body.Token ?? '';
  await elsewhere.close();
  expect([await isKnown(foreign), await isVerified(foreign)]).toEqual([false, false]);

  await clientOf(server.app, Token).get('/login/logout');
  expect([await isKnown(Token), await isVerified(Token)]).toEqual([false, false]);
  const later = (await logIn('pat@cedar.example')).body.Token ?? '';
  server.clock.advance({ seconds: 900 });
  expect([await isKnown(later), await isVerified(later)]).toEqual([false, false]);
  expect((await clientOf(server.app, later).post('/TokenSession/KeepSpaSessionAlive')).body).toBe(false);
});

test("a person's token shows only that person's company", async () => {
  const client = clientOf(server.app, (await logIn('pat@cedar.example')).body.Token);
  const answer = await server.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${client.token}`, host: 'lakeside.localhost' } });
  expect(answer.json<Session>().Entity?.EntityId).toBe('cedar');
});

test.each([
  ['/account/login/login', { Password: 'wrong' }],
  ['/login/forgotpassword', {}],
  ['/login/resetpassword', { Password: 'wrong', NewPassword: 'Meadow-4711', ConfirmPassword: 'Meadow-4711' }],
  ['/login/resetpassword', { Key: 'made-up', NewPassword: 'Meadow-4711', ConfirmPassword: 'Meadow-4711' }],
])('%s asks the database the same, whether or not anybody has the name: neither answer nor time tells', async (path, body) => {
  const { $client: pool } = server.database as unknown as { $client: Pool };
  const asked = vi.spyOn(pool, 'query');
  const statementsFor = async (UserName: string) => {
    asked.mockClear();
    const answer = await server.nobody.post(path, { ...body, UserName });
    return [answer.status, answer.body, asked.mock.calls.map(([query]) => (query as unknown as { text: string }).text)];
  };
  const [known, unknown] = [await statementsFor('partner@north.example'), await statementsFor('nobody@north.example')];
  asked.mockRestore();
  expect(known[2]).not.toEqual([]);
  expect(unknown).toEqual(known);
});

test('A-session-77 two tabs that sign out at once both succeed', async () => {
  const { Token } = (await logIn('pat@cedar.example')).body;
  const answers = await Promise.all([1, 2, 3, 4].map(() => clientOf(server.app, Token).get<boolean>('/login/logout')));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, true]));
  expect((await clientOf(server.app, Token).get('/settings')).status).toBe(401);
});

test('signing out in one browser leaves the other signed in', async () => {
  const [one, two] = [clientOf(server.app, (await logIn('pat@cedar.example')).body.Token), clientOf(server.app, (await logIn('pat@cedar.example')).body.Token)];
  await one.get('/login/logout');
  expect([(await one.get('/settings')).status, (await two.get('/settings')).status]).toEqual([401, 200]);
});
