import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { ofPerson } from './people';

/** Calls that a device may send again after a lost connection, with their first answers: a repetition changes nothing. */
export const receivedCalls = pgTable(
  'received_calls',
  {
    UserId: ofPerson(),
    /** The Idempotency-Key that the device chose. */
    Key: text('key').notNull(),
    Operation: text('operation').notNull(),
    /** Null while the call is being made. */
    Answer: jsonb('answer').$type<{ value: unknown }>(),
    ReceivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.Key] }), index('received_calls_age').on(table.ReceivedAt)],
);
