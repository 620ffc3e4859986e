import { eq } from 'drizzle-orm';
import { localProvider } from '../../../server/areas/rewards/local-provider';
import type { RewardProvider } from '../../../server/calls/reward-provider';
import { rewardEntries } from '../../../server/records/tables/rewards';
import { addPerson, give, shopper } from './rewards-of-lakeside';
import type { TestServer } from './test-server';

/** How the provider behaves: as the local one does, but where a test says otherwise. */
export const behaves: { now: Partial<RewardProvider> } = { now: {} };
export const provider: RewardProvider = {
  catalogue: (context) => (behaves.now.catalogue ?? localProvider.catalogue)(context),
  order: (order, context) => (behaves.now.order ?? localProvider.order)(order, context),
  exchangeRate: (base, conversion, context) => (behaves.now.exchangeRate ?? localProvider.exchangeRate)(base, conversion, context),
  knows: (userId, context) => (behaves.now.knows ?? localProvider.knows)(userId, context),
};

let number = 0;
/** Somebody with points and a gift-card balance, while the provider behaves as usual. */
export async function shopOf(server: TestServer, given: { Points?: number; Cents?: number } = {}, more: Parameters<typeof addPerson>[2] = {}) {
  behaves.now = {};
  const userId = `shopper-${(number += 1)}`;
  const name = await addPerson(server.database, userId, more);
  if (Object.keys(given).length > 0) await give(server.database, userId, given);
  const client = await server.as(name);
  const booked = async () => (await server.database.select().from(rewardEntries).where(eq(rewardEntries.UserId, userId))).length;
  return { userId, client, booked, ...shopper(client) };
}

/** A gift card of the demo at one of its prices. */
export const bread = { RewardId: 'corner-bakery-club', Amount: 25 };
