import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { recoveryCodes, secondFactors } from './tables/second-factors';
import { rowsOf } from './rows-of';

/** Second factors and recovery codes. Secrets come and go sealed, codes as hashes. */
export const secondFactorRecords = (database: Database) => {
  const replaceCodes = async (userId: string, hashes: string[]) => {
    await database.delete(recoveryCodes).where(eq(recoveryCodes.UserId, userId));
    await database.insert(recoveryCodes).values(hashes.map((CodeHash) => ({ UserId: userId, CodeHash })));
  };

  return {
    find: (userId: string) => rowsOf(database, secondFactors).find({ UserId: userId }),

    codesLeft: (userId: string): Promise<number> => database.$count(recoveryCodes, eq(recoveryCodes.UserId, userId)),

    /** Begins to set one up; what is in use stays so. */
    begin: (userId: string, sealed: string) => rowsOf(database, secondFactors).put({ UserId: userId, PendingSecret: sealed }),

    /** Turns on what was set up, unless something else was set up meanwhile, or it is on already. */
    async turnOn(userId: string, { sealed, step, hashes, now }: { sealed: string; step: number; hashes: string[]; now: string }): Promise<boolean> {
      const isPending = { UserId: userId, PendingSecret: sealed };
      const turned = await rowsOf(database, secondFactors).change(isPending, { Secret: sealed, PendingSecret: null, TurnedOnAt: now, LastStep: step });
      if (!turned) return false;
      await replaceCodes(userId, hashes);
      return true;
    },

    /** Takes the code of a time step. Of several who bring it at once one is let in, and nobody with an older one. */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const taken = await database
        .update(secondFactors)
        .set({ LastStep: step })
        .where(and(eq(secondFactors.UserId, userId), lt(secondFactors.LastStep, step), sql`${secondFactors.Secret} is not null`))
        .returning({ id: secondFactors.UserId });
      return taken.length > 0;
    },

    takeRecoveryCode: (userId: string, hash: string) => rowsOf(database, recoveryCodes).remove({ UserId: userId, CodeHash: hash }),

    replaceCodes,

    /** True when there was one in use. */
    async remove(userId: string): Promise<boolean> {
      await database.delete(recoveryCodes).where(eq(recoveryCodes.UserId, userId));
      const removed = await database.delete(secondFactors).where(eq(secondFactors.UserId, userId)).returning({ secret: secondFactors.Secret });
      return removed.some(({ secret }) => secret !== null);
    },
  };
};
