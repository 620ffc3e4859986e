import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TokenResult, UserProfile } from '../../schemas/generated/records';
import { demoPassword } from '../../server/demo/load';
import { profiles } from '../../server/records/tables/people';
import { personOf } from '../server/support/impersonation';
import { unchanged } from '../server/support/profile-save';
import { clientOf } from '../server/support/test-server';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, type Tab } from './support/application';
import { keptText, pathOf, patient } from './support/pages';
import { anew, sharedVisit, withoutMessages } from './support/visits';

const { test, application, undoAfterTest } = withApplication();
const appearance = inSlices(test, '/act/userprofile');

const chosen = (page: Page, label: string) => page.getByLabel(label).evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.textContent);
const save = (tab: Tab) => tab.page.getByRole('button', { name: 'Save' }).click();

const path = '/act/userprofile';
/** The profile as it is stored: nothing typed, nothing said. */
const profileOf = (userName: string) =>
  sharedVisit(
    async () => {
      const tab = await application.open();
      await tab.enterAs(userName, path);
      return tab;
    },
    async (tab) => {
      await withoutMessages(tab);
      await anew(tab, path);
    },
  );
const pat = profileOf('pat@lakeside.example');
/** Whose password a test changes. */
const manager = profileOf('manager@lakeside.example');
const patOfSummit = profileOf('pat@summit.example');
const storedProfile = async () => (await (await application.server.as('pat@lakeside.example')).get<UserProfile>('/user/userprofilev2')).body;

test('what was changed and not saved is asked about before the page is left, and is still there for whoever stays', async () => {
  const tab = await pat();
  const { page } = tab;
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const email = page.getByLabel('Preferred email');
  await email.fill('half.typed@lakeside.example');
  await page.getByRole('link', { name: 'Trackers' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => question.count(), patient).toBe(0);
  expect([pathOf(tab), await email.inputValue()]).toEqual([path, 'half.typed@lakeside.example']);
  await page.getByRole('link', { name: 'Trackers' }).click();
  await question.waitFor();
  await expectSound(tab);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => pathOf(tab), patient).toBe('/trackers');
  expect((await storedProfile()).PreferredEmail).not.toBe('half.typed@lakeside.example');
});

// The rule that keeps lost updates out is proved call by call in tests/server/lost-updates.test.ts.
test('a profile is saved twice in a row; what another window saved since is not reverted, and what was typed stays', async () => {
  const tab = await pat();
  const { page } = tab;
  const email = page.getByLabel('Preferred email');
  const before = await storedProfile();
  for (const typed of ['first@lakeside.example', 'second@lakeside.example']) {
    await email.fill(typed);
    await save(tab);
    await expect.poll(async () => (await storedProfile()).PreferredEmail, patient).toBe(typed);
    // While it is busy, the button takes no press, and "Undo changes" is disabled for that reason alone.
    await expect.poll(() => page.getByRole('button', { name: 'Save' }).getAttribute('aria-busy'), patient).not.toBe('true');
    await expect.poll(() => page.getByRole('button', { name: 'Undo changes' }).isEnabled(), patient).toBe(false);
  }
  await email.fill('late@lakeside.example');
  const other = await application.server.as('pat@lakeside.example');
  const elsewhere = { ...unchanged(await storedProfile()), HideFromLeaderboard: !before.HideFromLeaderboard };
  expect((await other.post('/user/userprofilev2', elsewhere)).status).toBe(200);
  await save(tab);
  await page.getByText('This was changed in the meantime. Reload the page, then make your change again.').first().waitFor();
  expect(await email.inputValue()).toBe('late@lakeside.example');
  expect(await storedProfile()).toMatchObject({ PreferredEmail: 'second@lakeside.example', HideFromLeaderboard: elsewhere.HideFromLeaderboard });
  await tab.load(path);
  await email.fill('late@lakeside.example');
  await save(tab);
  await expect.poll(storedProfile, patient).toMatchObject({ PreferredEmail: 'late@lakeside.example', HideFromLeaderboard: elsewhere.HideFromLeaderboard });
  const { Version: _now, ...restored } = unchanged(before);
  expect((await other.post('/user/userprofilev2', restored)).status).toBe(200);
  // The page would show what it has kept until the restored profile has arrived.
  await tab.load(path);
  // The browser complains of the refusal that this test is about.
  tab.complaints.length = 0;
});

test("a customer's required field shows in the form, is refused when empty by browser and server, is stored, and shows again", async () => {
  const tab = await pat();
  const badge = tab.page.getByLabel('Badge number');
  await badge.fill('');
  await save(tab);
  await tab.page.getByText('Badge number is required.').first().waitFor();

  const client = await application.server.as('pat@lakeside.example');
  const without = { ...unchanged(await storedProfile()), Custom: {} };
  const refused = await client.post<{ Errors: { Field: string; Code: string }[] }>('/user/userprofilev2', without);
  expect(refused.status).toBe(400);
  expect(refused.body.Errors).toEqual([expect.objectContaining({ Field: '/Custom/badgeNumber', Code: 'required' })]);

  await badge.fill('12');
  await save(tab);
  await tab.page.getByText('A badge number has 4 to 8 digits.').first().waitFor();
  await badge.fill('48213');
  await save(tab);
  await tab.page.getByText('Profile saved successfully.').waitFor();
  await expect.poll(async () => (await storedProfile()).Custom, patient).toMatchObject({ badgeNumber: '48213' });
  await anew(tab, path);
  expect(await badge.inputValue()).toBe('48213');
  expect(tab.complaints).toEqual([]);
});

appearance("another company's profile has its own field and not this one", async () => {
  const tab = await patOfSummit();
  expect(await tab.page.getByLabel('Badge number').count()).toBe(0);
  expect(await tab.page.getByLabel('Shirt size').count()).toBe(1);
});

test('A-profile-01 A-profile-45 every preference is saved and shows again', async () => {
  const tab = await pat('narrow');
  const { page } = tab;
  await page.getByLabel('Preferred email').fill('new.address@lakeside.example');
  await page.getByLabel('Hide me from leaderboards').check();
  const paris = await page
    .getByLabel('Time zone')
    .locator('option', { hasText: /\(Paris\), .* now$/ })
    .getAttribute('value');
  await page.getByLabel('Time zone').selectOption(paris);
  await page.getByLabel('24-hour (14:30)').check();
  await page.getByLabel('Week starts on').selectOption('Monday');
  await page
    .getByRole('group', { name: 'Distance' })
    .or(page.getByRole('radiogroup', { name: 'Distance' }))
    .getByLabel('Kilometers')
    .check();
  await save(tab);
  await page.getByText('Profile saved successfully.').waitFor();
  expect(await storedProfile()).toMatchObject({
    PreferredEmail: 'new.address@lakeside.example',
    HideFromLeaderboard: true,
    TimeZone: 'Europe/Paris',
    WeekStartDay: 'Monday',
  });
  await anew(tab, path);
  expect(await page.getByLabel('Preferred email').inputValue()).toBe('new.address@lakeside.example');
  expect(await page.getByLabel('Hide me from leaderboards').isChecked()).toBe(true);
  expect(await chosen(page, 'Time zone')).toMatch(/^Central European .*\(Paris\), \d{1,2}:\d\d [AP]M now$/);
  expect(await page.getByLabel('24-hour (14:30)').isChecked()).toBe(true);
  expect(await chosen(page, 'Week starts on')).toBe('Monday');
  expect(await page.getByLabel('Kilometers').isChecked()).toBe(true);
});

test("A-profile-31 a server's refusal lands on its field, keeps what was typed, and goes away when the field is edited", async () => {
  const tab = await pat();
  const taken = '+12015550177';
  const { UserId } = await personOf(application.server, 'admin@lakeside.example');
  await application.server.database.update(profiles).set({ MobileNumber: taken }).where(eq(profiles.UserId, UserId));
  const mobile = tab.page.getByLabel('Mobile number');
  await mobile.fill(taken);
  await save(tab);
  const message = tab.page.getByText('This mobile number belongs to someone else.').first();
  await message.waitFor();
  expect(await mobile.getAttribute('aria-invalid')).toBe('true');
  await mobile.fill('(201) 555-0188');
  await message.waitFor({ state: 'detached' });
  await save(tab);
  await tab.page.getByText('Profile saved successfully.').waitFor();
});

test('A-profile-40 a failed save says so once and keeps what was typed', async () => {
  const tab = await pat();
  await tab.page.route('**/api/user/userprofilev2', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [{ Message: 'no' }], ShowUser: false } })
      : route.continue(),
  );
  await tab.page.getByLabel('Preferred email').fill('typed@lakeside.example');
  await save(tab);
  await tab.page.getByText('An error occurred while saving your profile changes. Please contact support if the issue persists.').waitFor();
  expect(await tab.page.getByLabel('Preferred email').inputValue()).toBe('typed@lakeside.example');
  await tab.page.unroute('**/api/user/userprofilev2');
  await tab.page.route('**/api/user/userprofilev2', (route) => route.abort());
  const failed = tab.page.waitForEvent('requestfailed');
  await save(tab);
  await failed;
  expect(await tab.page.getByLabel('Preferred email').inputValue()).toBe('typed@lakeside.example');
  await tab.page.unroute('**/api/user/userprofilev2');
  // Those of the calls that failed.
  tab.complaints.length = 0;
});

/** Holds the answer of a call until it is let go. */
async function hold(tab: Tab, call: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await tab.page.route(call, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  return letGo;
}
const shown = (tab: Tab, text: string) => expect.poll(() => tab.page.getByText(text).first().isVisible(), patient).toBe(true);
const press = ({ page }: Tab, name: string) => page.getByRole('button', { name, exact: true }).click();

appearance('A-profile-26 a save shows that it is under way, then that it is done or why not', async () => {
  const tab = await pat();
  const button = tab.page.getByRole('button', { name: 'Save' });
  await tab.page.getByLabel('Hide me from leaderboards').click();
  const letGo = await hold(tab, '**/api/user/userprofilev2');
  await button.click();
  await expect.poll(() => button.getAttribute('aria-busy'), patient).toBe('true');
  expect(await tab.page.getByText('Profile saved successfully.').count()).toBe(0);
  letGo();
  await shown(tab, 'Profile saved successfully.');
  await expect.poll(() => button.getAttribute('aria-busy'), patient).not.toBe('true');
  await tab.page.unroute('**/api/user/userprofilev2');
});

test('A-profile-25 a save of another language starts the page again, in it', async () => {
  const tab = await patOfSummit();
  await tab.page.evaluate(() => void Object.assign(window, { isMarked: true }));
  const language = await tab.page.getByLabel('Preferred language').evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.textContent);
  await tab.page.getByLabel('Preferred language').selectOption({ label: language === 'English' ? 'Español' : 'English' });
  await save(tab);
  await shown(tab, 'Restarting the page in your chosen language.');
  await expect.poll(() => tab.page.evaluate(() => 'isMarked' in window).catch(() => true), patient).toBe(false);
  await expect.poll(() => pathOf(tab), patient).toBe('/act/userprofile');
  expect(await keptText(tab, 'language')).toBe(language === 'English' ? 'es-419' : 'en-US');
});

appearance('A-profile-29 A-profile-30 a date of birth and a unique id that the company refuses are said at their fields', async () => {
  const theirs = (await (await application.server.as('manager@lakeside.example')).get<UserProfile>('/user/userprofilev2')).body;
  const taken = String(theirs.ProfileAnswers.find(({ Id }) => Id === 'UniqueId')?.UserAnswer);
  const tab = await pat();
  await tab.page.getByLabel('Date of birth').fill('2020-01-01');
  await tab.page.getByLabel('Unique ID').fill(taken);
  await save(tab);
  for (const [label, words] of [
    ['Date of birth', 'This date of birth is not valid: you must be at least 18 years old.'],
    ['Unique ID', 'This unique ID belongs to someone else.'],
  ] as const) {
    await expect.poll(() => tab.page.getByLabel(label).getAttribute('aria-invalid'), patient).toBe('true');
    expect(await tab.page.locator('.field', { has: tab.page.getByLabel(label) }).textContent()).toContain(words);
  }
});

test('A-profile-32 the password is changed in a dialog: what is wrong is said at its field, and other sessions end', async () => {
  await undoAfterTest();
  const { app, nobody } = application.server;
  const tab = await manager.ending('narrow');
  const { body } = await nobody.post<TokenResult>('/account/login/login', { UserName: 'manager@lakeside.example', Password: demoPassword });
  const elsewhere = clientOf(app, body.Token);
  const isSignedInElsewhere = async () => (await elsewhere.get<{ SignedIn: boolean }>('/session')).body.SignedIn;
  expect(await isSignedInElsewhere()).toBe(true);
  const dialog = tab.page.getByRole('dialog', { name: 'Change your password' });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await press(tab, 'Change password');
  await field('Current password').fill('Wrong-4711');
  await field('New password').fill('meadow');
  await field('Confirm new password').fill('meadow-');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => field('New password').getAttribute('aria-invalid'), patient).toBe('true');
  await expectSound(tab);
  for (const label of ['New password', 'Confirm new password']) await field(label).fill('Meadow-4711');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shown(tab, 'The current password is wrong.');
  await field('Current password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shown(tab, 'Your password was changed.');
  expect(await isSignedInElsewhere()).toBe(false);
  await tab.go(path);
  await tab.page.getByLabel('Mobile number').waitFor();
});
