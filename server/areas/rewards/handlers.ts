import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/rewards.json. */
export const handlers = {
  async getRewards({ caller }, { rewards }) {
    const { PlanYearId, GiftCardCents } = await rewards.account(caller.user.UserId, caller.entity.PlanYearId);
    return { PlanYearId, CurrentGiftCardBalance: GiftCardCents / 100 };
  },

  /** Whole numbers written as texts, as specified. */
  async getUserPoints({ caller }, { rewards }) {
    const { AvailablePoints, CurrentPoints } = await rewards.account(caller.user.UserId, caller.entity.PlanYearId);
    return { AvailablePoints: String(AvailablePoints), CurrentPoints: String(CurrentPoints) };
  },
} satisfies Handlers<'rewards'>;
