import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { ofCompany, ofPerson } from './people';

/** Terms that a company's people must agree to. */
export const programNotifications = pgTable(
  'program_notifications',
  {
    ProgramNotificationId: text('program_notification_id').primaryKey(),
    EntityId: ofCompany(),
    Name: text('name').notNull(),
    Content: text('content').notNull(),
    LanguageCode: text('language_code').$type<'en'>().notNull(),
    Roles: jsonb('roles').$type<string[]>().notNull(),
    Regions: jsonb('regions').$type<string[]>().notNull(),
    Locations: jsonb('locations').$type<string[]>().notNull(),
    ProceedAfterDeclineAllowed: boolean('proceed_after_decline_allowed').notNull(),
    IsDefault: boolean('is_default').notNull(),
    IsEnabled: boolean('is_enabled').notNull(),
    LastResetDate: instant('last_reset_date'),
  },
  (table) => [index('program_notifications_entity').on(table.EntityId), uniqueIndex('program_notifications_default').on(table.EntityId).where(sql`is_default`)],
);

/** Whether a person has agreed to a notification. It counts until the notification is reset. */
export const programNotificationAnswers = pgTable(
  'program_notification_answers',
  {
    UserId: ofPerson(),
    ProgramNotificationId: text('program_notification_id')
      .notNull()
      .references(() => programNotifications.ProgramNotificationId, { onDelete: 'cascade' }),
    Accepted: boolean('accepted').notNull(),
    AnsweredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.UserId, table.ProgramNotificationId] }),
    index('program_notification_answers_notification').on(table.ProgramNotificationId),
  ],
);
