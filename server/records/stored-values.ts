import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { entities, profiles } from './tables/people';

export type StoredProfile = typeof profiles.$inferSelect;

/** How many rows are read at once. */
const batch = 4000;

/** Stored rows as a whole, for whoever asks whether they go with new definitions. */
export const storedValueRecords = (database: Database) => ({
  /** The profiles of a customer's people, in batches; null for those of the base. */
  async *profiles(customer: string | null): AsyncGenerator<StoredProfile[]> {
    const own = customer === null ? isNull(entities.Customer) : eq(entities.Customer, customer);
    let last = '';
    for (;;) {
      const rows = await database
        .select({ profile: profiles })
        .from(profiles)
        .innerJoin(entities, eq(entities.EntityId, profiles.EntityId))
        .where(and(own, gt(profiles.UserId, last)))
        .orderBy(asc(profiles.UserId))
        .limit(batch);
      if (rows.length > 0) yield rows.map(({ profile }) => profile);
      if (rows.length < batch) return;
      last = rows.at(-1)!.profile.UserId;
    }
  },
});

export type StoredValueRecords = ReturnType<typeof storedValueRecords>;
