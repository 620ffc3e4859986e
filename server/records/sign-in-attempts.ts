import { and, eq, gt, or, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { signInAttempts } from './tables/sessions';
import { rowsOf } from './rows-of';

const { UserName, Failures, FirstFailedAt, LockedUntil } = signInAttempts;

/** Counts wrong passwords in the database, so that it does not matter which node is asked. */
export const signInAttemptRecords = (database: Database) => ({
  /**
   * Counts an attempt before its password is looked at, so that many at once cannot slip past the limit. Failures from before
   * `since`, and those that led to a lock that is over, no longer count.
   */
  async count(name: string, now: string, since: string) {
    const fresh = sql`${FirstFailedAt} <= ${since} or ${LockedUntil} <= ${now}`;
    const [attempt] = await database
      .insert(signInAttempts)
      .values({ UserName: name, Failures: 1, FirstFailedAt: now })
      .onConflictDoUpdate({
        target: UserName,
        set: {
          Failures: sql`case when ${fresh} then 1 else ${Failures} + 1 end`,
          FirstFailedAt: sql`case when ${fresh} then ${now}::timestamptz else ${FirstFailedAt} end`,
          LockedUntil: sql`case when ${fresh} then null else ${LockedUntil} end`,
        },
      })
      .returning({ failures: Failures, lockedUntil: LockedUntil });
    return attempt ?? { failures: 1, lockedUntil: null };
  },

  /** How many failures count now. */
  async failures(name: string, since: string) {
    const [attempt] = await database
      .select({ failures: Failures })
      .from(signInAttempts)
      .where(and(eq(UserName, name), gt(FirstFailedAt, since)));
    return attempt?.failures ?? 0;
  },

  async lock(name: string, until: string) {
    await database
      .update(signInAttempts)
      .set({ LockedUntil: until })
      .where(and(eq(UserName, name), isNull(LockedUntil)));
  },

  forget: (name: string) => rowsOf(database, signInAttempts).remove({ UserName: name }),

  /** Forgets what was tried of a name, wherever it came from. */
  async forgetEverywhere(name: string) {
    const fromAddress = sql`${UserName} like 'from %' and right(${UserName}, ${name.length + 1}) = ${` ${name}`}`;
    await database.delete(signInAttempts).where(or(eq(UserName, name), fromAddress));
  },
});
