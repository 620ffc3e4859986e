import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UserAnnouncement } from '../../../schemas/generated/records';
import { instant } from './columns';
import { entities, users } from './people';

/** News of a company. */
export const announcements = pgTable(
  'announcements',
  {
    AnnouncementId: text('announcement_id').primaryKey(),
    EntityId: text('entity_id')
      .notNull()
      .references(() => entities.EntityId),
    DisplayType: text('display_type').$type<UserAnnouncement['DisplayType']>().notNull(),
    Title: text('title').notNull(),
    Content: text('content').notNull(),
    /** Its place for everybody who has not ordered their own list. */
    Order: integer('order').notNull(),
    PublishedAt: instant('published_at').notNull(),
    ImageUrl: text('image_url'),
    LinkType: text('link_type').$type<UserAnnouncement['LinkType']>().notNull(),
    ExternalLinkUrl: text('external_link_url'),
    ExternalLinkTarget: text('external_link_target').$type<NonNullable<UserAnnouncement['ExternalLinkTarget']>>(),
    VideoUrl: text('video_url'),
    LinkDestination: text('link_destination').$type<NonNullable<UserAnnouncement['LinkDestination']>>(),
    ProgramOwnerId: text('program_owner_id'),
    ProgramId: text('program_id'),
  },
  (table) => [index('announcements_entity').on(table.EntityId)],
);

/** What a person has decided about an announcement. Without a row: nothing yet. */
export const userAnnouncements = pgTable(
  'user_announcements',
  {
    UserId: text('user_id')
      .notNull()
      .references(() => users.UserId, { onDelete: 'cascade' }),
    AnnouncementId: text('announcement_id')
      .notNull()
      .references(() => announcements.AnnouncementId, { onDelete: 'cascade' }),
    IsArchived: boolean('is_archived').notNull(),
    /** Its place in the person's own list; null where the company's order holds. */
    Order: integer('order'),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.AnnouncementId] })],
);
