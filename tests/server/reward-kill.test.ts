import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openEmbedded } from '../../server/database/open';
import { demoPassword } from '../../server/demo/load';
import { outbox } from '../../server/records/tables/outbox';
import { rewardEntries, rewardOrderLines, rewardOrders } from '../../server/records/tables/rewards';
import type { RewardOrderData, RewardStatement, TokenResult } from '../../schemas/generated/records';
import { copyEmbedded } from './support/both-databases';
import { addPerson, give, wrongAccounts } from './support/rewards-of-lakeside';
import { serverProcesses } from './support/server-process';

// A start compiles the definitions and opens a database: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 400_000 });

const { folder, launch } = serverProcesses();
const data = join(folder, 'db');
const start = () => launch({ CALLS_PER_MINUTE: '100000' });

async function call<Body>(address: string, path: string, token = '', body?: unknown): Promise<Body> {
  const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const response = await fetch(`${address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Body;
}

test('a server that is killed while people order loses no order, books none twice, and gives what waited afterwards', async () => {
  const opened = await copyEmbedded(data);
  const UserName = await addPerson(opened.database, 'killed', { EntityId: 'summit' });
  await give(opened.database, 'killed', { Cents: 900_000 });
  await opened.close();

  let server = await start();
  const token = (await call<TokenResult>(server.address, '/account/login/login', '', { UserName, Password: demoPassword })).Token;
  const order = (OrderKey: string) => {
    const Items = ['corner-bakery-club', 'open-air', 'grand-cinema'].map((RewardId) => ({
      RewardId,
      Amount: RewardId === 'corner-bakery-club' ? 5 : RewardId === 'open-air' ? 30 : 25,
    }));
    return call<{ Data: RewardOrderData }>(server.address, '/rewardfulfillment/orders', token, { OrderKey, PlanYearId: '2026', Currency: 'USD', Items });
  };
  const sent: string[] = [];
  const answered: string[] = [];
  let isSending = true;
  const sending = Promise.all(
    [1, 2, 3, 4].map(async () => {
      while (isSending) {
        const key = randomUUID();
        sent.push(key);
        const answer = await order(key).catch(() => undefined);
        if (answer?.Data.Orders.length === 2) answered.push(key);
      }
    }),
  );
  await expect.poll(() => answered.length, { timeout: 120_000 }).toBeGreaterThan(20);
  server.child.kill('SIGKILL');
  await server.ended;
  isSending = false;
  await sending;

  // A line that the killed process had taken is sent again once its time is over. The test does not wait for that minute.
  const between = await openEmbedded(data);
  await between.database.update(outbox).set({ DueAt: new Date().toISOString() }).where(isNull(outbox.DoneAt));
  await between.close();

  server = await start();
  // Whoever was not answered tries again with the same key.
  for (const key of sent) await order(key);
  // What the provider was not asked for before the end waits for its time, and is given then.
  const given = async () => {
    const answers = await Promise.all(sent.map(order));
    return answers.filter(({ Data }) => Data.Orders.some(({ RewardId, Status }) => RewardId === 'corner-bakery-club' && Status === 'Fulfilled')).length;
  };
  await expect.poll(given, { timeout: 180_000, interval: 1000 }).toBe(sent.length);
  // What the third provider refuses is given back, a little later too.
  const spent = async () => (await call<RewardStatement>(server.address, '/bank', token)).CurrentSpent;
  await expect.poll(spent, { timeout: 180_000, interval: 500 }).toBe(sent.length * 35);
  server.child.kill('SIGTERM');
  await server.ended;
  const after = await openEmbedded(data);
  try {
    expect(await wrongAccounts(after.database)).toEqual([]);
    const orders = (await after.database.select().from(rewardOrders)).filter(({ UserId }) => UserId === 'killed');
    expect(orders.map(({ OrderKey }) => OrderKey).sort()).toEqual([...sent].sort());
    const lines = (await after.database.select().from(rewardOrderLines)).filter(({ OrderId }) => orders.some((one) => one.OrderId === OrderId));
    const count = (status: string) => lines.filter(({ Status }) => Status === status).length;
    // Open Air is away: it waits, and stands in the outbox.
    expect([count('Fulfilled'), count('Failed'), count('Pending')]).toEqual([sent.length, sent.length, sent.length]);
    const waiting = (await after.database.select().from(outbox)).filter(({ Kind, DoneAt }) => Kind === 'RewardOrder' && DoneAt === null);
    expect(waiting.length).toBe(sent.length);
    const entries = (await after.database.select().from(rewardEntries)).filter(({ UserId }) => UserId === 'killed');
    expect(entries.length).toBe(1 + sent.length * 4);
  } finally {
    await after.close();
  }
});
