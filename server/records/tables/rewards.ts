import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './people';

const person = () =>
  text('user_id')
    .notNull()
    .references(() => users.UserId, { onDelete: 'cascade' });

/** What a person has in a plan year: the sums of their entries. The database writes it, never below 0, and refuses whoever else would. Without a row: nothing. */
export const rewardAccounts = pgTable(
  'reward_accounts',
  {
    UserId: person(),
    PlanYearId: text('plan_year_id').notNull(),
    AvailablePoints: integer('available_points').notNull(),
    CurrentPoints: integer('current_points').notNull(),
    /** In cents, so that sums are exact. */
    GiftCardCents: integer('gift_card_cents').notNull(),
    SpentCents: integer('spent_cents').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.PlanYearId] })],
);

/** Why something was booked. */
type EntryKind = 'Opening' | 'Earned' | 'TakenBack' | 'Ordered' | 'Returned' | 'CashedOut';

/** All that was ever booked: the database refuses to change or remove an entry. What levels of programs earn, it books itself. */
export const rewardEntries = pgTable(
  'reward_entries',
  {
    /** In the order in which they were booked. */
    EntryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    UserId: person(),
    PlanYearId: text('plan_year_id').notNull(),
    Kind: text('kind').$type<EntryKind>().notNull(),
    /** What it comes from: a level by its program, a line of an order, an order. The same thing is booked once for each occurrence. */
    SourceKind: text('source_kind').$type<'Opening' | 'Level' | 'OrderLine' | 'CashOut'>().notNull(),
    SourceId: text('source_id').notNull(),
    SourcePart: text('source_part').notNull().default(''),
    Occurrence: integer('occurrence').notNull().default(1),
    Points: integer('points').notNull().default(0),
    /** By how much it changes what was earned in all. */
    EarnedPoints: integer('earned_points').notNull().default(0),
    Cents: integer('cents').notNull().default(0),
    SpentCents: integer('spent_cents').notNull().default(0),
    Says: text('says').notNull(),
    BookedOn: date('booked_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('reward_entries_once').on(table.UserId, table.SourceKind, table.SourceId, table.SourcePart, table.Occurrence),
    index('reward_entries_year').on(table.UserId, table.PlanYearId, table.EntryId),
  ],
);

/** What people ordered, and what they cashed out. The key is the page's: the same order sent twice is one. */
export const rewardOrders = pgTable(
  'reward_orders',
  {
    OrderId: uuid('order_id').primaryKey().defaultRandom(),
    UserId: person(),
    PlanYearId: text('plan_year_id').notNull(),
    OrderKey: uuid('order_key').notNull(),
    Kind: text('kind').$type<'Order' | 'CashOut'>().notNull(),
    /** What was sent: another order with the same key is refused. */
    Asked: jsonb('asked').notNull(),
    OrderedAt: instant('ordered_at').notNull(),
  },
  (table) => [unique('reward_orders_key').on(table.UserId, table.OrderKey), index('reward_orders_year').on(table.PlanYearId, table.UserId)],
);

/** Each thing of an order, also one that failed. */
export const rewardOrderLines = pgTable(
  'reward_order_lines',
  {
    LineId: uuid('line_id').primaryKey().defaultRandom(),
    OrderId: uuid('order_id')
      .notNull()
      .references(() => rewardOrders.OrderId, { onDelete: 'cascade' }),
    Position: integer('position').notNull(),
    RewardId: text('reward_id').notNull(),
    Name: text('name').notNull(),
    IsCustom: boolean('is_custom').notNull(),
    /** What it is worth; a custom reward takes the points, anything else the cents. */
    Cents: integer('cents').notNull(),
    Points: integer('points').notNull(),
    Status: text('status').$type<'Pending' | 'Fulfilled' | 'Failed'>().notNull(),
    /** Why it failed. */
    Failure: text('failure'),
    /** What the provider calls it. */
    Reference: text('reference'),
  },
  (table) => [index('reward_order_lines_order').on(table.OrderId)],
);
