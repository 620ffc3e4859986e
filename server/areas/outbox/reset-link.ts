import { countedItself } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import { secondsFromNow } from '../../foundation/clock';
import type { OutboxRow } from '../../records/outbox';
import { issueTicket } from '../../calls/tickets';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';

/** Turns the wish for a new password into a message with a link, if there is such a person; the wish is done in the same transaction. */
export async function writeResetLink({ MessageId, Recipient, Body: origin }: OutboxRow, tools: Tools) {
  const { clock, definitions, transaction } = tools;
  const now = clock.now().toISOString();
  await transaction(async (records) => {
    await records.outbox.finish(MessageId, 'Sent', now);
    const user = await records.people.byUserName(Recipient);
    if (user?.Status !== 'Active') return;
    const entity = await records.accounts.entity(user.EntityId);
    const seconds = constantsOf(await definitions.of(entity.Customer, records.publications)).server.passwordResetLength;
    const key = await issueTicket({ purpose: 'passwordReset', userId: user.UserId, seconds }, { tickets: records.tickets, clock });
    const sending = { input: { key }, origin, expiresAt: secondsFromNow(clock, seconds), cause: countedItself };
    await sendToPerson({ user, entity }, 'password-reset', sending, records, tools);
  });
}
