import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * The rows of all resources. They outlive the definition that they were saved by: a customer that takes a publication back keeps them. An owner is a
 * person, a company or the platform: hence no references.
 */
export const resourceRows = pgTable(
  'resource_rows',
  {
    Resource: text('resource').notNull(),
    Owner: text('owner').notNull(),
    Key: text('key').notNull(),
    /** Its place among the rows of its owner: as they were created, until somebody orders them. */
    Position: integer('position').notNull(),
    /** The row by its record, its key included. */
    Value: jsonb('value').$type<Record<string, unknown>>().notNull(),
    /** Grows with each change, from 1. */
    Version: integer('version').notNull(),
    At: instant('at').notNull(),
    /** Who changed it last. The person may be gone since. */
    By: text('by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.Resource, table.Owner, table.Key] })],
);

/** The last number that a resource has given as a key: none is given twice, even when its row is gone. */
export const resourceCounters = pgTable('resource_counters', {
  Resource: text('resource').primaryKey(),
  Last: bigint('last', { mode: 'number' }).notNull(),
});
