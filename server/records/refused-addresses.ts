import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { refusedAddresses } from './tables/outbox';

/** One mailbox, however its address is written. */
const addressOf = (recipient: string) => recipient.toLowerCase();

/** Addresses that a mail server has refused for good. */
export const refusedAddressRecords = (database: Database) => ({
  async mark(recipient: string, now: string) {
    const address = addressOf(recipient);
    await database
      .insert(refusedAddresses)
      .values({ Address: address, RefusedAt: now })
      .onConflictDoUpdate({ target: refusedAddresses.Address, set: { RefusedAt: now } });
  },

  async isMarked(recipient: string): Promise<boolean> {
    const found = await database
      .select()
      .from(refusedAddresses)
      .where(eq(refusedAddresses.Address, addressOf(recipient)));
    return found.length > 0;
  },

  /** Forgets that an address was refused: a message has arrived there. */
  async forget(recipient: string) {
    await database.delete(refusedAddresses).where(eq(refusedAddresses.Address, addressOf(recipient)));
  },
});
