import { and, eq, ne } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import type { CustomReward, GiftCardAudience } from '../../schemas/generated/records';
import { resourceRows } from '../../server/records/tables/resources';
import { inSlices, withApplication } from './support/fixture';
import { type Tab } from './support/application';
import { patient } from './support/pages';
import { atFirst, expectSoundAtBothWidths, expectSoundEverywhere, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/administration/rewards');
const path = '/administration/rewards';
/** The screen as it opens, in a visit that tests share. */
const visit = sharedVisit(
  async () => {
    const opened = await application.open();
    await opened.enterAs('admin@lakeside.example', path);
    return opened;
  },
  (opened) => atFirst(opened, path),
);
let tab: Tab;
test.beforeEach(async () => {
  // The rewards that other tests have added.
  await application.server.database.delete(resourceRows).where(and(eq(resourceRows.Resource, 'custom-rewards'), ne(resourceRows.By, 'demo')));
  tab = await visit();
});

const main = () => tab.page.getByRole('main');
const dialog = () => tab.page.getByRole('dialog');
const sent = async <Body>(path: RegExp, work: () => Promise<void>) => {
  const request = tab.page.waitForRequest((one) => path.test(one.url()) && one.method() !== 'GET');
  await work();
  return (await request).postDataJSON() as Body;
};
const image = 'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAAEklEQVR4nGMUSp77nwENMKELAABZ7QJRwwtSxAAAAABJRU5ErkJggg==';
const picture = { name: 'mat.png', mimeType: 'image/png', buffer: Buffer.from(image, 'base64') };
const addReward = async () => {
  await main().getByRole('button', { name: 'Add custom reward' }).click();
  await dialog().getByRole('heading', { name: 'Custom Reward' }).waitFor();
};
const openAudience = async (card: string) => {
  await main().getByLabel('Search').fill(card.split(' ')[0]!);
  await main()
    .getByRole('button', { name: `Audience for ${card}` })
    .click();
};
/** What a call answers is this, in the running test. */
const answers = async (call: string, json: unknown) => {
  const { page } = tab;
  const url = `**/api/${call}`;
  await page.route(url, (route) => route.fulfill({ json }));
  onTestFinished(() => page.unroute(url));
  await atFirst(tab, path);
};

appearance('B-rewards-01 administrators see what their company gives, how gift cards go, and what is for whom', async () => {
  await main().getByText('A day off').first().waitFor();
  await main().getByText('3 of 5 available to order today.').waitFor();
  await main().getByText('Withdrawn').first().waitFor();
  await main().getByText('Harvest Market').first().waitFor();
  await expectSoundEverywhere(tab);
});

appearance('B-rewards-07 B-rewards-38 B-rewards-39 a new custom reward needs title, amount and a picture that is one', async () => {
  await addReward();
  await dialog().getByText('Maximum size file is 5MB. There are no size restrictions, but image will be cropped to 134 x 80 pixels.').waitFor();
  await dialog().getByLabel('Title').fill('x');
  await dialog().getByLabel('Title').fill('');
  await dialog().getByLabel('Currency amount').focus();
  await dialog().getByText('Field is required').first().waitFor();
  await dialog()
    .locator('input[type="file"]')
    .setInputFiles({ name: 'mat.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await dialog().getByText('Must be a valid image').waitFor();
  await dialog()
    .locator('input[type="file"]')
    .setInputFiles({ name: 'mat.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await dialog().getByText('Maximum file size is 5MB.', { exact: true }).waitFor();
  await expectSoundAtBothWidths(tab);
});

test('B-rewards-12 B-rewards-13 B-rewards-15 it is saved once it is valid, as new, and says what it is worth in dollars', async () => {
  await addReward();
  await dialog().getByLabel('Title').fill('Yoga mat');
  await dialog().getByLabel('Currency amount').fill('30');
  await dialog().getByText('USD equivalent').waitFor();
  await dialog().getByText('$30', { exact: true }).waitFor();
  const save = dialog().getByRole('button', { name: 'Save' });
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  await dialog().locator('input[type="file"]').setInputFiles(picture);
  await dialog().getByRole('button', { name: /Use/ }).click();
  await expect.poll(() => save.getAttribute('aria-disabled'), patient).not.toBe('true');
  const body = await sent<CustomReward>(/custom-rewards/, () => save.click());
  expect(body).toMatchObject({ Title: 'Yoga mat', CurrencyAmount: 30, IsNew: true, ImageUpdated: true });
  expect(body.Image).toMatch(/^data:image\/png;base64,/);
  await main().getByText('Yoga mat').first().waitFor();
});

test('B-rewards-02 B-rewards-06 B-rewards-14 a change needs no other picture, and says whether there is one', async () => {
  const admin = await application.server.as('admin@lakeside.example');
  await admin.post('/resources/custom-rewards', {
    Title: 'Foam mat',
    CurrencyAmount: 30,
    Image: `data:image/png;base64,${image}`,
    IsNew: true,
    ImageUpdated: true,
  });
  await atFirst(tab, path);
  await main().getByText('Foam mat').first().click();
  await dialog().getByRole('heading', { name: 'Custom Reward' }).waitFor();
  await dialog().getByLabel('Title').fill('Cork mat');
  const renamed = await sent<CustomReward>(/custom-rewards/, () => dialog().getByRole('button', { name: 'Save' }).click());
  expect(renamed).toMatchObject({ Title: 'Cork mat', IsNew: false, ImageUpdated: false });
  await main().getByText('Cork mat').first().click();
  await dialog().locator('input[type="file"]').setInputFiles(picture);
  await dialog().getByRole('slider').first().focus();
  for (let press = 0; press < 5; press += 1) await tab.page.keyboard.press('ArrowRight');
  await dialog().getByRole('button', { name: /Use/ }).click();
  await dialog().getByLabel('Title').fill('Cork mat, thick');
  const other = await sent<CustomReward>(/custom-rewards/, () => dialog().getByRole('button', { name: 'Save' }).click());
  expect(other.Title).toBe('Cork mat, thick');
  await main().getByText('Cork mat, thick').first().waitFor();
});

appearance('B-rewards-16 B-rewards-17 B-rewards-18 the gift-card dialog has the name of the card, its thumbnail and the four filters', async () => {
  await openAudience('Stride Running');
  await dialog().getByRole('heading', { name: 'Stride Running' }).waitFor();
  await expect.poll(() => dialog().locator('img').count(), patient).toBe(1);
  for (const name of ['Roles', 'Locations', 'Departments', 'Regions']) await dialog().getByText(name, { exact: true }).waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).waitFor();
  await expectSoundAtBothWidths(tab);
});

test('B-rewards-19 B-rewards-24 with nothing chosen everybody is sent as ALL', async () => {
  await openAudience('Stride Running');
  const body = await sent<GiftCardAudience>(/gift-card-audiences/, () => dialog().getByRole('button', { name: 'Save' }).click());
  expect(body).toEqual({ GiftCardId: 'stride', Roles: ['ALL'], Locations: ['ALL'], Departments: ['ALL'], Regions: ['ALL'] });
});

appearance('B-rewards-20 B-rewards-21 a filter whose list is empty does not show', async () => {
  await answers('entityajax/GetRegions', []);
  await openAudience('Cycle Works');
  for (const name of ['Roles', 'Locations', 'Departments']) await dialog().getByText(name, { exact: true }).waitFor();
  expect(await dialog().getByText('Regions', { exact: true }).count()).toBe(0);
});

appearance('B-rewards-15 where it is not known what a dollar is worth, the dialog says so and divides by nothing', async () => {
  await answers('rewardFulfillment/exchangerates*', { BaseCurrency: 'USD', ConversionCurrency: 'USD', Rate: 0 });
  await addReward();
  await dialog().getByLabel('Currency amount').fill('30');
  await dialog().getByText('Not available: there is no exchange rate for this currency right now.').waitFor();
  await expectSoundAtBothWidths(tab);
});
