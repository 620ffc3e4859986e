import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { profiles } from './tables/people';

/** Values of which a company has each once. Texts count the same without regard to letter case, accents and outer blanks. */
export const uniqueValueRecords = (database: Database) => ({
  /**
   * Whether somebody else of the company has this value of a property that only the customer asks. Whoever asks for the same value at the same time
   * waits until this transaction ends. Only in a transaction.
   */
  async isTaken({ UserId, EntityId }: { UserId: string; EntityId: string }, name: string, value: string | number): Promise<boolean> {
    const compared = sql`search_text(btrim(${String(value)}::text))`;
    await database.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('unique ' || ${EntityId}::text || ' ' || ${name}::text || ' ' || ${compared}, 0))`,
    );
    const same = sql`search_text(btrim(${profiles.Custom} ->> ${name}::text)) = ${compared}`;
    const [found] = await database
      .select({ UserId: profiles.UserId })
      .from(profiles)
      .where(and(eq(profiles.EntityId, EntityId), ne(profiles.UserId, UserId), same))
      .limit(1);
    return found !== undefined;
  },
});
