import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';
import { Refused } from '../../foundation/outcome';
import { byWhom } from '../../records/by-whom';
import { withoutNulls } from '../../records/without-nulls';

/** The calls of schemas/endpoints/outbox.json. */
export const handlers = {
  async listFailedMessages({ query, revision }, { outbox }) {
    // Each has a default in the document.
    const { Page, PageSize } = query as Required<typeof query>;
    const { failedMessagesCounted: limit } = constantsOf(revision).server;
    const { rows, total } = await outbox.failed({ offset: Page * PageSize, size: PageSize, limit });
    const Items = rows.map(({ message: { MessageId, DoneAt, Kind, Lane, Recipient, Subject, Attempts, Fault }, Person, EntityName }) =>
      withoutNulls({
        MessageId,
        At: DoneAt!,
        Kind,
        Lane,
        Recipient,
        Person,
        EntityName,
        Subject,
        Attempts,
        Fault: Fault ?? 'TriesFailed',
        MayBeSentAgain: Lane !== 'security',
      }),
    );
    return { Items, Total: total };
  },

  async sendFailedMessageAgain({ caller, path, revision }, { clock, transaction }) {
    const now = clock.now().toISOString();
    await transaction(async (records) => {
      const message = await records.outbox.findFailed(path.messageId);
      if (message === undefined) throw new Refused('notFound', [{ Message: constantsOf(revision).server.failedMessageMissing }], true);
      await records.refusedAddresses.forget(message.Recipient);
      await records.outbox.sendAgain(message.MessageId, now);
      const subject = message.UserId === null ? { SubjectKind: 'Message', SubjectId: message.MessageId } : { SubjectKind: 'Person', SubjectId: message.UserId };
      await records.audit.add({ ...byWhom(caller), EntityId: null, ...subject, Action: 'MessageSentAgain', Changes: [] }, now);
    });
    return true;
  },
} satisfies Handlers<'outbox'>;
