import { and, asc, eq, gt, lt, max, min, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { LiveMessage } from '../../schemas/generated/records';
import { liveMessages } from './tables/live-messages';

/** One message to everybody who listens to a topic. */
export type LiveMessageRow = typeof liveMessages.$inferSelect;

/** On this channel of PostgreSQL nodes hear that there are messages. */
export const liveChannel = 'wellspring_live';

/** Any number that nothing else of ours locks. */
const publishLock = 727_003;

/** Messages to topics. Given a transaction, a message is published when that commits, or not at all. */
export const liveMessageRecords = (database: Database) => ({
  /**
   * Publishes a message. Best called last in a transaction: until its end nobody else publishes, so that ids follow the order of commits
   * and whoever has seen one message has missed none before it.
   */
  async publish({
    topic,
    category,
    payload = null,
    from = null,
    now,
  }: {
    topic: string;
    category: LiveMessage['Category'];
    payload?: unknown;
    from?: string | null;
    now: string;
  }) {
    return database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${publishLock})`);
      const [stored] = await transaction
        .insert(liveMessages)
        .values({ Topic: topic, Category: category, Payload: payload, From: from, PublishedAt: now })
        .returning({ id: liveMessages.Id });
      await transaction.execute(sql`select pg_notify(${liveChannel}, ${String(stored!.id)})`);
      return stored!.id;
    });
  },

  /** What came after a message, of all topics or of one, in order. */
  async after(id: number, topic?: string, limit = 1000): Promise<LiveMessageRow[]> {
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
    return (await database.$count(liveMessages, and(eq(liveMessages.Topic, topic), isIt))) > 0;
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

  async removeBefore(moment: string) {
    await database.delete(liveMessages).where(lt(liveMessages.PublishedAt, moment));
  },
});
