import { and, asc, eq, gt, max, min, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { LiveMessage } from '../../schemas/generated/records';
import { liveMessages, publishedMessages } from './tables/live-messages';

/** One message to everybody who listens to a topic. */
export type LiveMessageRow = typeof liveMessages.$inferSelect;

/** What is published on a topic, `now`. */
export interface NewLiveMessage {
  topic: string;
  category: LiveMessage['Category'];
  payload?: unknown;
  from?: string | null;
  now: string;
}

/** On this channel of PostgreSQL nodes hear that there are messages. */
export const liveChannel = 'wellspring_live';

/** How many messages get their ids, and are read, in one statement. */
export const mostMessagesAtOnce = 1000;

/** Inserts messages, in their order, as a part of a statement that ends with `notifyOfPublished`. */
export function publishing(messages: readonly NewLiveMessage[]) {
  const rows = messages.map(({ topic, category, payload = null, from = null, now }) => {
    const content = payload === null ? null : JSON.stringify(payload);
    return sql`(${topic}::text, ${category}::text, ${content}::jsonb, ${from}::text, ${now}::timestamptz)`;
  });
  return sql`published as (
    insert into ${publishedMessages} (topic, category, payload, "from", published_at) values ${sql.join(rows, sql`, `)} returning 1)`;
}

/** Tells the nodes of what a statement has inserted by `publishing`. */
export const notifyOfPublished = sql`select pg_notify(${liveChannel}, '') from published limit 1`;

/** Messages to topics. Given a transaction, a message is published when that commits, or not at all. */
export const liveMessageRecords = (database: Database) => ({
  /** Publishes a message without a lock: `order` assigns its id after the commit. */
  async publish(message: NewLiveMessage): Promise<void> {
    await this.publishAll([message]);
  },

  /** Publishes messages in their order, in one statement, as each change publishes. PostgreSQL passes equal notifications of a transaction on once. */
  async publishAll(messages: readonly NewLiveMessage[]): Promise<void> {
    if (messages.length === 0) return;
    await database.execute(sql`with ${publishing(messages)} ${notifyOfPublished}`);
  },

  /**
   * Gives ids to what transactions have published and committed. What commits later gets a higher id than all that could be read before, so that a page
   * that has seen a message has missed none before it. Nodes that do this at the same time wait for each other; transactions that publish never wait.
   */
  async order(): Promise<void> {
    const columns = sql.raw('"topic", "category", "payload", "from", "published_at"');
    await database.execute(sql`
      with committed as materialized (select "row" from ${publishedMessages} order by "row" limit ${mostMessagesAtOnce} for update),
      taken as (delete from ${publishedMessages} using committed where ${publishedMessages.Row} = committed."row" returning committed."row" as place, ${columns})
      insert into ${liveMessages} (${columns}) select ${columns} from taken order by place`);
  },

  /** What came after a message, of all topics or of one, in order. */
  async after(id: number, topic?: string, limit = mostMessagesAtOnce): Promise<LiveMessageRow[]> {
    const ofTopic = topic === undefined ? undefined : eq(liveMessages.Topic, topic);
    return database
      .select()
      .from(liveMessages)
      .where(and(gt(liveMessages.Id, id), ofTopic))
      .orderBy(asc(liveMessages.Id))
      .limit(limit);
  },

  /** Whether something was said on a topic, as far back as messages are kept. */
  async wasSaid(topic: string, payload: Record<string, unknown>): Promise<boolean> {
    const isIt = sql`${liveMessages.Payload} @> ${JSON.stringify(payload)}::jsonb`;
    if ((await database.$count(liveMessages, and(eq(liveMessages.Topic, topic), isIt))) > 0) return true;
    const isWaiting = sql`${publishedMessages.Payload} @> ${JSON.stringify(payload)}::jsonb`;
    return (await database.$count(publishedMessages, and(eq(publishedMessages.Topic, topic), isWaiting))) > 0;
  },

  /** The id of the newest message that is kept; 0 without any. */
  async newest(): Promise<number> {
    const [found] = await database.select({ newest: max(liveMessages.Id) }).from(liveMessages);
    return found?.newest ?? 0;
  },

  /** Whether everything that came after a message is still kept. False also for a message that never was, as after a restored backup. */
  async isKeptSince(id: number): Promise<boolean> {
    const [found] = await database
      .select({ oldest: min(liveMessages.Id), given: sql<string | null>`pg_sequence_last_value('live_messages_id_seq'::regclass)` })
      .from(liveMessages);
    const given = Number(found?.given ?? 0);
    return id === given || (id < given && typeof found?.oldest === 'number' && id >= found.oldest - 1);
  },
});
