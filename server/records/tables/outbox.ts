import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What a row asks for: a message, to find out whether a sign-in name gets a link for a new password, or to order what stands in a line of an order. */
export type OutboxKind = 'Email' | 'Text' | 'PasswordReset' | 'RewardOrder';

/** Why a message was given up: the mail server refuses its recipient, it refused the recipient before, or all tries failed. */
export type OutboxFault = 'RecipientRefused' | 'RecipientRefusedBefore' | 'TriesFailed';

/**
 * Which messages wait for which: those that a person needs to sign in, such as codes and links for a password; those about one person, such as confirmations
 * and reminders; and those that many get at once, such as announcements. Messages of one lane never wait for those of another.
 */
export type OutboxLane = 'security' | 'personal' | 'mass';

/** Messages to send. A row is written in one transaction with what causes it, so that neither is without the other. */
export const outbox = pgTable(
  'outbox',
  {
    MessageId: uuid('message_id').primaryKey().defaultRandom(),
    Kind: text('kind').$type<OutboxKind>().notNull(),
    Lane: text('lane').$type<OutboxLane>().notNull().default('personal'),
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
    /** When it was sent, or given up. */
    DoneAt: instant('done_at'),
    Outcome: text('outcome').$type<'Sent' | 'Expired' | 'Failed'>(),
    /** Why it failed; null otherwise. */
    Fault: text('fault').$type<OutboxFault>(),
    /** What a server answered at the last try, as its codes only; null where it gave none. */
    Reply: text('reply'),
    /** The company of the recipient when the message was given up; null for a recipient whose account is not known. */
    EntityId: text('entity_id'),
  },
  (table) => [
    index('outbox_due_in_lane').on(table.Lane, table.DueAt).where(sql`done_at is null`),
    index('outbox_failed').on(table.DoneAt, table.MessageId).where(sql`outcome = 'Failed'`),
    index('outbox_failed_of_company').on(table.EntityId, table.DoneAt, table.MessageId).where(sql`outcome = 'Failed'`),
    index('outbox_created').on(table.CreatedAt),
  ],
);

/** Email addresses, in lower case, that a mail server has refused for good. */
export const refusedAddresses = pgTable('refused_addresses', {
  Address: text('address').primaryKey(),
  RefusedAt: instant('refused_at').notNull(),
  /** What the mail server answered, as its codes only. */
  Reply: text('reply'),
});
