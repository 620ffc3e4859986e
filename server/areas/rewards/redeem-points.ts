import { isDeepStrictEqual } from 'node:util';
import type { Call } from '../../calls/contract';
import { tellPerson } from '../../calls/tell-person';
import { todayOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { filledText } from '../../foundation/filled-text';
import { conflict } from '../../foundation/outcome';
import { refusalOf } from './place-order';

/** Turns points into gift-card balance, in one transaction and once for each key. */
export async function redeemPoints(call: Call<'redeemPoints'>, tools: Tools) {
  const { caller, revision, body } = call;
  const { rewards: texts, rewardPages } = constantsOf(revision);
  const { UserId } = caller.user;
  const { OrderKey, PlanYearId, Points } = body;
  const cents = (Points * 100) / rewardPages.pointsPerDollar;
  const answer = (Errors: { Message: string; Field?: string }[] = []) => ({
    Data: Errors.length === 0 ? { Points, Amount: cents / 100 } : { Points: 0, Amount: 0 },
    Successful: Errors.length === 0,
    Errors,
  });
  const refusal = refusalOf(call, body);
  if (refusal !== undefined) return answer([{ Message: refusal }]);
  if (!Number.isInteger(cents)) return answer([{ Message: filledText(texts.redeemWhole, { step: String(rewardPages.pointsPerDollar) }), Field: '/Points' }]);
  return tools.transaction(async (records) => {
    const account = await records.rewards.hold(UserId, PlanYearId);
    const known = await records.rewards.orderByKey(UserId, OrderKey);
    if (known !== undefined && !isDeepStrictEqual(known.Asked, { Points })) throw conflict(texts.orderMeanwhile);
    if (known !== undefined) return answer();
    const available = account.AvailablePoints;
    if (Points > available) return answer([{ Message: filledText(texts.redeemPoints, { available: available.toLocaleString('en-US') }), Field: '/Points' }]);
    const now = tools.clock.now().toISOString();
    const order = await records.rewards.addOrder({ UserId, PlanYearId, OrderKey, Kind: 'CashOut', Asked: { Points }, OrderedAt: now });
    if (order === undefined) throw conflict(texts.orderMeanwhile);
    const Says = Points === 1 ? texts.redeemSaysOne : filledText(texts.redeemSays, { points: Points.toLocaleString('en-US') });
    const source = { UserId, PlanYearId, Kind: 'CashedOut', SourceKind: 'CashOut', SourceId: order.OrderId } as const;
    await records.rewards.book([{ ...source, Points: -Points, Cents: cents, Says, BookedOn: todayOf(call, tools.clock) }]);
    await tellPerson(records, caller, 'Points', tools.clock);
    return answer();
  });
}
