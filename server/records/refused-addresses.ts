import type { Database } from '../database/database';
import { refusedAddresses } from './tables/outbox';
import { rowsOf } from './rows-of';

/** One mailbox, however its address is written. */
const addressOf = (recipient: string) => recipient.toLowerCase();

/** Addresses that a mail server has refused for good. */
export const refusedAddressRecords = (database: Database) => ({
  /** Marks an address; `Reply` is what the mail server answered. */
  mark: (recipient: string, Reply: string | null, now: string) =>
    rowsOf(database, refusedAddresses).put({ Address: addressOf(recipient), RefusedAt: now, Reply }),

  /** The mark of an address; nothing where it was never refused, or a message has arrived there since. */
  find: (recipient: string) => rowsOf(database, refusedAddresses).find({ Address: addressOf(recipient) }),

  /** Forgets that an address was refused: a message has arrived there. */
  forget: (recipient: string) => rowsOf(database, refusedAddresses).remove({ Address: addressOf(recipient) }),
});
