import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns';
import { entities, users } from './people';

/** Files that people have given in forms. A record names them by their id; one that no record names any more is removed. */
export const files = pgTable(
  'files',
  {
    FileId: uuid('file_id').primaryKey().defaultRandom(),
    UserId: text('user_id')
      .notNull()
      .references(() => users.UserId, { onDelete: 'cascade' }),
    EntityId: text('entity_id')
      .notNull()
      .references(() => entities.EntityId),
    /** Which record names it: Profile. */
    KeptBy: text('kept_by').notNull(),
    Name: text('name').notNull(),
    /** What its content was found to be, not what the browser said. */
    Type: text('type').notNull(),
    /** In bytes. */
    Size: integer('size').notNull(),
    Content: bytes('content').notNull(),
    CreatedAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('files_user').on(table.UserId, table.KeptBy), index('files_kept_by').on(table.KeptBy)],
);
