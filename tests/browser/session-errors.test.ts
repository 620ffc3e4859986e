import { describe, expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { type Tab } from './support/application';
import { axeFindings } from './support/axe';
import { forgetDevice } from './support/page-pool';
import { enter, keptText, pathOf, patient } from './support/pages';
import { follow, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/programs', '/health');

const failure = (StatusCode: number, Message = 'No.') => ({ status: StatusCode, json: { StatusCode, Errors: [{ Message }], ShowUser: true } });
const signedIn = async (): Promise<Tab> => {
  const tab = await application.open();
  await tab.enterAs('pat@lakeside.example');
  return tab;
};
/** Signed in, on the programs; whatever answered otherwise does so no more. */
const visit = sharedVisit(signedIn, async (tab) => {
  await tab.page.unrouteAll();
  await follow(tab, '/programs');
});
/** On the way to the profile, whose call answers as given. */
async function toProfile(answer: { status?: number; body?: string; json?: unknown; contentType?: string }, tab: Tab): Promise<Tab> {
  await tab.page.route('**/api/user/userprofilev2', (route) => route.fulfill(answer));
  await tab.page.getByRole('button', { name: 'Pat Rivers' }).click();
  await tab.page.getByRole('link', { name: 'Profile' }).click();
  return tab;
}

describe('what a failed call means for the whole application', () => {
  const refused = sharedVisit(async () => toProfile(failure(401), await signedIn()));

  test('A-http-errors-05 B-http-errors-04 401 leads to the sign-in', async () => {
    const tab = await refused();
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
  });

  test('B-session-01 B-http-errors-01 401 logs out', async () => {
    const tab = await refused();
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
    expect(await Promise.all(['token', 'ls.rootdata'].map((key) => keptText(tab, key)))).toEqual([null, null]);
  });

  test('A-http-errors-04 B-http-errors-02 B-http-errors-06 403 leads to the page that says who may not, and logs nobody out', async () => {
    const tab = await toProfile(failure(403), await visit());
    await expect.poll(() => pathOf(tab), patient).toBe('/errors/unauthorized');
    expect(await keptText(tab, 'token')).not.toBeNull();
  });

  test('a refusal of an action shows where the person acted', async () => {
    const tab = await application.open();
    await tab.enterAs('pat@lakeside.example', '/programs/detail?owner=lakeside&id=lakeside-fall-1');
    await tab.page.route('**/api/userprograms/quit**', (route) => route.fulfill(failure(403, 'This program cannot be left on its last day.')));
    await tab.page.getByRole('button', { name: 'Quit' }).click();
    await tab.page.getByRole('alertdialog', { name: 'Confirm' }).getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => tab.page.getByText('This program cannot be left on its last day.').count(), patient).toBe(1);
    expect(pathOf(tab)).toMatch(/^\/programs\/detail/);
    await tab.close();
  });

  test.each(['<html>', '{"UserId": '])('A-http-errors-07 an answer that cannot be read leads to the errors: %s', async (body) => {
    const tab = await toProfile({ body, contentType: 'application/json' }, await visit());
    await expect.poll(() => pathOf(tab), patient).toBe('/errors');
    expect(await keptText(tab, 'token')).not.toBeNull();
  });

  test('A-session-91 A-http-errors-05 B-http-errors-05 a failed answer of a login URL logs out whoever was signed in, and says so', async () => {
    const tab = await application.open();
    await tab.enterAs('pat@lakeside.example', '/act/auth/login');
    await tab.page.route('**/api/account/login/login', (route) => route.fulfill(failure(500, 'The server stumbled.')));
    await enter(tab, 'admin@lakeside.example');
    await expect.poll(() => tab.page.getByRole('alert').textContent(), patient).toBe('An error occurred, please try again later.');
    expect(pathOf(tab)).toBe('/act/auth/login');
    await expect.poll(() => keptText(tab, 'token'), patient).toBeNull();
    expect(await tab.page.getByLabel('User name').inputValue()).toBe('admin@lakeside.example');
    await tab.close();
  });
});

describe('the server is gone for a while', () => {
  const banner = ({ page }: Tab) => page.getByText("We can't reach the server right now.").count();

  test('nothing typed is lost: the banner comes, the form stays, and it is saved when the server is back', async () => {
    const tab = await application.open();
    await tab.enterAs('pat@lakeside.example', '/act/userprofile');
    await tab.page.clock.install();
    const email = tab.page
      .getByLabel(/^Preferred email/i)
      .or(tab.page.getByLabel(/email/i))
      .first();
    await email.fill('pat@new.example');
    await tab.page.route('**/api/**', (route) => route.abort());
    await tab.page.getByRole('button', { name: 'Save' }).first().click();
    await expect.poll(() => banner(tab), patient).toBe(1);
    await tab.page.clock.runFor(60_000);
    expect(await banner(tab)).toBe(1);
    expect(await email.inputValue()).toBe('pat@new.example');
    expect(pathOf(tab)).toBe('/act/userprofile');

    await tab.page.unroute('**/api/**');
    await tab.page.clock.runFor(5000);
    await expect.poll(() => banner(tab), patient).toBe(0);
    expect(await email.inputValue()).toBe('pat@new.example');
    await tab.page.getByRole('button', { name: 'Save' }).first().click();
    await expect.poll(() => tab.page.getByText('Profile saved successfully.').count(), patient).toBe(1);
    await tab.close();
  });

  appearance('A-session-86 a page that cannot even begin says so in the colour that the person knows, and begins when asked again', async () => {
    const tab = await visit();
    const color = () => tab.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim());
    const before = await color();
    expect(before).not.toBe('');
    // The device has kept nothing of the person: with it, the page would open (tests/browser/offline.test.ts).
    await forgetDevice(tab.page);
    await tab.page.route('**/api/**', (route) => route.abort());
    await tab.page.goto('/health');
    await expect.poll(() => tab.page.getByRole('alert').textContent(), patient).toContain('Wellspring could not start');
    expect(await color()).toBe(before);
    expect(await axeFindings(tab.page)).toEqual([]);
    await tab.page.unroute('**/api/**');
    await tab.page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => tab.page.getByRole('button', { name: 'Pat Rivers' }).count(), patient).toBe(1);
    expect(pathOf(tab)).toBe('/health');
  });
});
