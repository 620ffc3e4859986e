import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Sources } from '../../../runtime/definitions/shapes/settings';
import { bytes, instant } from './columns';

/** What a customer's authors have published: the whole set of the customer's files, for ever as it was. */
export const overlayPublications = pgTable(
  'overlay_publications',
  {
    Customer: text('customer').notNull(),
    /** From 1, for each customer. */
    Number: integer('number').notNull(),
    /** Of the revision that was compiled when it was published. */
    Hash: text('hash').notNull(),
    /** The base it was made on. */
    BaseHash: text('base_hash').notNull(),
    /** The files below the customer's folder, path to text. None: the customer is back on the base. */
    Files: jsonb('files').$type<Record<string, string>>().notNull(),
    /** The compiled revision as gzipped JSON, of publications from before there were `compiled_publications`; null of all others. */
    Revision: bytes('revision'),
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

/** What came of a publication on each base on which it was compiled: a revision, or the faults that were found. Written once and never changed. */
export const compiledPublications = pgTable(
  'compiled_publications',
  {
    Customer: text('customer').notNull(),
    Number: integer('number').notNull(),
    /** The hash of the base revision on which it was compiled. */
    BaseHash: text('base_hash').notNull(),
    /** The hash of the revision; null where there were faults. */
    Hash: text('hash'),
    /** How the revision differs from its base (server/definitions/revision-patch.ts), as gzipped JSON; null where there were faults. */
    Patch: bytes('patch'),
    /** What the page may load beside what the base allows; null where it is the same. */
    Sources: jsonb('sources').$type<Sources>(),
    CompiledAt: instant('compiled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.Customer, table.Number, table.BaseHash] }), index('compiled_publications_hash').on(table.Hash)],
);

/** The base revisions on which publications were compiled, as gzipped JSON: a newer server applies the patches of an older base to it. */
export const baseRevisions = pgTable('base_revisions', { Hash: text('hash').primaryKey(), Revision: bytes('revision').notNull() });
