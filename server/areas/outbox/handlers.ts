import type { Handlers } from '../../calls/contract';
import { rangeOf } from '../../calls/page-range';
import { constantsOf } from '../../foundation/constants';
import { conflict, notFound } from '../../foundation/outcome';
import type { FailedMessageRow } from '../../records/failed-messages';
import { withoutNulls } from '../../records/without-nulls';
import { againOf, newRecipientOf, sendAgain } from './again';
import { reachedCompanies } from './reached-companies';

/** The calls of schemas/endpoints/outbox.json. */
export const handlers = {
  async listFailedMessages(call, tools) {
    const { failedMessagesCounted: limit } = constantsOf(call.revision).server;
    const now = tools.clock.now().toISOString();
    const { rows, total } = await tools.failedMessages.page(await reachedCompanies(call, tools), { ...rangeOf(call.query), limit });
    return { Items: rows.map((row) => shown(row, now)), Total: total };
  },

  async sendFailedMessageAgain(call, tools) {
    const { failedMessageMissing, failedMessageReasons } = constantsOf(call.revision).server;
    const [again] = await sendAgain(call, [call.path.messageId], tools);
    if (again === undefined) throw notFound(failedMessageMissing);
    if (again !== 'Possible') throw conflict(failedMessageReasons[again]);
    return true;
  },

  async sendFailedMessagesAgain(call, tools) {
    const ids = [...new Set(call.body.MessageIds)];
    const Sent = (await sendAgain(call, ids, tools)).filter((again) => again === 'Possible').length;
    return { Sent, NotSent: ids.length - Sent };
  },
} satisfies Handlers<'outbox'>;

function shown(row: FailedMessageRow, now: string) {
  const { MessageId, DoneAt, Kind, Lane, Recipient, Person, EntityName, Subject, Attempts, Fault, Reply } = row;
  const again = againOf(row, now);
  const recipient = newRecipientOf(row);
  const isNew = again === 'Possible' && recipient.toLowerCase() !== Recipient.toLowerCase();
  const message = { MessageId, At: DoneAt!, Kind, Lane, Recipient, Person, EntityName, Subject, Attempts, Fault: Fault ?? 'TriesFailed', Reply, Again: again };
  return withoutNulls({ ...message, NewRecipient: isNew ? recipient : null });
}
