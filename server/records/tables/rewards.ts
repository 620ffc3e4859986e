import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './people';

/** What a person has earned in a plan year, and what of it is left. Without a row: nothing. */
export const rewardAccounts = pgTable(
  'reward_accounts',
  {
    UserId: text('user_id')
      .notNull()
      .references(() => users.UserId, { onDelete: 'cascade' }),
    PlanYearId: text('plan_year_id').notNull(),
    AvailablePoints: integer('available_points').notNull(),
    CurrentPoints: integer('current_points').notNull(),
    /** In cents, so that sums are exact. */
    GiftCardCents: integer('gift_card_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.PlanYearId] })],
);
