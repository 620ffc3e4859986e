import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { refusedAddresses } from './tables/outbox';

/** One mailbox, however its address is written. */
const addressOf = (recipient: string) => recipient.toLowerCase();

/** Addresses that a mail server has refused for good. */
export const refusedAddressRecords = (database: Database) => ({
  /** Marks an address; `Reply` is what the mail server answered. */
  async mark(recipient: string, Reply: string | null, now: string) {
    const address = addressOf(recipient);
    await database
      .insert(refusedAddresses)
      .values({ Address: address, RefusedAt: now, Reply })
      .onConflictDoUpdate({ target: refusedAddresses.Address, set: { RefusedAt: now, Reply } });
  },

  /** The mark of an address; nothing where it was never refused, or a message has arrived there since. */
  async find(recipient: string) {
    const [found] = await database
      .select()
      .from(refusedAddresses)
      .where(eq(refusedAddresses.Address, addressOf(recipient)));
    return found;
  },

  /** Forgets that an address was refused: a message has arrived there. */
  async forget(recipient: string) {
    await database.delete(refusedAddresses).where(eq(refusedAddresses.Address, addressOf(recipient)));
  },
});
