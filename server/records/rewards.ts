import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { pointCredits } from './tables/programs';
import { rewardAccounts } from './tables/rewards';

/** What people have earned. */
export const rewardRecords = (database: Database) => ({
  /**
   * The account of one plan year, with what the levels of programs have earned; an empty one for whoever has earned nothing yet.
   * @param except a program whose levels do not count.
   */
  async account(userId: string, planYearId: string, except?: string) {
    const [found] = await database
      .select()
      .from(rewardAccounts)
      .where(and(eq(rewardAccounts.UserId, userId), eq(rewardAccounts.PlanYearId, planYearId)));
    const [credited] = await database
      .select({ points: sql<string>`coalesce(sum(${pointCredits.Points}), 0)` })
      .from(pointCredits)
      .where(
        and(eq(pointCredits.UserId, userId), eq(pointCredits.PlanYearId, planYearId), except === undefined ? undefined : ne(pointCredits.ProgramId, except)),
      );
    const earned = Number(credited?.points ?? 0);
    const account = found ?? { UserId: userId, PlanYearId: planYearId, AvailablePoints: 0, CurrentPoints: 0, GiftCardCents: 0 };
    return { ...account, AvailablePoints: account.AvailablePoints + earned, CurrentPoints: account.CurrentPoints + earned };
  },
});
