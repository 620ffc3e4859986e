import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OverlayHistory } from '../../schemas/generated/records';
import { shelfOverlay, shirtSizes } from '../server/support/overlays';
import { type Application, expectSound, startApplication, type Width } from './support/application';
import { inSlices } from './support/fixture';
import { patient } from './support/pages';
import { atFirst, follow, sharedVisit } from './support/visits';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
  const author = await application.server.as('super@wellspring.example');
  const shelf = { ...shelfOverlay, Text: shelfOverlay.Text.replaceAll('"label": "Shelf"', '"label": "Shelf <b>of</b> yours"') };
  const publish = (Files: object[], Why: string, InUse: number) => author.post('/authoring/publish', { Customer: 'summit', Files, Why, InUse });
  expect((await publish([...shirtSizes, shelf], 'People ask for shelves.', 0)).status).toBe(200);
  expect((await publish(shirtSizes, 'Nobody has shelves.', 1)).status).toBe(200);
});
afterAll(() => application.close());

const visit = sharedVisit(
  async () => {
    const tab = await application.open();
    await tab.enterAs('super@wellspring.example', '/administration/definitions');
    return tab;
  },
  (tab) => atFirst(tab, '/administration/definitions'),
);
const appearance = inSlices(test, '/administration/definitions');

/** Brings a publication of the company into use, unless it is. */
async function use(publication: 1 | 2): Promise<void> {
  const author = await application.server.as('super@wellspring.example');
  const { InUse } = (await author.get<OverlayHistory>('/authoring/publications?customer=summit')).body;
  if (InUse === publication) return;
  expect((await author.post('/authoring/rollback', { Customer: 'summit', Number: publication, Why: 'A test.', InUse })).status).toBe(200);
}

async function openHistory(width: Width) {
  const tab = await visit(width);
  await tab.page.getByRole('button', { name: 'summit' }).click();
  await tab.page.getByText('Nobody has shelves.').waitFor();
  return tab;
}

appearance.each(['wide', 'narrow'] as const)('administrators see on a %s page what was published for a customer, by whom, when and why', async (width) => {
  const tab = await openHistory(width);
  await tab.page.getByText('People ask for shelves.').waitFor();
  await expectSound(tab);
  await tab.page.getByRole('button', { name: 'Differences' }).last().click();
  await tab.page.getByText('The field "Shelf <b>of</b> yours" is added to the form "user-profile".').waitFor();
  await expectSound(tab);
});

test('going back says what it changes, asks why, and is done', async () => {
  // A first try may have gone back already.
  await use(2);
  const tab = await openHistory('wide');
  const { page } = tab;
  const back = page.getByRole('button', { name: 'Roll back' });
  expect(await back.first().isDisabled()).toBe(true);
  await back.last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The field "Shelf <b>of</b> yours" is added to the form "user-profile".').waitFor();
  await expectSound(tab);
  const roll = dialog.getByRole('button', { name: 'Roll back' });
  expect(await roll.isDisabled()).toBe(true);
  await dialog.getByLabel('Why?').fill('They have come after all.');
  await expect.poll(() => roll.isEnabled(), patient).toBe(true);
  await roll.click();
  await page.getByText('summit is back on publication 1.').waitFor();
  await expect.poll(() => back.first().isEnabled(), patient).toBe(true);
  const author = await application.server.as('super@wellspring.example');
  const { InUse, Moves } = (await author.get<OverlayHistory>('/authoring/publications?customer=summit')).body;
  expect([InUse, Moves[0]?.Why]).toEqual([1, 'They have come after all.']);
});

test('somebody who is signed in keeps the form they began with, also after loading the page anew; at the next sign-in they have the new one', async () => {
  await use(2);
  const tab = await application.open();
  const { page } = tab;
  await tab.enterAs('pat@summit.example');
  await use(1);
  await follow(tab, '/act/userprofile');
  await page.getByLabel('Shirt size').waitFor();
  await page.reload();
  await page.getByLabel('Shirt size').waitFor();
  expect(await page.getByText('Shelf').count()).toBe(0);
  await tab.close();

  const later = await application.open();
  await later.enterAs('pat@summit.example', '/act/userprofile');
  // What an author writes is text: no HTML comes of it.
  await later.page.getByLabel('Shelf <b>of</b> yours').waitFor();
  await expectSound(later);
  await later.close();
});
