import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PeopleExport } from '../../../schemas/generated/records';
import { instant } from './columns';
import { ofPerson } from './people';
import { sessions } from './sessions';

/** Files of people that are being made. They end with the session in which they were begun. */
export const peopleExports = pgTable(
  'people_exports',
  {
    ExportId: uuid('export_id').primaryKey().defaultRandom(),
    TokenHash: text('token_hash')
      .notNull()
      .references(() => sessions.TokenHash, { onDelete: 'cascade' }),
    UserId: ofPerson(),
    /** What its rows are. */
    Kind: text('kind').$type<'People' | 'Participants'>().notNull().default('People'),
    Format: text('format').$type<PeopleExport['Format']>().notNull(),
    FileName: text('file_name').notNull(),
    Total: integer('total').notNull(),
    Done: integer('done').notNull(),
    CreatedAt: instant('created_at').notNull(),
    ExpiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('people_exports_session').on(table.TokenHash),
    index('people_exports_expiry').on(table.ExpiresAt),
    index('people_exports_user').on(table.UserId),
  ],
);

/** Who is in a file, in its order: found once, so that each batch is read from where the last one ended. */
export const peopleExportRows = pgTable(
  'people_export_rows',
  {
    ExportId: uuid('export_id')
      .notNull()
      .references(() => peopleExports.ExportId, { onDelete: 'cascade' }),
    Position: integer('position').notNull(),
    UserId: text('user_id').notNull(),
    /** In what they take part, where that is what the file is about. */
    ProgramId: text('program_id'),
  },
  (table) => [primaryKey({ columns: [table.ExportId, table.Position] })],
);
