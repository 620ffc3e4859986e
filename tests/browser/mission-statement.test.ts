import { describe, expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, type Tab, type Width } from './support/application';
import { tabTo } from './support/by-keyboard';
import { answerStartUp, patient } from './support/pages';
import { anew, sharedVisit } from './support/visits';

const { test, application, undoAfterTest } = withApplication();
const appearance = inSlices(test, '/act/userprofile');

const profile = '/act/userprofile';
const participant = '/coaching/participant-list/participant-profile/user-000001';
const visitOf = (who: string, path: string) =>
  sharedVisit(
    async () => {
      await answerStartUp(application, who);
      const tab = await application.open();
      await tab.enterAs(who, path);
      return tab;
    },
    (tab) => anew(tab, path),
  );
const visits = { own: visitOf('pat@lakeside.example', profile), coach: visitOf('coach@lakeside.example', participant) };

const dialogOf = (tab: Tab, name: string) => tab.page.getByRole('dialog', { name });
const buttonOf = (tab: Tab, name: string) => dialogOf(tab, 'My mission').getByRole('button', { name, exact: true });
/** Why Save cannot be pressed, as it is read to whoever hears the page; nothing where it can. */
const whyNot = (tab: Tab) =>
  buttonOf(tab, 'Save').evaluate((save) => document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent ?? null);
async function open(tab: Tab, type: string) {
  await tab.page.getByRole('main').getByRole('button', { name: type, exact: true }).click();
  const dialog = dialogOf(tab, type);
  await dialog.getByRole('button', { name: 'Close' }).first().waitFor();
  return dialog;
}
const isShut = (tab: Tab) => expect.poll(() => tab.page.getByRole('dialog').count(), patient).toBe(0);

describe.each(['wide', 'narrow'] as Width[])('%s', (width) => {
  const here = width === 'wide' ? test : appearance;
  appearance(
    'B-mission-statement-02 B-mission-statement-03 B-constants-05 the dialog is 500 px wide, or as the phone, and called as the statement',
    async () => {
      const tab = await visits.own(width);
      const dialog = await open(tab, 'My mission');
      await dialog.getByRole('textbox').waitFor();
      const { width: wide } = (await tab.page.locator('.MuiDialog-paper').boundingBox())!;
      expect(Math.round(wide)).toBe(width === 'wide' ? 500 : tab.page.viewportSize()!.width - 32);
      await expectSound(tab);
    },
  );

  appearance('B-mission-statement-04 B-mission-statement-05 B-constants-19 what is editable has ten rows of text, Close, Cancel and Save', async () => {
    const tab = await visits.own(width);
    const dialog = await open(tab, 'My mission');
    expect(await dialog.getByRole('textbox').evaluate((area) => [area.tagName, (area as HTMLTextAreaElement).rows])).toEqual(['TEXTAREA', 10]);
    expect(await dialog.getByRole('button').evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? one.textContent))).toEqual([
      'Close',
      'Cancel',
      'Save',
    ]);
  });

  here('B-mission-statement-07 what is not editable is shown, with Close', async () => {
    const tab = await visits.own(width);
    const dialog = await open(tab, 'Coaching goal');
    await dialog.getByText('Walk to work on Tuesdays').waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await expectSound(tab);
    await dialog.getByText('Close', { exact: true }).click();
    await isShut(tab);
  });
});

appearance('B-mission-statement-06 B-mission-statement-11 Save can be pressed once the text has changed and is there, and else says why', async () => {
  const tab = await visits.own();
  const dialog = await open(tab, 'My mission');
  const area = dialog.getByRole('textbox');
  const written = await area.inputValue();
  expect(await whyNot(tab)).toBe('No changes yet.');
  await area.fill('');
  await expect.poll(() => whyNot(tab), patient).toBe('Write something first.');
  await area.fill(`${written} And win.`);
  await expect.poll(() => buttonOf(tab, 'Save').isEnabled(), patient).toBe(true);
  await area.fill(written);
  await expect.poll(() => buttonOf(tab, 'Save').isEnabled(), patient).toBe(false);
});

test('B-mission-statement-05 Cancel, Close and Escape ask before changes are dropped, and not without any', async () => {
  const tab = await visits.own();
  const { page } = tab;
  for (const leave of [() => buttonOf(tab, 'Cancel').click(), () => buttonOf(tab, 'Close').click(), () => page.keyboard.press('Escape')]) {
    await open(tab, 'My mission');
    await leave();
    await isShut(tab);
    const dialog = await open(tab, 'My mission');
    await dialog.getByRole('textbox').fill('Something else.');
    await leave();
    const question = page.getByRole('alertdialog');
    await question.getByText('Close without saving?').waitFor();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.poll(() => dialog.getByRole('textbox').inputValue(), patient).toBe('Something else.');
    await leave();
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await isShut(tab);
  }
});

test('B-mission-statement-16 a failure says so, and keeps what was written', async () => {
  const tab = await visits.own();
  const dialog = await open(tab, 'My mission');
  await tab.page.route('**/api/usermissionstatements', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { Errors: [] } }) : route.continue(),
  );
  await dialog.getByRole('textbox').fill('Kept here.');
  await buttonOf(tab, 'Save').click();
  await tab.page.getByText('An error occurred while updating mission statement. Please contact support if the issue persists.').waitFor();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Kept here.');
  await tab.page.unroute('**/api/usermissionstatements');
  await buttonOf(tab, 'Close').click();
  await tab.page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click();
});

test('B-mission-statement-01 B-mission-statement-17 a person writes a statement by keyboard, and their other page shows it', async () => {
  const tab = await visits.own();
  const other = await tab.context.newPage();
  await other.goto(application.address + profile);
  const { page } = tab;
  await tabTo(page, 'My vision');
  await page.keyboard.press('Enter');
  await dialogOf(tab, 'My vision').getByRole('textbox').waitFor();
  await tabTo(page, 'Statement');
  await page.keyboard.type('A garden that feeds us.');
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await page.getByText('Mission statement updated successfully', { exact: true }).waitFor();
  await isShut(tab);
  await page.getByRole('main').getByText('A garden that feeds us.').waitFor();
  await other.getByRole('main').getByText('A garden that feeds us.').waitFor();
  await other.close();
});

test('B-mission-statement-15 a coach writes for a participant, whose page shows it', async () => {
  const [own, coach] = [await visits.own.ending(), await visits.coach.ending()];
  await undoAfterTest();
  const dialog = await open(coach, 'Coaching goal');
  await dialog.getByRole('textbox').fill('Stretch before lunch.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await coach.page.getByText('Mission statement updated successfully', { exact: true }).waitFor();
  for (const { page } of [coach, own]) await page.getByRole('main').getByText('Stretch before lunch.').waitFor();
  await expectSound(coach);
});
