import { eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { entities, users } from '../../server/records/tables/people';
import { identityProviders } from '../../server/records/tables/sign-in';
import type { Session, Ticket, TokenResult } from '../../schemas/generated/records';
import { clientId, clientSecret, type IdentityProviderStub, startIdentityProvider } from './support/identity-provider';
import { clientOf, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let provider: IdentityProviderStub;
beforeAll(async () => {
  server = await startTestServer();
  provider = await startIdentityProvider(server.clock);
  await server.database.insert(identityProviders).values({ EntityId: 'granite', Issuer: provider.issuer, ClientId: clientId, ClientSecret: clientSecret });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
afterEach(() => {
  provider.change = (claims) => claims;
  provider.signsWithForeignKey = false;
  provider.person = { sub: 'flint-1', email: 'sso@granite.example' };
});

const host = 'granite.localhost:3000';
const site = `https://${host}`;
const refused = '/act/auth/login?sso=refused';

/** One browser: it keeps the cookie that it is given. */
function newBrowser() {
  let cookie = '';
  return {
    async visit(path: string, at = host) {
      const answer = await server.app.inject({ url: path, headers: { host: at, cookie } });
      const given = String(answer.headers['set-cookie'] ?? '');
      if (given !== '') cookie = given.split(';')[0] ?? '';
      return { status: answer.statusCode, location: String(answer.headers.location), given };
    },
    async exchange(ticket: string) {
      const answer = await server.app.inject({ url: '/api/account/login/ssoautologin', headers: { host, cookie, authorization: `Bearer ${ticket}` } });
      return answer.json<TokenResult>();
    },
  };
}

const pathOf = (address: URL) => address.pathname + address.search;
const ticketIn = (location: string) => new URL(location, 'http://page').searchParams.get('ticket') ?? '';

/** From the start to where the provider's answer leads. */
async function signOn(browser = newBrowser(), returnUrl = '/programs') {
  const { location } = await browser.visit(`/api/login/sso?returnUrl=${encodeURIComponent(returnUrl)}`);
  const finished = await browser.visit(pathOf(provider.approve(location)));
  return { browser, ...finished };
}

/** Signed in, all the way. */
async function session() {
  const { browser, location } = await signOn();
  const result = await browser.exchange(ticketIn(location));
  return { browser, result, client: clientOf(server.app, result.Token) };
}

test('A-session-71 A-session-30 single sign-on ends in a session of login type SSO', async () => {
  const { result, client } = await session();
  expect(result).toMatchObject({ IsLoginSuccessful: true, LoginType: 'SSO', Stage: 'Authenticated', LoginErrors: [] });
  expect((await client.get<Session>('/session')).body).toMatchObject({ SignedIn: true, LoginType: 'SSO', User: { Email: 'sso@granite.example' } });
});

test('the sign-on goes to the provider of the host name, with PKCE, state and nonce, and comes back to this site', async () => {
  const { status, location, given } = await newBrowser().visit('/api/login/sso');
  const asked = new URL(location);
  expect([status, asked.origin + asked.pathname]).toEqual([302, `${provider.issuer}/authorize`]);
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: `${site}/api/login/sso/callback`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(given).toMatch(/^single-sign-on=[\w-]{43}; Path=\/api; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/);
});

test('where the person wanted to go comes back with the ticket; another site does not', async () => {
  const wanted = async (returnUrl: string) => new URL((await signOn(newBrowser(), returnUrl)).location, 'http://page').searchParams.get('returnUrl');
  expect(await wanted('es/programs/detail?id=7')).toBe('/programs/detail?id=7');
  for (const hostile of [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    '/%2F/evil.example',
    'es//evil.example',
    'javascript:alert(1)',
  ])
    expect(await wanted(hostile), hostile).toBe('/');
});

test('a ticket opens one session, within 30 seconds', async () => {
  const { browser, location } = await signOn();
  expect((await browser.exchange(ticketIn(location))).IsLoginSuccessful).toBe(true);
  expect(await browser.exchange(ticketIn(location))).toMatchObject({
    IsLoginSuccessful: false,
    LoginErrors: ['This link has been used or has expired. Please sign in.'],
  });
  const late = await signOn();
  server.clock.advance({ seconds: 30 });
  expect((await late.browser.exchange(ticketIn(late.location))).IsLoginSuccessful).toBe(false);
});

test('a link with an answer or a ticket of somebody else signs nobody in: they belong to the browser that began', async () => {
  const [mine, other] = [newBrowser(), newBrowser()];
  await other.visit('/api/login/sso');
  const { location } = await mine.visit('/api/login/sso');
  expect((await other.visit(pathOf(provider.approve(location)))).location).toBe(refused);
  const finished = await signOn();
  expect((await other.exchange(ticketIn(finished.location))).IsLoginSuccessful).toBe(false);
  expect((await newBrowser().exchange(ticketIn((await signOn()).location))).IsLoginSuccessful).toBe(false);
});

test('two tabs of one browser may both be on their way', async () => {
  const browser = newBrowser();
  const [first, second] = [await browser.visit('/api/login/sso'), await browser.visit('/api/login/sso')];
  for (const { location } of [first, second]) {
    const { location: finished } = await browser.visit(pathOf(provider.approve(location)));
    expect((await browser.exchange(ticketIn(finished))).IsLoginSuccessful).toBe(true);
  }
});

test('an answer counts once, within ten minutes, for the state that was given out and at the same company', async () => {
  const browser = newBrowser();
  const answer = async () => pathOf(provider.approve((await browser.visit('/api/login/sso')).location));
  const used = await answer();
  expect(ticketIn((await browser.visit(used)).location)).not.toBe('');
  expect((await browser.visit(used)).location).toBe(refused);
  expect((await browser.visit((await answer()).replace(/state=[\w-]+/, 'state=made-up'))).location).toBe(refused);
  expect((await browser.visit((await answer()).replace(/&state=[\w-]+/, ''))).location).toBe(refused);
  expect((await browser.visit(await answer(), 'lakeside.localhost:3000')).location).toBe(refused);
  expect((await browser.visit((await answer()).replace(/code=\w+/, 'code=guessed'))).location).toBe(refused);
  const late = await answer();
  server.clock.advance({ seconds: 600 });
  expect((await browser.visit(late)).location).toBe(refused);
});

test('a refusal of the provider is a refusal here', async () => {
  const browser = newBrowser();
  const state = new URL((await browser.visit('/api/login/sso')).location).searchParams.get('state') ?? '';
  expect((await browser.visit(`/api/login/sso/callback?error=access_denied&state=${state}`)).location).toBe(refused);
});

test.each<[string, (claims: JWTPayload) => JWTPayload]>([
  ['another nonce', (claims) => ({ ...claims, nonce: 'of another sign-on' })],
  ['no nonce', ({ nonce: _nonce, ...claims }) => claims],
  ['another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
  ['another client', (claims) => ({ ...claims, aud: 'somebody-else' })],
  ['an end that is past', (claims) => ({ ...claims, iat: claims.iat! - 600, exp: claims.iat! - 60 })],
])('an id token with %s opens nothing', async (_what, change) => {
  provider.change = change;
  expect((await signOn()).location).toBe(refused);
});

test('an id token signed by somebody else opens nothing', async () => {
  provider.signsWithForeignKey = true;
  expect((await signOn()).location).toBe(refused);
});

test.each([
  ['nobody knows', { sub: 'stranger', email: 'stranger@granite.example' }],
  ['belongs to another company', { sub: 'stranger', email: 'pat@lakeside.example' }],
  ['signs in by password', { sub: 'stranger', email: 'newcomer@granite.example' }],
  ['is known to the provider under another name', { sub: 'stranger', email: 'sso@granite.example' }],
])('a person who %s is not signed in', async (_what, person) => {
  await session();
  provider.person = person;
  expect((await signOn()).location).toBe('/act/auth/login?sso=unknown');
});

test('a person stays the same to us when the provider changes their address; an address that it doubts finds nobody', async () => {
  await session();
  provider.person = { sub: 'flint-1', email: 'married@granite.example' };
  expect((await session()).result.IsLoginSuccessful).toBe(true);
  await server.database.update(users).set({ SsoSubject: null }).where(eq(users.UserName, 'sso@granite.example'));
  provider.person = { sub: 'flint-1', email: 'sso@granite.example', email_verified: false };
  expect((await signOn()).location).toBe('/act/auth/login?sso=unknown');
});

test('somebody who was disabled is not signed in', async () => {
  await session();
  const status = (Status: 'Active' | 'Disabled') => server.database.update(users).set({ Status }).where(eq(users.UserName, 'sso@granite.example'));
  await status('Disabled');
  const { location } = await signOn();
  await status('Active');
  expect(location).toBe('/act/auth/login?sso=unknown');
});

test('a company without a provider, and a provider that is down, lead back to the sign-in page', async () => {
  const unavailable = '/act/auth/login?sso=unavailable';
  expect((await newBrowser().visit('/api/login/sso', 'lakeside.localhost')).location).toBe(unavailable);
  expect((await newBrowser().visit('/api/login/sso', 'elsewhere.example')).location).toBe(unavailable);
  const browser = newBrowser();
  const begun = provider.approve((await browser.visit('/api/login/sso')).location);
  const issuer = (Issuer: string) => server.database.update(identityProviders).set({ Issuer });
  await issuer('http://127.0.0.1:1');
  const [started, finished] = [await newBrowser().visit('/api/login/sso'), await browser.visit(pathOf(begun))];
  await issuer(provider.issuer);
  expect([started.location, finished.location]).toEqual([unavailable, unavailable]);
});

test('A-session-79 A-session-56 leaving ends the session here and leads to the end of the session at the provider', async () => {
  const { client, browser } = await session();
  const { Ticket } = (await client.post<Ticket>('/tickets', { Purpose: 'logOut' })).body;
  const { status, location } = await browser.visit(`/api/login/LogOutSSO?ticket=${Ticket}`);
  const left = new URL(location);
  expect([status, left.origin + left.pathname]).toEqual([302, `${provider.issuer}/leave`]);
  expect(Object.fromEntries(left.searchParams)).toEqual({
    client_id: clientId,
    post_logout_redirect_uri: `${site}/act/auth/login`,
    id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  });
  expect((await client.get('/settings')).status).toBe(401);
});

test("A-session-56 a company's own logout address goes before the provider's; an address that is none is the sign-in page", async () => {
  const leaveTo = async (SSOLogoutUrl: string | null) => {
    await server.database.update(entities).set({ SSOLogoutUrl }).where(eq(entities.EntityId, 'granite'));
    return (await newBrowser().visit('/api/login/LogOutSSO')).location;
  };
  const own = await leaveTo('https://granite.example/bye');
  const none = await leaveTo('javascript:alert(1)');
  await leaveTo(null);
  expect([own, none]).toEqual(['https://granite.example/bye', '/act/auth/login']);
});

test('leaving with a ticket that was used ends no other session', async () => {
  const { client } = await session();
  const { Ticket } = (await client.post<Ticket>('/tickets', { Purpose: 'live' })).body;
  await newBrowser().visit(`/api/login/LogOutSSO?ticket=${Ticket}`);
  await newBrowser().visit('/api/login/LogOutSSO?ticket=made-up');
  expect((await client.get('/settings')).status).toBe(200);
});
