import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { entities } from '../../server/records/tables/people';
import { withApplication } from './support/fixture';
import { type Tab } from './support/application';
import { answerStartUp, enter, kept, keptText, pathOf, patient } from './support/pages';
import { follow, sharedVisit } from './support/visits';

const { test, application } = withApplication();

const signedIn = async (userName: string, path?: string): Promise<Tab> => {
  const tab = await application.open();
  await tab.enterAs(userName, path);
  return tab;
};
const press = ({ page }: Tab, name: string) => page.getByRole('button', { name }).click();
const person = ({ page }: Tab, name: string) => page.getByRole('button', { name }).count();
async function logOut(tab: Tab, name: string) {
  await press(tab, name);
  await tab.page.getByRole('link', { name: 'Log Out' }).click();
}
/** Marks the page; a page that was loaded anew has lost the mark. */
const mark = ({ page }: Tab) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = ({ page }: Tab) => page.evaluate(() => 'isMarked' in window).catch(() => true);
const color = ({ page }: Tab) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim());

describe('leaving', () => {
  describe('by the usual log-out', () => {
    /** What stood before: the colour without anybody, and what the browser kept of the person. */
    const before = { color: '', root: null as unknown, userId: null as string | null };
    const visit = sharedVisit(async () => {
      const tab = await application.open();
      await tab.go('/act/auth/login');
      before.color = await color(tab);
      await enter(tab, 'pat@lakeside.example');
      await expect.poll(() => pathOf(tab), patient).toBe('/programs');
      await expect.poll(() => color(tab), patient).not.toBe(before.color);
      before.root = await kept(tab, 'ls.rootdata');
      before.userId = await keptText(tab, 'userId');
      await mark(tab);
      await logOut(tab, 'Pat Rivers');
      await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
      return tab;
    });

    test('A-session-54 A-session-58 one comes to the sign-in, and the page is not loaded anew', async () => {
      const tab = await visit();
      expect(pathOf(tab)).toBe('/act/auth/login');
      expect(await isMarked(tab)).toBe(true);
      expect(tab.complaints).toEqual([]);
    });

    test('A-session-51 A-session-52 A-session-86 token and root data, which the browser kept, are forgotten', async () => {
      const tab = await visit();
      expect(before.root).toEqual({ Branding: expect.objectContaining({ AppId: 'lakeside', BrandingColor: '#0f6a8b' }) });
      expect(before.userId).toMatch(/^user-/);
      expect(await Promise.all(['token', 'ls.rootdata'].map((key) => keptText(tab, key)))).toEqual([null, null]);
    });

    test('A-session-55 the branding is that of nobody again', async () => {
      const tab = await visit();
      await expect.poll(() => color(tab), patient).toBe(before.color);
    });
  });

  describe('with the redesign', () => {
    const redesign = async (userName: string) => {
      await application.server.database
        .update(entities)
        .set({ EnabledToggles: ['RedesignEnabled'] })
        .where(eq(entities.EntityId, 'summit'));
      const tab = await signedIn(userName);
      await mark(tab);
      return tab;
    };

    test('A-session-02 A-session-57 staff leave by a full load of the logout page', async () => {
      const staff = await redesign('admin@summit.example');
      await press(staff, 'Log Out');
      await expect.poll(() => pathOf(staff), patient).toBe('/account/logout');
      await expect.poll(() => staff.page.getByRole('heading').first().textContent(), patient).toBe('You are signed out');
      expect(await isMarked(staff)).toBe(false);
      expect(await keptText(staff, 'token')).toBeNull();
      await staff.close();
    });

    test("A-shell-17 A-session-57 participants have a button Log Out instead of the person's menu, and leave without a load", async () => {
      const participant = await redesign('pat@summit.example');
      const bar = participant.page.getByRole('banner');
      await expect.poll(() => bar.getByRole('button', { name: 'Log Out' }).count(), patient).toBe(1);
      expect(await bar.getByRole('button', { name: 'Pat Stone' }).count()).toBe(0);
      await bar.getByRole('button', { name: 'Log Out' }).click();
      await expect.poll(() => pathOf(participant), patient).toBe('/act/auth/login');
      expect(await isMarked(participant)).toBe(true);
      await participant.close();
    });
  });

  test('who leaves while the server cannot be reached has left all the same', async () => {
    const tab = await signedIn('pat@lakeside.example');
    await tab.page.route('**/api/**', (route) => route.abort());
    await logOut(tab, 'Pat Rivers');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
    expect(await person(tab, 'Pat Rivers')).toBe(0);
    expect(await keptText(tab, 'token')).toBeNull();
    await tab.close();
  });
});

describe('several tabs', () => {
  let other: Tab;
  /** Two tabs of somebody who is signed in: the first, and `other`. They are signed in again before each test. */
  const two = sharedVisit(
    async () => {
      const one = await signedIn('pat@lakeside.example');
      other = await one.another();
      await other.go('/programs');
      return one;
    },
    async (one) => {
      // Another person may have signed in, or nobody is: either way the tabs share what the browser keeps.
      await one.enterAs('pat@lakeside.example', '/programs');
      await other.go('/programs');
      for (const tab of [one, other]) {
        await expect.poll(() => person(tab, 'Pat Rivers'), patient).toBe(1);
        tab.complaints.length = 0;
      }
    },
  );

  test('A-session-53 signing out in one signs out the other, and closes its dialogs', async () => {
    const one = await two();
    await press(other, 'Privacy Policy');
    await expect.poll(() => other.page.getByRole('dialog').count(), patient).toBe(1);
    await logOut(one, 'Pat Rivers');
    await expect.poll(() => pathOf(other), patient).toBe('/act/auth/login');
    await expect.poll(() => other.page.getByRole('dialog').count(), patient).toBe(0);
    expect(other.complaints).toEqual([]);
  });

  test('signing out in both at once harms nothing: both come to the sign-in, and one can sign in again', async () => {
    const tabs = [await two(), other];
    // Neither is answered before both have asked: the first that is signed out would take the menu from the other.
    const asked: (() => void)[] = [];
    const logOutCall = '**/api/login/logout';
    for (const { page } of tabs)
      await page.route(logOutCall, async (route) => {
        await new Promise<void>((resolve) => asked.push(resolve));
        await route.continue();
      });
    await Promise.all(tabs.map((tab) => logOut(tab, 'Pat Rivers')));
    await expect.poll(() => asked.length, patient).toBe(2);
    for (const answer of asked) answer();
    for (const tab of tabs) await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
    for (const { page } of tabs) await page.unroute(logOutCall);
    for (const tab of tabs) expect(tab.complaints).toEqual([]);
    await enter(other, 'pat@lakeside.example');
    await expect.poll(() => pathOf(other), patient).toBe('/programs');
  });

  test('A-session-68 whom the person acts for, changed in another tab, loads this one anew', async () => {
    const one = await two();
    await mark(one);
    await other.page.evaluate(() => localStorage.setItem('impersonatedUserName', 'somebody@lakeside.example'));
    await expect.poll(() => isMarked(one), patient).toBe(false);
  });

  test('A-session-67 another person who signs in by another tab shows in this one too', async () => {
    const one = await two();
    await mark(one);
    await other.signIn('admin@lakeside.example');
    await expect.poll(() => person(one, 'Alex Morgan'), patient).toBe(1);
    expect(await isMarked(one)).toBe(false);
    expect(await person(one, 'Pat Rivers')).toBe(0);
  });
});

describe('the check when the page is opened', () => {
  test('A-session-50 without a token a page leads to the sign-in, which leads back to it', async () => {
    const tab = await application.open();
    await tab.go('/health');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login?returnUrl=%2Fhealth');
    await enter(tab, 'pat@lakeside.example');
    await expect.poll(() => pathOf(tab), patient).toBe('/health');
    await tab.close();
  });

  const visit = sharedVisit(async () => {
    const tab = await application.open();
    await tab.go('/act/auth/login');
    return tab;
  });

  // What else can be kept in its place is read in runtime/app/stored.test.ts.
  test.each(['{"Token":"forged","LoginType":"NonSSO"}', '{"Token":"forged"', '{"Token":7}', '{}'])(
    'A-session-48 the token %s, which no session has, is removed and leads to the sign-in',
    async (token) => {
      const tab = await visit();
      await tab.page.evaluate((text) => localStorage.setItem('token', text), token);
      await tab.go('/programs');
      await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login?returnUrl=%2Fprograms');
      await expect.poll(() => keptText(tab, 'token'), patient).toBeNull();
    },
  );

  test('A-session-48 who had no token that a session has signs in as usual', async () => {
    const tab = await visit();
    if (pathOf(tab) === '/act/auth/login') await follow(tab, '/programs');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login?returnUrl=%2Fprograms');
    await enter(tab, 'pat@lakeside.example');
    await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  });
});

describe('another language that is chosen in the menu', () => {
  let told: unknown;
  const visit = sharedVisit(async () => {
    await answerStartUp(application, 'pat@cedar.example');
    await (await application.server.as('pat@cedar.example')).post('/user/language/change', { Code: 'en-US' });
    const tab = await signedIn('pat@cedar.example', '/act/userprofile');
    await mark(tab);
    const request = tab.page.waitForRequest('**/api/user/language/change');
    await press(tab, 'Pat Oakes');
    await tab.page.getByRole('navigation', { name: 'Your account' }).getByText('Español').click();
    await expect.poll(() => tab.page.getByText('Restarting the page in your chosen language.').count(), patient).toBe(1);
    told = (await request).postDataJSON();
    await expect.poll(() => isMarked(tab), patient).toBe(false);
    return tab;
  });

  test('A-session-61 A-session-92 restarts the page at the programs, with a message', async () => {
    const tab = await visit();
    await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  });

  test('A-session-60 is told to the server', async () => {
    await visit();
    expect(told).toEqual({ Code: 'es-419' });
  });

  test('A-session-59 A-session-85 is kept in the browser, and the menu offers the other one', async () => {
    const tab = await visit();
    expect(await keptText(tab, 'language')).toBe('es-419');
    await press(tab, 'Pat Oakes');
    await expect.poll(() => tab.page.getByRole('navigation', { name: 'Su cuenta' }).getByText('English').count(), patient).toBe(1);
  });
});
