import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * The occasions on which rules ran. A row is written in the transaction of what the rule does, so that each occasion of a row counts once on all nodes. Rows of
 * resources have no references either: they outlive their definitions.
 */
export const ruleRuns = pgTable(
  'rule_runs',
  {
    Rule: text('rule').notNull(),
    Owner: text('owner').notNull(),
    Key: text('key').notNull(),
    /** The date of the row, or the moment of its change. */
    Occasion: text('occasion').notNull(),
    At: instant('at').notNull(),
    /** Done; Unmet: its condition was false; Limited: it has run often enough for this owner. */
    Outcome: text('outcome').$type<'Done' | 'Unmet' | 'Limited'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.Rule, table.Owner, table.Key, table.Occasion] }), index('rule_runs_at').on(table.At)],
);

/** What is known of the rules of a customer; of the base where the customer is empty. */
export const ruleStates = pgTable(
  'rule_states',
  {
    Customer: text('customer').notNull(),
    Rule: text('rule').notNull(),
    /** The definition for which the occasions of all rows have been planned. */
    Hash: text('hash').notNull(),
    PlannedAt: instant('planned_at').notNull(),
    /** Failed tries since the last run that went well. */
    Failures: integer('failures').notNull().default(0),
    /** When it was switched off, after too many of them. A changed definition switches it on again. */
    OffAt: instant('off_at'),
  },
  (table) => [primaryKey({ columns: [table.Customer, table.Rule] })],
);
