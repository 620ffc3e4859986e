import { sumOf } from '../../../runtime/expressions/decimals';
import { secondsFromNow } from '../../foundation/clock';
import { abortedAfter } from '../../foundation/quiet-timers';
import { outboxWaits, waitAfter } from '../../foundation/wait-after';
import type { OutboxKind, OutboxLane, OutboxRow } from '../../records/outbox';
import { emailBannerFor } from '../../calls/email-banner';
import type { Tools } from '../../calls/tools';
import { type Delivery, RecipientRefused, replyOf } from './delivery';
import { writeResetLink } from './reset-link';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';

/** Tells of a try that failed, without what the message says or to whom it goes. */
export type ReportFailure = (failure: { messageId: string; kind: OutboxKind; attempts: number; error: unknown }) => void;

/** The lanes of the outbox. */
export const lanes: readonly OutboxLane[] = ['security', 'personal', 'mass'];

/** Sends everything that is due in all lanes, each lane by itself. Returns how many messages it has dealt with. */
export async function sendDue(tools: Tools, delivery: Delivery, report: ReportFailure = () => undefined): Promise<number> {
  return sumOf(await Promise.all(lanes.map((lane) => sendLane(lane, tools, delivery, report))));
}

/** Sends everything that is due in one lane, one message after the other. Returns how many it has dealt with. */
async function sendLane(lane: OutboxLane, tools: Tools, delivery: Delivery, report: ReportFailure): Promise<number> {
  for (let dealtWith = 0; ; dealtWith += 1) {
    const send = await takeMessage(lane, tools, delivery, report);
    if (send === undefined) return dealtWith;
    await send();
  }
}

/**
 * Takes the message of a lane that is due longest, and returns what sends it; undefined where none is due. Other nodes take other messages: a row is
 * sent by one of them at a time and never again once it is known to be sent.
 */
export async function takeMessage(lane: OutboxLane, tools: Tools, delivery: Delivery, report: ReportFailure): Promise<(() => Promise<void>) | undefined> {
  const settings = constantsOf(tools.definitions.base).server;
  const kinds: OutboxKind[] = ['PasswordReset', ...(['Email', 'Text'] as const).filter((kind) => delivery[kind] !== undefined)];
  const now = tools.clock.now().toISOString();
  const row = await tools.outbox.takeDue(kinds, now, secondsFromNow(tools.clock, settings.outboxSendTime), { lane });
  if (row === undefined) return undefined;
  return async () => {
    try {
      await dealWith(row, now, settings, delivery, tools);
    } catch (error) {
      report({ messageId: row.MessageId, kind: row.Kind, attempts: row.Attempts, error });
      await failed(row, error, settings, tools);
    }
  };
}

/** Keeps a message that could not be sent for another try, or gives it up: at once where there is no such mailbox, else after the maximum of tries. */
async function failed(row: OutboxRow, error: unknown, settings: Constants['server'], tools: Tools) {
  const now = tools.clock.now().toISOString();
  const Reply = replyOf(error);
  if (error instanceof RecipientRefused)
    return tools.transaction(async ({ outbox, refusedAddresses }) => {
      await refusedAddresses.mark(row.Recipient, Reply, now);
      await outbox.fail(row, { Fault: 'RecipientRefused', Reply }, now);
    });
  if (row.Attempts >= settings.outboxTries) return tools.outbox.fail(row, { Fault: 'TriesFailed', Reply }, now);
  return tools.outbox.tryAgain(row.MessageId, secondsFromNow(tools.clock, waitAfter(row.Attempts, outboxWaits(settings))));
}

async function dealWith(row: OutboxRow, now: string, settings: Constants['server'], delivery: Delivery, tools: Tools) {
  if (row.ExpiresAt !== null && row.ExpiresAt <= now) return tools.outbox.finish(row.MessageId, 'Expired', now);
  if (row.Kind === 'PasswordReset') return writeResetLink(row, tools);
  const mark = row.Kind === 'Email' ? await tools.refusedAddresses.find(row.Recipient) : undefined;
  if (mark !== undefined && row.Lane === 'mass') return tools.outbox.fail(row, { Fault: 'RecipientRefusedBefore', Reply: mark.Reply }, now);
  // Half the time for a try: whoever takes over after the whole of it finds the first one given up.
  const signal = abortedAfter((settings.outboxSendTime * 1000) / 2);
  const banner = row.Kind === 'Email' ? await emailBannerFor(row.UserId, tools) : undefined;
  await delivery[row.Kind as 'Email' | 'Text']!(
    { id: row.MessageId, recipient: row.Recipient, subject: row.Subject, body: row.Body, isRich: row.IsRich, calendar: row.Calendar ?? undefined, banner },
    signal,
  );
  await tools.outbox.finish(row.MessageId, 'Sent', now, delivery.isDemo ? row : undefined);
  if (mark !== undefined) await tools.refusedAddresses.forget(row.Recipient);
}
