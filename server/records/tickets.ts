import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { tickets } from './tables/sign-in';

const { TicketHash, Purpose, UserId, ExpiresAt } = tickets;

/** Tickets, by their hash and what they are for. */
export const ticketRecords = (database: Database) => ({
  async add(ticket: typeof tickets.$inferInsert) {
    await database.insert(tickets).values(ticket);
  },

  /** Takes a ticket away, so that of many who show it at once only one gets it. */
  async take(ticketHash: string, purpose: string, now: string) {
    const [taken] = await database
      .delete(tickets)
      .where(and(eq(TicketHash, ticketHash), eq(Purpose, purpose), gt(ExpiresAt, now)))
      .returning();
    return taken;
  },

  /** Looks at a ticket and leaves it. */
  async find(ticketHash: string, purpose: string, now: string) {
    const [found] = await database
      .select()
      .from(tickets)
      .where(and(eq(TicketHash, ticketHash), eq(Purpose, purpose), gt(ExpiresAt, now)));
    return found;
  },

  /** The newest ticket of a person that is good for something. */
  async newestOf(userId: string, purpose: string, now: string) {
    const [found] = await database
      .select()
      .from(tickets)
      .where(and(eq(UserId, userId), eq(Purpose, purpose), gt(ExpiresAt, now)))
      .orderBy(desc(ExpiresAt))
      .limit(1);
    return found;
  },

  async removeOf(userId: string, ...purposes: string[]) {
    await database.delete(tickets).where(and(eq(UserId, userId), inArray(Purpose, purposes)));
  },
});
