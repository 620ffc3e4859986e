import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { recoveryCodes, secondFactors } from './tables/second-factors';

type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Second factors and recovery codes. Secrets come and go sealed, codes as hashes. */
export const secondFactorRecords = (database: Database) => {
  const replaceCodes = async (userId: string, hashes: string[]) => {
    await database.delete(recoveryCodes).where(eq(recoveryCodes.UserId, userId));
    await database.insert(recoveryCodes).values(hashes.map((CodeHash) => ({ UserId: userId, CodeHash })));
  };

  return {
    async find(userId: string): Promise<SecondFactorRow | undefined> {
      const [found] = await database.select().from(secondFactors).where(eq(secondFactors.UserId, userId));
      return found;
    },

    async codesLeft(userId: string): Promise<number> {
      const [found] = await database.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.UserId, userId));
      return found?.left ?? 0;
    },

    /** Begins to set one up; what is in use stays so. */
    async begin(userId: string, sealed: string) {
      const values = { UserId: userId, PendingSecret: sealed };
      await database.insert(secondFactors).values(values).onConflictDoUpdate({ target: secondFactors.UserId, set: values });
    },

    /** Turns on what was set up, unless something else was set up meanwhile, or it is on already. */
    async turnOn(userId: string, { sealed, step, hashes, now }: { sealed: string; step: number; hashes: string[]; now: string }): Promise<boolean> {
      const turned = await database
        .update(secondFactors)
        .set({ Secret: sealed, PendingSecret: null, TurnedOnAt: now, LastStep: step })
        .where(and(eq(secondFactors.UserId, userId), eq(secondFactors.PendingSecret, sealed)))
        .returning({ id: secondFactors.UserId });
      if (turned.length === 0) return false;
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

    async takeRecoveryCode(userId: string, hash: string): Promise<boolean> {
      const taken = await database
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.UserId, userId), eq(recoveryCodes.CodeHash, hash)))
        .returning({ id: recoveryCodes.UserId });
      return taken.length > 0;
    },

    replaceCodes,

    /** True when there was one in use. */
    async remove(userId: string): Promise<boolean> {
      await database.delete(recoveryCodes).where(eq(recoveryCodes.UserId, userId));
      const removed = await database.delete(secondFactors).where(eq(secondFactors.UserId, userId)).returning({ secret: secondFactors.Secret });
      return removed.some(({ secret }) => secret !== null);
    },
  };
};
