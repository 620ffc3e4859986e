import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { findHandlers } from '../../server/plugins/find-handlers';
import type { Failure } from '../../schemas/generated/records';
import { testDefinitions } from './support/definitions';
import { clientOf, faultsOf, startTestServer } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer(() => ({ bodyLimit: 10_000 }));

const post = (payload: string, contentType = 'application/json') =>
  server.app.inject({ method: 'POST', url: '/api/account/login/login', headers: { 'content-type': contentType }, payload });

const failure = (StatusCode: number, Message: string) => ({ StatusCode, Errors: [{ Message }], ShowUser: false });

test.each([
  ['an unknown call', { method: 'GET', url: '/api/nothing' }, failure(404, 'This call does not exist.')],
  ['a known call by another method', { method: 'DELETE', url: '/api/settings' }, failure(405, 'This address takes GET, HEAD only.')],
  ['/api itself', { method: 'GET', url: '/api' }, failure(404, 'This call does not exist.')],
  ['an address that cannot be read', { method: 'GET', url: '/api/%E0%A4%A' }, failure(400, 'The address is not well formed.')],
] as const)('C-http-errors-01 C-http-errors-02 C-http-errors-03 %s answers the failure object with its status', async (_what, request, expected) => {
  const answer = await server.app.inject(request);
  expect(answer.statusCode).toBe(expected.StatusCode);
  expect(answer.json()).toEqual(expected);
});

test.each([
  ['JSON that breaks off', '{"UserName":', 'application/json', failure(400, 'The request is not well-formed JSON.')],
  ['no JSON at all', '<xml/>', 'application/json', failure(400, 'The request is not well-formed JSON.')],
  [
    'a poisoned prototype',
    '{"__proto__":{"admin":true},"UserName":"a","Password":"b"}',
    'application/json',
    failure(400, 'The request is not well-formed JSON.'),
  ],
  ['another type', 'UserName=a', 'application/x-www-form-urlencoded', failure(415, 'The request must be JSON.')],
  ['a body too large', JSON.stringify({ UserName: 'a', Password: 'x'.repeat(10_001) }), 'application/json', failure(413, 'The request is too large.')],
])('a request with %s answers the failure object', async (_what, payload, type, expected) => {
  const answer = await post(payload, type);
  expect(answer.statusCode).toBe(expected.StatusCode);
  expect(answer.json()).toEqual(expected);
});

test.each(['null', '[]', '"text"', '1', '', '{"UserName":["a"],"Password":{}}', `${'['.repeat(2000)}${']'.repeat(2000)}`])(
  'a body of %.30s is refused, never a crash',
  async (payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Failure>().Errors.length).toBeGreaterThan(0);
  },
);

test.each(['/api/Session', '/API/SESSION', '/api/session/'])('paths are matched without regard to letter case: %s', async (url) => {
  expect((await server.app.inject({ url })).statusCode).toBe(200);
});

test('numbers in a body are not read from texts, and unknown keys are not dropped', async () => {
  const admin = await server.as('admin@lakeside.example');
  const { status, body } = await admin.post<Failure>('/programnotification/save', { Name: 5, Content: 'x', IsEnabled: 'true', Extra: 1 });
  expect(status).toBe(400);
  expect(new Set(body.Errors.map(({ Field }) => Field))).toEqual(new Set(['/Extra', '/IsEnabled', '/Name']));
});

test.each([
  ['a null character', '\u0000', 'characters /Name'],
  ['half of a pair', 'a\ud800', 'characters /Name'],
])('a text with %s is refused on its field', async (_what, Name, fault) => {
  const admin = await server.as('admin@lakeside.example');
  const answer = await admin.post<Failure>('/programnotification/save', { Name, Content: 'x' });
  expect([answer.status, ...faultsOf(answer)]).toEqual([400, fault]);
  expect((await admin.get('/programnotification/get?programNotificationId=%00')).status).toBe(400);
});

test('C-http-errors-10 a fault inside is answered without a word of what it was', async () => {
  const own = await startTestServer();
  const client = await own.as('pat@lakeside.example');
  await own.database.execute(sql`alter table programs rename to lost`);
  const { status, body } = await client.get('/userprograms/current');
  await own.close();
  expect([status, body]).toEqual([500, failure(500, 'Unable to process request.')]);
});

test('every answer carries the strict headers', async () => {
  const [api, missing] = [await server.app.inject({ url: '/api/session' }), await server.app.inject({ url: '/api/none' })];
  for (const { headers } of [api, missing]) {
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'self'; script-src 'self'; style-src 'self' 'nonce-[\w+/=]{24}'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=(31536000|[4-9]\d{7}|\d{9,}); includeSubDomains/),
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
  }
  expect(api.headers['content-security-policy']).not.toBe(missing.headers['content-security-policy']);
});

test('too many requests of one session are refused, while another session of the same address goes on', async () => {
  const own = await startTestServer({ callsPerMinute: 20 });
  const [one, other] = [await own.as('pat@lakeside.example'), await own.as('pat@summit.example')];
  for (const client of [one, other]) expect((await client.get('/session')).status).toBe(200);
  const statuses = [];
  for (let call = 0; call < 21; call += 1) statuses.push((await one.get('/session')).status);
  const { body, headers } = await one.get<Failure>('/session');
  expect([statuses.slice(0, 20), statuses[20]]).toEqual([statuses.slice(0, 20).map(() => 200), 429]);
  expect(body).toMatchObject({ StatusCode: 429, ShowUser: true });
  expect(Number(headers['retry-after'])).toBeGreaterThan(50);
  expect((await other.get('/session')).status).toBe(200);
  await own.close();
});

const flooding = {
  'a new token each time': (app: FastifyInstance, call: number) => clientOf(app, `made-up-${call}`).get('/session'),
  'a new token each time, for a call that it may not make': (app: FastifyInstance, call: number) => clientOf(app, `made-up-${call}`).get('/user/userprofilev2'),
  'no token': (app: FastifyInstance) => clientOf(app).get('/session'),
  'a call that there is not': (app: FastifyInstance, call: number) => clientOf(app, `made-up-${call}`).get(`/nothing/${call}`),
};
test.each(Object.entries(flooding))('one address with %s is refused after its share, and others go on', async (_what, send) => {
  const own = await startTestServer({ callsPerMinute: 50 });
  const pat = await own.as('pat@lakeside.example');
  expect((await pat.get('/session')).status).toBe(200);
  const statuses = [];
  for (let call = 0; call < 400; call += 1) statuses.push((await send(own.app, call)).status);
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(50);
  expect((await pat.get('/session')).status).toBe(200);
  expect((await own.app.inject({ url: '/api/session', remoteAddress: '10.1.1.1' })).statusCode).toBe(200);
  await own.close();
});

test('the request log has the call, its status and its time, and nothing personal', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const own = await startTestServer({ logLevel: 'info', logStream: stream });
  const pat = await own.as('pat@lakeside.example');
  await pat.get(`/login/verifytoken?token=${pat.token}`);
  await own.close();
  const calls = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ route }) => route !== undefined);
  expect(calls.at(-1)).toMatchObject({ method: 'GET', route: '/api/login/verifytoken', status: 200, milliseconds: expect.any(Number) });
  expect(lines.join('')).not.toContain(pat.token);
  expect(lines.join('')).not.toMatch(/pat@|127\.0\.0\.1|Wellspring-2026/);
});

test('D-tenants-09 a server that is about to stop says so to balancers, and still answers', async () => {
  const own = await startTestServer();
  const drained = own.app.drain(1);
  const health = await own.app.inject('/api/health');
  expect([health.statusCode, health.json()]).toEqual([503, { ...failure(503, 'This server is about to stop.'), ShowUser: true }]);
  const answer = await own.app.inject('/api/session');
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await drained;
  await own.close();
});

test('/api/health tells whether the database answers', async () => {
  const own = await startTestServer();
  expect((await own.app.inject('/api/health')).json()).toEqual({ Status: 'ok' });
  const execute = own.database.execute.bind(own.database);
  own.database.execute = (() => Promise.reject(new Error('gone'))) as unknown as typeof own.database.execute;
  const answer = await own.app.inject('/api/health');
  own.database.execute = execute;
  await own.close();
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    { ...failure(503, 'The database is not responding.'), ShowUser: true },
  ]);
});

test('a call that has the rows of a resource needs no handler, and may have none', () => {
  const { getUserQuickLinks } = testDefinitions().for(null).operations;
  expect(getUserQuickLinks!.resource).toMatchObject({ resource: 'quick-links', does: 'list' });
  expect(findHandlers({ getUserQuickLinks: getUserQuickLinks! }, {}).size).toBe(0);
  expect(() => findHandlers({ getUserQuickLinks: getUserQuickLinks! }, { startup: { getUserQuickLinks: () => [] } })).toThrow(
    'The call "getUserQuickLinks" is answered by "x-resource": take the handler of server/areas/startup/handlers.ts away, or that.',
  );
});

test('a call whose answer is a template needs no handler, and may have none', () => {
  const { getSettings } = testDefinitions().for(null).operations;
  expect(findHandlers({ getSettings: getSettings! }, {}).size).toBe(0);
  expect(() => findHandlers({ getSettings: getSettings! }, { session: { getSettings: () => 1 } })).toThrow(
    'The call "getSettings" is answered by "x-answer": take the handler of server/areas/session/handlers.ts away, or that.',
  );
});

test('a call without a handler, and a handler without a call, stop the start in plain sentences', () => {
  const { getSession, getBranding } = testDefinitions().for(null).operations;
  const start = () => findHandlers({ getSession: getSession!, getBranding: getBranding! }, { platform: { getSession: () => 1, getWeather: () => 2 } });
  expect(start).toThrow(
    [
      'The call "getBranding" of schemas/endpoints/session.json has no handler in server/areas/session/handlers.ts.',
      'The handler "getWeather" of server/areas/platform/handlers.ts has no call in schemas/endpoints/platform.json.',
    ].join('\n'),
  );
});
