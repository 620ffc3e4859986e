import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns';
import { ofCompany, ofPerson } from './people';

/** Files that people have given in forms. A record names them by their id; one that no record names any more is removed. */
export const files = pgTable(
  'files',
  {
    FileId: uuid('file_id').primaryKey().defaultRandom(),
    UserId: ofPerson(),
    EntityId: ofCompany(),
    /** Which record names it: Profile. */
    KeptBy: text('kept_by').notNull(),
    Name: text('name').notNull(),
    /** What its content was found to be, not what the browser said. */
    Type: text('type').notNull(),
    /** In bytes. */
    Size: integer('size').notNull(),
    CreatedAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('files_user').on(table.UserId, table.KeptBy), index('files_kept_by').on(table.KeptBy)],
);

/** What is in files, in pieces: no statement reads or writes more than one, so that a large file keeps no other call waiting. */
export const filePieces = pgTable(
  'file_pieces',
  {
    FileId: uuid('file_id')
      .notNull()
      .references(() => files.FileId, { onDelete: 'cascade' }),
    /** From 0. All pieces of a file but the last one have the same size. */
    Position: integer('position').notNull(),
    Content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.FileId, table.Position] })],
);
