import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofPerson } from './people';

/** Filters that people have kept for themselves. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    Id: uuid('id').primaryKey().defaultRandom(),
    UserId: ofPerson(),
    /** Which filter it fills: the id of its definition. */
    FilterId: text('filter_id').notNull(),
    Name: text('name').notNull(),
    /** As it was when it was saved: a part of it may be gone by now. */
    Filter: jsonb('filter').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [uniqueIndex('saved_filters_name').on(table.UserId, table.FilterId, sql`search_text(${table.Name})`)],
);
