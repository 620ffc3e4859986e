import { roundedTo, roundedUp } from '../../../runtime/expressions/decimals';
import { compareNames } from '../../../runtime/format/plain-text';
import { evaluate } from '../../../runtime/expressions/evaluate';
import type { CustomReward, GiftCardAudience, RewardItem } from '../../../schemas/generated/records';
import type { CallContext } from '../../calls/contract';
import { todayOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { unavailable } from '../../foundation/outcome';
import { uuidOf } from '../../foundation/uuid-of';
import { allRows } from '../resources/read-rows';

const byGroupAndName = (one: RewardItem, other: RewardItem) => compareNames(one.Group, other.Group) || compareNames(one.Name, other.Name);

/** What somebody can order now: the gift cards of the provider that are for them, and what their company gives of its own. */
export async function offeredTo(call: CallContext, tools: Tools): Promise<RewardItem[]> {
  const { pointsPerDollar } = constantsOf(call.revision).rewardPages;
  const optionOf = (Amount: number) => ({ Amount, Points: roundedUp(Amount * pointsPerDollar) });
  const cards = await tools.rewardProvider.catalogue(call.revision).catch(() => {
    throw unavailable(constantsOf(call.revision).rewards.storeAway, 60);
  });
  const isShown = await audienceOf(call, tools);
  const gifts = cards
    .filter(({ Id }) => isShown(Id))
    .map(({ Id, Picture, Amounts, ...card }): RewardItem => ({ ...card, RewardId: Id, Kind: 'GiftCard', PictureUrl: Picture, Options: Amounts.map(optionOf) }));
  return [...(await ownRewards(call, tools)).map(({ amount, ...own }): RewardItem => ({ ...own, Options: [optionOf(amount)] })), ...gifts].toSorted(
    byGroupAndName,
  );
}

/** The groups of a store in their order: what the company gives of its own comes first. */
export const groupsOf = (items: readonly RewardItem[]): string[] => [
  ...new Set(items.toSorted((one, other) => Number(one.Kind === 'GiftCard') - Number(other.Kind === 'GiftCard')).map(({ Group }) => Group)),
];

/** Says of a gift card whether it is for the caller: one whose audience nobody has set is for everybody. */
async function audienceOf({ caller: { user }, revision }: CallContext, tools: Tools): Promise<(id: string) => boolean> {
  const audiences = new Map((await allRows<GiftCardAudience>({ revision }, 'gift-card-audiences', user.EntityId, tools)).map((row) => [row.GiftCardId, row]));
  const { giftCardShown } = constantsOf(revision).rewards;
  const person = { Roles: user.Roles, Location: user.Location ?? '', Region: user.Region ?? '', Department: await tools.rewards.department(user.UserId) };
  return (id) => {
    const audience = audiences.get(id);
    return audience === undefined || evaluate(giftCardShown.$, { audience, person }) === true;
  };
}

/** What a company gives of its own, with its worth in dollars to the cent; nothing while it is not known what its currency is worth. */
async function ownRewards(call: CallContext, tools: Tools) {
  const { revision, caller } = call;
  const { rewardCurrency, companyCurrency } = constantsOf(revision).rewardPages;
  const today = todayOf(call, tools.clock);
  const rows = (await allRows<CustomReward & { RewardId: string }>(call, 'custom-rewards', caller.user.EntityId, tools)).filter(
    ({ IsWithdrawn, AvailableFrom }) => IsWithdrawn !== true && (AvailableFrom === undefined || AvailableFrom <= today),
  );
  const rate =
    rows.length === 0 || rewardCurrency === companyCurrency
      ? 1
      : await tools.rewardProvider.exchangeRate(rewardCurrency, companyCurrency, revision).catch(() => 0);
  if (rate === 0) return [];
  return rows.map(({ RewardId, Title, Description = '', CurrencyAmount, Image = '' }) => ({
    RewardId,
    Kind: 'Custom' as const,
    Group: constantsOf(revision).rewards.customRewardGroup,
    Name: Title,
    Description,
    PictureUrl: Image,
    amount: Math.max(0.01, roundedTo(CurrencyAmount / rate, 2)),
  }));
}

/** The key of what a person orders next: the same on all their pages until anything is booked, so that an order sent by two of them is one. */
export function orderKeyOf(userId: string, lastEntry: number): string {
  return uuidOf(`${userId} ${lastEntry}`);
}
