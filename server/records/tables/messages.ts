import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { files } from './files';
import { ofPerson } from './people';
import { ofProgram } from './programs';

/** What people have written on the message boards of programs. */
export const messages = pgTable(
  'messages',
  {
    /** Chosen by whoever writes it, so that it is stored once however often it is sent. */
    MessageId: uuid('message_id').primaryKey(),
    SourceId: ofProgram('source_id'),
    UserId: ofPerson(),
    Text: text('text').notNull(),
    /** The picture as it is shown large; null without one. */
    Image: uuid('image').references(() => files.FileId, { onDelete: 'set null' }),
    /** A small picture of it, as a data address. */
    ImageThumbnail: text('image_thumbnail'),
    UploadImageName: text('upload_image_name'),
    Date: instant('date').notNull(),
  },
  (table) => [
    // A board, a page after the other. It is read backward, the newest first.
    index('messages_board').on(table.SourceId, table.Date, table.MessageId),
    // How much somebody has written lately.
    index('messages_person').on(table.UserId, table.Date),
    index('messages_image').on(table.Image),
  ],
);

/** Up to where people have seen message boards. */
export const messagesSeen = pgTable(
  'messages_seen',
  {
    UserId: ofPerson(),
    SourceId: ofProgram('source_id'),
    /** The date of the last message that was seen. */
    SeenUntil: instant('seen_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.SourceId] }), index('messages_seen_board').on(table.SourceId)],
);
