import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { rewardAccounts } from './tables/rewards';

/** What people have earned. */
export const rewardRecords = (database: Database) => ({
  /** The account of one plan year; an empty one for whoever has earned nothing yet. */
  async account(userId: string, planYearId: string) {
    const [found] = await database
      .select()
      .from(rewardAccounts)
      .where(and(eq(rewardAccounts.UserId, userId), eq(rewardAccounts.PlanYearId, planYearId)));
    return found ?? { UserId: userId, PlanYearId: planYearId, AvailablePoints: 0, CurrentPoints: 0, GiftCardCents: 0 };
  },
});
