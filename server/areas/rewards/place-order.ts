import { sendMessage } from '../../calls/send-message';
import { isDeepStrictEqual } from 'node:util';
import { evaluate } from '../../../runtime/expressions/evaluate';
import type { RewardItem, RewardOrderData } from '../../../schemas/generated/records';
import type { Call, CallContext } from '../../calls/contract';
import { tellPerson } from '../../calls/tell-person';
import { todayOf } from '../../calls/time-zone';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { filledText } from '../../foundation/filled-text';
import { conflict } from '../../foundation/outcome';
import type { OrderLineRow, RewardAccountRow } from '../../records/rewards';
import { offeredTo } from './catalogue';
import { sendOrders } from './send-orders';

type NewLine = Pick<OrderLineRow, 'RewardId' | 'Name' | 'IsCustom' | 'Cents' | 'Points' | 'Status' | 'Failure'>;

/** As people read an amount of cents. */
const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const centsOf = (amount: number) => Math.round(amount * 100);

const refused = (Message: string): { Data: RewardOrderData; Successful: boolean; Errors: { Message: string }[] } => ({
  Data: { Orders: [], FailedOrders: [] },
  Successful: false,
  Errors: [{ Message }],
});

/** Why nothing at all can be booked: the plan year is over, or amounts are in another currency. */
export function refusalOf({ caller, revision }: CallContext, { PlanYearId, Currency }: { PlanYearId: string; Currency: string }): string | undefined {
  const { rewards: texts, rewardPages } = constantsOf(revision);
  if (PlanYearId !== caller.entity.PlanYearId) return texts.orderYearOver;
  if (Currency !== rewardPages.rewardCurrency) return filledText(texts.orderCurrency, { currency: rewardPages.rewardCurrency });
  return undefined;
}

/**
 * Orders rewards. What can be had is booked in one transaction with the order, under the key of the page: whoever sends it again gets the first answer.
 * Then the provider is asked at once; what it does not answer is pending and asked for again by the outbox. What fails says why, and costs nothing.
 */
export async function placeOrder(call: Call<'orderRewards'>, tools: Tools) {
  const { caller, body } = call;
  const refusal = refusalOf(call, body);
  if (refusal !== undefined) return refused(refusal);
  const offered = new Map((await offeredTo(call, tools)).map((reward) => [reward.RewardId, reward]));
  const orderId = await tools.transaction((records) => bookOrder(call, offered, records, tools));
  if (typeof orderId !== 'string') return answerOf(orderId);
  for (const { LineId, Status } of await tools.rewards.lines(orderId)) if (Status === 'Pending') await sendOrders(tools, () => undefined, LineId);
  await tellPerson(tools, caller, 'Points', tools.clock);
  return answerOf(await tools.rewards.lines(orderId));
}

/** The order that stands under the key; or, where nothing could be had and so nothing was booked, what failed. */
async function bookOrder(call: Call<'orderRewards'>, offered: ReadonlyMap<string, RewardItem>, records: Records, tools: Tools): Promise<string | NewLine[]> {
  const { caller, body, revision } = call;
  const { UserId } = caller.user;
  const { OrderKey, PlanYearId, Items } = body;
  const account = await records.rewards.hold(UserId, PlanYearId);
  const known = await records.rewards.orderByKey(UserId, OrderKey);
  if (known !== undefined) {
    if (!isDeepStrictEqual(known.Asked, { Items })) throw conflict(constantsOf(revision).rewards.orderMeanwhile);
    return known.OrderId;
  }
  const lines = Items.map((item) => lineOf(call, item, offered.get(item.RewardId), account));
  if (lines.every(({ Status }) => Status === 'Failed')) return lines;
  const now = tools.clock.now().toISOString();
  const order = await records.rewards.addOrder({ UserId, PlanYearId, OrderKey, Kind: 'Order', Asked: { Items }, OrderedAt: now });
  if (order === undefined) throw conflict(constantsOf(revision).rewards.orderMeanwhile);
  const added = await records.rewards.addLines(lines.map((line, Position) => ({ ...line, OrderId: order.OrderId, Position })));
  await records.rewards.book(
    added
      .filter(({ Status }) => Status !== 'Failed')
      .map(({ LineId, Name, ...line }) => ({
        UserId,
        PlanYearId,
        Kind: 'Ordered' as const,
        SourceKind: 'OrderLine' as const,
        SourceId: LineId,
        Points: -costOf(line).Points,
        Cents: -costOf(line).Cents,
        SpentCents: line.Cents,
        Says: Name,
        BookedOn: todayOf(call, tools.clock),
      })),
  );
  for (const { LineId, Status } of added)
    if (Status === 'Pending')
      await sendMessage(
        { Kind: 'RewardOrder', Lane: 'personal', Recipient: LineId, UserId, Subject: null, Body: '' },
        { uncounted: 'no message to a person' },
        records,
        now,
      );
  return order.OrderId;
}

/** What a line takes from an account: a gift card money, a custom reward points (A-rewards-18). Both count as spent. */
const costOf = ({ IsCustom, Cents, Points }: Pick<NewLine, 'IsCustom' | 'Cents' | 'Points'>) => ({
  Cents: IsCustom ? 0 : Cents,
  Points: IsCustom ? Points : 0,
  SpentCents: Cents,
});

/** What becomes of one thing that is ordered: it waits for the provider, is given by the company itself, or fails. Takes what it costs from the account in hand. */
function lineOf(
  call: CallContext,
  { RewardId, Amount }: { RewardId: string; Amount: number },
  reward: RewardItem | undefined,
  account: RewardAccountRow,
): NewLine {
  const { rewards: texts } = constantsOf(call.revision);
  const option = reward?.Options.find((one) => centsOf(one.Amount) === centsOf(Amount));
  const line = { RewardId, Name: reward?.Name ?? RewardId, IsCustom: reward?.Kind === 'Custom', Cents: centsOf(Amount), Points: option?.Points ?? 0 };
  const fail = (text: string, values: Record<string, string> = {}): NewLine => ({
    ...line,
    Status: 'Failed',
    Failure: filledText(text, { reward: line.Name, amount: dollars(line.Cents), ...values }),
  });
  if (reward === undefined) return fail(texts.rewardGone);
  if (option === undefined) return fail(texts.rewardPrice);
  const cost = costOf(line);
  const limit = { Enabled: texts.maximumSpendEnabled, Cents: texts.maximumSpend * 100 };
  const why = evaluate(texts.orderRefusal.$, { account, cost, limit });
  if (why === 'balance') return fail(texts.rewardBalance, { balance: dollars(account.GiftCardCents) });
  if (why === 'points') return fail(texts.rewardPoints, { points: String(cost.Points), available: String(account.AvailablePoints) });
  if (why !== '') return fail(texts.rewardMaximum, { remaining: dollars(Math.max(0, limit.Cents - account.SpentCents)) });
  account.GiftCardCents -= cost.Cents;
  account.AvailablePoints -= cost.Points;
  account.SpentCents += cost.SpentCents;
  return { ...line, Status: line.IsCustom ? 'Fulfilled' : 'Pending', Failure: null };
}

function answerOf(lines: readonly NewLine[]) {
  const Orders = lines.flatMap(({ RewardId, Name, Cents, Status, ...line }) =>
    Status === 'Failed' ? [] : [{ RewardId, Name, Amount: Cents / 100, Points: costOf({ Cents, ...line }).Points, Status }],
  );
  const failed = lines.flatMap((line, position) => (line.Status === 'Failed' ? [{ ...line, position, Message: line.Failure ?? '' }] : []));
  return {
    Data: { Orders, FailedOrders: failed.map(({ RewardId, Name, Cents, Message }) => ({ RewardId, Name, Amount: Cents / 100, Message })) },
    Successful: failed.length === 0,
    Errors: failed.map(({ position, Message }) => ({ Message, Field: `/Items/${position}`, Code: 'FailedOrder' })),
  };
}
