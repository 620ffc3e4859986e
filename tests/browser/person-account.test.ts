import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../server/records/tables/people';
import { type Application, expectSound, settled, startApplication, type Tab, type Width } from './support/application';
import { answerStartUp, messagesTo, patient } from './support/pages';
import { panel } from './support/side-panel';
import { sharedVisit } from './support/visits';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

const person = async () => (await application.server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example')))[0]!;

const visit = sharedVisit(async () => {
  await answerStartUp(application, 'admin@lakeside.example');
  const tab = await application.open();
  await tab.enterAs('admin@lakeside.example', '/administration/people');
  return tab;
});

/** An administrator with the account of Pat Rivers open. */
async function open(width: Width = 'wide'): Promise<Tab> {
  const tab = await visit(width);
  await tab.page.getByLabel('Search').fill('pat@lakeside');
  await tab.page
    .getByRole('button', { name: 'Rivers', exact: true })
    .or(tab.page.getByRole('link', { name: 'Rivers', exact: true }))
    .click();
  await tab.page.getByRole('dialog', { name: 'Account of Pat Rivers' }).waitFor();
  await settled(tab.page);
  return tab;
}
/** The account is closed again, by its dialog or by the change. */
const closed = async ({ page }: Tab) => {
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0);
};
const press = async (tab: Tab, name: string, yes: string) => {
  await tab.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const question = tab.page.locator('.MuiDialog-root').last();
  await question.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
  await question.getByRole('button', { name: yes, exact: true }).click();
};

describe.each(['wide', 'narrow'] as Width[])('%s', (width) => {
  test('A-user-search-35 an administrator changes the details of a person; what is wrong is said at its field', async () => {
    const tab = await open(width);
    const dialog = tab.page.getByRole('dialog', { name: 'Account of Pat Rivers' });
    await expectSound(tab);
    await dialog.getByLabel(/^E-mail/).fill('nonsense');
    await dialog.getByLabel(/^First name/).fill('Patricia');
    await expect.poll(() => dialog.getByText('Enter an e-mail address, such as name@example.com.').count(), patient).toBe(1);
    expect(await dialog.getByRole('button', { name: 'Save' }).isEnabled()).toBe(false);
    await dialog.getByLabel(/^E-mail/).fill('pat@lakeside.example');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => tab.page.getByText('The details of Pat Rivers were saved.').count(), patient).toBe(1);
    await expect.poll(() => tab.page.locator('main').innerText(), patient).toContain('Patricia');
    expect((await person()).FirstName).toBe('Patricia');
    await application.server.database.update(users).set({ FirstName: 'Pat' }).where(eq(users.UserName, 'pat@lakeside.example'));
    // The list still has the other name.
    await tab.go('/administration/people');
  });
});

test('A-user-search-36 A-user-search-37 A-user-search-38 an administrator sends a link for a new password, locks and unlocks, disables and enables', async () => {
  const tab = await open();
  await press(tab, 'Reset password', 'Send');
  await expect.poll(() => tab.page.getByText('Pat Rivers was sent a link for a new password.').count(), patient).toBe(1);
  await expect
    .poll(async () => (await messagesTo(application, 'pat@lakeside.example')).some(({ Subject }) => Subject === 'Your new password'), patient)
    .toBe(true);
  await closed(tab);
  for (const [name, yes, said, expected] of [
    ['Lock', 'Lock', 'The account of Pat Rivers is locked.', { IsLocked: true }],
    ['Unlock', 'Unlock', 'The account of Pat Rivers is unlocked.', { IsLocked: false }],
    ['Disable', 'Disable', 'The account of Pat Rivers is disabled.', { Status: 'Disabled' }],
    ['Enable', 'Enable', 'The account of Pat Rivers is active again.', { Status: 'Active' }],
  ] as const) {
    const own = await open();
    await press(own, name, yes);
    await expect.poll(() => own.page.getByText(said).count(), patient).toBe(1);
    expect(await person()).toMatchObject(expected);
    await closed(own);
  }
});

test('support opens an account from the panel, and gives no roles; who may not be acted for has no such button', async () => {
  await answerStartUp(application, 'support@lakeside.example');
  const tab = await application.open();
  await tab.enterAs('support@lakeside.example');
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  await panel(tab).getByLabel('Email').fill('admin@lakeside');
  const row = panel(tab).getByRole('row').filter({ hasText: 'admin@lakeside.example' });
  await expect
    .poll(
      () =>
        row
          .first()
          .getByRole('button', { name: /^Act as/ })
          .isEnabled(),
      patient,
    )
    .toBe(false);
  await panel(tab).getByLabel('Email').fill('pat@lakeside');
  await panel(tab)
    .getByRole('button', { name: 'Pat', exact: true })
    .or(panel(tab).getByRole('link', { name: 'Pat', exact: true }))
    .click();
  const dialog = tab.page.getByRole('dialog', { name: 'Account of Pat Rivers' });
  await dialog.waitFor();
  expect(await dialog.getByText('Roles').count()).toBe(0);
  await expectSound(tab);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await tab.context.close();
});
