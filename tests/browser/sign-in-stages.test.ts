import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TokenResult } from '../../schemas/generated/records';
import { demoPassword } from '../../server/demo/load';
import { hashToken } from '../../server/foundation/tokens';
import { users } from '../../server/records/tables/people';
import { tickets } from '../../server/records/tables/sign-in';
import { withApplication } from './support/fixture';
import { expectSound, type Tab } from './support/application';
import { answerStartUp, enter, kept, keptText, messagesTo, pathOf, patient } from './support/pages';
import { signedInState } from './support/signed-in';
import { anew, follow, sharedVisit, signOut } from './support/visits';

const { test, application, undoAfterTest } = withApplication();

const newPassword = 'Meadow-4711';
const atSignIn = async (): Promise<Tab> => {
  const tab = await application.open();
  await tab.go('/act/auth/login');
  return tab;
};
const press = (tab: Tab, name: string | RegExp) => tab.page.getByRole('button', { name }).click();
const said = (tab: Tab) => tab.page.getByRole('alert').first().textContent();
/** Fills the password fields of the page in their order. */
async function choose({ page }: Tab, ...passwords: string[]) {
  for (const [index, password] of passwords.entries()) await page.locator('input[type="password"]').nth(index).fill(password);
}

/** The sign-in page as somebody finds it. */
const signInPage = sharedVisit(
  () => atSignIn(),
  async (tab) => {
    await signOut(tab);
    await anew(tab, '/act/auth/login');
  },
);

test('who turns back from the reset page begins anew: a forgotten password is asked for, not a new one', async () => {
  await application.server.database.execute("update users set must_reset_password = true where user_name = 'manager@lakeside.example'");
  const tab = await signInPage();
  await enter(tab, 'manager@lakeside.example');
  await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login/reset');
  await tab.page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
  await tab.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.poll(() => tab.page.getByRole('button', { name: 'Send link' }).count(), patient).toBe(1);
});

test('A-session-28 A-session-42 who signs in elsewhere and enters the right password is told who signs them in', async () => {
  const tab = await signInPage();
  await enter(tab, 'sso@granite.example');
  await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login/password-success');
  await expect.poll(() => tab.page.getByRole('heading').first().textContent(), patient).toBe('Your company handles your sign-in');
  await tab.page.getByText("Start from your company's own website.").waitFor();
  expect(await tab.page.getByRole('button', { name: 'Sign in with your company account' }).count()).toBe(0);
  await expectSound(tab);
});

test('A-session-05 A-session-25 A-session-38 who must choose a new password does so on the reset page, and goes on signed in', async () => {
  const tab = await signInPage('narrow');
  await enter(tab, 'reset@summit.example');
  await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login/reset');
  await expect.poll(() => tab.page.getByRole('heading').first().textContent(), patient).toBe('Choose a new password');
  await expectSound(tab);
  await choose(tab, demoPassword, 'short', 'other');
  await press(tab, 'Save new password');
  await expect.poll(() => tab.page.getByText('things need your attention').count(), patient).toBe(1);
  expect(await tab.page.locator('input[type="password"]').nth(1).inputValue()).toBe('short');
  await choose(tab, demoPassword, newPassword, newPassword);
  await press(tab, 'Save new password');
  await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  expect(await kept<TokenResult>(tab, 'token')).toMatchObject({ IsLoginSuccessful: true, Stage: 'Authenticated', LoginType: 'NonSSO' });
});

test('A-session-26 A-session-39 the link of an email leads to the reset page, also as a key to sign in by, and works once', async () => {
  const tab = await signInPage();
  await enter(tab, 'users@lakeside.example', 'forgotten');
  await expect.poll(() => said(tab), patient).toBe('The user name or password is wrong. If you sign in through your company, you do not have a password here.');
  await tab.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.poll(() => tab.page.getByLabel('User name').inputValue(), patient).toBe('users@lakeside.example');
  await expect.poll(() => tab.page.getByRole('alert').count(), patient).toBe(0);
  await press(tab, 'Send link');
  await expect.poll(() => tab.page.getByText('If there is an account with that name, a link is on its way.').count(), patient).toBe(1);
  const [message] = await messagesTo(application, 'users@lakeside.example');
  const link = new URL(/https?:\/\/\S+/.exec(message?.Body ?? '')?.[0] ?? '');

  await tab.go(`/act/auth/autologin?VKey=${link.searchParams.get('key')}`);
  await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login/reset');
  await expect.poll(() => tab.page.locator('input[type="password"]').count(), patient).toBe(2);
  await tab.page.getByLabel('User name').fill('users@lakeside.example');
  await choose(tab, newPassword, newPassword);
  await press(tab, 'Save new password');
  await expect.poll(() => pathOf(tab), patient).toBe('/programs');

  const again = await application.open();
  await again.go(link.pathname + link.search);
  await again.page.getByLabel('User name').fill('users@lakeside.example');
  await choose(again, 'Other-4711', 'Other-4711');
  await press(again, 'Save new password');
  await expect.poll(() => said(again), patient).toMatch(/^This link is for another user name, has been used or has expired\./);
  await again.close();
});

describe('a new device', () => {
  const mobile = '+15550000020';
  const codes = async () => (await messagesTo(application, mobile)).map(({ Body }) => /\d{6}/.exec(Body)?.[0] ?? '');
  let sentBefore = 0;
  const visit = sharedVisit(async () => {
    sentBefore = (await codes()).length;
    const tab = await application.open('narrow');
    await tab.go('/act/userprofile?tab=2');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login?returnUrl=%2Fact%2Fuserprofile%3Ftab%3D2');
    await enter(tab, 'device@riverton.example');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login/trustdevice');
    await tab.page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect.poll(() => tab.page.getByRole('button', { name: 'Sign in', exact: true }).count(), patient).toBe(1);
    await tab.page.goBack();
    await expect.poll(() => tab.page.getByText('Nothing to verify right now.').count(), patient).toBe(1);
    await tab.go('/act/userprofile?tab=2');
    await enter(tab, 'device@riverton.example');
    await press(tab, 'Send a code to •••-•••-0020');
    await expect.poll(() => tab.page.getByText('We sent a code to •••-•••-0020.').count(), patient).toBe(1);
    await expect.poll(codes, patient).toHaveLength(sentBefore + 1);
    const [code = ''] = await codes();
    await expectSound(tab);

    await tab.page.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '111111' : '000000');
    await press(tab, 'Verify and continue');
    await expect.poll(() => said(tab), patient).toBe('This code is wrong or has expired.');
    await tab.page.getByRole('textbox', { name: 'Code' }).fill(code);
    await tab.page.getByLabel('Remember this device').check();
    await press(tab, 'Verify and continue');
    return tab;
  });

  test('A-session-27 A-session-40 is verified by a code, and the way back is kept', async () => {
    const tab = await visit('narrow');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/userprofile?tab=2');
  });

  test('A-session-41 A-session-84 leaves the token in the browser, and no password', async () => {
    const tab = await visit('narrow');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/userprofile?tab=2');
    expect(await kept<TokenResult>(tab, 'token')).toMatchObject({ IsLoginSuccessful: true, Token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await tab.page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))).not.toContain(demoPassword);
  });

  test('A-session-87 that is remembered asks for no code the next time', async () => {
    const tab = await visit.ending('narrow');
    await expect.poll(() => kept(tab, 'trustedDevices'), patient).toEqual({ 'device@riverton.example': expect.stringMatching(/^[\w-]{43}$/) });
    await follow(tab, '/act/logout');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
    expect(await keptText(tab, 'token')).toBeNull();
    await enter(tab, 'device@riverton.example');
    await expect.poll(() => pathOf(tab), patient).toBe('/programs');
    expect(await codes()).toHaveLength(sentBefore + 1);
  });
});

describe('a first sign-in with a form set up', () => {
  const visit = sharedVisit(async () => {
    await answerStartUp(application, 'newcomer@granite.example');
    await application.server.database.execute("update users set first_login_pending = true where user_name = 'newcomer@granite.example'");
    const tab = await atSignIn();
    await enter(tab, 'newcomer@granite.example');
    return tab;
  });

  test('A-session-23 A-session-36 A-routing-46 leads to the form', async () => {
    const tab = await visit();
    await expect.poll(() => pathOf(tab), patient).toBe('/act/firstlogin');
    expect(await kept<TokenResult>(tab, 'token')).toMatchObject({ Stage: 'FirstLogin', FirstLoginFormSetup: true });
  });

  test('A-session-44 A-session-45 is done once the form is, and never leads there again', async () => {
    await undoAfterTest();
    const tab = await visit.ending();
    const complete = tab.page.getByRole('button', { name: 'Complete', exact: true });
    await expect.poll(() => complete.isDisabled(), patient).toBe(true);
    expect(await tab.page.getByRole('navigation').count()).toBe(0);
    await expectSound(tab);
    await tab.page.getByLabel('Preferred name').fill('Nell');
    await expect.poll(() => complete.isEnabled(), patient).toBe(true);
    await complete.click();
    await expect.poll(() => pathOf(tab), patient).toBe('/programs');
    const asked = await (await application.server.as('newcomer@granite.example')).get<{ Data: { Name: string; Value?: string }[] }>('/user/v2/optional-fields');
    expect(asked.body.Data.find(({ Name }) => Name === 'PreferredName')?.Value).toBe('Nell');
    expect(await kept<TokenResult>(tab, 'token')).toMatchObject({ Stage: 'Authenticated', FirstLoginFormSetup: false });
    await follow(tab, '/act/firstlogin');
    await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  });
});

/** A link that signs a person in once; each try of a test needs one of its own. */
async function linkFor(userName: string, path: string, LoginType: string): Promise<{ link: string; key: string }> {
  const { database } = application.server;
  const key = randomUUID();
  const [person] = await database.select().from(users).where(eq(users.UserName, userName));
  const ExpiresAt = '2099-12-31T00:00:00.000Z';
  await database
    .insert(tickets)
    .values({ TicketHash: hashToken(key), Purpose: 'signIn', UserId: person!.UserId, TokenHash: null, Details: { LoginType }, ExpiresAt });
  return { link: `${path}?VKey=${key}`, key };
}

test.each([
  ['A-session-35 A-session-43 of a coach', 'coach@lakeside.example', '/act/auth/autologin', 'AuthCodeCoach', '/coaching/participant-list'],
  ['A-session-35 A-routing-36 A-routing-47 of an administrator', 'admin@lakeside.example', '/act/auth/validation/authcode', 'AuthCodeAdmin', '/administration'],
  ['A-session-35 A-session-43 of support', 'support@lakeside.example', '/act/auth/autologin', 'AuthCodeSupport', '/support'],
])('%s, a key for %s at %s signs in by %s, whoever was signed in before, and lands at %s; used again it says so', async (_title, who, at, loginType, path) => {
  const { link, key } = await linkFor(who, at, loginType);
  const tab = await application.open();
  const before = await signedInState(application, 'pat@lakeside.example');
  await tab.context.setStorageState(before);
  await tab.page.goto(link);
  await expect.poll(() => pathOf(tab), patient).toBe(path);
  const after = await kept<TokenResult>(tab, 'token');
  expect(after).toMatchObject({ LoginType: loginType, IsLoginSuccessful: true, Token: expect.stringMatching(/^[\w-]{43}$/) });
  const { value } = before.origins[0]!.localStorage.find(({ name }) => name === 'token')!;
  expect(after?.Token).not.toBe((JSON.parse(value) as TokenResult).Token);
  const other = path === '/administration' ? '/act/auth/autologin' : '/act/auth/validation/authcode';
  await follow(tab, `${other}?vkey=${key}`);
  await expect.poll(() => said(tab), patient).toBe('This link has been used or has expired. Please sign in.');
  expect(await keptText(tab, 'token')).toBeNull();
  await tab.close();
});
