import { secondsFromNow } from '../../foundation/clock';
import { constantsOf } from '../../foundation/constants';
import { filledText } from '../../foundation/filled-text';
import { todayOfPerson } from '../../calls/time-zone';
import { tellPerson } from '../../calls/tell-person';
import { OrderRefused } from '../../calls/reward-provider';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { Tools } from '../../calls/tools';
import { outboxWaits, waitAfter } from '../../foundation/wait-after';

/**
 * Asks the provider for what was ordered and is due, or for one line: one after the other, each on one node at a time. Where the provider cannot be
 * reached the rest waits for the next round, so that nobody waits for it here.
 */
export async function sendOrders(tools: Tools, report: (error: unknown) => void, lineId?: string): Promise<void> {
  const settings = constantsOf(tools.definitions.base).server;
  for (;;) {
    const now = tools.clock.now().toISOString();
    const row = await tools.outbox.takeDue(['RewardOrder'], now, secondsFromNow(tools.clock, settings.outboxSendTime), {
      lane: 'personal',
      ...(lineId !== undefined && { recipient: lineId }),
    });
    if (row === undefined) return;
    try {
      await sendLine(row.MessageId, row.Recipient, tools);
    } catch (error) {
      report(error);
      await tools.outbox.tryAgain(row.MessageId, secondsFromNow(tools.clock, waitAfter(row.Attempts, outboxWaits(settings))));
      return;
    }
  }
}

/** Orders one line, and says what has become of it: all of that in one transaction, so that what a refused one cost goes back once. */
async function sendLine(messageId: string, lineId: string, tools: Tools): Promise<void> {
  const found = await tools.rewards.line(lineId);
  const revision = await tools.definitions.of(found === undefined ? null : (await tools.accounts.entity(found.user.EntityId)).Customer);
  const outcome = found === undefined ? undefined : await outcomeOf(found, revision, tools);
  await tools.transaction(async (records) => {
    const now = tools.clock.now().toISOString();
    await records.outbox.finish(messageId, 'Sent', now);
    if (found === undefined || outcome === undefined || !(await records.rewards.finishLine(lineId, outcome))) return;
    const { line, order, user } = found;
    if (outcome.Status === 'Failed') {
      const Says = filledText(constantsOf(revision).rewards.returnSays, { reward: line.Name });
      const BookedOn = await todayOfPerson(user.UserId, records, revision, tools.clock);
      const source = { UserId: user.UserId, PlanYearId: order.PlanYearId, Kind: 'Returned', SourceKind: 'OrderLine', SourceId: lineId, Occurrence: 2 } as const;
      await records.rewards.book([{ ...source, Cents: line.Cents, SpentCents: -line.Cents, Says, BookedOn }]);
    }
    await tellPerson(records, { user }, 'Points', tools.clock);
  });
}

async function outcomeOf({ line, order: _order, user }: NonNullable<Awaited<ReturnType<Tools['rewards']['line']>>>, revision: Revision, tools: Tools) {
  if (line.Status !== 'Pending') return undefined;
  const { UserId, FirstName, LastName, Email } = user;
  const { rewards: texts, rewardPages } = constantsOf(revision);
  const asked = {
    Id: line.LineId,
    RewardId: line.RewardId,
    Cents: line.Cents,
    Currency: rewardPages.rewardCurrency,
    Recipient: { UserId, FirstName, LastName, Email },
  };
  try {
    return { Status: 'Fulfilled' as const, Failure: null, Reference: await tools.rewardProvider.order(asked, revision) };
  } catch (error) {
    if (!(error instanceof OrderRefused)) throw error;
    return { Status: 'Failed' as const, Failure: filledText(texts.rewardRefused, { reward: line.Name }), Reference: null };
  }
}
