import { describe, expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, type Tab } from './support/application';
import { enter, keptText, pathOf, patient } from './support/pages';
import { follow, sharedVisit } from './support/visits';

const { test, application, undoAfterTest } = withApplication();
const appearance = inSlices(test, '/programs', '/errors');

const signedIn = async (userName: string, width?: 'wide' | 'narrow'): Promise<Tab> => {
  const tab = await application.open(width);
  await tab.go('/act/auth/login');
  await enter(tab, userName);
  return tab;
};
const press = ({ page }: Tab, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const title = ({ page }: Tab) => page.getByRole('dialog').getByRole('heading', { level: 2 }).first().textContent();
const dialogs = ({ page }: Tab) => page.getByRole('dialog').count();
const canGoOn = ({ page }: Tab) => page.getByRole('button', { name: 'Continue' }).isEnabled();
/** Tries to be rid of the dialog without answering. */
async function evade({ page }: Tab) {
  await page.keyboard.press('Escape');
  await page.mouse.click(3, 3);
}
const stillOpen = async (tab: Tab, name: string) => {
  await evade(tab);
  await expect.poll(() => title(tab), patient).toBe(name);
};

describe('staff whose language is Spanish', () => {
  const visit = sharedVisit(async () => {
    await application.server.database.execute(
      "update profiles set preferred_language = 'es-419' where user_id = (select user_id from users where user_name = 'coach@cedar.example')",
    );
    return signedIn('coach@cedar.example');
  });

  appearance('A-session-01 A-session-88 are told that theirs is English', async () => {
    const tab = await visit();
    await expect.poll(() => title(tab), patient).toBe('Language');
    expect(await tab.page.getByRole('dialog').textContent()).toContain('We can only support the English version of the platform for your role.');
  });

  appearance('A-session-04 A-startup-47 are asked so first, in a dialog that stays until it is answered', async () => {
    const tab = await visit();
    await expect.poll(() => title(tab), patient).toBe('Language');
    await stillOpen(tab, 'Language');
    await expectSound(tab);
  });

  test('A-startup-48 go on with Ok: the page starts again in English', async () => {
    await undoAfterTest();
    const tab = await visit.ending();
    await expect.poll(() => title(tab), patient).toBe('Language');
    await tab.page.evaluate(() => void Object.assign(window, { isMarked: true }));
    await press(tab, 'Ok');
    await expect.poll(() => tab.page.evaluate(() => 'isMarked' in window).catch(() => true), patient).toBe(false);
    // What comes next at the start comes now.
    await expect.poll(() => title(tab), patient).not.toBe('Language');
    expect(await keptText(tab, 'language')).toBe('en-US');
  });
});

appearance('nothing opens by itself over a page of an error; it comes with the next page', async () => {
  const tab = await application.open('narrow');
  await tab.enterAs('pat@cedar.example', '/errors');
  await tab.page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await expectSound(tab);
  expect(await dialogs(tab)).toBe(0);
  await follow(tab, '/programs');
  await expect.poll(() => title(tab), patient).toBe('Wellness Program Notification');
  await tab.close();
});

describe('somebody who has answered nothing yet', () => {
  const asked = sharedVisit(() => signedIn('pat@cedar.example', 'narrow'));
  const terms = (tab: Tab) => tab.page.getByLabel('I agree to the terms');

  test('A-startup-02 A-startup-55 A-startup-60 is asked for the terms, which cannot be evaded, and reads what texts cost', async () => {
    const tab = await asked('narrow');
    await expect.poll(() => title(tab), patient).toBe('Wellness Program Notification');
    expect(await tab.page.getByRole('dialog').textContent()).toContain(
      'Message and data rates may apply. Message frequency varies. Text HELP for help or STOP to unsubscribe.',
    );
    await stillOpen(tab, 'Wellness Program Notification');
    expect(await tab.page.getByRole('dialog').getByRole('button', { name: 'Close' }).count()).toBe(0);
    await expectSound(tab);
  });

  test('A-startup-58 goes on once the terms are ticked', async () => {
    const tab = await asked('narrow');
    await expect.poll(() => title(tab), patient).toBe('Wellness Program Notification');
    expect(await canGoOn(tab)).toBe(false);
    await terms(tab).check();
    await expect.poll(() => canGoOn(tab), patient).toBe(true);
    await terms(tab).uncheck();
    await expect.poll(() => canGoOn(tab), patient).toBe(false);
  });

  test('A-startup-59 need not tick others; then come the news, one by one and once a session', async () => {
    await undoAfterTest();
    const tab = await asked.ending('narrow');
    await expect.poll(() => title(tab), patient).toBe('Wellness Program Notification');
    await terms(tab).check();
    await expect.poll(() => canGoOn(tab), patient).toBe(true);
    await press(tab, 'Continue');

    await expect.poll(() => title(tab), patient).toBe('Privacy notice for coaching');
    await expect.poll(() => canGoOn(tab), patient).toBe(true);
    expect(await terms(tab).isChecked()).toBe(false);
    await stillOpen(tab, 'Privacy notice for coaching');
    await press(tab, 'Continue');

    await expect.poll(() => title(tab), patient).toBe('Walk the Lake: you can still join');
    await expectSound(tab);
    await press(tab, 'Got It!');
    await expect.poll(() => title(tab), patient).toBe('Free health screenings');
    const seen = tab.page.waitForResponse('**/api/Session/DisableNewsFlashForSession');
    await press(tab, 'Remind Me Later');
    await seen;
    await expect.poll(() => dialogs(tab), patient).toBe(0);

    await tab.go('/programs');
    await expect.poll(() => tab.page.getByRole('contentinfo').count(), patient).toBe(1);
    expect(await dialogs(tab)).toBe(0);
    await follow(tab, '/act/logout');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
    await enter(tab, 'pat@cedar.example');
    // In a new session the news that was to be shown later comes again, and nothing else.
    await expect.poll(() => title(tab), patient).toBe('Free health screenings');
    await press(tab, 'Got It!');
    await expect.poll(() => dialogs(tab), patient).toBe(0);
  });

  const welcomed = sharedVisit(() => signedIn('newcomer@cedar.example'));

  appearance('A-startup-03 A-startup-49 has the welcome form at the first sign-in', async () => {
    const tab = await welcomed();
    await expect.poll(() => title(tab), patient).toBe('Welcome');
    await expect.poll(() => tab.page.getByRole('button', { name: 'Complete', exact: true }).isDisabled(), patient).toBe(true);
    await expectSound(tab);
  });

  test('A-startup-51 A-startup-52 A-startup-53 is told what is wrong with it; once it is saved it comes no more', async () => {
    await undoAfterTest();
    const tab = await welcomed.ending();
    const complete = tab.page.getByRole('button', { name: 'Complete', exact: true });
    await tab.page.getByLabel('Preferred name').fill('Nic 💚');
    await expect.poll(() => complete.isEnabled(), patient).toBe(true);
    await tab.page.getByLabel('Personal email').fill('nonsense');
    await expect.poll(() => complete.isDisabled(), patient).toBe(true);
    await tab.page.getByLabel('Personal email').fill('nico@private.example');
    await expect.poll(() => complete.isEnabled(), patient).toBe(true);

    // The server is away for a moment: the form stays open with what was typed.
    await tab.page.route('**/api/user/v2/optional-fields', (route) => route.abort());
    const failed = tab.page.waitForEvent('requestfailed');
    await complete.click();
    await failed;
    await tab.page.unroute('**/api/user/v2/optional-fields');
    expect(await tab.page.getByLabel('Preferred name').inputValue()).toBe('Nic 💚');
    // What is said about it covers no button.
    await expect.poll(() => tab.page.getByText('The server could not be reached.').count(), patient).toBe(1);
    await expect.poll(() => complete.isEnabled(), patient).toBe(true);
    await complete.click();
    await expect.poll(() => title(tab), patient).toBe('Wellness Program Notification');
    await tab.page.reload();
    await expect.poll(() => title(tab), patient).toBe('Wellness Program Notification');
    const answers = await (await application.server.as('newcomer@cedar.example')).get<{ Data: { Name: string; Value?: string }[] }>('/user/v2/optional-fields');
    expect(answers.body.Data.find(({ Name }) => Name === 'PreferredName')?.Value).toBe('Nic 💚');
  });
});

describe('core data that cannot be loaded', () => {
  appearance.each([
    ['A-startup-72 the shell opens without rewards and news, and says nothing', ['**/api/rewards/ajax/getrewardsv3', '**/api/userannouncements'], 0],
    ['A-startup-70 that program notifications are missing is only logged', ['**/api/programnotification/getuserprogramnotifications'], 1],
  ])('%s', async (_title, calls, logged) => {
    const tab = await application.open();
    const failed = new Set<string>();
    for (const call of calls)
      await tab.page.route(call, (route) => {
        failed.add(call);
        return route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [{ Message: 'Broken.' }], ShowUser: true } });
      });
    await tab.enterAs('pat@lakeside.example');
    await expect.poll(() => tab.page.getByRole('navigation', { name: 'Main' }).count(), patient).toBe(1);
    await expect.poll(() => tab.page.getByRole('heading', { level: 1 }).textContent(), patient).toBe('Welcome, Pat');
    expect([...failed].sort()).toEqual([...calls].sort());
    expect(await dialogs(tab)).toBe(0);
    expect(await tab.page.getByText('Broken.').count()).toBe(0);
    expect(tab.complaints.filter((complaint) => complaint.includes('Program notifications could not be loaded: Broken.'))).toHaveLength(logged);
    await tab.close();
  });
});
