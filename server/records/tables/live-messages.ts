import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LiveMessage } from '../../../schemas/generated/records';
import { instant } from './columns';

const message = () => ({
  Topic: text('topic').notNull(),
  Category: text('category').$type<LiveMessage['Category']>().notNull(),
  Payload: jsonb('payload').$type<unknown>(),
  /** The person who published it; null for what the system says. */
  From: text('from'),
  PublishedAt: instant('published_at').notNull(),
});

/** What was published to topics, kept for pages that were away for a moment. Ids follow the order of commits. */
export const liveMessages = pgTable(
  'live_messages',
  { Id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), ...message() },
  (table) => [index('live_messages_topic').on(table.Topic, table.Id), index('live_messages_age').on(table.PublishedAt)],
);

/** What was published and has no id yet, in the order in which it was written. */
export const publishedMessages = pgTable('live_messages_published', {
  Row: bigint('row', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...message(),
});
