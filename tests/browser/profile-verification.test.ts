import { expect } from 'vitest';
import type { UserProfile } from '../../schemas/generated/records';
import { contactVerifications } from '../../server/records/tables/contact-verifications';
import { unchanged } from '../server/support/profile-save';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, type Tab } from './support/application';
import { axeFindings } from './support/axe';
import { messagesTo, patient, tellPages } from './support/pages';
import { anew, sharedVisit, withoutMessages } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/act/userprofile');

const save = (tab: Tab) => tab.page.getByRole('button', { name: 'Save' }).click();
const profileOf = (userName: string) =>
  sharedVisit(
    async () => {
      const tab = await application.open();
      await tab.enterAs(userName, '/act/userprofile');
      return tab;
    },
    async (tab) => {
      await withoutMessages(tab);
      await anew(tab, '/act/userprofile');
    },
  );
const visits = { 'pat@summit.example': profileOf('pat@summit.example'), 'manager@lakeside.example': profileOf('manager@lakeside.example') };
const mobile = ({ page }: Tab) => page.getByLabel('Mobile number');
const shown = (tab: Tab, text: string) => expect.poll(() => tab.page.getByText(text).first().isVisible(), patient).toBe(true);
const press = ({ page }: Tab, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Gives somebody another number, to which nothing was sent, and tells the pages that they have open. */
async function giveNumber(userName: string, MobileNumber: string): Promise<void> {
  const client = await application.server.as(userName);
  const profile = (await client.get<UserProfile>('/user/userprofilev2')).body;
  await client.post('/user/userprofilev2', { ...unchanged(profile), MobileNumber });
  await application.server.database.delete(contactVerifications);
  await tellPages(application, userName, 'HealthProfile');
}
/** What the owner of a number replies to a text. */
const reply = (From: string, Body: string) => application.server.nobody.post('/texts/received', { From, Body });

appearance.each([
  [
    'A-profile-27 without the text tool one text',
    'pat@summit.example',
    '2015550601',
    'We sent a verification text to 2015550601. Reply to it to verify your number.',
    'wide',
  ],
  [
    'A-profile-28 with it two texts',
    'manager@lakeside.example',
    '2015550602',
    'We sent two verification texts to 2015550602. Reply to each to get text reminders and wellness updates.',
    'narrow',
  ],
] as const)('a changed mobile number: %s, which a dialog says; an unchanged one says nothing', async (_title, userName, number, words, width) => {
  const tab = await visits[userName](width);
  await mobile(tab).fill(number);
  await save(tab);
  const dialog = tab.page.getByRole('dialog', { name: 'Verify your mobile number' });
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain(words);
  await expectSound(tab);
  await tab.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await tab.page.getByLabel('Hide me from leaderboards').click();
  await save(tab);
  await shown(tab, 'Profile saved successfully.');
  expect(await dialog.count()).toBe(0);
});

test('C-profile-01 A-profile-17 the number shows without +1, its sign follows its verification, and a reply verifies it at once', async () => {
  const tab = await visits['pat@summit.example']();
  await mobile(tab).fill('+1 (201) 555-0603');
  await save(tab);
  await tab.page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => mobile(tab).inputValue(), patient).toBe('(201) 555-0603');
  const sign = (name: string) => tab.page.getByRole('img', { name });
  await expect.poll(() => sign('Mobile verification pending').count(), patient).toBe(1);
  await mobile(tab).press('End');
  await tab.page.keyboard.press('Backspace');
  await tab.page.keyboard.type('4');
  expect(await mobile(tab).inputValue()).toBe('(201) 555-0604');
  // Another number has not been verified, nor sent anything.
  await expect.poll(() => sign('Mobile verification pending').count(), patient).toBe(0);
  await mobile(tab).fill('2015550603');
  await expect.poll(() => sign('Mobile verification pending').count(), patient).toBe(1);
  await reply('+12015550603', 'YES');
  await expect.poll(() => sign('Mobile verified').count(), patient).toBe(1);
});

test('A-profile-35 A-profile-41 A-profile-46 the verification is sent once more by the button at the number; a failure says so', async () => {
  const tab = await visits['pat@summit.example']();
  await giveNumber('pat@summit.example', '2015550605');
  await tab.page.route('**/api/user/mobileverification', (route) => route.abort());
  await press(tab, 'Resend verification');
  await shown(tab, 'An error occurred while sending mobile verification.Please contact support if the issue persists.');
  await tab.page.unroute('**/api/user/mobileverification');
  await press(tab, 'Resend verification');
  await shown(tab, 'Mobile verification text has been sent.');
  await expect.poll(() => tab.page.getByRole('button', { name: 'Resend verification' }).count(), patient).toBe(0);
});

test('A-profile-36 A-profile-44 A-profile-47 the preferred email address is verified by a code; a wrong one is refused in the dialog', async () => {
  await application.server.database.delete(contactVerifications);
  const tab = await visits['pat@summit.example']('narrow');
  await tab.page.route('**/api/user/preferredemailverification', (route) => route.abort());
  await press(tab, 'Send code');
  await shown(tab, 'An error occurred while sending preferred email verification. Please contact support if the issue persists.');
  await tab.page.unroute('**/api/user/preferredemailverification');
  await press(tab, 'Send code');
  await shown(tab, 'Preferred email verification code has been sent.');
  const email = await tab.page.getByLabel('Preferred email').inputValue();
  await press(tab, 'Enter code');
  const dialog = tab.page.getByRole('dialog', { name: 'Verify your email address' });
  const [message] = await messagesTo(application, email);
  const code = /\d{6}/.exec(message?.Body ?? '')?.[0] ?? '';
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '000001' : '000000');
  await tab.page.keyboard.press('Enter');
  await shown(tab, 'This code is wrong or has expired.');
  expect(await axeFindings(tab.page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
  await tab.page.keyboard.press('Enter');
  await shown(tab, `Your preferred email address ${email} is verified.`);
});

test.each([
  ['A-profile-37 A-profile-42 a text that opts into reminders', 'verifyTextReminder', 'text reminder', 'text reminders', 'REMIND'],
  ['A-profile-38 A-profile-43 a text that opts into wellness updates', 'verifyWellnessReminder', 'wellness reminder', 'wellness updates', 'WELL'],
])('%s is sent from the profile, a failure says so, and a reply opts in', async (_title, call, what, wanted, word) => {
  const tab = await visits['manager@lakeside.example']();
  await giveNumber('manager@lakeside.example', '2015550606');
  const row = tab.page
    .locator('.node-row, [class*="row"]')
    .filter({ hasText: `You do not get ${wanted}.` })
    .last();
  await tab.page.route(`**/api/user/${call}`, (route) => route.abort());
  await row.getByRole('button', { name: 'Send text' }).click();
  await shown(tab, `An error occurred while sending ${what} verification. Please contact support if the issue persists.`);
  await tab.page.unroute(`**/api/user/${call}`);
  await row.getByRole('button', { name: 'Send text' }).click();
  await shown(tab, `Reply to our text to get ${wanted}.`);
  await reply('+12015550606', word);
  await shown(tab, `You get ${wanted}.`);
});
