import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { identityProviders, singleSignOns } from './tables/sign-in';
import { rowsOf } from './rows-of';

export type IdentityProvider = typeof identityProviders.$inferSelect;

/** Companies' identity providers, and sign-ons that have begun there. */
export const singleSignOnRecords = (database: Database) => ({
  provider: (entityId: string) => rowsOf(database, identityProviders).find({ EntityId: entityId }),

  async begin(row: typeof singleSignOns.$inferInsert) {
    await database.insert(singleSignOns).values(row);
  },

  /** Takes a sign-on away: an answer of the provider counts once. */
  async take(stateHash: string, now: string) {
    const [taken] = await database
      .delete(singleSignOns)
      .where(and(eq(singleSignOns.StateHash, stateHash), gt(singleSignOns.ExpiresAt, now)))
      .returning();
    return taken;
  },
});
