import { describe, expect } from 'vitest';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sendOrders } from '../../server/areas/rewards/send-orders';
import { OrderRefused } from '../../server/calls/reward-provider';
import { outbox } from '../../server/records/tables/outbox';
import { rewardEntries, rewardOrders } from '../../server/records/tables/rewards';
import type { ExchangeRate, VerifiedUser } from '../../schemas/generated/records';
import { toolsOf } from './support/deliver';
import { behaves, bread, provider, shopOf } from './support/reward-shop';
import { give, wrongAccounts } from './support/rewards-of-lakeside';
import { withServer } from './support/fixture';

const { test, server } = withServer(() => ({ rewardProvider: provider }));

const shop = (...given: Parameters<typeof shopOf> extends [unknown, ...infer Rest] ? Rest : never) => shopOf(server, ...given);

describe('a provider that is away', () => {
  const work = () => sendOrders({ ...toolsOf(server), rewardProvider: provider }, () => undefined);

  test('keeps orders pending, visibly, and loses none: they are ordered once it is back', async () => {
    const { order, statement } = await shop({ Cents: 6000 });
    const asked: string[] = [];
    behaves.now = { order: ({ Id }) => Promise.reject(new Error(`away for ${asked.push(Id)}`)) };
    const { body } = await order([bread]);
    expect([body.Successful, body.Data.Orders[0]!.Status]).toEqual([true, 'Pending']);
    expect((await statement()).Entries[0]).toMatchObject({ Kind: 'Ordered', Status: 'Pending', Amount: -25 });
    behaves.now = { order: async ({ Id }) => `r-${asked.push(Id)}` };
    server.clock.advance({ seconds: 60 });
    await work();
    expect((await statement()).Entries[0]).toMatchObject({ Kind: 'Ordered', Status: 'Fulfilled' });
    expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
  });

  test('that refuses later gives back what it cost, once', async () => {
    const { order, statement } = await shop({ Cents: 6000 });
    behaves.now = { order: () => Promise.reject(new Error('away')) };
    await order([bread]);
    behaves.now = { order: () => Promise.reject(new OrderRefused('sold out')) };
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

  // The habit 'days of timestamps' (tests/code-habits.test.ts) keeps days of UTC out.
  test('that refuses in the evening gives back on the person\u2019s own day', async () => {
    const before = server.clock.now();
    server.clock.set(new Date('2026-11-04T02:30:00.000Z'));
    const { order, userId } = await shop({ Cents: 6000 });
    behaves.now = { order: () => Promise.reject(new OrderRefused('sold out')) };
    await order([bread]);
    await work();
    const entries = await server.database.select().from(rewardEntries).where(eq(rewardEntries.UserId, userId));
    expect(entries.filter(({ Kind }) => ['Ordered', 'Returned'].includes(Kind)).map(({ Kind, BookedOn }) => [Kind, BookedOn])).toEqual([
      ['Ordered', '2026-11-03'],
      ['Returned', '2026-11-03'],
    ]);
    server.clock.set(before);
  });

  test('what waits stands in the outbox from the same transaction on', async () => {
    const { order, userId } = await shop({ Cents: 6000 });
    behaves.now = { order: () => Promise.reject(new Error('away')) };
    await order([bread]);
    const waiting = await server.database.select().from(outbox).where(eq(outbox.UserId, userId));
    expect(waiting.map(({ Kind, DoneAt }) => [Kind, DoneAt])).toEqual([['RewardOrder', null]]);
    behaves.now = {};
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
    expect((await redeem(1201)).body.Errors).toEqual([{ Message: 'That is more than your balance. Enter 1,200 or fewer.', Field: '/Points' }]);
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
    behaves.now = { knows: () => Promise.reject(new Error('away')) };
    expect(await verified()).toMatchObject({ Verified: false, Message: expect.stringContaining('You can order starting tomorrow') as unknown });
  });
});

test('every account is the sum of its entries after all of this, and no order stands twice', async () => {
  expect(await wrongAccounts(server.database)).toEqual([]);
  const keys = (await server.database.select().from(rewardOrders)).map(({ UserId, OrderKey }) => `${UserId} ${OrderKey}`);
  expect([keys.length > 10, new Set(keys).size]).toEqual([true, keys.length]);
});
