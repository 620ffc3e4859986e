import { expect } from 'vitest';
import { withApplication } from './support/fixture';
import { answerStartUp, enter, messagesTo, pathOf, patient } from './support/pages';
import { expectSoundAtBothWidths } from './support/visits';

const { test, application } = withApplication();

test('a new email waits on the profile until its link is pressed, then signs in', async () => {
  const fresh = 'pat.rivers@home.example';
  await answerStartUp(application, 'pat@lakeside.example');
  const tab = await application.open();
  await tab.enterAs('pat@lakeside.example', '/act/userprofile');
  const { page } = tab;
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await dialog.getByRole('textbox', { name: 'New email' }).fill(fresh);
  await dialog.locator('input[type="password"]').fill('Wrong-4711');
  await page.keyboard.press('Enter');
  await dialog.getByText('The current password is wrong.').first().waitFor();
  expect(await dialog.getByRole('textbox', { name: 'New email' }).inputValue()).toBe(fresh);
  tab.complaints.length = 0;
  await dialog.locator('input[type="password"]').fill('Wellspring-2026');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Your email changes when you open it.').waitFor();
  await expectSoundAtBothWidths(tab);

  const elsewhere = await application.open('narrow');
  const link = /https?:\S+/.exec((await messagesTo(application, fresh))[0]?.Body ?? '')?.[0];
  const { pathname, search } = new URL(link ?? '');
  await elsewhere.go(pathname + search);
  await expectSoundAtBothWidths(elsewhere);
  await elsewhere.page.getByRole('button', { name: 'Confirm' }).click();
  await elsewhere.page.getByText('You now sign in with this address.').waitFor();
  await expectSoundAtBothWidths(elsewhere);
  await elsewhere.page.getByRole('link', { name: 'Sign in' }).click();
  await expect.poll(() => pathOf(elsewhere), patient).toBe('/act/auth/login');
  await enter(elsewhere, fresh);
  await expect.poll(() => pathOf(elsewhere), patient).toBe('/programs');
  await elsewhere.close();
  await tab.close();
});
