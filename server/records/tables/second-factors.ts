import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { ofPerson } from './people';

/** The second factors of people: what makes the codes of their authenticator app. */
export const secondFactors = pgTable('second_factors', {
  UserId: ofPerson().primaryKey(),
  /** Sealed; null until a code of it was right. */
  Secret: text('secret'),
  /** Sealed: one that is being set up. It replaces the other once a code of it was right. */
  PendingSecret: text('pending_secret'),
  TurnedOnAt: instant('turned_on_at'),
  /** The time step of the last code that was taken: no code is taken twice. */
  LastStep: integer('last_step').notNull().default(0),
});

/** Codes that stand in for the authenticator app, once each. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    UserId: ofPerson(),
    CodeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.CodeHash] })],
);
