import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import type { OptionalField } from '../../schemas/generated/records';
import { optionalFieldAnswers } from '../../server/records/tables/optional-fields';
import { profiles, users } from '../../server/records/tables/people';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, type Tab, type Width } from './support/application';
import { answerStartUp, pathOf, patient } from './support/pages';

const dialogPerson = 'newcomer@cedar.example';
const pagePerson = 'newcomer@granite.example';

const { test, application } = withApplication();
const appearance = inSlices(test, '/act/firstlogin', '/programs');
test.beforeAll(async () => {
  for (const person of [dialogPerson, pagePerson]) await answerStartUp(application, person);
});

const idOf = async (userName: string) =>
  (await application.server.database.select().from(users).where(eq(users.UserName, userName)))[0] as typeof users.$inferSelect;

/** The person comes for the first time. */
const isNew = (userName: string) => application.server.database.update(users).set({ FirstLoginPending: true }).where(eq(users.UserName, userName));
/** The server has heard that the first sign-in is over: after the page has gone on. */
const isKnown = (userName: string) => expect.poll(async () => (await idOf(userName)).FirstLoginPending, patient).toBe(false);
/** Nobody has asked the person yet, and nothing is known of them. */
async function forget(userName: string) {
  const { UserId } = await idOf(userName);
  await isNew(userName);
  await application.server.database.delete(optionalFieldAnswers).where(eq(optionalFieldAnswers.UserId, UserId));
  await application.server.database.update(profiles).set({ MobileNumber: null }).where(eq(profiles.UserId, UserId));
}
let tab: Tab;
/** Somebody comes for the first time and sees the empty form, in a page that goes back to the pool when the test ends. */
async function openForm(userName: string, width?: Width) {
  await forget(userName);
  const opened = await application.open(width);
  onTestFinished(() => opened.close());
  tab = opened;
  await tab.enterAs(userName);
  await field('Preferred name').waitFor();
}
const field = (label: string) => tab.page.getByLabel(label, { exact: true });
const complete = () => tab.page.getByRole('button', { name: 'Complete', exact: true });
const canComplete = (is: boolean) => expect.poll(() => complete().isEnabled(), patient).toBe(is);
const answersOf = async (userName: string) => {
  const { body } = await (await application.server.as(userName)).get<{ Data: OptionalField[] }>('/user/v2/optional-fields');
  return Object.fromEntries(body.Data.flatMap(({ Name, Value }) => (Value === undefined ? [] : [[Name, Value]])));
};

// One form, in the dialog of companies without a form of their own and on the page of those with one.
describe.each([
  ['in the dialog', dialogPerson, 'wide'],
  ['on its page', pagePerson, 'narrow'],
] as const)('the welcome form %s', (_where, person, width) => {
  test.beforeEach(() => openForm(person, width));

  appearance(
    'A-registration-35 A-registration-36 A-registration-39 more than 100 characters are kept and refused, in texts and in numbers, and dates are typed as MM/DD/YYYY',
    async () => {
      for (const [label, tooLong, whole] of [
        ['Preferred name', 'n'.repeat(101), 'n'.repeat(100)],
        ['Badge number', '9'.repeat(101), '4711'],
      ] as const) {
        await field(label).fill(tooLong);
        expect((await field(label).inputValue()).length, label).toBe(101);
        await tab.page.keyboard.press('Tab');
        await expect.poll(() => complete().isEnabled(), { ...patient, message: label }).toBe(false);
        await field(label).fill(whole);
        await canComplete(true);
      }
      await field('Start date').pressSequentially('03172015');
      expect(await field('Start date').inputValue()).toBe('2015-03-17');
    },
  );

  appearance('A-registration-37 A-registration-38 A-registration-45 Complete waits until something is changed and all is valid', async () => {
    await canComplete(false);
    await field('Preferred name').fill('Nic');
    await canComplete(true);
    await field('Preferred name').fill('');
    await canComplete(false);
    await field('Personal email').fill('nonsense');
    await tab.page.keyboard.press('Tab');
    await tab.page.getByText('Enter an email address, such as name@example.com.').waitFor();
    await canComplete(false);
    await field('Personal email').fill('nic@home.example');
    await canComplete(true);
    for (const [day, isValid] of [
      ['1898-12-31', false],
      ['1899-01-01', true],
      ['2200-01-01', false],
      ['2199-12-31', true],
    ] as const) {
      await field('Start date').fill(day);
      await canComplete(isValid);
    }
    await expectSound(tab);
  });

  appearance('A-registration-40 A-registration-41 a list without choices is not shown, and what is read-only cannot be used', async () => {
    expect(await field('Shift').count()).toBe(1);
    expect(await field('Site').count()).toBe(0);
    expect(await field('Cost center').isDisabled()).toBe(true);
    expect(await field('Shift').isDisabled()).toBe(false);
  });

  appearance('A-registration-42 A-registration-43 A-registration-44 the mobile number has a phone field, without verification', async () => {
    const mobile = field('Mobile number');
    expect(await mobile.getAttribute('type')).toBe('tel');
    expect(await mobile.getAttribute('placeholder')).toBe('(201) 555-0123');
    await mobile.fill('201.555.0123');
    await canComplete(true);
    await tab.page.keyboard.press('Tab');
    await expect.poll(() => mobile.inputValue(), patient).toBe('(201) 555-0123');
    expect(await tab.page.getByText(/verif/i).count()).toBe(0);
    expect(await tab.page.getByRole('button', { name: /verif/i }).count()).toBe(0);
  });

  appearance('A-registration-47 help of more than 24 characters is a tooltip, for the keyboard too, and shorter help is not', async () => {
    const { page } = tab;
    await expect.poll(() => page.getByText('Your coach uses this.').isVisible(), patient).toBe(true);
    const tip = page.getByText('On the back of your badge.');
    expect(await tip.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Help: Badge number' }).focus();
    await expect.poll(() => tip.isVisible(), patient).toBe(true);
    const box = await tip.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= (page.viewportSize()?.width ?? 0)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => tip.isVisible(), patient).toBe(false);
    // Only the tip went away.
    await expect.poll(() => field('Badge number').isVisible(), patient).toBe(true);
    const described = await field('Badge number').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('On the back of your badge.');
  });

  test('A-registration-46 A-registration-63 an answer that somebody else has is refused at its field with the words of the server, nothing is stored, and another one goes through', async () => {
    const company = (await idOf(person)).EntityId;
    const other = await application.server.as(`pat@${company}.example`);
    await other.post('/user/v2/optional-fields', { Fields: { PrivateEmail: 'taken@home.example' }, UserCancelled: false });
    await field('Preferred name').fill('Kept');
    await field('Personal email').fill('taken@home.example');
    await canComplete(true);
    await complete().click();
    const message = tab.page.locator('.field-fault', { hasText: 'Personal email belongs to someone else.' });
    await message.waitFor();
    expect(await field('Personal email').getAttribute('aria-invalid')).toBe('true');
    expect(await answersOf(person)).toEqual({});
    await expectSound(tab);
    await field('Personal email').fill('free@home.example');
    await message.waitFor({ state: 'detached' });
    await canComplete(true);
    await complete().click();
    await expect.poll(() => pathOf(tab), patient).toBe('/programs');
    await expect.poll(() => complete().count(), patient).toBe(0);
    expect(await answersOf(person)).toMatchObject({ PreferredName: 'Kept', PrivateEmail: 'free@home.example' });
    await isKnown(person);
  });

  test('Later asks before a dialog loses what was typed, stores nothing and goes on; what was answered before shows in the form', async () => {
    await field('Preferred name').fill('Never stored');
    await tab.page.getByRole('button', { name: 'Later' }).click();
    if (person === dialogPerson) await tab.page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => complete().count(), patient).toBe(0);
    await expect.poll(() => pathOf(tab), patient).toBe('/programs');
    expect(await answersOf(person)).toEqual({});
    await isKnown(person);

    await forget(person);
    await (await application.server.as(person)).post('/user/v2/optional-fields', { Fields: { PreferredName: 'Known', Shift: 'night' }, UserCancelled: false });
    await isNew(person);
    await tab.enterAs(person);
    await expect.poll(() => field('Preferred name').inputValue(), patient).toBe('Known');
    expect(await field('Shift').evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.textContent)).toBe('Night');
    await canComplete(false);
  });
});

test('the network fails while the form on its page is left: it says so, and a second try goes through', async () => {
  await openForm(pagePerson);
  await tab.page.route('**/api/login/firstlogin', (route) => route.abort());
  await field('Preferred name').fill('Twice');
  await complete().click();
  await tab.page.getByText('An error occurred, please try again later.').waitFor();
  expect(pathOf(tab)).toBe('/act/firstlogin');
  await tab.page.unroute('**/api/login/firstlogin');
  await tab.page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  expect(await answersOf(pagePerson)).toEqual({ PreferredName: 'Twice' });
});
