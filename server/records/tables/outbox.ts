import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What a row asks for: a message, to find out whether a sign-in name gets a link for a new password, or to order what stands in a line of an order. */
export type OutboxKind = 'Email' | 'Text' | 'PasswordReset' | 'RewardOrder';

/** Messages to send. A row is written in one transaction with what causes it, so that neither is without the other. */
export const outbox = pgTable(
  'outbox',
  {
    MessageId: uuid('message_id').primaryKey().defaultRandom(),
    Kind: text('kind').$type<OutboxKind>().notNull(),
    Recipient: text('recipient').notNull(),
    /** For whom it is, where that is known: the banner of their company stands at its head. */
    UserId: text('user_id'),
    Subject: text('subject'),
    /** Emptied once sent: it may hold a code or a link that opens an account. */
    Body: text('body').notNull(),
    /** The body is rich text of the closed list of the wire, not words as they stand. */
    IsRich: boolean('is_rich').notNull().default(false),
    /** A calendar part (RFC 5545) that goes with an email; null without one. Emptied once sent. */
    Calendar: text('calendar'),
    CreatedAt: instant('created_at').notNull(),
    /** After this moment it is of no use and is not sent. */
    ExpiresAt: instant('expires_at'),
    /** The next try; while a node is at it, when another one may take it over. */
    DueAt: instant('due_at').notNull(),
    Attempts: integer('attempts').notNull().default(0),
    /** When it was sent, or given up because it had expired. */
    DoneAt: instant('done_at'),
    Outcome: text('outcome').$type<'Sent' | 'Expired'>(),
  },
  (table) => [index('outbox_due').on(table.DueAt).where(sql`done_at is null`), index('outbox_created').on(table.CreatedAt)],
);
