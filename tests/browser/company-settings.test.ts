import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import type { CompanyBrandingSettings, CompanyGeneralSettings, CompanySupportSettings } from '../../schemas/generated/records';
import { inSlices, withApplication } from './support/fixture';
import { type Tab } from './support/application';
import { patient } from './support/pages';
import { atFirst, expectSoundAtBothWidths, sharedVisit, withoutMessages } from './support/visits';

const path = '/administration/company-settings';

const { test, application } = withApplication();
const appearance = inSlices(test, '/administration/company-settings');
let tab: Tab;
let page: Page;
/** The calls of sections that the visit has made, in their order. */
let asked: string[];
const visit = sharedVisit(
  async () => {
    const opened = await application.open();
    opened.page.on('request', (request) => {
      const [, section] = /\/api\/companysettings\/(\w+)/.exec(request.url()) ?? [];
      if (section !== undefined && request.method() === 'GET') asked.push(section);
    });
    asked = [];
    await opened.enterAs('admin@lakeside.example', path);
    return opened;
  },
  async (own) => {
    // Another test may have saved since: the screen shows first what it loaded before.
    await atFirst(own, path);
    asked = [];
  },
);
beforeEach(async () => {
  tab = await visit();
  page = tab.page;
});

const open = (section: string) => page.getByRole('tab', { name: section, exact: true }).click();
const panel = () => page.getByRole('tabpanel').filter({ visible: true });
const button = (name: string) => panel().getByRole('button', { name, exact: true });
const whose = (name: string) => panel().getByRole('radiogroup', { name: 'Use settings from' }).getByRole('radio', { name, exact: true });
const notice = (text: string) => expect.poll(() => page.getByText(text, { exact: true }).count(), patient).toBeGreaterThan(0);
const failure = { StatusCode: 500, Errors: [{ Message: 'No.' }] };
const settingsOf = async <Settings>(section: string) =>
  (await (await application.server.as('admin@lakeside.example')).get<Settings>(`/companysettings/${section}`)).body;

appearance(
  'C-company-settings-02 C-company-settings-03 C-company-settings-04 general, biometrics and branding come first, each loaded once, when it is opened',
  async () => {
    const tabs = page.getByRole('tab');
    await expect.poll(() => tabs.allTextContents(), patient).toEqual(['General', 'Biometrics', 'Branding', 'Support', 'Time', 'Units']);
    await expect.poll(() => panel().getByLabel('Company name').inputValue(), patient).toBe('Lakeside Manufacturing');
    for (const [section, label] of [
      ['Branding', 'Color'],
      ['Biometrics', 'Measurements are valid for'],
    ] as const) {
      await open(section);
      await expect.poll(() => panel().getByLabel(label).first().isVisible(), patient).toBe(true);
      await open('General');
    }
    expect(asked.filter((section, index) => asked.indexOf(section) !== index)).toEqual([]);
  },
);

appearance(
  'C-company-settings-08 C-company-settings-28 C-company-settings-31 the screen stands beside the menu; what was opened is not loaded again',
  async () => {
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Company settings' }).getAttribute('aria-current'), patient)
      .toBe('page');
    await open('Time');
    await expect.poll(() => panel().getByLabel('Time zone').isVisible(), patient).toBe(true);
    const before = asked.length;
    for (const section of ['General', 'Time', 'General', 'Time']) await open(section);
    await expect.poll(() => panel().getByLabel('Time zone').isVisible(), patient).toBe(true);
    expect(asked).toHaveLength(before);
  },
);

appearance('C-company-settings-05 C-company-settings-06 C-company-settings-07 support, time and units are sound in both windows', async () => {
  for (const [section, label] of [
    ['Support', 'Email address'],
    ['Time', 'Time zone'],
    ['Units', 'Height'],
    ['Branding', 'Color'],
  ] as const) {
    await open(section);
    await expect.poll(() => panel().getByText(label).first().isVisible(), patient).toBe(true);
    await expectSoundAtBothWidths(tab);
  }
});

test('C-company-settings-53 C-company-settings-54 C-company-settings-30 what is saved is said and shown, and can be put back after a question', async () => {
  await open('Branding');
  await whose('Your company').check();
  await panel().getByLabel('Color').fill('#224488');
  await expect.poll(() => panel().getByRole('img', { name: 'A page in this color' }).getAttribute('src'), patient).toContain('224488');
  await button('Save').click();
  await notice('Settings saved successfully');
  expect((await settingsOf<CompanyBrandingSettings>('branding')).BrandingColor).toBe('#224488');
  await button('Reset to default').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await notice('Settings reset successfully');
  expect((await settingsOf<CompanyBrandingSettings>('branding')).Version).toBe(0);
  await expect.poll(() => button('Reset to default').count(), patient).toBe(0);
});

test('the partner’s settings are shown before they hold, and cannot be changed', async () => {
  await open('General');
  await whose('Your company').check();
  await expect.poll(() => panel().getByLabel('Company name').isEditable(), patient).toBe(true);
  await panel().getByLabel('Company name').fill('Lakeside');
  let answer = () => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  let load = () => {};
  const loading = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/api/companysettings/general*', async (route) => {
    await (route.request().method() === 'GET' ? loading : answering);
    await route.continue();
  });
  await withoutMessages(tab);
  await button('Save').click();
  // What is chosen while it is saved would be gone once it is.
  await expect.poll(() => whose('Your partner').isDisabled(), patient).toBe(true);
  answer();
  await notice('Settings saved successfully');
  // The settings of the partner held when the screen was opened: they are not shown again until the server has said what holds now.
  await expect.poll(() => panel().locator('.placeholder').count(), patient).toBeGreaterThan(0);
  expect(await panel().getByLabel('Company name').count()).toBe(0);
  load();
  await expect.poll(() => whose('Your company').isChecked(), patient).toBe(true);
  await page.unroute('**/api/companysettings/general*');
  await whose('Your partner').check();
  await expect.poll(() => panel().getByLabel('Company name').isEditable(), patient).toBe(false);
  expect((await settingsOf<CompanyGeneralSettings>('general')).DisplayName).toBe('Lakeside');
  await button('Save').click();
  await expect.poll(async () => (await settingsOf<CompanyGeneralSettings>('general')).UsePartnerSettings, patient).toBe(true);
});

test('what is typed while a section is saved stays, and can be saved after it', async () => {
  await open('Support');
  const address = panel().getByLabel('Email address');
  await address.fill('help@lakeside.example');
  let answer = () => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/companysettings/support*', async (route) => {
    if (route.request().method() === 'POST') await answering;
    await route.continue();
  });
  await button('Save').click();
  await expect.poll(() => button('Save').getAttribute('aria-busy'), patient).toBe('true');
  await address.press('End');
  await address.pressSequentially('.org');
  const fresh = page.waitForResponse((response) => response.request().method() === 'GET' && response.url().includes('/companysettings/support'));
  answer();
  await fresh;
  await notice('Settings saved successfully');
  await expect.poll(() => button('Save').getAttribute('aria-busy'), patient).toBeNull();
  expect(await address.inputValue()).toBe('help@lakeside.example.org');
  await withoutMessages(tab);
  await button('Save').click();
  await notice('Settings saved successfully');
  expect((await settingsOf<CompanySupportSettings>('support')).SupportEmailAddress).toBe('help@lakeside.example.org');
  await page.unroute('**/api/companysettings/support*');
});

test('what somebody else has saved meanwhile is not overwritten: the reason stands in the form, where what was typed stays', async () => {
  await open('Support');
  const address = panel().getByLabel('Email address');
  const admin = await application.server.as('admin@lakeside.example');
  const read = await settingsOf<CompanySupportSettings>('support');
  await address.fill('mine@lakeside.example');
  const saved = await admin.post('/companysettings/support?usePartnerSettings=false', { ...read, SupportEmailAddress: 'theirs@lakeside.example' });
  expect(saved.status).toBe(200);
  await button('Save').click();
  await notice('This was changed in the meantime. Reload the page, then make your change again.');
  expect(await page.getByText('An error occurred while saving company support settings.').count()).toBe(0);
  expect(await address.inputValue()).toBe('mine@lakeside.example');
  expect((await settingsOf<CompanySupportSettings>('support')).SupportEmailAddress).toBe('theirs@lakeside.example');
});

test('changes that are not saved are not lost without a question', async () => {
  await open('Units');
  await panel().getByLabel('Kilograms').check();
  await page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'People' }).click();
  await expect.poll(() => page.getByRole('alertdialog').textContent(), patient).toContain('Leave without saving?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay', exact: true }).click();
  await expect.poll(() => panel().getByLabel('Kilograms').isChecked(), patient).toBe(true);
  await panel().getByLabel('Pounds').check();
});

appearance.each([
  ['C-company-settings-55 C-company-settings-56 C-company-settings-57 support, general and branding', ['Support', 'General', 'Branding']],
  ['C-company-settings-58 C-company-settings-59 C-company-settings-60 biometrics, time and units', ['Biometrics', 'Time', 'Units']],
])('%s: a save that fails says so', async (_which, sections) => {
  await page.route('**/api/companysettings/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: failure }) : route.fallback(),
  );
  for (const section of sections) {
    await open(section);
    await button('Save').click();
    await notice(`An error occurred while saving company ${section.toLowerCase()} settings. Please contact support if the issue persists.`);
    await withoutMessages(tab);
  }
  await page.unroute('**/api/companysettings/**');
});

appearance('C-company-settings-29 C-company-settings-61 a section that cannot be loaded says so, is logged, and can be tried again', async () => {
  const own = await application.open();
  await own.page.route('**/api/companysettings/general**', (route) => route.fulfill({ status: 500, json: failure }));
  await own.enterAs('wradmin@lakeside.example', path);
  await expect.poll(() => own.page.getByText('The general settings could not be loaded.').count(), patient).toBe(1);
  await expect.poll(() => own.complaints.join('\n'), patient).toContain('getCompanyGeneralSettings');
  await own.page.unroute('**/api/companysettings/general**');
  await own.page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => own.page.getByLabel('Company name').count(), patient).toBe(1);
  await own.close();
});
