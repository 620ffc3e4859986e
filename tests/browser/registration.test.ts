import { expect, onTestFailed } from 'vitest';
import { registrationEvents } from '../../server/records/tables/registrations';
import type { TokenResult } from '../../schemas/generated/records';
import { inSlices, withApplication } from './support/fixture';
import { expectQuiet, expectSound, settled, type Tab } from './support/application';
import { kept, messagesTo, pathOf, patient } from './support/pages';
import { expectSoundAtBothWidths, follow, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/act/auth/registration/v2', '/act/auth/validation');

const newPassword = 'Meadow-4711';
const at = (company: string) => application.address.replace('127.0.0.1', `${company}.localhost`);
const open = async (company: string, path: string): Promise<Tab> => {
  const tab = await application.open();
  await tab.page.goto(`${at(company)}${path}`);
  await settled(tab.page);
  return tab;
};
const press = ({ page }: Tab, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = ({ page }: Tab) => page.getByRole('heading').allTextContents();
const shows = (tab: Tab, title: string) => expect.poll(() => heading(tab), patient).toContain(title);
const said = ({ page }: Tab) => page.getByRole('alert').first().textContent();

interface Details {
  company: string;
  LastName: string;
  DateOfBirth: string;
  UniqueId: string;
  email: string;
}
const june: Details = { company: 'riverton', LastName: 'Park', DateOfBirth: '1983-02-28', UniqueId: 'R-2001', email: 'june.park@riverton.example' };
const rosa: Details = { company: 'lakeside', LastName: 'Delgado', DateOfBirth: '1987-04-12', UniqueId: 'L-2001', email: 'rosa.delgado@lakeside.example' };

/** From the page of a company to the email. */
async function findMyself(tab: Tab, person: Details, first = 'Tell us who you are') {
  await shows(tab, first);
  await tab.page.getByText("I'm the employee or plan member").click();
  await press(tab, 'Continue');
  await shows(tab, "Let's find you");
  await tab.page.getByLabel('Last name').fill(person.LastName);
  await tab.page.getByLabel('Date of birth').fill(person.DateOfBirth);
  await tab.page.getByLabel('Unique ID').fill(person.UniqueId);
  await press(tab, 'Continue');
  await shows(tab, 'Check your inbox');
}

/** The link that was sent last. */
async function linkTo({ email }: Details): Promise<string> {
  const [message] = await messagesTo(application, email);
  return /https?:\/\/\S+/.exec(message?.Body ?? '')?.[0] ?? '';
}

const periods = /\d+ (?:hours|days)/g;
/** How long the link is good, as the page says it and as the email does. */
const howLongOnPage = async ({ page }: Tab) => (await page.getByRole('main').innerText()).match(periods);
const howLongInMail = async ({ email }: Details) => (await messagesTo(application, email))[0]?.Body.match(periods);

appearance('a company whose links are good for longer says so on the page as in the email', async () => {
  const teo: Details = { company: 'cedar', LastName: 'Marsh', DateOfBirth: '1991-06-21', UniqueId: 'C-2001', email: 'teo.marsh@cedar.example' };
  const tab = await open('cedar', '/act/auth/registration/v2');
  await findMyself(tab, teo, 'Do you work for the schools?');
  expect(await howLongOnPage(tab)).toEqual(['7 days']);
  expect(await howLongInMail(teo)).toEqual(['7 days']);
  await tab.close();
});

async function choosePassword(tab: Tab) {
  await shows(tab, 'Choose your password');
  await tab.page.locator('input[name="password"]').fill(newPassword);
  await tab.page.locator('input[name="confirm-password"]').fill(newPassword);
  await tab.page.getByLabel('I agree to the End User Agreement').check();
  await tab.page.getByLabel('I agree to the Privacy Policy').check();
}

/** June registers from the sign-in page. */
async function registerJune(): Promise<void> {
  const tab = await application.open();
  await tab.go('/act/auth/login');
  await tab.page.getByRole('link', { name: 'Register' }).click();
  await shows(tab, 'Enter your company code');
  await expectSoundAtBothWidths(tab);
  await press(tab, 'Continue');
  await expect.poll(() => tab.page.getByText('Company code is required.').count(), patient).toBeGreaterThan(0);
  await tab.page.getByRole('textbox', { name: 'Company code' }).fill('nobody');
  await press(tab, 'Continue');
  await expect.poll(() => said(tab), patient).toBe('We do not recognize this company code. Check it, or ask your company for the right one.');
  await tab.page.getByRole('textbox', { name: 'Company code' }).fill(june.company);
  await press(tab, 'Continue');
  await expect.poll(() => new URL(tab.page.url()).hostname, patient).toBe(`${june.company}.localhost`);
  await shows(tab, 'Tell us who you are');
  await settled(tab.page);
  await expectSoundAtBothWidths(tab);
  await findMyself(tab, june);
  await expectSoundAtBothWidths(tab);
  expect(await howLongOnPage(tab)).toEqual(['24 hours']);
  expect(await howLongInMail(june)).toEqual(['24 hours']);

  await tab.page.goto(await linkTo(june));
  await expect.poll(async () => (await heading(tab)).join(), patient).toContain('Your details, ');
  expect(pathOf(tab)).toMatch(/^\/act\/auth\/registration\/v2\?rid=/);
  await settled(tab.page);
  // What was asked is not asked again: it stands there, and can be corrected.
  await expect.poll(() => tab.page.getByLabel('Date of birth').inputValue(), patient).toBe(june.DateOfBirth);
  expect(await tab.page.getByLabel('Unique ID').inputValue()).toBe(june.UniqueId);
  expect(await tab.page.getByLabel('Unique ID').isEditable()).toBe(true);
  await expectSoundAtBothWidths(tab);
  await press(tab, 'Continue');
  await shows(tab, 'Choose your password');
  await press(tab, 'Read the Privacy Policy');
  await expect.poll(() => tab.page.getByRole('dialog').textContent(), patient).toContain('Riverton Hospital');
  await press(tab, 'Close');
  await press(tab, 'Register');
  await expect.poll(() => tab.page.getByText('things need your attention').count(), patient).toBe(1);
  await expectSoundAtBothWidths(tab);
  await choosePassword(tab);
  await tab.page.getByLabel('Remember this device').check();
  await press(tab, 'Register');
  await expect.poll(() => tab.page.getByText(`You are registered. Your user name is ${june.email}.`).count(), patient).toBe(1);
  await expectSoundAtBothWidths(tab);

  await tab.page.goBack();
  await tab.page.goForward();
  await expect.poll(() => tab.page.getByText('You are registered.').count(), patient).toBe(1);
  await press(tab, 'Sign in');
  await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
  await tab.page.getByLabel('User name').fill(june.email);
  await tab.page.locator('input[type="password"]').fill(newPassword);
  await press(tab, 'Sign in');
  await expect.poll(() => kept<TokenResult>(tab, 'token'), patient).toMatchObject({ IsLoginSuccessful: true, Stage: 'FirstLogin' });
  await tab.close();
}

let registered: Promise<void> | undefined;
/** June has registered: she does so in the first test that asks. */
function juneIsRegistered(): Promise<void> {
  onTestFailed(() => void (registered = undefined));
  return (registered ??= registerJune());
}

test('A-registration-28 A-routing-33 somebody registers from the sign-in page through all seven steps, and is signed in', () => juneIsRegistered());

test.each([
  ['A-registration-29 that somebody chose a role is on the server, with its time', 'SelectRole'],
  ['A-registration-30 that somebody was looked for is on the server, with its time', 'EligibilityCheck'],
  ['A-registration-31 that somebody gave what is required is on the server, with its time', 'RequiredInfo'],
  ['A-registration-32 that somebody chose a password is on the server, with its time', 'ActivateAccount'],
])('%s', async (_title, step) => {
  await juneIsRegistered();
  const rows = (await application.server.database.select().from(registrationEvents)).filter(({ Name }) => Name === step);
  const happened = new Set(rows.map(({ Name, Status }) => `${Name} ${Status}`));
  for (const status of ['Started', 'Succeeded']) expect(happened).toContain(`${step} ${status}`);
  for (const { OccurredAt, ReceivedAt } of rows) expect(Math.abs(Date.parse(ReceivedAt) - Date.parse(OccurredAt))).toBeLessThan(60_000);
});

test('A-routing-34 A-routing-35 with the keyboard alone, a lost connection, a page loaded anew and another device nothing is lost', async () => {
  const tab = await open('lakeside', '/act/auth/registration');
  const { page, context } = tab;
  const type = async (label: string, keys: string) => {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.field')?.textContent ?? ''), patient).toContain(label);
    await page.keyboard.type(keys);
  };
  await shows(tab, 'Tell us who you are');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => said(tab), patient).toContain('The server could not be reached. What you entered is kept');
  expect(await page.getByRole('radio').first().isChecked()).toBe(true);
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await shows(tab, "Let's find you");
  await page.getByLabel('Last name').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), patient).toBe('MAIN');
  await type('Last name', rosa.LastName);
  await type('Date of birth', '04121987');
  await page.getByLabel('Unique ID').focus();
  await page.keyboard.type(rosa.UniqueId);
  await page.keyboard.press('Enter');
  await shows(tab, 'Check your inbox');

  await page.reload();
  await shows(tab, 'Check your inbox');
  await press(tab, 'Back');
  await expect.poll(() => page.getByLabel('Last name').inputValue(), patient).toBe(rosa.LastName);
  await page.reload();
  await shows(tab, 'Check your inbox');

  const phone = await application.open('narrow');
  await phone.page.goto(await linkTo(rosa));
  await shows(phone, 'Your details, Rosa');
  await page.reload();
  await shows(tab, 'Check your inbox');
  await press(phone, 'Continue');
  await shows(phone, 'Choose your password');
  const second = await phone.another();
  await second.page.goto(phone.page.url());
  await choosePassword(phone);
  await choosePassword(second);
  await press(phone, 'Register');
  await expect.poll(() => phone.page.getByText('You are registered.').count(), patient).toBe(1);
  await press(second, 'Register');
  await expect.poll(() => said(second), patient).toBe('You are already registered. Please sign in.');
  await press(phone, 'Sign in');
  await expect.poll(() => kept<TokenResult>(phone, 'token'), patient).toMatchObject({ IsLoginSuccessful: true });
  await second.close();
  await context.close();
});

test('the link of a person who is registered leads to sign in; that of another company to its pages', async () => {
  await juneIsRegistered();
  const link = await linkTo(june);
  const tab = await open('cedar', new URL(link).pathname + new URL(link).search);
  await expect.poll(() => said(tab), patient).toBe('This registration belongs to another company.');
  await press(tab, 'Continue there');
  await expect.poll(() => new URL(tab.page.url()).hostname, patient).toBe('riverton.localhost');
  await expect.poll(() => said(tab), patient).toBe('This link has already been used, and you are registered. Please sign in.');
  await press(tab, 'Go to sign in');
  await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
  await tab.close();
});

let asked = '';
/** The pages of Cedar, on a screen that feels five fingers. */
const cedar = sharedVisit(async () => {
  const tab = await application.open();
  await tab.page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }));
  const setup = tab.page.waitForRequest(/registration\/v2\/setup/);
  await tab.page.goto(`${at('cedar')}/act/auth/registration/v2`);
  asked = (await setup).url();
  return tab;
});

test('A-registration-49 the server is told how many fingers the screen feels', async () => {
  await cedar();
  expect(new URL(asked).searchParams.get('deviceTouchPoints')).toBe('5');
});

appearance.each([
  ['a link that nobody has sent', '/act/auth/validation?vkey=made-up'],
  ['a page of links without one', '/act/auth/validation'],
  ['a token of three thousand letters', `/act/auth/registration/v2?rid=${'x'.repeat(3000)}`],
])('A-routing-35 %s is refused in plain words, and another registration begins', async (what, path) => {
  const tab = await cedar();
  await follow(tab, '/act/auth/login');
  await follow(tab, path);
  await expect.poll(() => said(tab), patient).toBe('This link is not valid. Please start again.');
  // They are one page. The refused calls are complaints of the browser.
  tab.complaints.length = 0;
  await (what === 'a link that nobody has sent' ? expectSound(tab) : expectQuiet(tab));
  await press(tab, 'Start again');
  await expect.poll(async () => (await heading(tab)).length, patient).toBeGreaterThan(1);
  expect(pathOf(tab)).toBe('/act/auth/registration/v2');
});

appearance.each(['setup', 'process-validation-key'])('A-http-errors-06 500 of %s leads to the page that says that nothing was found', async (call) => {
  const tab = await cedar();
  await follow(tab, '/act/auth/login');
  const calls = `**/api/registration/v2/${call}*`;
  await tab.page.route(calls, (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }));
  await follow(tab, call === 'setup' ? '/act/auth/registration/v2' : '/act/auth/validation?vkey=x');
  await expect.poll(() => pathOf(tab), patient).toBe('/notfound');
  await tab.page.unroute(calls);
});

appearance.each([
  ['cedar', '/act/auth/registration/v2'],
  ['lakeside', '/act/auth/registration'],
])('A-routing-33 A-routing-34 the sign-in page of %s leads to %s, as its toggle RegistrationV2Enabled says', async (company, path) => {
  const tab = company === 'cedar' ? await cedar() : await open(company, '/act/auth/login');
  await follow(tab, '/act/auth/login');
  await tab.page.getByRole('link', { name: 'Register' }).click();
  await expect.poll(() => pathOf(tab), patient).toBe(path);
  if (company !== 'cedar') await tab.close();
});

test('two clicks at once begin one registration', async () => {
  const tab = await cedar();
  await follow(tab, '/act/auth/login');
  await follow(tab, '/act/auth/registration/v2');
  let begun = 0;
  tab.page.on('request', (request) => {
    if (request.url().endsWith('/registration/v2/steps')) begun += 1;
  });
  await tab.page.getByText("I'm the employee or plan member").click();
  await tab.page.getByRole('button', { name: 'Continue' }).dblclick();
  await shows(tab, "Let's find you");
  expect(begun).toBe(1);
});

appearance('whoever is signed in is told to sign out first', async () => {
  const tab = await application.open();
  await tab.enterAs('pat@cedar.example', '/act/auth/registration/v2');
  await expect.poll(() => tab.page.getByText('You are signed in as Pat.').count(), patient).toBe(1);
  await tab.close();
});
