import type { AreaQueryHandlers } from '../../calls/contract';
import { holdKnownYear } from '../../calls/known-year';
import { companyWithin } from '../../calls/reach';
import { orderKeyOf } from './catalogue';

/** The queries of schemas/endpoints/rewards.json. */
export const queries = {
  rewardAccount: (_input, { caller }, { rewards }) => rewards.account(caller.user.UserId, caller.entity.PlanYearId),

  async rewardStatement({ PlanYearId }, { caller: { user, entity } }, { rewards, companies }) {
    const PlanYears = await companies.planYears(entity);
    const PlanYearKeyId = PlanYearId ?? entity.PlanYearId;
    if (!PlanYears.some((year) => year.PlanYearId === PlanYearKeyId)) return null;
    const account = await rewards.account(user.UserId, PlanYearKeyId);
    const rows = await rewards.statement(user.UserId, PlanYearKeyId);
    const Entries = rows.map(({ entry, points, cents, status }) => ({
      EntryId: entry.EntryId,
      Date: entry.BookedOn,
      Kind: entry.Kind,
      Description: entry.Says,
      Points: entry.Points,
      Amount: entry.Cents / 100,
      PointsBalance: points,
      AmountBalance: cents / 100,
      Status: status,
    }));
    return {
      PlanYearKeyId,
      PlanYears,
      AvailablePoints: account.AvailablePoints,
      CurrentPoints: account.CurrentPoints,
      CurrentGiftCardBalance: account.GiftCardCents / 100,
      CurrentSpent: account.SpentCents / 100,
      OrderKey: orderKeyOf(user.UserId, await rewards.lastEntry(user.UserId)),
      Entries: Entries.toReversed(),
    };
  },

  /** Also the gift cards that nobody has ordered; those of a provider that is away are left out. */
  async rewardFigures({ EntityId, PlanYearId = '' }, call, tools) {
    const entity = await companyWithin(call, EntityId, tools);
    const { EntityId: id } = entity;
    holdKnownYear(await tools.companies.allPlanYears(entity), PlanYearId);
    const cards = await tools.rewardProvider.catalogue(call.revision).catch(() => []);
    const pictures = new Map(cards.map(({ Id, Picture }) => [Id, Picture]));
    const ordered = (await tools.rewards.ordered(id, PlanYearId)).map(({ Cents, ...figures }) => ({ ...figures, Amount: Cents / 100 }));
    const known = new Set(ordered.map(({ RewardId }) => RewardId));
    const never = cards
      .filter((card) => !known.has(card.Id))
      .map(({ Id, Name }) => ({ RewardId: Id, Name, IsCustom: false, Orders: 0, People: 0, Amount: 0, Pending: 0 }));
    return [...ordered, ...never].map((figure) => ({ ...figure, PictureUrl: pictures.get(figure.RewardId) ?? '' }));
  },
} satisfies AreaQueryHandlers<'rewards'>;
