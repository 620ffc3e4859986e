import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type OutboxFault, type OutboxKind, type OutboxLane, outbox } from './tables/outbox';
import { users } from './tables/people';
import { rowsOf } from './rows-of';

export type { OutboxKind, OutboxLane } from './tables/outbox';
export type OutboxRow = typeof outbox.$inferSelect;

/** What a handler puts into the outbox. */
export type NewMessage = Pick<typeof outbox.$inferInsert, 'Kind' | 'Lane' | 'Recipient' | 'UserId' | 'Subject' | 'Body' | 'IsRich' | 'Calendar' | 'ExpiresAt'>;

/** Why a message is given up, and what a server answered at the last try. */
type Failure = Pick<OutboxRow, 'Reply'> & { Fault: OutboxFault };

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
  finish: (messageId: string, outcome: 'Sent' | 'Expired', now: string, kept: Pick<OutboxRow, 'Body' | 'Calendar'> = { Body: '', Calendar: null }) =>
    rowsOf(database, outbox).change({ MessageId: messageId }, { DoneAt: now, Outcome: outcome, Body: kept.Body, Calendar: kept.Calendar }),

  /** Gives a message up, for the support of its recipient's company. What a security message says is not kept: it may open an account. */
  async fail({ MessageId, Lane, UserId }: Pick<OutboxRow, 'MessageId' | 'Lane' | 'UserId'>, { Fault, Reply }: Failure, now: string) {
    const kept = Lane === 'security' ? { Body: '', Calendar: null } : {};
    const EntityId = sql`(select ${users.EntityId} from ${users} where ${users.UserId} = ${UserId})`;
    await rowsOf(database, outbox).change({ MessageId }, { DoneAt: now, Outcome: 'Failed', Fault, Reply, EntityId, ...kept });
  },

  tryAgain: (messageId: string, dueAt: string) => rowsOf(database, outbox).change({ MessageId: messageId }, { DueAt: dueAt }),

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
