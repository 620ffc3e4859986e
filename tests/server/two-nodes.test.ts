import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../server/demo/load';
import type { Session, Ticket, TokenResult } from '../../schemas/generated/records';
import { startSecondNode } from './support/second-node';
import { clientOf, startTestServer, type TestServer } from './support/test-server';

let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await startTestServer();
  two = await startSecondNode(one);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const logIn = async (node: TestServer, UserName: string, Password = demoPassword) =>
  (await node.nobody.post<TokenResult>('/account/login/login', { UserName, Password })).body;
const isSignedIn = async (node: TestServer, token: string | undefined) => (await clientOf(node.app, token).get<Session>('/session')).body.SignedIn;

test('a session begun on one node is known to the other, and what ends on one has ended on the other', async () => {
  const { Token } = await logIn(one, 'pat@lakeside.example');
  expect(await isSignedIn(two, Token)).toBe(true);
  await clientOf(two.app, Token).get('/login/logout');
  expect(await isSignedIn(one, Token)).toBe(false);
});

test('a sign of life on one node keeps the session on the other', async () => {
  const { Token } = await logIn(one, 'pat@lakeside.example');
  one.clock.advance({ seconds: 800 });
  await clientOf(two.app, Token).post('/TokenSession/KeepSpaSessionAlive');
  one.clock.advance({ seconds: 800 });
  expect(await isSignedIn(one, Token)).toBe(true);
});

test('wrong passwords are counted together', async () => {
  const said = [];
  for (const node of [one, two, one, two, one]) said.push((await logIn(node, 'pat@cedar.example', 'wrong')).LoginErrors[0]?.includes('locked'));
  expect(said).toEqual([false, false, false, false, true]);
  expect((await logIn(two, 'pat@cedar.example')).LoginErrors[0]).toContain('locked');
});

test('a key is used once on all nodes together, and a ticket of one node ends the session on the other', async () => {
  const results = await Promise.all([one, two, one, two].map((node) => node.nobody.get<TokenResult>('/account/login/autologin?VKey=demo-key-of-a-coach')));
  expect(results.filter(({ body }) => body.IsLoginSuccessful)).toHaveLength(1);
  const client = clientOf(one.app, (await logIn(one, 'admin@lakeside.example')).Token);
  const { Ticket } = (await client.post<Ticket>('/tickets', { Purpose: 'logOut' })).body;
  await two.app.inject({ url: `/api/login/LogOutSSO?ticket=${Ticket}` });
  expect(await isSignedIn(one, client.token)).toBe(false);
});
