import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rewardAccounts, rewardEntries, rewardOrderLines, rewardOrders } from '../../server/records/tables/rewards';
import { databasesFor, many, signInMany } from './support/both-databases';
import { addPerson, give, shopper, wrongAccounts } from './support/rewards-of-lakeside';
import type { TestServer } from './support/test-server';

describe.each(databasesFor('reward writers'))('forty at once on $name', ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  }, 300_000);
  afterAll(() => server.close());

  const bread = { RewardId: 'corner-bakery-club', Amount: 5 };
  const accountOf = async (UserId: string) => (await server.database.select().from(rewardAccounts).where(eq(rewardAccounts.UserId, UserId)))[0]!;
  const linesOf = async (UserId: string) =>
    (
      await server.database
        .select({ Status: rewardOrderLines.Status, Cents: rewardOrderLines.Cents })
        .from(rewardOrderLines)
        .innerJoin(rewardOrders, eq(rewardOrders.OrderId, rewardOrderLines.OrderId))
        .where(eq(rewardOrders.UserId, UserId))
    ).map(({ Status, Cents }) => `${Status} ${Cents}`);

  test('forty orders of one person take what there is and no more', async () => {
    const me = shopper(await server.as(await addPerson(server.database, 'many')));
    await give(server.database, 'many', { Cents: 6000 });
    const answers = await Promise.all(Array.from({ length: many }, () => me.order([bread])));
    const ordered = answers.filter(({ body }) => body.Data.Orders.length === 1);
    expect([answers.every(({ status }) => status === 200), ordered.length]).toEqual([true, 12]);
    expect(await accountOf('many')).toMatchObject({ GiftCardCents: 0, SpentCents: 6000 });
    expect(await linesOf('many')).toEqual(Array.from({ length: 12 }, () => 'Fulfilled 500'));
  });

  test('one order sent forty times is one', async () => {
    const me = shopper(await server.as(await addPerson(server.database, 'once')));
    await give(server.database, 'once', { Cents: 6000 });
    const { OrderKey } = await me.catalogue();
    const answers = await Promise.all(Array.from({ length: many }, () => me.order([bread], { OrderKey })));
    expect(answers.map(({ status, body }) => [status, body.Data.Orders.length])).toEqual(Array.from({ length: many }, () => [200, 1]));
    expect([(await accountOf('once')).GiftCardCents, await linesOf('once')]).toEqual([5500, ['Fulfilled 500']]);
  });

  test('forty people who cash out, order and lose orders at once: every account is the sum of its entries, no order stands twice, none is lost', async () => {
    const { ids, clients } = await signInMany(server);
    for (const id of ids) await give(server.database, id, { Points: 100, Cents: 1000 });
    const shoppers = clients.map(shopper);
    const answered = await Promise.all(
      shoppers.flatMap((me) => [me.redeem(30), me.order([bread]), me.redeem(30), me.order([{ RewardId: 'grand-cinema', Amount: 25 }, bread]), me.redeem(60)]),
    );
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await wrongAccounts(server.database)).toEqual([]);
    const taken = answered.flatMap(({ body: { Data } }) => ('Orders' in Data ? Data.Orders : []));
    const lines = (await Promise.all(ids.map(linesOf))).flat();
    expect([taken.length > many, lines.filter((line) => line.startsWith('Fulfilled')).length]).toEqual([true, taken.length]);
    const orders = await server.database.select().from(rewardOrders).where(inArray(rewardOrders.UserId, ids));
    expect(new Set(orders.map(({ UserId, OrderKey }) => `${UserId} ${OrderKey}`)).size).toBe(orders.length);
    const entries = await server.database.select().from(rewardEntries).where(inArray(rewardEntries.UserId, ids));
    const spent = entries.reduce((sum, { SpentCents }) => sum + SpentCents, 0);
    expect(spent).toBe(taken.length * 500);
  }, 180_000);
});
