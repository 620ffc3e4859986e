import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entities } from './people';

/** Privacy policies and end user agreements. `entities` names the one that holds. */
export const policies = pgTable(
  'policies',
  {
    PolicyId: text('policy_id').notNull(),
    EntityId: text('entity_id')
      .notNull()
      .references(() => entities.EntityId),
    Kind: text('kind').$type<'Eula' | 'PrivacyPolicy'>().notNull(),
    Content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.EntityId, table.Kind, table.PolicyId] })],
);

/** Links that a company puts at hand, in their order. */
export const quickLinks = pgTable(
  'quick_links',
  {
    EntityId: text('entity_id')
      .notNull()
      .references(() => entities.EntityId),
    Position: integer('position').notNull(),
    Label: text('label').notNull(),
    RouterLink: text('router_link').notNull(),
    /** Leads out of the application. */
    IsMvcLink: boolean('is_mvc_link').notNull(),
    Icon: text('icon'),
  },
  (table) => [primaryKey({ columns: [table.EntityId, table.Position] })],
);
