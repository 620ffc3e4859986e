import { sendMessage } from '../../calls/send-message';
import { secondsFromNow } from '../../foundation/clock';
import type { OutboxRow } from '../../records/outbox';
import { issueTicket } from '../../calls/tickets';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { revisionOfReader } from '../../calls/reading';

/** Turns the wish for a new password into a message with a link, if there is such a person; the wish is done in the same transaction. */
export async function writeResetLink({ MessageId, Recipient, Body: origin }: OutboxRow, { clock, definitions, transaction }: Tools) {
  const now = clock.now().toISOString();
  await transaction(async (records) => {
    await records.outbox.finish(MessageId, 'Sent', now);
    const user = await records.people.byUserName(Recipient);
    if (user?.Status !== 'Active') return;
    const entity = await records.accounts.entity(user.EntityId);
    const settings = constantsOf(await revisionOfReader({ user, entity }, { definitions }, records)).server;
    const seconds = settings.passwordResetLength;
    const key = await issueTicket({ purpose: 'passwordReset', userId: user.UserId, seconds }, { tickets: records.tickets, clock });
    const link = `${origin}${settings.passwordResetPath}?key=${key}`;
    const Body = settings.passwordResetBody.replace('{name}', () => user.FirstName).replace('{link}', () => link);
    const message = {
      Kind: 'Email' as const,
      Lane: 'security' as const,
      Recipient: user.Email,
      UserId: user.UserId,
      Subject: settings.passwordResetSubject,
      Body,
      ExpiresAt: secondsFromNow(clock, seconds),
    };
    await sendMessage(message, { uncounted: 'its own limit counts it' }, records, now);
  });
}
