import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserProfile } from '../../schemas/generated/records';
import { unchanged } from '../server/support/profile-save';
import { type Application, startApplication, type Tab } from './support/application';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

const chosen = (page: Page, label: string) => page.getByLabel(label).evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.textContent);
const save = (tab: Tab) => tab.page.getByRole('button', { name: 'Save' }).click();

test("a customer's required field shows in the form, is refused when empty by browser and server, is stored, and shows again", async () => {
  const tab = await application.open();
  await tab.signIn('pat@lakeside.example');
  await tab.go('/act/userprofile');
  const badge = tab.page.getByLabel('Badge number');
  await badge.fill('');
  await save(tab);
  await tab.page.getByText('Badge number is required.').first().waitFor();

  const client = await application.server.as('pat@lakeside.example');
  const profile = (await client.get<UserProfile>('/user/userprofilev2')).body;
  const refused = await client.post<{ Errors: { Field: string; Code: string }[] }>('/user/userprofilev2', { ...unchanged(profile), Custom: {} });
  expect(refused.status).toBe(400);
  expect(refused.body.Errors).toEqual([expect.objectContaining({ Field: '/Custom/badgeNumber', Code: 'required' })]);

  await badge.fill('12');
  await save(tab);
  await tab.page.getByText('A badge number has 4 to 8 digits.').first().waitFor();
  await badge.fill('48213');
  await save(tab);
  await tab.page.getByText('Profile saved successfully.').waitFor();
  await tab.go('/act/userprofile');
  expect(await tab.page.getByLabel('Badge number').inputValue()).toBe('48213');
  expect(tab.complaints).toEqual([]);
  await tab.context.close();
});

test("another company's profile has its own field and not this one", async () => {
  const tab = await application.open();
  await tab.signIn('pat@summit.example');
  await tab.go('/act/userprofile');
  expect(await tab.page.getByLabel('Badge number').count()).toBe(0);
  expect(await tab.page.getByLabel('Shirt size').count()).toBe(1);
  await tab.context.close();
});

test('A-profile-45 every preference is saved and shows again', async () => {
  const tab = await application.open('narrow');
  await tab.signIn('admin@lakeside.example');
  await tab.go('/act/userprofile');
  const { page } = tab;
  await page.getByLabel('Preferred email').fill('new.address@lakeside.example');
  await page.getByLabel('Hide me from leaderboards').check();
  await page.getByLabel('Time zone').selectOption('Europe/Paris');
  await page.getByLabel('24-hour (14:30)').check();
  await page.getByLabel('Week starts on').selectOption('Monday');
  await page
    .getByRole('group', { name: 'Distance' })
    .or(page.getByRole('radiogroup', { name: 'Distance' }))
    .getByLabel('Kilometers')
    .check();
  await save(tab);
  await page.getByText('Profile saved successfully.').waitFor();
  await tab.go('/act/userprofile');
  expect(await page.getByLabel('Preferred email').inputValue()).toBe('new.address@lakeside.example');
  expect(await page.getByLabel('Hide me from leaderboards').isChecked()).toBe(true);
  expect(await chosen(page, 'Time zone')).toBe('Europe/Paris');
  expect(await page.getByLabel('24-hour (14:30)').isChecked()).toBe(true);
  expect(await chosen(page, 'Week starts on')).toBe('Monday');
  await tab.context.close();
});

test("A-profile-31 a server's refusal lands on its field, keeps what was typed, and goes away when the field is edited", async () => {
  const tab = await application.open();
  await tab.signIn('pat@lakeside.example');
  const taken = (await (await application.server.as('admin@lakeside.example')).get<{ MobileNumber: string }>('/user/userprofilev2')).body.MobileNumber;
  await tab.go('/act/userprofile');
  const mobile = tab.page.getByLabel('Mobile number');
  await mobile.fill(taken);
  await save(tab);
  const message = tab.page.getByText('This mobile number belongs to somebody else.').first();
  await message.waitFor();
  expect(await mobile.getAttribute('aria-invalid')).toBe('true');
  await mobile.fill('(201) 555-0188');
  await message.waitFor({ state: 'detached' });
  await save(tab);
  await tab.page.getByText('Profile saved successfully.').waitFor();
  await tab.context.close();
});

test('A-profile-40 a failed save says so once and keeps what was typed', async () => {
  const tab = await application.open();
  await tab.signIn('pat@lakeside.example');
  await tab.go('/act/userprofile');
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
  await save(tab);
  expect(await tab.page.getByLabel('Preferred email').inputValue()).toBe('typed@lakeside.example');
  await tab.context.close();
});
