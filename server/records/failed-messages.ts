import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mayBeTexted } from './calendar';
import type { CompanyIds } from './of-companies';
import { pageOfRows, type PageRange } from './pages';
import { outbox } from './tables/outbox';
import { entities, profiles, users } from './tables/people';
import { rowsOf } from './rows-of';

/** A message that was given up, with what is known of its recipient now. */
export type FailedMessageRow = Awaited<ReturnType<typeof selected>>[number];

/** What support reads of a message, and what decides whether it can be sent again: never what it says. */
const columns = {
  MessageId: outbox.MessageId,
  DoneAt: outbox.DoneAt,
  Kind: outbox.Kind,
  Lane: outbox.Lane,
  Recipient: outbox.Recipient,
  Subject: outbox.Subject,
  Attempts: outbox.Attempts,
  Fault: outbox.Fault,
  Reply: outbox.Reply,
  ExpiresAt: outbox.ExpiresAt,
  UserId: outbox.UserId,
  EntityId: outbox.EntityId,
  Person: sql<string | null>`${users.FirstName} || ' ' || ${users.LastName}`,
  EntityName: entities.EntityName,
  /** The address of the person now; null where the account is not known or was deleted. */
  Email: sql<string | null>`case when ${users.Status} <> 'Deleted' then ${users.Email} end`,
  /** The number to which texts to the person may go now. */
  MobileNumber: sql<string | null>`case when ${mayBeTexted} then ${profiles.MobileNumber} end`,
};

/** Given up, to people of these companies: people who were there then and are there now. */
const failedIn = (companies: CompanyIds) =>
  and(eq(outbox.Outcome, 'Failed'), companies === undefined ? undefined : and(inArray(outbox.EntityId, companies), eq(users.EntityId, outbox.EntityId)));

/** Messages that were given up. */
export const failedMessageRecords = (database: Database) => ({
  /** So many messages from a place in the list, the newest first, and how many there are, up to `limit`; pages end there. */
  page(companies: CompanyIds, range: PageRange) {
    const where = failedIn(companies);
    const rows = selected(database).where(where).orderBy(desc(outbox.DoneAt), desc(outbox.MessageId));
    const counted = database.select({ one: sql`1` }).from(outbox).leftJoin(users, eq(users.UserId, outbox.UserId)).where(where);
    return pageOfRows(database, rows, counted, range);
  },

  /** Those of some messages that were given up, locked until the transaction ends. */
  lock(companies: CompanyIds, messageIds: readonly string[]) {
    return selected(database)
      .where(and(failedIn(companies), inArray(outbox.MessageId, [...messageIds])))
      .orderBy(outbox.MessageId)
      .for('update', { of: outbox });
  },

  /**
   * Makes a message due again at once, as if it were new, for the address that the person has now. It is a message about one person from then on, so an
   * address that was refused is tried.
   */
  sendAgain: ({ MessageId }: Pick<FailedMessageRow, 'MessageId'>, Recipient: string, now: string) =>
    rowsOf(database, outbox).change(
      { MessageId },
      { Recipient, Lane: 'personal', DoneAt: null, Outcome: null, Fault: null, Reply: null, EntityId: null, Attempts: 0, DueAt: now },
    ),
});

const selected = (database: Database) =>
  database
    .select(columns)
    .from(outbox)
    .leftJoin(users, eq(users.UserId, outbox.UserId))
    .leftJoin(profiles, eq(profiles.UserId, outbox.UserId))
    .leftJoin(entities, eq(entities.EntityId, users.EntityId));
