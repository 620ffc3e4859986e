import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { receivedCalls } from './tables/received-calls';

const { UserId, Key } = receivedCalls;
type ReceivedCall = Omit<typeof receivedCalls.$inferInsert, 'Answer'>;

/** Calls that were received with an Idempotency-Key. Used within the transaction of the call. */
export const receivedCallRecords = (database: Database) => ({
  /** Claims a key. Returns undefined where the call is new, else what was received before. Waits for the same call while it is being made. */
  async claim(call: ReceivedCall) {
    const [added] = await database.insert(receivedCalls).values(call).onConflictDoNothing().returning();
    if (added !== undefined) return undefined;
    const [before] = await database.select().from(receivedCalls).where(ofCall(call));
    return before;
  },

  /** Keeps the answer of a claimed call. */
  async answer(call: ReceivedCall, value: unknown) {
    await database.update(receivedCalls).set({ Answer: { value } }).where(ofCall(call));
  },
});

const ofCall = (call: ReceivedCall) => and(eq(UserId, call.UserId), eq(Key, call.Key));
