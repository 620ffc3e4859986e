import type { FailedMessage } from '../../../schemas/generated/records';
import type { Call, CallContext } from '../../calls/contract';
import type { Records, Tools } from '../../calls/tools';
import { byWhom } from '../../records/by-whom';
import type { FailedMessageRow } from '../../records/failed-messages';
import { reachedCompanies } from './reached-companies';

type Again = FailedMessage['Again'];

/** Whether a message that was given up can be sent again now, or why it cannot. */
export function againOf({ Kind, Lane, ExpiresAt, UserId, Email, Recipient, MobileNumber }: FailedMessageRow, now: string): Again {
  if (Lane === 'security') return 'Secret';
  if (ExpiresAt !== null && ExpiresAt <= now) return 'Expired';
  if (UserId === null) return 'Possible';
  if (Email === null) return 'AccountDeleted';
  if (Kind === 'Text' && MobileNumber !== Recipient) return 'TextsOff';
  return 'Possible';
}

/** Where a message goes when it is sent again: an email to a person, to the address that they have now. */
export const newRecipientOf = ({ Kind, UserId, Email, Recipient }: FailedMessageRow) =>
  Kind === 'Email' && UserId !== null && Email !== null ? Email : Recipient;

/** Sends those of some messages again that can be, each with its entry in the trail. Returns what became of each that was found. */
export async function sendAgain(call: CallContext, messageIds: readonly string[], tools: Tools): Promise<Again[]> {
  const now = tools.clock.now().toISOString();
  const companies = await reachedCompanies(call, tools);
  return tools.transaction(async (records) => {
    const found = await records.failedMessages.lock(companies, messageIds);
    const again = found.map((message) => ({ message, may: againOf(message, now) }));
    for (const { message, may } of again) if (may === 'Possible') await sendOne(call, message, records, now);
    return again.map(({ may }) => may);
  });
}

async function sendOne({ caller }: Pick<Call<'listFailedMessages'>, 'caller'>, message: FailedMessageRow, { failedMessages, audit }: Records, now: string) {
  const recipient = newRecipientOf(message);
  await failedMessages.sendAgain(message, recipient, now);
  const { MessageId, UserId, EntityId } = message;
  const subject = UserId === null ? { SubjectKind: 'Message', SubjectId: MessageId } : { SubjectKind: 'Person', SubjectId: UserId };
  await audit.add({ ...byWhom(caller), EntityId, ...subject, Action: 'MessageSentAgain', Changes: [] }, now);
}
