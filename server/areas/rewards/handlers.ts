import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';
import { unavailable } from '../../foundation/outcome';
import { groupsOf, offeredTo, orderKeyOf } from './catalogue';
import { placeOrder } from './place-order';
import { redeemPoints } from './redeem-points';

/** The calls of schemas/endpoints/rewards.json. */
export const handlers = {
  async getRewardCatalog(call, tools) {
    const { user, entity } = call.caller;
    const Items = await offeredTo(call, tools);
    return {
      PlanYearId: entity.PlanYearId,
      Currency: constantsOf(call.revision).rewardPages.rewardCurrency,
      OrderKey: orderKeyOf(user.UserId, await tools.rewards.lastEntry(user.UserId)),
      Groups: groupsOf(Items),
      Items,
    };
  },

  orderRewards: placeOrder,
  redeemPoints,

  async getExchangeRate({ query: { baseCurrency, conversionCurrency }, revision }, { rewardProvider }) {
    const Rate = await rewardProvider.exchangeRate(baseCurrency, conversionCurrency, revision).catch(() => {
      throw unavailable(constantsOf(revision).rewards.storeAway, 60);
    });
    return { BaseCurrency: baseCurrency, ConversionCurrency: conversionCurrency, Rate };
  },

  /** A provider that is away knows nobody: orders wait until it is back. */
  async verifyUserWithAchievers({ caller, revision }, { rewardProvider }) {
    const Verified = await rewardProvider.knows(caller.user.UserId, revision).catch(() => false);
    return { Verified, Message: Verified ? null : constantsOf(revision).rewards.achieversUnknown };
  },
} satisfies Handlers<'rewards'>;
