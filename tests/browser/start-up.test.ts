import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, expectSound, startApplication, type Tab } from './support/application';
import { enter, keptText, pathOf, patient } from './support/pages';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

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

test('A-session-01 A-session-04 A-session-88 A-startup-47 A-startup-48 staff whose language is Spanish are told that theirs is English, and the page starts again in it', async () => {
  const tab = await signedIn('coach@cedar.example');
  await expect.poll(() => title(tab), patient).toBe('Language');
  expect(await tab.page.getByRole('dialog').textContent()).toContain('We can only support the English version of the platform for your role.');
  await stillOpen(tab, 'Language');
  await expectSound(tab);
  await tab.page.evaluate(() => void Object.assign(window, { isMarked: true }));
  await press(tab, 'Ok');
  await expect.poll(() => tab.page.evaluate(() => 'isMarked' in window).catch(() => true), patient).toBe(false);
  // What comes next at the start comes now.
  await expect.poll(() => title(tab), patient).not.toBe('Language');
  expect(await keptText(tab, 'language')).toBe('en-US');
  await tab.context.close();
});

describe('somebody who has answered nothing yet', () => {
  test('A-startup-02 A-startup-55 A-startup-58 A-startup-59 A-startup-60 terms must be ticked before one goes on, others need not be; then come the news, one by one and once a session', async () => {
    const tab = await signedIn('pat@cedar.example', 'narrow');
    await expect.poll(() => title(tab), patient).toBe('Wellness Program Notification');
    expect(await tab.page.getByRole('dialog').textContent()).toContain(
      'Message and data rates may apply. Message frequency varies. Text HELP for help or STOP to unsubscribe.',
    );
    expect(await canGoOn(tab)).toBe(false);
    await stillOpen(tab, 'Wellness Program Notification');
    expect(await tab.page.getByRole('dialog').getByRole('button', { name: 'Close' }).count()).toBe(0);
    await expectSound(tab);
    const terms = tab.page.getByLabel('I agree to the terms');
    await terms.check();
    await expect.poll(() => canGoOn(tab), patient).toBe(true);
    await terms.uncheck();
    await expect.poll(() => canGoOn(tab), patient).toBe(false);
    await terms.check();
    await expect.poll(() => canGoOn(tab), patient).toBe(true);
    await press(tab, 'Continue');

    await expect.poll(() => title(tab), patient).toBe('Privacy notice for coaching');
    await expect.poll(() => canGoOn(tab), patient).toBe(true);
    expect(await terms.isChecked()).toBe(false);
    await stillOpen(tab, 'Privacy notice for coaching');
    await press(tab, 'Continue');

    await expect.poll(() => title(tab), patient).toBe('Spring challenge begins on Monday');
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
    await tab.page.goto('/act/logout');
    await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
    await enter(tab, 'pat@cedar.example');
    // In a new session the news that was to be shown later comes again, and nothing else.
    await expect.poll(() => title(tab), patient).toBe('Free health screenings');
    await press(tab, 'Got It!');
    await expect.poll(() => dialogs(tab), patient).toBe(0);
    await tab.context.close();
  });

  test('A-startup-03 A-startup-49 A-startup-51 A-startup-52 A-startup-53 the welcome form comes at the first sign-in, says what is wrong, is saved, and comes no more', async () => {
    const tab = await signedIn('newcomer@cedar.example');
    await expect.poll(() => title(tab), patient).toBe('Welcome');
    const complete = tab.page.getByRole('button', { name: 'Complete' });
    await expect.poll(() => complete.isDisabled(), patient).toBe(true);
    await expectSound(tab);
    await tab.page.getByLabel('Preferred name').fill('Nic 💚');
    await expect.poll(() => complete.isEnabled(), patient).toBe(true);
    await tab.page.getByLabel('Private email').fill('nonsense');
    await expect.poll(() => complete.isDisabled(), patient).toBe(true);
    await tab.page.getByLabel('Private email').fill('nico@private.example');
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
    await tab.context.close();
  });
});

describe('core data that cannot be loaded', () => {
  test.each([
    ['A-startup-72 the shell opens without it and says nothing', '**/api/rewards/ajax/getrewardsv3', 0],
    ['A-startup-72 the shell opens without it and says nothing', '**/api/userannouncements', 0],
    ['A-startup-70 it is only logged', '**/api/programnotification/getuserprogramnotifications', 1],
  ])('%s: %s', async (_title, call, logged) => {
    const tab = await application.open();
    await tab.page.route(call, (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [{ Message: 'Broken.' }], ShowUser: true } }));
    await tab.signIn('pat@lakeside.example');
    await expect.poll(() => tab.page.getByRole('navigation', { name: 'Main' }).count(), patient).toBe(1);
    await expect.poll(() => tab.page.getByRole('heading', { level: 1 }).textContent(), patient).toBe('Welcome, Pat');
    expect(await dialogs(tab)).toBe(0);
    expect(await tab.page.getByText('Broken.').count()).toBe(0);
    expect(tab.complaints.filter((complaint) => complaint.includes('Program notifications could not be loaded: Broken.'))).toHaveLength(logged);
    await tab.context.close();
  });
});
