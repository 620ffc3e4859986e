import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofPerson } from './people';

/** What a person has decided about an announcement of their company. Without a row: nothing yet. It stays when the announcement is gone. */
export const userAnnouncements = pgTable(
  'user_announcements',
  {
    UserId: ofPerson(),
    AnnouncementId: text('announcement_id').notNull(),
    IsArchived: boolean('is_archived').notNull(),
    /** Its place in the person's own list; null where the company's order holds. */
    Order: integer('order'),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.AnnouncementId] })],
);
