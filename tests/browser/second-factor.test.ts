import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import signInCases from '../../server/demo/sign-in-cases.json' with { type: 'json' };
import { users } from '../../server/records/tables/people';
import { secondFactors } from '../../server/records/tables/second-factors';
import { signInAttempts } from '../../server/records/tables/sessions';
import { sealerOf } from '../../server/foundation/seal';
import { withApplication } from './support/fixture';
import { expectSound, settled, type Tab, type Width } from './support/application';
import { answerStartUp, enter, pathOf, patient } from './support/pages';
import { expectSoundAtBothWidths } from './support/visits';

const { test, application } = withApplication();

const known = signInCases.find(({ UserName }) => UserName === 'reporting@granite.example')!;
const codeOf = (secret: string) => new TOTP({ secret: secret.replaceAll(/[^A-Z2-7]/g, '') }).generate();
/** What has the focus: its kind and its name. */
const focused = ({ page }: Tab) => page.evaluate(() => `${document.activeElement?.tagName.toLowerCase()} ${document.activeElement?.textContent ?? ''}`);

/** Goes on by the Tab key to something of this kind and text. */
async function tabTo(tab: Tab, what: string): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    if ((await focused(tab)).startsWith(what)) return;
    await tab.page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach "${what}".`);
}
const pressByKey = async (tab: Tab, what: string) => {
  await tabTo(tab, what);
  await tab.page.keyboard.press('Enter');
};
const typeInto = async (tab: Tab, text: string) => {
  await tabTo(tab, 'input');
  await tab.page.keyboard.type(text);
  await tab.page.keyboard.press('Enter');
};
const atSignIn = async (userName: string, width?: Width) => {
  const tab = await application.open(width);
  await tab.go('/act/auth/login');
  await enter(tab, userName);
  return tab;
};
/** The address is there, and the page that belongs to it stands. */
async function reached(tab: Tab, path: string): Promise<void> {
  await expect.poll(() => pathOf(tab), patient).toBe(path);
  await settled(tab.page);
}

test('who must set up a second factor does so by keyboard, sees the codes once, and goes on signed in', async () => {
  await application.server.database.delete(secondFactors);
  await application.server.database.delete(signInAttempts);
  const tab = await atSignIn('users@granite.example');
  await reached(tab, '/act/auth/login/second-factor/setup');
  await expectSoundAtBothWidths(tab);
  await pressByKey(tab, 'button Set it up');
  const { page } = tab;
  const key = page.getByText('Key:');
  await key.waitFor();
  await expect.poll(() => page.getByRole('img', { name: 'QR code' }).evaluate((picture: HTMLImageElement) => picture.naturalWidth), patient).toBeGreaterThan(0);
  await expectSoundAtBothWidths(tab);
  const secret = (await key.textContent())!.replace('Key:', '');
  await typeInto(tab, '000000');
  await page.getByText('This code is wrong').first().waitFor();
  await tabTo(tab, 'input');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(tab), patient).toBe('h1 Save your recovery codes');
  tab.complaints.length = 0;
  await expectSoundAtBothWidths(tab);
  const codes = await page.getByText(/^(\w{4}-){5}\w{4}$/).allTextContents();
  expect(codes.length).toBeGreaterThan(0);
  await tabTo(tab, 'button Download');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect([file.suggestedFilename(), (await readFile(await file.path())).toString()]).toEqual(['recovery-codes.txt', codes.join('\n')]);
  await pressByKey(tab, 'button I have saved them');
  await reached(tab, '/programs');
  await tab.close();

  const again = await atSignIn('users@granite.example', 'narrow');
  await reached(again, '/act/auth/login/second-factor');
  await pressByKey(again, 'button Use a recovery code');
  await typeInto(again, codes[0]!);
  await reached(again, '/programs');
  await again.close();
});

test('a code of the app signs in by keyboard, a wrong one says so and keeps the page', async () => {
  await application.server.database.delete(signInAttempts);
  await restore();
  const tab = await atSignIn(known.UserName, 'narrow');
  await reached(tab, '/act/auth/login/second-factor');
  await expectSoundAtBothWidths(tab);
  await typeInto(tab, '000000');
  await expect
    .poll(() => tab.page.getByRole('alert').first().textContent(), patient)
    .toBe('This code is wrong or has already been used. Wait for the next one.');
  expect(await tab.page.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('000000');
  await expectSoundAtBothWidths(tab);
  await tabTo(tab, 'input');
  await tab.page.keyboard.press('Control+A');
  await tab.page.keyboard.type(codeOf(known.secondFactor!));
  await tab.page.keyboard.press('Enter');
  await reached(tab, '/programs');
  await tab.close();
});

test('on the profile the second factor is set up in a dialog, and turned off again', async () => {
  const userName = 'coach@lakeside.example';
  await answerStartUp(application, userName);
  const tab = await application.open();
  await tab.enterAs(userName, '/act/userprofile');
  const { page } = tab;
  const password = page.getByRole('dialog').locator('input[type="password"]');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await password.fill('Wellspring-2026');
  await page.keyboard.press('Enter');
  await page.getByText('Key:').waitFor();
  await expectSound(tab);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Code' })
    .fill(codeOf((await page.getByText('Key:').textContent())!.replace('Key:', '')));
  await page.keyboard.press('Enter');
  await page.getByText('Save your recovery codes').waitFor();
  // Nobody loses the codes by a key that was meant for something else.
  await page.keyboard.press('Escape');
  await expectSound(tab);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('You have 10 recovery codes left').waitFor();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await password.fill('Wellspring-2026');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Off. A code from an authenticator app').waitFor();
  await tab.close();
});

/** The second factor of the demo's account, with no code taken yet. */
async function restore() {
  const { database } = application.server;
  const [person] = await database.select().from(users).where(eq(users.UserName, known.UserName));
  const row = { UserId: person!.UserId, Secret: sealerOf(undefined).seal(known.secondFactor!, person!.UserId), LastStep: 0 };
  await database.insert(secondFactors).values(row).onConflictDoUpdate({ target: secondFactors.UserId, set: row });
}
