import { addDays } from '../../runtime/format/date';
import type { GiftCard } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import type { Definitions } from '../definitions/definitions';
import { constantsOf } from '../foundation/constants';
import type { pointCredits } from '../records/tables/programs';
import { resourceRows } from '../records/tables/resources';
import { rewardEntries, rewardOrderLines, rewardOrders } from '../records/tables/rewards';
import { insertRows } from './insert-rows';
import type { makeRows } from './make-rows';
import { resourceRow } from './resource-row';
import seeds from './rewards.json';

type Rows = Pick<ReturnType<typeof makeRows>, 'entities' | 'users'>;
type Entry = typeof rewardEntries.$inferInsert;
interface Pattern {
  leastPoints: number;
  cashOut: number;
  orders: [string, number][];
}

/** The same each time, so that the demo is. */
const idOf = (kind: number, index: number) => `00000000-0000-4000-a00${kind}-${String(index).padStart(12, '0')}`;

/** What companies give of their own, and what people have cashed out and ordered of what their completions gave. */
export function makeRewards({ entities, users }: Rows, credits: readonly (typeof pointCredits.$inferInsert)[], definitions: Definitions, today: string) {
  const base = definitions.for(null);
  const giving = entities.filter(({ EntityFeatures }) => EntityFeatures.includes('GiftCards'));
  const givingIds = new Map(giving.map(({ EntityId }, place) => [EntityId, place]));
  const rewardId = (entityId: string, key: string) => idOf(1, givingIds.get(entityId)! * 100 + seeds.customRewards.findIndex((reward) => reward.key === key));
  const rows = giving.flatMap(({ EntityId }, place) => [
    ...seeds.customRewards.map(({ key, availableInDays, ...reward }, position) => {
      const start = availableInDays === undefined ? {} : { AvailableFrom: addDays(today, availableInDays)! };
      return resourceRow(base, 'custom-rewards', EntityId, { RewardId: rewardId(EntityId, key), ...reward, ...start }, position);
    }),
    ...seeds.audiences.map((audience, index) => resourceRow(base, 'gift-card-audiences', EntityId, { Id: idOf(2, place * 100 + index), ...audience })),
  ]);
  const cards = new Map((base.catalogues['gift-cards'] as GiftCard[]).map((card) => [card.Id, card]));
  const { pointsPerDollar } = constantsOf(base).rewardPages;
  const made = { orders: [] as (typeof rewardOrders.$inferInsert)[], lines: [] as (typeof rewardOrderLines.$inferInsert)[], entries: [] as Entry[] };
  const earned = sumsOf(credits);
  for (const { UserId, UserName, EntityId } of users.filter((user) => givingIds.has(user.EntityId)))
    for (const [PlanYearId, { points, last }] of earned.get(UserId) ?? []) {
      const pattern = seeds.patterns.find(({ leastPoints, except }) => points >= leastPoints && except !== UserName) as Pattern | undefined;
      if (pattern === undefined) continue;
      const day = [addDays(last, 2)!, addDays(today, -1)!].toSorted()[0]!;
      const order = (Kind: 'Order' | 'CashOut', Asked: object) => {
        const OrderId = idOf(3, made.orders.length);
        made.orders.push({ OrderId, UserId, PlanYearId, OrderKey: OrderId, Kind, Asked, OrderedAt: `${day}T16:00:00.000Z` });
        return OrderId;
      };
      const entry = (more: Pick<Entry, 'Kind' | 'SourceKind' | 'SourceId' | 'Says'> & Partial<Entry>) =>
        made.entries.push({ UserId, PlanYearId, BookedOn: day, ...more });
      if (pattern.cashOut > 0) {
        const SourceId = order('CashOut', { Points: pattern.cashOut });
        const Cents = (pattern.cashOut * 100) / pointsPerDollar;
        entry({ Kind: 'CashedOut', SourceKind: 'CashOut', SourceId, Says: `Cash-out of ${pattern.cashOut} points`, Points: -pattern.cashOut, Cents });
      }
      const OrderId = order('Order', { Items: pattern.orders.map(([RewardId, Amount]) => ({ RewardId, Amount })) });
      for (const [Position, [id, amount]] of pattern.orders.entries()) {
        const own = seeds.customRewards.find(({ key }) => key === id);
        const LineId = idOf(4, made.lines.length);
        const line = { Name: own?.Title ?? cards.get(id)!.Name, IsCustom: own !== undefined, Cents: amount * 100, Points: amount * pointsPerDollar };
        made.lines.push({
          LineId,
          OrderId,
          Position,
          RewardId: own === undefined ? id : rewardId(EntityId, id),
          ...line,
          Status: 'Fulfilled',
          Failure: null,
          Reference: null,
        });
        const cost = line.IsCustom ? { Points: -line.Points } : { Cents: -line.Cents };
        entry({ Kind: 'Ordered', SourceKind: 'OrderLine', SourceId: LineId, Says: line.Name, SpentCents: line.Cents, ...cost });
      }
    }
  return { rows, ...made };
}

/** What each person's levels gave in each plan year, and when the last one did. */
function sumsOf(credits: readonly (typeof pointCredits.$inferInsert)[]) {
  const earned = new Map<string, Map<string, { points: number; last: string }>>();
  for (const { UserId, PlanYearId, Points, EarnedOn } of credits) {
    const years = earned.get(UserId) ?? new Map<string, { points: number; last: string }>();
    const { points, last } = years.get(PlanYearId) ?? { points: 0, last: '' };
    earned.set(UserId, years.set(PlanYearId, { points: points + Points, last: EarnedOn > last ? EarnedOn : last }));
  }
  return earned;
}

/** Stores it behind the points of levels, within the transaction that loads the demo. */
export async function insertRewards(transaction: Database, { rows, orders, lines, entries }: ReturnType<typeof makeRewards>) {
  await insertRows(transaction, resourceRows, rows);
  await insertRows(transaction, rewardOrders, orders);
  await insertRows(transaction, rewardOrderLines, lines);
  for (let start = 0; start < entries.length; start += 500) await transaction.insert(rewardEntries).values(entries.slice(start, start + 500));
}
