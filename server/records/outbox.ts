import { and, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type OutboxFault, type OutboxKind, type OutboxLane, outbox } from './tables/outbox';
import { entities, users } from './tables/people';

export type { OutboxKind, OutboxLane } from './tables/outbox';
export type OutboxRow = typeof outbox.$inferSelect;

/** What a handler puts into the outbox. */
export type NewMessage = Pick<typeof outbox.$inferInsert, 'Kind' | 'Lane' | 'Recipient' | 'UserId' | 'Subject' | 'Body' | 'IsRich' | 'Calendar' | 'ExpiresAt'>;

/** Messages to send, and those that were sent. */
export const outboxRecords = (database: Database) => ({
  async add(message: NewMessage, now: string) {
    await database.insert(outbox).values({ ...message, CreatedAt: now, DueAt: now });
  },

  /**
   * Takes the message that is due longest, for this node alone, until `until`. Other nodes skip it.
   * @param wanted the lane and the recipient, where only those are wanted.
   */
  async takeDue(kinds: OutboxKind[], now: string, until: string, wanted: { lane?: OutboxLane; recipient?: string } = {}): Promise<OutboxRow | undefined> {
    const { lane, recipient } = wanted;
    const due = database
      .select({ id: outbox.MessageId })
      .from(outbox)
      .where(
        and(
          isNull(outbox.DoneAt),
          lte(outbox.DueAt, now),
          inArray(outbox.Kind, kinds),
          lane === undefined ? undefined : eq(outbox.Lane, lane),
          recipient === undefined ? undefined : eq(outbox.Recipient, recipient),
        ),
      )
      .orderBy(outbox.DueAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await database
      .update(outbox)
      .set({ DueAt: until, Attempts: sql`${outbox.Attempts} + 1` })
      .where(eq(outbox.MessageId, due))
      .returning();
    return taken;
  },

  /** `kept`: what is kept of the text and of the calendar part, which may hold keys and name people. */
  async finish(messageId: string, outcome: 'Sent' | 'Expired', now: string, kept: Pick<OutboxRow, 'Body' | 'Calendar'> = { Body: '', Calendar: null }) {
    await database.update(outbox).set({ DoneAt: now, Outcome: outcome, Body: kept.Body, Calendar: kept.Calendar }).where(eq(outbox.MessageId, messageId));
  },

  /** Gives a message up. What a security message says is not kept: it may open an account. */
  async fail({ MessageId, Lane }: Pick<OutboxRow, 'MessageId' | 'Lane'>, fault: OutboxFault, now: string) {
    const kept = Lane === 'security' ? { Body: '', Calendar: null } : {};
    await database
      .update(outbox)
      .set({ DoneAt: now, Outcome: 'Failed', Fault: fault, ...kept })
      .where(eq(outbox.MessageId, MessageId));
  },

  /** Messages that were given up, the newest first, each with the name of its person and company; and how many there are, up to `limit`. */
  async failed({ offset, size, limit }: { offset: number; size: number; limit: number }) {
    const isFailed = eq(outbox.Outcome, 'Failed');
    const rows = await database
      .select({ message: outbox, Person: sql<string | null>`${users.FirstName} || ' ' || ${users.LastName}`, EntityName: entities.EntityName })
      .from(outbox)
      .leftJoin(users, eq(users.UserId, outbox.UserId))
      .leftJoin(entities, eq(entities.EntityId, users.EntityId))
      .where(isFailed)
      .orderBy(desc(outbox.DoneAt), desc(outbox.MessageId))
      .limit(Math.max(0, Math.min(size, limit - offset)))
      .offset(offset);
    const some = database.select({ one: sql`1` }).from(outbox).where(isFailed).limit(limit).as('some');
    return { rows, total: await database.$count(some) };
  },

  /** A message that was given up and whose text was kept, locked until the transaction ends; nothing where there is none. */
  async findFailed(messageId: string): Promise<OutboxRow | undefined> {
    const [found] = await database
      .select()
      .from(outbox)
      .where(and(eq(outbox.MessageId, messageId), eq(outbox.Outcome, 'Failed'), ne(outbox.Lane, 'security')))
      .for('update');
    return found;
  },

  /** Makes a message that was given up due again, as if it were new. */
  async sendAgain(messageId: string, now: string) {
    await database.update(outbox).set({ DoneAt: null, Outcome: null, Fault: null, Attempts: 0, DueAt: now }).where(eq(outbox.MessageId, messageId));
  },

  async tryAgain(messageId: string, dueAt: string) {
    await database.update(outbox).set({ DueAt: dueAt }).where(eq(outbox.MessageId, messageId));
  },

  /** The newest messages first. */
  async latest(limit: number) {
    return database
      .select()
      .from(outbox)
      .where(inArray(outbox.Kind, ['Email', 'Text']))
      .orderBy(desc(outbox.CreatedAt))
      .limit(limit);
  },
});
