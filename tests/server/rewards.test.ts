import { describe, expect } from 'vitest';
import { randomUUID } from 'node:crypto';
import { localProvider } from '../../server/areas/rewards/local-provider';
import type { Failure } from '../../schemas/generated/records';
import { acting } from './support/impersonation';
import { behaves, bread, provider, shopOf } from './support/reward-shop';
import { shopper } from './support/rewards-of-lakeside';
import { withServer } from './support/fixture';
import { toldSoFar } from './support/told';

const { test, server } = withServer(() => ({ rewardProvider: provider }));

const shop = (...given: Parameters<typeof shopOf> extends [unknown, ...infer Rest] ? Rest : never) => shopOf(server, ...given);

describe('the store', () => {
  test('A-rewards-13 A-rewards-30 forty gift cards in six groups, each with its prices in money and points and a picture', async () => {
    const { catalogue } = await shop();
    const { Items, Currency, PlanYearId } = await catalogue();
    const cards = Items.filter(({ Kind }) => Kind === 'GiftCard');
    expect([Currency, PlanYearId, new Set(cards.map(({ Group }) => Group)).size]).toEqual(['USD', '2026', 6]);
    // Cabins are for the Midwest only.
    expect([39, 40]).toContain(cards.length);
    expect(cards.find(({ RewardId }) => RewardId === 'corner-bakery-club')).toEqual({
      RewardId: 'corner-bakery-club',
      Kind: 'GiftCard',
      Group: 'Food and dining',
      Name: 'Corner Oven',
      Description: 'Bread, cake and coffee at all our bakeries.',
      PictureUrl: '/rewards/corner-bakery-club.svg',
      Options: [
        { Amount: 5, Points: 10 },
        { Amount: 10, Points: 20 },
        { Amount: 25, Points: 50 },
      ],
    });
  });

  test('custom rewards stand beside them, without those that are withdrawn or come later', async () => {
    const { catalogue } = await shop();
    const own = (await catalogue()).Items.filter(({ Kind }) => Kind === 'Custom');
    expect(own.map(({ Name, Options }) => [Name, Options[0]!.Amount, Options[0]!.Points])).toEqual([
      ['A day off', 120, 240],
      ['Lunch with your team', 60, 120],
      ['Steel water bottle', 15, 30],
    ]);
  });

  test('a gift card shows to whoever is in each of its audiences', async () => {
    const names = async (Region: string | null) => (await (await shop({}, { Region })).catalogue()).Items.map(({ RewardId }) => RewardId);
    expect(await names('Midwest')).toContain('lake-cabins');
    expect(await names('West')).not.toContain('lake-cabins');
    expect(await names(null)).not.toContain('lake-cabins');
  });

  test('a company without the mall has no store', async () => {
    expect((await (await server.as('pat@cedar.example')).get<Failure>('/rewardfulfillment/catalog')).status).toBe(403);
  });

  test('where the provider is away and was never read, the store says so', async () => {
    const { client } = await shop();
    behaves.now = { catalogue: () => Promise.reject(new Error('away')) };
    const answer = await client.get<Failure>('/rewardfulfillment/catalog');
    expect([answer.status, answer.body.Errors[0]!.Message]).toEqual([
      503,
      'The store is not available right now. Nothing was ordered. Try again in a few minutes.',
    ]);
  });
});

describe('orders', () => {
  test('A-rewards-15 A-rewards-18 A-rewards-19 a gift card takes its amount from the gift-card balance and counts as spent', async () => {
    const { order, statement, spending } = await shop({ Points: 100, Cents: 6000 });
    const { body } = await order([bread]);
    expect(body).toEqual({
      Data: { Orders: [{ RewardId: 'corner-bakery-club', Name: 'Corner Oven', Amount: 25, Points: 0, Status: 'Fulfilled' }], FailedOrders: [] },
      Successful: true,
      Errors: [],
    });
    expect(await statement()).toMatchObject({ AvailablePoints: 100, CurrentGiftCardBalance: 35, CurrentSpent: 25 });
    expect((await spending()).CurrentSpent).toBe(25);
  });

  test('A-rewards-18 A-rewards-19 a custom reward takes points, leaves the gift-card balance, and counts as spent', async () => {
    const { order, statement, catalogue } = await shop({ Points: 100, Cents: 6000 });
    const bottle = (await catalogue()).Items.find(({ Name }) => Name === 'Steel water bottle')!;
    expect((await order([{ RewardId: bottle.RewardId, Amount: 15 }])).body.Successful).toBe(true);
    expect(await statement()).toMatchObject({ AvailablePoints: 70, CurrentPoints: 100, CurrentGiftCardBalance: 60, CurrentSpent: 15 });
  });

  test('A-rewards-16 A-rewards-32 what fails says why, costs nothing, and keeps nothing else back', async () => {
    const { order, statement } = await shop({ Cents: 6000 });
    const { body } = await order([bread, { RewardId: 'grand-cinema', Amount: 25 }, { RewardId: 'gone', Amount: 5 }, { RewardId: 'food-bank', Amount: 7 }]);
    expect(body.Successful).toBe(false);
    expect(body.Data.Orders.map(({ RewardId }) => RewardId)).toEqual(['corner-bakery-club']);
    expect(body.Data.FailedOrders).toEqual([
      {
        RewardId: 'grand-cinema',
        Name: 'Grand Cinema',
        Amount: 25,
        Message: 'The provider could not deliver Grand Cinema. You got your points or balance back.',
      },
      { RewardId: 'gone', Name: 'gone', Amount: 5, Message: 'gone is no longer offered. You were not charged.' },
      { RewardId: 'food-bank', Name: 'Food Bank Fund', Amount: 7, Message: 'Food Bank Fund is no longer offered for $7.00. Choose another amount.' },
    ]);
    expect(body.Errors.map(({ Field, Code }) => [Field, Code])).toEqual([1, 2, 3].map((place) => [`/Items/${place}`, 'FailedOrder']));
    expect(await statement()).toMatchObject({ CurrentGiftCardBalance: 35, CurrentSpent: 25 });
  });

  test('a custom reward of another company is not offered', async () => {
    const { order } = await shop({ Points: 500 });
    const { Items } = await shopper(await server.as('pat@summit.example')).catalogue();
    const theirs = Items.find(({ Name }) => Name === 'A day off')!.RewardId;
    expect((await order([{ RewardId: theirs, Amount: 120 }])).body.Data.FailedOrders.map(({ Message }) => Message)).toEqual([
      `${theirs} is no longer offered. You were not charged.`,
    ]);
  });

  test('above the balance nothing is booked, and what still fits is ordered', async () => {
    const { order, booked, statement } = await shop({ Cents: 3000 });
    const { body } = await order([bread, { RewardId: 'harvest-market', Amount: 10 }]);
    expect(body.Data.FailedOrders.map(({ Message }) => Message)).toEqual([
      'Harvest Market costs $10.00, and your gift-card balance is $5.00. Cash out points first, or choose a smaller amount.',
    ]);
    expect([await booked(), (await statement()).CurrentGiftCardBalance]).toEqual([2, 5]);
    const { body: none } = await order([{ RewardId: 'harvest-market', Amount: 100 }]);
    expect([none.Successful, none.Data.Orders, none.Data.FailedOrders.length, await booked()]).toEqual([false, [], 1, 2]);
  });

  test.each([
    ['0', 0],
    ['less than nothing', -25],
    ['a text', '25'],
    ['too much', 1e9],
  ])('A-rewards-33 an amount of %s is refused before anything is looked at', async (_what, Amount) => {
    const { order, booked } = await shop({ Cents: 6000 });
    expect([(await order([{ RewardId: 'corner-bakery-club', Amount }])).status, await booked()]).toEqual([400, 1]);
  });

  test('an amount with fractions is no price of the store', async () => {
    const { order, booked } = await shop({ Cents: 6000 });
    expect([(await order([{ RewardId: 'corner-bakery-club', Amount: 10.5 }])).body.Data.FailedOrders.length, await booked()]).toEqual([1, 1]);
  });

  test.each([
    ['a plan year that is over', { PlanYearId: '2025' }, 'This plan year is over. Reload the page to order in the current plan year.'],
    ['another currency', { Currency: 'EUR' }, 'Amounts are in USD. Reload the page.'],
  ])('A-rewards-17 A-rewards-23 A-rewards-39 %s: nothing at all is ordered, and the first error says why', async (_what, more, Message) => {
    const { order, redeem, booked } = await shop({ Points: 100, Cents: 6000 });
    expect((await order([bread], more)).body).toEqual({ Data: { Orders: [], FailedOrders: [] }, Successful: false, Errors: [{ Message }] });
    expect((await redeem(10, more)).body).toMatchObject({ Successful: false, Errors: [{ Message }] });
    expect(await booked()).toBe(1);
  });

  test('a reward that is withdrawn while somebody orders it is not ordered', async () => {
    const { order, catalogue, booked } = await shop({ Cents: 6000 });
    expect((await catalogue()).Items.map(({ RewardId }) => RewardId)).toContain('corner-bakery-club');
    behaves.now = { catalogue: async (context) => (await localProvider.catalogue(context)).filter(({ Id }) => Id !== 'corner-bakery-club') };
    expect((await order([bread])).body.Data.FailedOrders.length).toBe(1);
    expect(await booked()).toBe(1);
  });

  test('the same order sent again, at once or later, is one', async () => {
    const { order, statement, booked } = await shop({ Cents: 10_000 });
    const more = { OrderKey: randomUUID() };
    const answers = await Promise.all([order([bread], more), order([bread], more), order([bread], more)]);
    for (const { body } of [...answers, await order([bread], more)]) expect(body.Data.Orders.length).toBe(1);
    expect([(await statement()).CurrentGiftCardBalance, await booked()]).toEqual([75, 2]);
    expect((await order([{ ...bread, Amount: 10 }], more)).status).toBe(409);
  });

  test('two tabs have one key until something is booked, and another one then', async () => {
    const { order, catalogue, statement } = await shop({ Cents: 10_000 });
    const [one, two] = [await catalogue(), await catalogue()];
    expect(one.OrderKey).toBe(two.OrderKey);
    await Promise.all([order([bread], { OrderKey: one.OrderKey }), order([bread], { OrderKey: two.OrderKey })]);
    expect((await statement()).CurrentGiftCardBalance).toBe(75);
    const next = (await catalogue()).OrderKey;
    expect(next).not.toBe(one.OrderKey);
    await order([bread], { OrderKey: next });
    expect((await statement()).CurrentGiftCardBalance).toBe(50);
  });

  test('pages of the person hear that their points have changed', async () => {
    const { order, userId } = await shop({ Cents: 6000 });
    await order([bread]);
    const told = (await toldSoFar(server)).filter(({ Topic }) => Topic === `user:${userId}`);
    expect(told.map(({ Category }) => Category)).toContain('Points');
  });

  test('A-routing-57 support that acts for somebody may look, and neither orders nor cashes out', async () => {
    const { userId, booked } = await shop({ Cents: 6000, Points: 50 });
    const support = shopper(await acting(server, 'support@lakeside.example', `${userId}@lakeside.example`, 'Support'));
    expect([(await support.catalogue()).Items.length > 10, (await support.statement()).CurrentGiftCardBalance]).toEqual([true, 60]);
    expect([(await support.order([bread])).status, (await support.redeem(10)).status, await booked()]).toEqual([403, 403, 1]);
  });
});

describe('a maximum', () => {
  test('A-rewards-20 with one, what remains is the maximum less what was spent, and nothing goes beyond', async () => {
    const { order, spending } = await shop({ Cents: 20_000 });
    const { MaximumSpend, MaximumEnabled } = await spending();
    expect(MaximumEnabled).toBe(true);
    await order([{ RewardId: 'trail-and-peak', Amount: 50 }]);
    expect(await spending()).toEqual({ CurrentSpent: 50, MaximumEnabled, MaximumSpend, RemainingBalance: MaximumSpend - 50 });
    await order([{ RewardId: 'trail-and-peak', Amount: 25 }]);
    const { body } = await order([
      { RewardId: 'climb-hall', Amount: 20 },
      { RewardId: 'climb-hall', Amount: 20 },
    ]);
    expect(body.Data.FailedOrders.map(({ Message }) => Message)).toEqual(['Climb Hall costs $20.00, and you can spend $5.00 more this plan year.']);
    expect(await spending()).toMatchObject({ CurrentSpent: 95, RemainingBalance: 5 });
  });

  test('A-rewards-21 without one, what remains stays as it was', async () => {
    const { order, spending } = await shop({ Cents: 60_000 }, { EntityId: 'summit' });
    const before = await spending();
    expect(before).toMatchObject({ CurrentSpent: 0, MaximumEnabled: false });
    await order([{ RewardId: 'trail-and-peak', Amount: 200 }]);
    expect(await spending()).toEqual({ ...before, CurrentSpent: 200 });
  });
});
