import { expect } from 'vitest';
import { fixedDefinitions } from '../../server/definitions/definitions';
import { demoPassword } from '../../server/demo/load';
import { sessions } from '../../server/records/tables/sessions';
import type { Failure, TokenResult } from '../../schemas/generated/records';
import { testAnswer } from '../support/journey';
import { testDefinitions } from './support/definitions';
import { clientOf, startTestServer } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();

const logIn = async (UserName: string, Password: string) => (await server.nobody.post<TokenResult>('/account/login/login', { UserName, Password })).body;
const wrong = 'The user name or password is wrong. If you sign in through your company, you do not have a password here.';
const locked = 'This account is locked after too many wrong passwords. Please try again in 15 minutes.';

testAnswer('signing in', () => logIn('pat@lakeside.example', demoPassword), [
  [
    'A-session-69 answers the token result and the session, and nothing else',
    (result) =>
      expect(Object.keys(result).toSorted()).toEqual([
        'Contacts',
        'FirstLoginFormSetup',
        'InvalidLanguageRole',
        'IsLoginSuccessful',
        'LoginErrors',
        'LoginType',
        'Session',
        'Stage',
        'Token',
        'TokenExpiration',
      ]),
  ],
  [
    'D-speed-03 answers what the session call answers next',
    async ({ Token, Session }) => expect(Session).toEqual((await clientOf(server.app, Token).get('/session')).body),
  ],
  ['A-session-06 answers a token that nobody guesses', ({ Token }) => expect(Token).toMatch(/^[\w-]{43}$/)],
  ['A-session-07 says that it was successful', ({ IsLoginSuccessful, LoginErrors }) => expect([IsLoginSuccessful, LoginErrors]).toEqual([true, []])],
  [
    'A-session-08 A-session-24 has the Stage Authenticated',
    ({ Stage, FirstLoginFormSetup }) => expect([Stage, FirstLoginFormSetup]).toEqual(['Authenticated', false]),
  ],
  ['A-session-09 A-session-29 by a password has the login type NonSSO', ({ LoginType }) => expect(LoginType).toBe('NonSSO')],
  ['A-session-11 says when the token expires', ({ TokenExpiration }) => expect(TokenExpiration).toBe('2026-11-02T15:15:00.000Z')],
  ['asks for no device and for no other language', ({ Contacts, InvalidLanguageRole }) => expect([Contacts, InvalidLanguageRole]).toEqual([[], false])],
]);

test('A-session-15 the sign-in name is read without regard to case and blanks around it', async () => {
  expect((await logIn('  PAT@Lakeside.Example ', demoPassword)).IsLoginSuccessful).toBe(true);
});

test('A-session-13 A-session-16 a wrong password is a successful answer with LoginErrors', async () => {
  const answer = await server.nobody.post<TokenResult>('/account/login/login', { UserName: 'pat@summit.example', Password: 'wrong' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ IsLoginSuccessful: false, LoginErrors: [wrong] });
  expect(answer.body).not.toHaveProperty('Token');
});

test('an unknown name answers, and locks, exactly as a known one with a wrong password', async () => {
  const known = [];
  const unknown = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    known.push(await logIn('admin@summit.example', 'wrong'));
    unknown.push(await logIn('nobody@summit.example', 'wrong'));
  }
  expect(unknown).toEqual(known);
  expect(known.map(({ LoginErrors }) => LoginErrors[0])).toEqual([wrong, wrong, wrong, wrong, locked, locked]);
});

test('a locked account refuses the right password for 15 minutes, then takes it', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) await logIn('coach@lakeside.example', 'wrong');
  expect((await logIn('coach@lakeside.example', demoPassword)).LoginErrors).toEqual([locked]);
  server.clock.advance({ seconds: 899 });
  expect((await logIn('coach@lakeside.example', demoPassword)).LoginErrors).toEqual([locked]);
  server.clock.advance({ seconds: 1 });
  expect((await logIn('coach@lakeside.example', demoPassword)).IsLoginSuccessful).toBe(true);
});

test('four wrong passwords are forgotten after a right one', async () => {
  for (let attempt = 1; attempt <= 4; attempt += 1) await logIn('support@lakeside.example', 'wrong');
  expect((await logIn('support@lakeside.example', demoPassword)).IsLoginSuccessful).toBe(true);
  for (let attempt = 1; attempt <= 4; attempt += 1) expect((await logIn('support@lakeside.example', 'wrong')).LoginErrors).toEqual([wrong]);
});

test('wrong passwords more than 15 minutes apart do not add up', async () => {
  for (let attempt = 1; attempt <= 4; attempt += 1) await logIn('hipaa@lakeside.example', 'wrong');
  server.clock.advance({ seconds: 900 });
  for (let attempt = 1; attempt <= 4; attempt += 1) expect((await logIn('hipaa@lakeside.example', 'wrong')).LoginErrors).toEqual([wrong]);
});

test('guesses made all at once do not get past the limit', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => logIn('reporting@lakeside.example', 'wrong')));
  expect(results.filter(({ LoginErrors }) => LoginErrors[0] === wrong)).toHaveLength(4);
  expect((await logIn('reporting@lakeside.example', demoPassword)).LoginErrors).toEqual([locked]);
});

test('after many wrong passwords from one address, whatever the names, it may try so many times a minute', async () => {
  const base = testDefinitions().for(null);
  const constants = { ...base.constants, server: { ...base.constants.server, signInFailuresPerAddress: 3, signInsPerMinuteWhenSlowed: 1 } };
  const own = await startTestServer({ definitions: { ...testDefinitions(), ...fixedDefinitions([{ ...base, constants }]) } });
  const guess = (name: number) => own.nobody.post<Failure>('/account/login/login', { UserName: `guess${name}@lakeside.example`, Password: 'wrong' });
  const statuses = [];
  for (const name of [1, 2, 3, 4, 5]) statuses.push((await guess(name)).status);
  own.clock.advance({ seconds: 60 });
  for (const name of [6, 7]) statuses.push((await guess(name)).status);
  own.clock.advance({ seconds: 900 });
  for (const name of [8, 9]) statuses.push((await guess(name)).status);
  await own.close();
  expect(statuses).toEqual([200, 200, 200, 200, 429, 200, 429, 200, 200]);
});

test('the token is stored as a hash only', async () => {
  const { Token } = await logIn('pat@cedar.example', demoPassword);
  const rows = await server.database.select().from(sessions);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(Token);
});

test('A-session-77 after logging out the token is worth nothing', async () => {
  const { Token } = await logIn('pat@lakeside.example', demoPassword);
  const client = clientOf(server.app, Token);
  expect((await client.get('/settings')).status).toBe(200);
  expect((await client.get('/login/logout')).body).toBe(true);
  expect((await client.get('/settings')).status).toBe(401);
});

test.each([{ UserName: 'pat@lakeside.example' }, { Password: 'x' }, { UserName: '', Password: 'x' }, { UserName: 'a', Password: 'x'.repeat(201) }, []])(
  'a sign-in without name or password, or with too long ones, is refused: %j',
  async (body) => {
    expect((await server.nobody.post('/account/login/login', body)).status).toBe(400);
  },
);
