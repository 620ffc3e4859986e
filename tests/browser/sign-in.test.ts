import { expect } from 'vitest';
import { withApplication } from './support/fixture';
import { type Tab } from './support/application';
import { signedInState } from './support/signed-in';
import { patient } from './support/pages';
import { anew, follow, sharedVisit, signOut } from './support/visits';

const { test, application } = withApplication();

async function attempt({ page }: Tab, userName: string, password: string): Promise<void> {
  await page.getByLabel('User name').fill(userName);
  await page.locator('input[type="password"]').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const visit = sharedVisit(
  async () => {
    const tab = await application.open();
    await tab.go('/act/auth/login');
    return tab;
  },
  async (tab) => {
    await signOut(tab);
    await anew(tab, '/act/auth/login');
  },
);

test('a wrong password says so, keeps the user name, and the right one then signs in', async () => {
  const tab = await visit();
  await attempt(tab, 'reporting@lakeside.example', 'wrong');
  await tab.page.getByText('The user name or password is wrong. If you sign in through your company, you do not have a password here.').waitFor();
  expect(await tab.page.getByLabel('User name').inputValue()).toBe('reporting@lakeside.example');
  await attempt(tab, 'reporting@lakeside.example', 'Wellspring-2026');
  await tab.page.waitForURL('**/programs');
  expect(await tab.page.evaluate(() => localStorage.getItem('token'))).toMatch(/.{20,}/);
  expect(tab.complaints).toEqual([]);
});

test('after five wrong passwords the account is locked, even for the right one, and the page says so', async () => {
  for (let count = 0; count < 4; count += 1)
    await application.server.nobody.post('/account/login/login', { UserName: 'users@lakeside.example', Password: `wrong ${count}` });
  const tab = await visit('narrow');
  const answered = tab.page.waitForResponse('**/api/account/login/login');
  await attempt(tab, 'users@lakeside.example', 'wrong 4');
  await answered;
  await attempt(tab, 'users@lakeside.example', 'Wellspring-2026');
  await tab.page.getByText('This account is locked after too many wrong passwords. Please try again in 15 minutes.').waitFor();
  expect(new URL(tab.page.url()).pathname).toBe('/act/auth/login');
});

test('A-session-91 a sign-in that cannot reach the server says so and can be tried again', async () => {
  const tab = await visit();
  await tab.page.route('**/api/account/login/login', (route) => route.abort());
  await attempt(tab, 'pat@lakeside.example', 'Wellspring-2026');
  await tab.page.getByText('An error occurred, please try again later.').waitFor();
  await tab.page.unroute('**/api/account/login/login');
  await attempt(tab, 'pat@lakeside.example', 'Wellspring-2026');
  await tab.page.waitForURL('**/programs');
});

test('a session that the server has ended leads back to the sign-in', async () => {
  const tab = await application.open();
  await tab.enterAs('pat@lakeside.example');
  await tab.page.evaluate(() => localStorage.setItem('token', '{"Token":"forged"}'));
  // A call that the page makes by itself, such as the one for live messages, may be the first to find out.
  await follow(tab, '/act/userprofile');
  await tab.page.waitForURL('**/act/auth/login**');
  await expect.poll(() => tab.page.evaluate(() => localStorage.getItem('token')), patient).toBeNull();
  await tab.close();
});

// The other tests begin with what this one finds.
test.each(['pat@lakeside.example', 'coach@lakeside.example', 'partner@north.example'])('what signing in leaves in the browser of %s', async (userName) => {
  const tab = await application.open();
  await tab.signIn(userName);
  const left = ({ cookies, origins }: Awaited<ReturnType<typeof signedInState>>) => ({
    cookies,
    ...Object.fromEntries(
      (origins[0]?.localStorage ?? []).map(({ name, value }) => [
        name,
        value.startsWith('{') ? { ...(JSON.parse(value) as object), Token: name, TokenExpiration: name } : value,
      ]),
    ),
  });
  const found = left(await tab.context.storageState());
  expect(Object.keys(found)).toHaveLength(5);
  expect(found).toEqual(left(await signedInState(application, userName)));
  await tab.close();
});
