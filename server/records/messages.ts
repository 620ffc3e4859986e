import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { rowKeeper } from './files';
import { standsBeyond } from './row-order';
import { messages, messagesSeen } from './tables/messages';
import { users } from './tables/people';
import { rowsOf } from './rows-of';
import { holdName } from './hold-name';

type MessageRow = typeof messages.$inferSelect;

/** A message with who wrote it. */
export interface WrittenMessage {
  message: MessageRow;
  author: { FirstName: string; LastName: string; Photo: string | null; EntityId: string };
}

/** What keeps the picture of a message. */
export const messageKeeper = (messageId: string): string => rowKeeper('messages', messageId);

/** What people write on message boards. Who may read or write is decided before. */
export const messageRecords = (database: Database) => {
  const written = (wanted: SQL | undefined) =>
    database
      .select({ message: messages, author: { FirstName: users.FirstName, LastName: users.LastName, Photo: users.ProfileImageUrl, EntityId: users.EntityId } })
      .from(messages)
      .innerJoin(users, eq(users.UserId, messages.UserId))
      .where(wanted);

  return {
    /** So many messages of a board, the newest first; those before one of them where it is given. */
    page(sourceId: string, before: Pick<MessageRow, 'Date' | 'MessageId'> | undefined, size: number): Promise<WrittenMessage[]> {
      const place =
        before &&
        ([
          [messages.Date, before.Date],
          [messages.MessageId, before.MessageId],
        ] as const);
      const earlier = place && standsBeyond(place, 'before');
      return written(and(eq(messages.SourceId, sourceId), earlier))
        .orderBy(desc(messages.Date), desc(messages.MessageId))
        .limit(size);
    },

    async find(messageId: string): Promise<WrittenMessage | undefined> {
      const [found] = await written(eq(messages.MessageId, messageId));
      return found;
    },

    /** Keeps a person from writing anything else until the transaction ends. */
    lock: (userId: string) => holdName(database, `messages ${userId}`),

    /** How many messages a person has written since a moment. */
    countSince: (userId: string, since: string) => database.$count(messages, and(eq(messages.UserId, userId), gte(messages.Date, since))),

    /** Stores a message; false where there is one with its id. */
    async add(message: MessageRow): Promise<boolean> {
      const added = await database.insert(messages).values(message).onConflictDoNothing().returning({ id: messages.MessageId });
      return added.length > 0;
    },

    /** False where it was gone already. */
    remove: (messageId: string) => rowsOf(database, messages).remove({ MessageId: messageId }),

    /** The messages of a board that have a picture. */
    async withPicture(sourceId: string): Promise<string[]> {
      const found = await database
        .select({ id: messages.MessageId })
        .from(messages)
        .where(and(eq(messages.SourceId, sourceId), isNotNull(messages.Image)));
      return found.map(({ id }) => id);
    },

    /** Up to where a person has seen a board; null where they never did. */
    async seenUntil(userId: string, sourceId: string): Promise<string | null> {
      const own = and(eq(messagesSeen.UserId, userId), eq(messagesSeen.SourceId, sourceId));
      const [found] = await database.select({ until: messagesSeen.SeenUntil }).from(messagesSeen).where(own);
      return found?.until ?? null;
    },

    /** How many messages others have written on a board after a moment; with null all of them. */
    unread: (userId: string, sourceId: string, after: string | null) =>
      database.$count(messages, and(eq(messages.SourceId, sourceId), ne(messages.UserId, userId), after === null ? undefined : gt(messages.Date, after))),

    /** The same for several boards, each by where the person has seen it up to. */
    async unreadOn(userId: string, sourceIds: readonly string[]): Promise<Map<string, number>> {
      if (sourceIds.length === 0) return new Map();
      const rows = await database
        .select({ id: messages.SourceId, count: sql<string>`count(*)` })
        .from(messages)
        .leftJoin(messagesSeen, and(eq(messagesSeen.UserId, userId), eq(messagesSeen.SourceId, messages.SourceId)))
        .where(
          and(
            inArray(messages.SourceId, [...sourceIds]),
            ne(messages.UserId, userId),
            or(isNull(messagesSeen.SeenUntil), gt(messages.Date, messagesSeen.SeenUntil)),
          ),
        )
        .groupBy(messages.SourceId);
      const counts = new Map(rows.map(({ id, count }) => [id, Number(count)]));
      return new Map(sourceIds.map((id) => [id, counts.get(id) ?? 0]));
    },

    /** Says up to where a person has seen a board, never back again; false where they had seen as much. */
    async see(seen: typeof messagesSeen.$inferInsert): Promise<boolean> {
      const changed = await database
        .insert(messagesSeen)
        .values(seen)
        .onConflictDoUpdate({
          target: [messagesSeen.UserId, messagesSeen.SourceId],
          set: { SeenUntil: seen.SeenUntil },
          setWhere: lt(messagesSeen.SeenUntil, seen.SeenUntil),
        })
        .returning({ until: messagesSeen.SeenUntil });
      return changed.length > 0;
    },
  };
};
