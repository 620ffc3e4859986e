import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type OutboxKind, outbox } from './tables/outbox';

export type { OutboxKind } from './tables/outbox';
export type OutboxRow = typeof outbox.$inferSelect;

/** What a handler puts into the outbox. */
export type NewMessage = Pick<typeof outbox.$inferInsert, 'Kind' | 'Recipient' | 'UserId' | 'Subject' | 'Body' | 'IsRich' | 'Calendar' | 'ExpiresAt'>;

/** Messages to send, and those that were sent. */
export const outboxRecords = (database: Database) => ({
  async add(message: NewMessage, now: string) {
    await database.insert(outbox).values({ ...message, CreatedAt: now, DueAt: now });
  },

  /** Takes the message that is due longest, or that of one recipient, for this node alone, until `until`; another node skips it meanwhile. */
  async takeDue(kinds: OutboxKind[], now: string, until: string, recipient?: string): Promise<OutboxRow | undefined> {
    const due = database
      .select({ id: outbox.MessageId })
      .from(outbox)
      .where(
        and(isNull(outbox.DoneAt), lte(outbox.DueAt, now), inArray(outbox.Kind, kinds), recipient === undefined ? undefined : eq(outbox.Recipient, recipient)),
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
