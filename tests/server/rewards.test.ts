import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localProvider } from '../../server/areas/rewards/local-provider';
import { sendOrders } from '../../server/areas/rewards/send-orders';
import { OrderRefused, type RewardProvider } from '../../server/calls/reward-provider';
import { liveMessages } from '../../server/records/tables/live-messages';
import { outbox } from '../../server/records/tables/outbox';
import { rewardEntries, rewardOrders } from '../../server/records/tables/rewards';
import type { ExchangeRate, Failure, GiftCardMetrics, RewardDefinition, VerifiedUser } from '../../schemas/generated/records';
import { toolsOf } from './support/deliver';
import { acting } from './support/impersonation';
import { addPerson, give, shopper, wrongAccounts } from './support/rewards-of-lakeside';
import { type Client, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let admin: Client;
/** How the provider behaves: as the local one does, but where a test says otherwise. */
let behaves: Partial<RewardProvider> = {};
const provider: RewardProvider = {
  catalogue: (context) => (behaves.catalogue ?? localProvider.catalogue)(context),
  order: (order, context) => (behaves.order ?? localProvider.order)(order, context),
  exchangeRate: (base, conversion, context) => (behaves.exchangeRate ?? localProvider.exchangeRate)(base, conversion, context),
  knows: (userId, context) => (behaves.knows ?? localProvider.knows)(userId, context),
};
beforeAll(async () => {
  server = await startTestServer({ rewardProvider: provider });
  admin = await server.as('admin@lakeside.example');
});
afterAll(() => server.close());

let number = 0;
/** Somebody with points and a gift-card balance. */
async function shop(given: { Points?: number; Cents?: number } = {}, more: Parameters<typeof addPerson>[2] = {}) {
  behaves = {};
  const userId = `shopper-${(number += 1)}`;
  const name = await addPerson(server.database, userId, more);
  if (Object.keys(given).length > 0) await give(server.database, userId, given);
  const client = await server.as(name);
  const booked = async () => (await server.database.select().from(rewardEntries).where(eq(rewardEntries.UserId, userId))).length;
  return { userId, client, booked, ...shopper(client) };
}
const bread = { RewardId: 'corner-bakery-club', Amount: 25 };

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
      Description: 'Bread, cake and coffee in every bakery of the chain.',
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
    behaves = { catalogue: () => Promise.reject(new Error('away')) };
    const answer = await client.get<Failure>('/rewardfulfillment/catalog');
    expect([answer.status, answer.body.Errors[0]!.Message]).toEqual([
      503,
      'The store cannot be reached at the moment. Nothing was ordered; try again in a few minutes.',
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
        Message: 'The provider could not give Grand Cinema. What it cost is back in your account.',
      },
      { RewardId: 'gone', Name: 'gone', Amount: 5, Message: 'gone is not offered any more. Nothing was booked for it.' },
      { RewardId: 'food-bank', Name: 'Food Bank Fund', Amount: 7, Message: 'Food Bank Fund is not offered for $7.00 any more. Choose another amount.' },
    ]);
    expect(body.Errors.map(({ Field, Code }) => [Field, Code])).toEqual([1, 2, 3].map((place) => [`/Items/${place}`, 'FailedOrder']));
    expect(await statement()).toMatchObject({ CurrentGiftCardBalance: 35, CurrentSpent: 25 });
  });

  test('a custom reward of another company is not offered', async () => {
    const { order } = await shop({ Points: 500 });
    const { Items } = await shopper(await server.as('pat@summit.example')).catalogue();
    const theirs = Items.find(({ Name }) => Name === 'A day off')!.RewardId;
    expect((await order([{ RewardId: theirs, Amount: 120 }])).body.Data.FailedOrders.map(({ Message }) => Message)).toEqual([
      `${theirs} is not offered any more. Nothing was booked for it.`,
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
    ['a plan year that is over', { PlanYearId: '2025' }, 'This plan year is over. Load the page again to order in the one now running.'],
    ['another currency', { Currency: 'EUR' }, 'Amounts are in USD. Load the page again.'],
  ])('A-rewards-17 A-rewards-23 A-rewards-39 %s: nothing at all is ordered, and the first error says why', async (_what, more, Message) => {
    const { order, redeem, booked } = await shop({ Points: 100, Cents: 6000 });
    expect((await order([bread], more)).body).toEqual({ Data: { Orders: [], FailedOrders: [] }, Successful: false, Errors: [{ Message }] });
    expect((await redeem(10, more)).body).toMatchObject({ Successful: false, Errors: [{ Message }] });
    expect(await booked()).toBe(1);
  });

  test('a reward that is withdrawn while somebody orders it is not ordered', async () => {
    const { order, catalogue, booked } = await shop({ Cents: 6000 });
    expect((await catalogue()).Items.map(({ RewardId }) => RewardId)).toContain('corner-bakery-club');
    behaves = { catalogue: async (context) => (await localProvider.catalogue(context)).filter(({ Id }) => Id !== 'corner-bakery-club') };
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
    const told = await server.database
      .select()
      .from(liveMessages)
      .where(eq(liveMessages.Topic, `user:${userId}`));
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
    expect(body.Data.FailedOrders.map(({ Message }) => Message)).toEqual(['Climb Hall costs $20.00, and you can spend $5.00 more in this plan year.']);
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

describe('a provider that is away', () => {
  const work = () => sendOrders({ ...toolsOf(server), rewardProvider: provider }, () => undefined);

  test('keeps orders pending, visibly, and loses none: they are ordered once it is back', async () => {
    const { order, statement } = await shop({ Cents: 6000 });
    const asked: string[] = [];
    behaves = { order: ({ Id }) => Promise.reject(new Error(`away for ${asked.push(Id)}`)) };
    const { body } = await order([bread]);
    expect([body.Successful, body.Data.Orders[0]!.Status]).toEqual([true, 'Pending']);
    expect((await statement()).Entries[0]).toMatchObject({ Kind: 'Ordered', Status: 'Pending', Amount: -25 });
    behaves = { order: async ({ Id }) => `r-${asked.push(Id)}` };
    server.clock.advance({ seconds: 60 });
    await work();
    expect((await statement()).Entries[0]).toMatchObject({ Kind: 'Ordered', Status: 'Fulfilled' });
    expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
  });

  test('that refuses later gives back what it cost, once', async () => {
    const { order, statement } = await shop({ Cents: 6000 });
    behaves = { order: () => Promise.reject(new Error('away')) };
    await order([bread]);
    behaves = { order: () => Promise.reject(new OrderRefused('sold out')) };
    server.clock.advance({ seconds: 60 });
    await Promise.all([work(), work()]);
    await work();
    const { Entries, CurrentGiftCardBalance, CurrentSpent } = await statement();
    expect([CurrentGiftCardBalance, CurrentSpent]).toEqual([60, 0]);
    expect(Entries.map(({ Kind, Amount, Status }) => [Kind, Amount, Status]).slice(0, 2)).toEqual([
      ['Returned', 25, 'Failed'],
      ['Ordered', -25, 'Failed'],
    ]);
    expect(await wrongAccounts(server.database)).toEqual([]);
  });

  test('what waits stands in the outbox from the same transaction on', async () => {
    const { order, userId } = await shop({ Cents: 6000 });
    behaves = { order: () => Promise.reject(new Error('away')) };
    await order([bread]);
    const waiting = await server.database.select().from(outbox).where(eq(outbox.UserId, userId));
    expect(waiting.map(({ Kind, DoneAt }) => [Kind, DoneAt])).toEqual([['RewardOrder', null]]);
    behaves = {};
    server.clock.advance({ seconds: 60 });
    await work();
  });
});

describe('cash-out', () => {
  test('A-rewards-37 points become gift-card balance, once for each key', async () => {
    const { redeem, statement, booked } = await shop({ Points: 100 });
    const more = { OrderKey: randomUUID() };
    const answers = await Promise.all([redeem(40, more), redeem(40, more)]);
    for (const { body } of answers) expect(body).toEqual({ Data: { Points: 40, Amount: 20 }, Successful: true, Errors: [] });
    expect(await statement()).toMatchObject({ AvailablePoints: 60, CurrentPoints: 100, CurrentGiftCardBalance: 20, CurrentSpent: 0 });
    expect([await booked(), (await redeem(41, more)).status]).toEqual([2, 409]);
  });

  test.each([0, -1, 1.5, '10', 1e9])('%s points are refused before anything is looked at', async (points) => {
    const { redeem, booked } = await shop({ Points: 100 });
    expect([(await redeem(points)).status, await booked()]).toEqual([400, 1]);
  });

  test('more points than there are say how many there are, at the field', async () => {
    const { redeem, booked } = await shop({ Points: 1200 });
    expect((await redeem(1201)).body.Errors).toEqual([{ Message: 'You have 1,200 points. Enter 1,200 or fewer.', Field: '/Points' }]);
    expect(await booked()).toBe(1);
  });
});

describe('the statement', () => {
  test('A-rewards-14 A-rewards-36 A-rewards-38 has all entries of a plan year, the newest first, with the balances after each', async () => {
    const { redeem, order, statement, userId } = await shop({ Points: 100 });
    await give(server.database, userId, { Points: 7, PlanYearId: '2025' });
    await redeem(60);
    await order([bread]);
    const now = await statement();
    expect(now.Entries.map(({ Kind, Points, Amount, PointsBalance, AmountBalance }) => [Kind, Points, Amount, PointsBalance, AmountBalance])).toEqual([
      ['Ordered', 0, -25, 40, 5],
      ['CashedOut', -60, 30, 40, 30],
      ['Opening', 100, 0, 100, 0],
    ]);
    expect(now.PlanYears.map(({ PlanYearId, IsCurrent }) => [PlanYearId, IsCurrent])).toEqual([
      ['2026', true],
      ['2025', false],
    ]);
    expect(await statement('2025')).toMatchObject({ PlanYearKeyId: '2025', AvailablePoints: 7, Entries: [{ Points: 7 }] });
  });

  test('B-rewards-37 a plan year that the company does not have is not found', async () => {
    const { client } = await shop();
    expect([(await client.get('/bank/1999')).status, (await client.get('/bank')).status]).toEqual([404, 200]);
  });
});

describe('rates and verification', () => {
  test('A-rewards-34 a rate between two currencies; 0 for one that is not known', async () => {
    const { client } = await shop();
    const rate = async (base: string, conversion: string) =>
      (await client.get<ExchangeRate>(`/rewardFulfillment/exchangerates?baseCurrency=${base}&conversionCurrency=${conversion}`)).body.Rate;
    expect([await rate('USD', 'EUR'), await rate('EUR', 'USD'), await rate('USD', 'XXX'), await rate('XXX', 'USD')]).toEqual([0.92, 1.086957, 0, 0]);
  });

  test('A-rewards-35 whether the provider knows somebody; one that is away knows nobody', async () => {
    const { client } = await shop();
    const verified = async () => (await client.get<VerifiedUser>('/rewardfulfillment/verifyuserwithachievers')).body;
    expect(await verified()).toEqual({ Verified: true, Message: null });
    behaves = { knows: () => Promise.reject(new Error('away')) };
    expect(await verified()).toMatchObject({ Verified: false, Message: expect.stringContaining('orders wait') as unknown });
  });
});

describe('administration', () => {
  test('A-rewards-25 A-rewards-27 A-rewards-29 all custom rewards, those of today, and those that come', async () => {
    const { client } = await shop();
    const titles = async (of: Client, path: string) => (await of.get<RewardDefinition[]>(`/rewards/ajax/${path}`)).body.map(({ Title }) => Title);
    expect(await titles(admin, 'getallrewardDefinitions')).toEqual([
      'A day off',
      'Steel water bottle',
      'Lunch with your team',
      'A month of transit',
      'Thermal mug',
    ]);
    expect(await titles(client, 'GetRewardDefinitions')).toEqual(['A day off', 'Steel water bottle', 'Lunch with your team']);
    expect(await titles(client, 'GetFutureRewards?planYearId=2026')).toEqual(['A month of transit']);
    expect(await titles(client, 'GetFutureRewards?planYearId=2025')).toEqual([]);
    expect((await client.get('/rewards/ajax/getallrewardDefinitions')).status).toBe(403);
  });

  test('A-rewards-28 B-rewards-35 the figures of a company count what was ordered, and not what failed', async () => {
    const figures = async () => (await admin.get<GiftCardMetrics>('/rewards/ajax/GetGiftCardMetrics?entityId=lakeside&planYearId=2026')).body;
    const before = await figures();
    const { order } = await shop({ Cents: 6000 });
    await order([bread, { RewardId: 'grand-cinema', Amount: 25 }]);
    const after = await figures();
    expect([after.Orders - before.Orders, after.Amount - before.Amount]).toEqual([1, 25]);
    expect(after.Items.find(({ RewardId }) => RewardId === 'grand-cinema')).toMatchObject({ Orders: 0, PictureUrl: '/rewards/grand-cinema.svg' });
    expect((await (await server.as('admin@summit.example')).get('/rewards/ajax/GetGiftCardMetrics?entityId=lakeside&planYearId=2026')).status).toBe(404);
  });

  const picture = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAA'.repeat(4)}`;
  const reward = { Title: 'Yoga mat', CurrencyAmount: 30, Image: picture, IsNew: true, ImageUpdated: true };
  interface Saved {
    RewardId: string;
    Version: number;
    Image: string;
    IsNew: boolean;
    Title: string;
  }
  const save = (body: object) => admin.post<Saved & Failure>('/resources/custom-rewards', body);

  test.each([
    ['B-rewards-03 a title', { Title: undefined }, '/Title'],
    ['B-rewards-04 an amount', { CurrencyAmount: undefined }, '/CurrencyAmount'],
    ['B-rewards-06 a picture while it is new', { Image: undefined }, '/Image'],
    ['B-rewards-05 an amount in digits', { CurrencyAmount: 12.5 }, '/CurrencyAmount'],
    ['an amount of more than nothing', { CurrencyAmount: 0 }, '/CurrencyAmount'],
    ['a picture that is one', { Image: 'data:text/html;base64,PHNjcmlwdD4=PHNjcmlwdD4=' }, '/Image'],
  ])('%s is needed', async (_what, change, Field) => {
    const { status, body } = await save({ ...reward, ...change });
    expect([status, body.Errors.map((error) => error.Field)]).toEqual([400, [Field]]);
  });

  test('B-rewards-13 B-rewards-14 B-rewards-27 a new reward is new; a changed one needs no picture', async () => {
    const { status, body } = await save(reward);
    expect([status, body.IsNew, body.Image]).toEqual([200, true, picture]);
    const change = (more: object) => admin.call<Saved>('PUT', `/resources/custom-rewards/${body.RewardId}`, { Title: 'Mat', CurrencyAmount: 30, ...more });
    expect((await change({ ImageUpdated: false, Image: picture })).body).toMatchObject({ IsNew: false, Title: 'Mat', Image: picture });
    expect((await change({ ImageUpdated: true, Image: picture.replaceAll('SUhE', 'AAAA') })).body.Image).not.toBe(picture);
    expect((await change({})).status).toBe(200);
  });

  test('B-rewards-25 B-rewards-26 only administrators configure custom rewards and audiences', async () => {
    const { client } = await shop();
    const all = { GiftCardId: 'stride', Roles: ['ALL'], Locations: ['ALL'], Departments: ['ALL'], Regions: ['West'] };
    expect([(await client.post('/resources/custom-rewards', reward)).status, (await client.post('/resources/gift-card-audiences', all)).status]).toEqual([
      403, 403,
    ]);
  });

  test('B-rewards-28 an audience counts at once, is one for each gift card, and ALL stands alone', async () => {
    const all = { GiftCardId: 'stride', Roles: ['ALL'], Locations: ['ALL'], Departments: ['ALL'], Regions: ['ALL'] };
    const { catalogue } = await shop({}, { Region: 'West', Roles: [] });
    const shows = async () => (await catalogue()).Items.some(({ RewardId }) => RewardId === 'stride');
    expect(await shows()).toBe(true);
    expect((await admin.post('/resources/gift-card-audiences', { ...all, Regions: ['East'] })).status).toBe(200);
    expect(await shows()).toBe(false);
    expect((await admin.post('/resources/gift-card-audiences', all)).status).toBe(400);
    expect((await admin.post('/resources/gift-card-audiences', { ...all, GiftCardId: 'x', Roles: ['ALL', 'Coach'] })).status).toBe(400);
  });
});

test('every account is the sum of its entries after all of this, and no order stands twice', async () => {
  expect(await wrongAccounts(server.database)).toEqual([]);
  const keys = (await server.database.select().from(rewardOrders)).map(({ UserId, OrderKey }) => `${UserId} ${OrderKey}`);
  expect([keys.length > 10, new Set(keys).size]).toEqual([true, keys.length]);
});
