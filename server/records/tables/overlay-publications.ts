import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** What a customer's authors have published: the whole set of the customer's files, for ever as it was. */
export const overlayPublications = pgTable(
  'overlay_publications',
  {
    Customer: text('customer').notNull(),
    /** From 1, for each customer. */
    Number: integer('number').notNull(),
    /** Of the revision that was compiled of it. */
    Hash: text('hash').notNull(),
    /** The base it was made on. */
    BaseHash: text('base_hash').notNull(),
    /** The files below the customer's folder, path to text. None: the customer is back on the base. */
    Files: jsonb('files').$type<Record<string, string>>().notNull(),
    /** The compiled revision as gzipped JSON, so that a customer can stay on it when the base no longer takes its files. */
    Revision: bytes('revision').notNull(),
    /** The person's id. The person may be gone since. */
    PublishedBy: text('published_by').notNull(),
    PublishedAt: instant('published_at').notNull(),
    Why: text('why').notNull(),
  },
  (table) => [primaryKey({ columns: [table.Customer, table.Number] }), index('overlay_publications_hash').on(table.Hash)],
);

/** Which publication applies to a customer: the one that the last move leads to. Moves are only ever added. */
export const overlayPointers = pgTable(
  'overlay_pointers',
  {
    Customer: text('customer').notNull(),
    /** From 1, for each customer. */
    Move: integer('move').notNull(),
    Number: integer('number').notNull(),
    MovedBy: text('moved_by').notNull(),
    MovedAt: instant('moved_at').notNull(),
    Why: text('why').notNull(),
  },
  (table) => [primaryKey({ columns: [table.Customer, table.Move] })],
);
