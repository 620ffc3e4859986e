import type { AreaQueryHandlers } from '../../calls/contract';

/** The queries of schemas/endpoints/rewards.json. */
export const queries = {
  rewardAccount: (_input, { caller }, { rewards }) => rewards.account(caller.user.UserId, caller.entity.PlanYearId),
} satisfies AreaQueryHandlers<'rewards'>;
