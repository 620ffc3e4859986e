import type { Database } from '../database/database';
import { receivedCalls } from './tables/received-calls';
import { rowsOf } from './rows-of';

type ReceivedCall = Omit<typeof receivedCalls.$inferInsert, 'Answer'>;

/** Calls that were received with an Idempotency-Key. Used within the transaction of the call. */
export const receivedCallRecords = (database: Database) => ({
  /** Claims a key. Returns undefined where the call is new, else what was received before. Waits for the same call while it is being made. */
  async claim(call: ReceivedCall) {
    const [added] = await database.insert(receivedCalls).values(call).onConflictDoNothing().returning();
    if (added !== undefined) return undefined;
    return rowsOf(database, receivedCalls).find(ofCall(call));
  },

  /** Keeps the answer of a claimed call. */
  answer: (call: ReceivedCall, value: unknown) => rowsOf(database, receivedCalls).change(ofCall(call), { Answer: { value } }),
});

const ofCall = ({ UserId, Key }: ReceivedCall) => ({ UserId, Key });
