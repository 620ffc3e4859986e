import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from './tables/people';
import { rewardAccounts, rewardEntries, rewardOrderLines, rewardOrders } from './tables/rewards';
import { rowsOf } from './rows-of';

export type RewardAccountRow = typeof rewardAccounts.$inferSelect;
type RewardEntryRow = typeof rewardEntries.$inferSelect;
export type OrderLineRow = typeof rewardOrderLines.$inferSelect;
type RewardOrderRow = typeof rewardOrders.$inferSelect;

/** An entry with what the account held once it was booked, and what has become of the line of an order. */
interface StatementRow {
  entry: RewardEntryRow;
  points: number;
  cents: number;
  status: OrderLineRow['Status'] | null;
}

const lineOfEntry = and(eq(rewardEntries.SourceKind, 'OrderLine'), sql`${rewardOrderLines.LineId}::text = ${rewardEntries.SourceId}`);

/** What people have earned, ordered and cashed out. Accounts are the sums of entries; entries are only added. */
export const rewardRecords = (database: Database) => ({
  /** The account of one plan year; an empty one for whoever has earned nothing yet. */
  async account(userId: string, planYearId: string): Promise<RewardAccountRow> {
    const found = await rowsOf(database, rewardAccounts).find({ UserId: userId, PlanYearId: planYearId });
    return found ?? { UserId: userId, PlanYearId: planYearId, AvailablePoints: 0, CurrentPoints: 0, GiftCardCents: 0, SpentCents: 0 };
  },

  /** The same; until the transaction ends nobody else books for it. */
  async hold(userId: string, planYearId: string): Promise<RewardAccountRow> {
    await rowsOf(database, rewardAccounts).lock({ UserId: userId, PlanYearId: planYearId });
    return this.account(userId, planYearId);
  },

  /** The department of a person, where dashboards count them too. */
  async department(userId: string): Promise<string> {
    const { rows } = (await database.execute(sql`select department from place_of(${userId})`)) as { rows: { department: string }[] };
    return rows[0]?.department ?? '';
  },

  /** The number of the last entry of a person; 0 before the first one. */
  async lastEntry(userId: string): Promise<number> {
    const [found] = await database
      .select({ last: sql<string>`coalesce(max(${rewardEntries.EntryId}), 0)` })
      .from(rewardEntries)
      .where(eq(rewardEntries.UserId, userId));
    return Number(found?.last ?? 0);
  },

  /** Adds entries. The database refuses what would leave less than nothing in an account, and what is booked already. */
  async book(entries: (typeof rewardEntries.$inferInsert)[]) {
    if (entries.length > 0) await database.insert(rewardEntries).values(entries);
  },

  /** All entries of a plan year in their order. */
  async statement(userId: string, planYearId: string): Promise<StatementRow[]> {
    const sumOf = (column: typeof rewardEntries.Points | typeof rewardEntries.Cents) => sql<string>`sum(${column}) over (order by ${rewardEntries.EntryId})`;
    const rows = await database
      .select({ entry: rewardEntries, points: sumOf(rewardEntries.Points), cents: sumOf(rewardEntries.Cents), status: rewardOrderLines.Status })
      .from(rewardEntries)
      .leftJoin(rewardOrderLines, lineOfEntry)
      .where(and(eq(rewardEntries.UserId, userId), eq(rewardEntries.PlanYearId, planYearId)))
      .orderBy(asc(rewardEntries.EntryId));
    return rows.map(({ points, cents, ...row }) => ({ ...row, points: Number(points), cents: Number(cents) }));
  },

  /** Adds an order; nothing where the person has sent one with this key already. */
  async addOrder(order: Omit<typeof rewardOrders.$inferInsert, 'OrderId'>): Promise<RewardOrderRow | undefined> {
    return (await database.insert(rewardOrders).values(order).onConflictDoNothing().returning())[0];
  },

  orderByKey: (userId: string, key: string) => rowsOf(database, rewardOrders).find({ UserId: userId, OrderKey: key }),

  addLines: (lines: Omit<typeof rewardOrderLines.$inferInsert, 'LineId'>[]): Promise<OrderLineRow[]> =>
    database.insert(rewardOrderLines).values(lines).returning(),

  lines: (orderId: string): Promise<OrderLineRow[]> =>
    database.select().from(rewardOrderLines).where(eq(rewardOrderLines.OrderId, orderId)).orderBy(asc(rewardOrderLines.Position)),

  /** A line with its order, and whom it is for. */
  async line(lineId: string) {
    const [found] = await database
      .select({ line: rewardOrderLines, order: rewardOrders, user: users })
      .from(rewardOrderLines)
      .innerJoin(rewardOrders, eq(rewardOrders.OrderId, rewardOrderLines.OrderId))
      .innerJoin(users, eq(users.UserId, rewardOrders.UserId))
      .where(eq(rewardOrderLines.LineId, lineId));
    return found;
  },

  /** Says what has become of a line that waits; whether it did. */
  async finishLine(lineId: string, outcome: Pick<OrderLineRow, 'Status' | 'Failure' | 'Reference'>): Promise<boolean> {
    const waits = and(eq(rewardOrderLines.LineId, lineId), eq(rewardOrderLines.Status, 'Pending'));
    return (await database.update(rewardOrderLines).set(outcome).where(waits).returning({ id: rewardOrderLines.LineId })).length > 0;
  },

  /** Of each reward that a company's people have ordered in a plan year: how often, by how many, and for how much. What failed does not count. */
  async ordered(entityId: string, planYearId: string) {
    const rows = await database
      .select({
        RewardId: rewardOrderLines.RewardId,
        Name: sql<string>`max(${rewardOrderLines.Name})`,
        IsCustom: rewardOrderLines.IsCustom,
        Orders: sql<string>`count(*)`,
        People: sql<string>`count(distinct ${rewardOrders.UserId})`,
        Cents: sql<string>`sum(${rewardOrderLines.Cents})`,
        Pending: sql<string>`count(*) filter (where ${rewardOrderLines.Status} = 'Pending')`,
      })
      .from(rewardOrderLines)
      .innerJoin(rewardOrders, eq(rewardOrders.OrderId, rewardOrderLines.OrderId))
      .innerJoin(users, eq(users.UserId, rewardOrders.UserId))
      .where(and(eq(users.EntityId, entityId), eq(rewardOrders.PlanYearId, planYearId), ne(rewardOrderLines.Status, 'Failed')))
      .groupBy(rewardOrderLines.RewardId, rewardOrderLines.IsCustom)
      .orderBy(sql`sum(${rewardOrderLines.Cents}) desc`, asc(rewardOrderLines.RewardId));
    return rows.map(({ RewardId, Name, IsCustom, ...figures }) => ({
      RewardId,
      Name,
      IsCustom,
      Orders: Number(figures.Orders),
      People: Number(figures.People),
      Cents: Number(figures.Cents),
      Pending: Number(figures.Pending),
    }));
  },
});
