import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { userAnnouncements } from '../../server/records/tables/announcements';
import { users } from '../../server/records/tables/people';
import { programNotificationAnswers } from '../../server/records/tables/program-notifications';
import { rewardEntries } from '../../server/records/tables/rewards';
import { addPerson, give } from '../server/support/rewards-of-lakeside';
import { inSlices, withApplication } from './support/fixture';
import { type Tab } from './support/application';
import { patient } from './support/pages';
import { expectSoundAtBothWidths, expectSoundEverywhere, sharedVisit } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/rewards');
let number = 0;

const main = (tab: Tab) => tab.page.getByRole('main');
const cards = (tab: Tab) => main(tab).locator('.card-title').allTextContents();
const showAll = (tab: Tab, group: string) =>
  main(tab)
    .getByRole('button', { name: new RegExp(`^See all .*: ${group}$`) })
    .click();
const redeem = (tab: Tab, name: string) => main(tab).getByRole('button', { name: `Redeem ${name}` });
const dialog = (tab: Tab) => tab.page.getByRole('dialog');
const yes = (tab: Tab) => tab.page.getByRole('alertdialog').getByRole('button', { name: 'Yes' });

/** Nothing opens by itself at the start: what Pat has agreed to and put away, this person has too. */
async function pastStartUp(UserId: string): Promise<void> {
  const { database } = application.server;
  const [pat] = await database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
  const agreed = await database.select().from(programNotificationAnswers).where(eq(programNotificationAnswers.UserId, pat!.UserId));
  const archived = await database.select().from(userAnnouncements).where(eq(userAnnouncements.UserId, pat!.UserId));
  await database.insert(programNotificationAnswers).values(agreed.map((row) => ({ ...row, UserId })));
  await database.insert(userAnnouncements).values(archived.map((row) => ({ ...row, UserId })));
}

/** Somebody with 100 points and a gift-card balance of 60 dollars, at a page of rewards. */
async function shopAt(path: string, given = { Points: 100, Cents: 6000 }): Promise<Tab> {
  const id = `browser-${(number += 1)}`;
  const name = await addPerson(application.server.database, id);
  await give(application.server.database, id, given);
  await pastStartUp(id);
  const tab = await application.open();
  await tab.enterAs(name, path);
  return tab;
}

describe('the store', () => {
  const visit = sharedVisit(() => shopAt('/rewards'));

  test('A-rewards-01 A-rewards-04 D-moments-01 D-moments-03 shows what one has, the rewards in reach by group, then the others, and what comes later', async () => {
    const tab = await visit();
    await main(tab).getByRole('heading', { name: 'From your company' }).waitFor();
    await expect.poll(() => main(tab).locator('.text-figure').allTextContents(), patient).toEqual(['100', '$60', '$0']);
    await main(tab).getByRole('heading', { name: 'Giving', level: 2 }).waitFor();
    await main(tab).getByText('$100 of $100 left this plan year').waitFor();
    const titles = await cards(tab);
    expect(titles.slice(0, 3)).toEqual(['Steel water bottle', expect.any(String), expect.any(String)]);
    const headings = await main(tab).getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(-2)).toEqual(['Not available yet', 'Coming soon']);
    expect(titles.indexOf('Corner Oven')).toBeGreaterThan(0);
    const area = main(tab).getByRole('navigation', { name: 'Rewards' });
    expect(await area.getByRole('link').allTextContents()).toEqual(['Store', 'Statement', 'Orders']);
    expect(await area.locator('[aria-current=page]').allTextContents()).toEqual(['Store']);
    await main(tab).getByText('From December 15').waitFor();
    await expectSoundEverywhere(tab);
  });

  appearance('D-moments-18 shows four rewards of a group, all of them when asked, and folds them again; the focus stays', async () => {
    const tab = await visit();
    const group = async () => {
      const titles = await cards(tab);
      return titles.slice(titles.indexOf('Blue Kettle Tea'), titles.indexOf('Animal Home'));
    };
    await main(tab).getByRole('heading', { name: 'Food and dining' }).waitFor();
    expect(await group()).toEqual(['Blue Kettle Tea', 'Corner Oven', 'Green Plate', 'Harvest Market']);
    const toggle = (name: string) => main(tab).getByRole('button', { name: `${name}: Food and dining` });
    await toggle('See all 7').focus();
    await tab.page.keyboard.press('Enter');
    await toggle('See fewer').waitFor();
    expect(await group()).toHaveLength(7);
    expect(await toggle('See fewer').evaluate((button) => button === document.activeElement)).toBe(true);
    await expectSoundAtBothWidths(tab);
    await tab.page.keyboard.press('Enter');
    await toggle('See all 7').waitFor();
    expect(await group()).toHaveLength(4);
  });

  appearance('D-moments-05 finds by name and group, clears what finds nothing, and shows what one can have', async () => {
    const tab = await visit();
    await main(tab).getByLabel('Search').fill('TEA');
    await expect.poll(() => cards(tab), patient).toEqual(expect.arrayContaining(['Lunch with your team', 'Blue Kettle Tea']));
    await main(tab).getByLabel('Search').fill('zebra');
    await main(tab).getByText('Nothing matches. Try other words or fewer filters.').waitFor();
    expect(await main(tab).locator('.art').count()).toBe(1);
    await expectSoundAtBothWidths(tab);
    await main(tab).getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => main(tab).getByLabel('Search').inputValue(), patient).toBe('');
    await expect.poll(() => cards(tab), patient).toContain('A day off');
    await main(tab).getByLabel('Show').selectOption({ label: 'Available now' });
    await expect.poll(() => cards(tab), patient).not.toContain('A day off');
    expect(await cards(tab)).toContain('Corner Oven');
    await main(tab).getByLabel('Show').selectOption({ label: 'From my company' });
    await expect.poll(async () => (await cards(tab)).slice(0, 3), patient).toEqual(['Steel water bottle', 'A day off', 'Lunch with your team']);
    await main(tab).getByLabel('Show').selectOption({ label: 'Everything' });
  });
});

describe('an order', () => {
  test('asks once more, is booked, and points and balance change at once, also in another tab', async () => {
    const tab = await shopAt('/rewards');
    const other = await tab.another();
    await other.go('/rewards/statement');
    await redeem(tab, 'Corner Oven').click();
    await dialog(tab).getByText('Your gift-card balance is $60. After this order: $55.').waitFor();
    await dialog(tab)
      .locator('label', { hasText: /^\$25$/ })
      .click();
    await dialog(tab).getByText('After this order: $35.').waitFor();
    await expectSoundAtBothWidths(tab);
    await dialog(tab).getByRole('button', { name: 'Order for $25' }).click();
    await tab.page.getByText('Order Corner Oven for $25?').waitFor();
    await yes(tab).click();
    await tab.page.getByText('You ordered Corner Oven.').waitFor();
    await expect.poll(() => main(tab).locator('.text-figure').allTextContents(), patient).toEqual(expect.arrayContaining(['$35', '$25']));
    await expect.poll(() => main(other).locator('.text-figure').allTextContents(), patient).toEqual(expect.arrayContaining(['$35', '$25']));
    await main(other).getByText('Corner Oven').first().waitFor();
  });

  test('A-rewards-18 the points in the bar drop with a custom reward, by keyboard alone', async () => {
    const tab = await shopAt('/rewards');
    const bar = tab.page.getByRole('banner');
    await bar.getByRole('button', { name: '100 points' }).waitFor();
    await redeem(tab, 'Steel water bottle').focus();
    await tab.page.keyboard.press('Enter');
    await dialog(tab).getByText('You have 100 points. After this order: 70.').waitFor();
    await dialog(tab).getByRole('button', { name: 'Order for 30 points' }).focus();
    await tab.page.keyboard.press('Enter');
    await yes(tab).waitFor();
    await yes(tab).focus();
    await tab.page.keyboard.press('Enter');
    await bar.getByRole('button', { name: '70 points' }).waitFor();
    await expect.poll(() => main(tab).locator('.text-figure').allTextContents(), patient).toEqual(expect.arrayContaining(['70', '$60', '$15']));
  });

  test('A-rewards-23 A-rewards-39 says exactly what failed, and stays open', async () => {
    const tab = await shopAt('/rewards');
    await redeem(tab, 'Grand Cinema').click();
    const order = async () => {
      await dialog(tab)
        .getByRole('button', { name: /^Order for/ })
        .click();
      await yes(tab).click();
    };
    await order();
    await dialog(tab).getByText('The provider could not deliver Grand Cinema. You got your points or balance back.').waitFor();
    await expectSoundAtBothWidths(tab);
    const failing = (body: object, status = 200) =>
      tab.page.route('**/api/rewardfulfillment/orders', (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }), {
        times: 1,
      });
    await failing({ Data: { Orders: [], FailedOrders: [] }, Successful: false, Errors: [{ Message: 'Not today.' }, { Message: 'Nor tomorrow.' }] });
    await order();
    await dialog(tab).getByText('Not today.', { exact: true }).waitFor();
    await failing({ Data: { Orders: [], FailedOrders: [] }, Successful: false, Errors: [] });
    await order();
    await dialog(tab).getByText('Unable to process request.').waitFor();
    tab.complaints.length = 0;
  });

  test('what the provider does not answer is pending, and the statement and the orders say so', async () => {
    const tab = await shopAt('/rewards');
    await showAll(tab, 'Going out');
    await redeem(tab, 'Open Air Festival').click();
    await dialog(tab).getByRole('button', { name: 'Order for $30' }).click();
    await yes(tab).click();
    await tab.page.getByText('You ordered Open Air Festival.').waitFor();
    await tab.go('/rewards/fulfillment');
    await main(tab).getByText('Some orders are waiting for the provider.').waitFor();
    await main(tab).getByText('Pending', { exact: true }).waitFor();
    await expectSoundAtBothWidths(tab);
  });

  appearance('D-moments-02 what costs more than there is says how much is missing, and its button says why', async () => {
    const tab = await shopAt('/rewards', { Points: 10, Cents: 700 });
    await showAll(tab, 'Not available yet');
    const [tooDear, inReach] = [redeem(tab, 'Open Air Festival'), redeem(tab, 'Corner Oven')];
    await tooDear.waitFor();
    expect(await tooDear.getAttribute('aria-disabled')).toBe('true');
    await tooDear.hover();
    await tab.page.getByText('Your gift-card balance is too low. Cash out points to add to it.').filter({ visible: true }).waitFor();
    await inReach.click();
    await dialog(tab)
      .locator('label', { hasText: /^\$10$/ })
      .click();
    await dialog(tab).getByText('Your gift-card balance is $7. You need $3 more. Cash out points to add to it.').waitFor();
    await expectSoundAtBothWidths(tab);
  });
});

describe('statement and cash-out', () => {
  appearance('A-rewards-02 A-rewards-05 D-moments-04 the statement has each entry with what one had after it, by plan year and month', async () => {
    const tab = await application.open();
    await tab.enterAs('pat@lakeside.example', '/rewards/statement');
    await main(tab).getByText('Cash-out of 100 points').waitFor();
    const booked = (await application.server.database.select().from(rewardEntries)).length;
    expect(booked).toBeGreaterThan(10);
    const months = await main(tab).getByRole('heading', { level: 2 }).allTextContents();
    expect(months.length).toBeGreaterThan(1);
    expect(months).toEqual(months.toSorted((one, other) => Date.parse(`1 ${other}`) - Date.parse(`1 ${one}`)));
    expect(await main(tab).getByRole('table').or(main(tab).getByRole('grid')).count()).toBe(months.length);
    await main(tab)
      .getByText(/^[\d,]+ points? earned · [\d,]+ spent$/)
      .first()
      .waitFor();
    await expectSoundEverywhere(tab);
    await main(tab).getByLabel('Plan year').selectOption({ label: 'Plan year 2025' });
    await main(tab).getByText('This plan year is over.').waitFor();
    await main(tab).getByText('Walk the Lake, Fall 2025: Halfway around').first().waitFor();
    await expectSoundAtBothWidths(tab);
  });

  test('A-rewards-03 A-rewards-37 points become gift-card balance, and what is no number of points is refused in words', async () => {
    const tab = await shopAt('/rewards/cash-out');
    const field = main(tab).getByLabel('Points');
    const press = () => main(tab).getByRole('button', { name: 'Cash out' }).last().click();
    await expectSoundEverywhere(tab);
    await field.fill('0');
    await press();
    await main(tab).getByText('Enter 1 point or more.').first().waitFor();
    await field.fill('1.5');
    await press();
    await main(tab).getByText('Enter a whole number of points.').first().waitFor();
    await field.fill('101');
    await press();
    await main(tab).getByText('You have 100 points. Enter 100 or fewer.').first().waitFor();
    await expectSoundAtBothWidths(tab);
    await field.fill('40');
    await main(tab).getByText('You will get $20.').waitFor();
    await press();
    await tab.page.getByText('Exchange 40 points for $20 in gift-card balance?').waitFor();
    await yes(tab).click();
    await tab.page.getByText('$20 was added to your gift-card balance.').waitFor();
    await expect.poll(() => main(tab).locator('.text-figure').allTextContents(), patient).toEqual(expect.arrayContaining(['60', '$80']));
  });

  appearance('A-rewards-41 what could not be loaded says so, and can be tried again', async () => {
    const tab = await application.open();
    await tab.context.route('**/api/rewardfulfillment/catalog', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: '{"StatusCode":503,"Errors":[],"ShowUser":false}' }),
    );
    await tab.enterAs('pat@lakeside.example', '/rewards');
    await main(tab).getByText('The store is not available right now. Your points are safe. Try again in a few minutes.').waitFor();
    await tab.context.unroute('**/api/rewardfulfillment/catalog');
    await main(tab).getByRole('button', { name: /again/i }).click();
    await redeem(tab, 'Corner Oven').waitFor();
  });
});
