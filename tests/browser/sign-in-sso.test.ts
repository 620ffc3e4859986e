import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TokenResult } from '../../schemas/generated/records';
import { systemClock } from '../../server/foundation/clock';
import { entities } from '../../server/records/tables/people';
import { identityProviders } from '../../server/records/tables/sign-in';
import { clientId, clientSecret, type IdentityProviderStub, startIdentityProvider } from '../server/support/identity-provider';
import { type Application, expectQuiet, expectSound, startApplication } from './support/application';
import { enter, kept, keptText, pathOf, patient } from './support/pages';
import { sharedVisit } from './support/visits';

let application: Application;
let provider: IdentityProviderStub;
/** The address of the company that signs its people in elsewhere. */
let company: string;
beforeAll(async () => {
  application = await startApplication();
  provider = await startIdentityProvider(systemClock);
  company = application.address.replace('127.0.0.1', 'granite.localhost');
  const { database } = application.server;
  await database.insert(identityProviders).values({ EntityId: 'granite', Issuer: provider.issuer, ClientId: clientId, ClientSecret: clientSecret });
});
afterAll(async () => {
  await application?.close();
  await provider?.close();
});

/** Signed in by the company's account, on the page that was wanted. */
async function signedOn(wanted = '/act/userprofile') {
  const tab = await application.open();
  await tab.go(company + wanted);
  await tab.page.getByRole('button', { name: 'Sign in with your company account' }).click();
  await expect.poll(() => pathOf(tab), patient).toBe(wanted);
  await expect.poll(async () => (await kept<TokenResult>(tab, 'token'))?.IsLoginSuccessful, patient).toBe(true);
  return tab;
}

/** Signed in by the company's account, with a query in the wanted address. */
const visit = sharedVisit(() => signedOn('/act/userprofile?tab=2&from=a%20b'));

test('A-session-30 A-session-37 a company account signs in and leads to the page that was wanted, with all of its query', async () => {
  const tab = await visit();
  expect(pathOf(tab)).toBe('/act/userprofile?tab=2&from=a%20b');
  expect(await kept<TokenResult>(tab, 'token')).toMatchObject({ LoginType: 'SSO', Stage: 'Authenticated' });
  expect(tab.complaints).toEqual([]);
});

test("A-session-56 A-session-79 who signed in by the company leaves by the company's own way out, and nothing is kept", async () => {
  await application.server.database
    .update(entities)
    .set({ SSOLogoutUrl: `${provider.issuer}/left` })
    .where(eq(entities.EntityId, 'granite'));
  const tab = await visit.ending();
  await tab.page.goto(`${company}/act/logout`);
  await expect.poll(() => tab.page.url(), patient).toBe(`${provider.issuer}/left`);
  await tab.page.goto(`${company}/act/auth/login`);
  expect(await Promise.all(['token', 'ls.rootdata'].map((key) => keptText(tab, key)))).toEqual([null, null]);
});

test('A-session-28 at the address of the company, the right password leads to the way that signs in', async () => {
  const tab = await application.open();
  await tab.go(`${company}/act/auth/login`);
  await enter(tab, 'sso@granite.example');
  await tab.page.getByRole('heading', { name: 'Your company handles your sign-in' }).waitFor();
  await tab.page.getByRole('button', { name: 'Sign in with your company account' }).click();
  await expect.poll(async () => (await kept<TokenResult>(tab, 'token'))?.IsLoginSuccessful, patient).toBe(true);
});

const failed = sharedVisit(() => application.open('narrow'));

test.each([
  ['refused', 'We could not sign you in with your company account. Please try again.'],
  ['unknown', 'We do not recognize your company account. Please ask your company to add you.'],
  ['unavailable', 'Signing in with a company account is not available right now. Please try again later, or sign in with your password.'],
])('a single sign-on that fails (%s) comes back to the sign-in, which says why', async (why, sentence) => {
  const tab = await failed('narrow');
  if (why === 'refused') await tab.page.goto(`${company}/api/login/sso/callback?state=invented&code=invented`);
  if (why === 'unavailable') await tab.page.goto('/api/login/sso');
  if (why === 'unknown') {
    provider.person = { sub: 'nobody', email: 'nobody@granite.example' };
    await tab.page.goto(`${company}/api/login/sso`);
    provider.person = { sub: 'flint-1', email: 'sso@granite.example' };
  }
  await expect.poll(() => pathOf(tab), patient).toBe(`/act/auth/login?sso=${why}`);
  await expect.poll(() => tab.page.getByRole('alert').textContent(), patient).toBe(sentence);
  // They are one page with other words.
  await (why === 'refused' ? expectSound(tab) : expectQuiet(tab));
});

test('a ticket that is none signs nobody in, and is not kept in the place of the token', async () => {
  const tab = await failed('narrow');
  await tab.go('/act/auth/sso?ticket=invented');
  await expect.poll(() => tab.page.getByRole('alert').textContent(), patient).toBe('This link has been used or has expired. Please sign in.');
  expect(await keptText(tab, 'token')).toBeNull();
});

test('A-session-49 a token of a single sign-on that the server knows no more leads to the single sign-on logout', async () => {
  const tab = await signedOn();
  const { Token } = (await kept<TokenResult>(tab, 'token')) ?? {};
  // An open page would hear of the end of its session, and leave before it is loaded anew.
  await tab.page.goto('about:blank');
  await application.server.database.execute('delete from sessions where created_at = (select max(created_at) from sessions)');
  const left = tab.page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login/LogOutSSO');
  await tab.page.goto(`${company}/programs`);
  await left;
  expect(Token).toMatch(/^[\w-]{43}$/);
  await tab.close();
});
