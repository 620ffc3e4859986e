import { secondsFromNow } from '../../foundation/clock';
import { abortedAfter } from '../../foundation/quiet-timers';
import { outboxWaits, waitAfter } from '../../foundation/wait-after';
import type { OutboxKind, OutboxRow } from '../../records/outbox';
import { emailBannerFor } from '../../calls/email-banner';
import type { Tools } from '../../calls/tools';
import type { Delivery } from './delivery';
import { writeResetLink } from './reset-link';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';

/** Tells of a try that failed, without what the message says or to whom it goes. */
type ReportFailure = (failure: { messageId: string; kind: OutboxKind; attempts: number; error: unknown }) => void;

/**
 * Sends everything that is due, one message after the other; other nodes do the same and take other messages. A row is sent by one
 * node at a time and never again once it is known to be sent. Answers how many it has dealt with.
 */
export async function sendDue(tools: Tools, delivery: Delivery, report: ReportFailure = () => undefined): Promise<number> {
  const settings = constantsOf(tools.definitions.base).server;
  const kinds: OutboxKind[] = ['PasswordReset', ...(['Email', 'Text'] as const).filter((kind) => delivery[kind] !== undefined)];
  let dealtWith = 0;
  for (;;) {
    const now = tools.clock.now().toISOString();
    const row = await tools.outbox.takeDue(kinds, now, secondsFromNow(tools.clock, settings.outboxSendTime));
    if (row === undefined) break;
    dealtWith += 1;
    try {
      await dealWith(row, now, settings, delivery, tools);
    } catch (error) {
      report({ messageId: row.MessageId, kind: row.Kind, attempts: row.Attempts, error });
      await tools.outbox.tryAgain(row.MessageId, secondsFromNow(tools.clock, waitAfter(row.Attempts, outboxWaits(settings))));
    }
  }
  return dealtWith;
}

async function dealWith(row: OutboxRow, now: string, settings: Constants['server'], delivery: Delivery, tools: Tools) {
  if (row.ExpiresAt !== null && row.ExpiresAt <= now) return tools.outbox.finish(row.MessageId, 'Expired', now);
  if (row.Kind === 'PasswordReset') return writeResetLink(row, tools);
  // Half the time for a try: whoever takes over after the whole of it finds the first one given up.
  const signal = abortedAfter((settings.outboxSendTime * 1000) / 2);
  const banner = row.Kind === 'Email' ? await emailBannerFor(row.UserId, tools) : undefined;
  await delivery[row.Kind as 'Email' | 'Text']!(
    { id: row.MessageId, recipient: row.Recipient, subject: row.Subject, body: row.Body, isRich: row.IsRich, calendar: row.Calendar ?? undefined, banner },
    signal,
  );
  await tools.outbox.finish(row.MessageId, 'Sent', now, delivery.isDemo ? row : undefined);
}
