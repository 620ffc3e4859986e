import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/database';
import { users } from '../../../server/records/tables/people';
import { rewardAccounts, rewardEntries } from '../../../server/records/tables/rewards';
import type { FailureMessage, RedeemedPoints, RewardCatalog, RewardOrderData, RewardStatement, UserSpending } from '../../../schemas/generated/records';
import type { Attempt } from './rows-of-lakeside';
import type { Client } from './test-server';

interface Answer<Data> {
  Data: Data;
  Successful: boolean;
  Errors: FailureMessage[];
}

/** Somebody more of Lakeside, with an account of their own; nothing is booked yet. */
export async function addPerson(database: Database, UserId: string, more: Partial<typeof users.$inferInsert> = {}) {
  const [pat] = await database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
  const UserName = `${UserId}@lakeside.example`;
  await database.insert(users).values({ ...pat!, UserId, UserName, Email: UserName, UniqueId: null, ...more });
  return UserName;
}

/** Books what somebody begins with. */
export async function give(database: Database, UserId: string, given: { Points?: number; Cents?: number; PlanYearId?: string }) {
  const { PlanYearId = '2026', Points = 0, Cents = 0 } = given;
  const opening = { Kind: 'Opening', SourceKind: 'Opening', SourceId: randomUUID(), Says: 'Carried over', BookedOn: '2026-10-01' } as const;
  await database.insert(rewardEntries).values({ ...opening, UserId, PlanYearId, Points, EarnedPoints: Math.max(0, Points), Cents });
}

/** Asks and orders as one person does. */
export const shopper = (client: Client) => ({
  catalogue: async () => (await client.get<RewardCatalog>('/rewardfulfillment/catalog')).body,
  spending: async () => (await client.get<UserSpending>('/rewardFulfillment/userspending')).body,
  statement: async (year?: string) => (await client.get<RewardStatement>(year === undefined ? '/bank' : `/bank/${year}`)).body,
  order: (Items: { RewardId: string; Amount: unknown }[], more: object = {}) =>
    client.post<Answer<RewardOrderData>>('/rewardfulfillment/orders', { OrderKey: randomUUID(), PlanYearId: '2026', Currency: 'USD', Items, ...more }),
  redeem: (Points: unknown, more: object = {}) =>
    client.post<Answer<RedeemedPoints>>('/bank/redeem', { OrderKey: randomUUID(), PlanYearId: '2026', Currency: 'USD', Points, ...more }),
});

/** The accounts whose figures are not the sums of their entries, or are less than nothing. */
export async function wrongAccounts(database: Database) {
  const { rows } = (await database.execute(sql`
    select account.user_id from ${rewardAccounts} as account left join lateral (
      select sum(points) as points, sum(earned_points) as earned, sum(cents) as cents, sum(spent_cents) as spent from ${rewardEntries} as entry
      where entry.user_id = account.user_id and entry.plan_year_id = account.plan_year_id) as summed on true
    where (available_points, current_points, gift_card_cents, spent_cents) is distinct from (summed.points, summed.earned, summed.cents, summed.spent)
      or least(available_points, current_points, gift_card_cents, spent_cents) < 0`)) as { rows: { user_id: string }[] };
  return rows.map(({ user_id }) => user_id);
}

/** A custom reward that can be saved, and an audience. */
export const customReward = { Title: 'Yoga mat', CurrencyAmount: 30, Image: '/rewards/custom-bottle.svg', IsNew: true, ImageUpdated: true };
export const audienceOf = (GiftCardId: string) => ({ GiftCardId, Roles: ['ALL'], Locations: ['ALL'], Departments: ['ALL'], Regions: ['ALL'] });

/** Each call of administrators that names a row of rewards, with one of Lakeside. */
export function attemptsOnRewards(): Record<string, Attempt[]> {
  const missing = (input: object): Attempt[] => [{ input: { entityId: 'lakeside', ...input }, status: 404 }];
  const [reward, audience] = ['00000000-0000-4000-a001-000000000000', '00000000-0000-4000-a002-000000000000'];
  return {
    createCustomReward: missing({ body: customReward }),
    updateCustomReward: [
      ...missing({ key: reward, body: customReward }),
      { input: { key: '00000000-0000-4000-a001-000000000999', body: customReward }, status: 404 },
    ],
    orderCustomRewards: missing({ body: [reward] }),
    listCustomRewards: missing({}),
    createGiftCardAudience: missing({ body: audienceOf('stride') }),
    updateGiftCardAudience: missing({ key: audience, body: audienceOf('lake-cabins') }),
    listGiftCardAudiences: missing({}),
    getGiftCardMetrics: missing({ planYearId: '2026' }),
  };
}

/** The custom rewards of the company; nothing for those who do not look after them. */
export async function listedRewards(client: Client) {
  const { status, body } = await client.get<{ Items: { RewardId: string }[] }>('/resources/custom-rewards');
  return status === 200 ? body.Items : [];
}
