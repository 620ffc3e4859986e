import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';
import { dataAddress } from '../../foundation/files/data-address';
import { wholeContent } from '../../foundation/files/given-file';
import { conflict, notFound } from '../../foundation/outcome';
import { messageKeeper, type WrittenMessage } from '../../records/messages';
import { boardFor, messageAnswer, tellBoard } from './board';
import { sendMessage } from './send-message';

/** The calls of schemas/endpoints/message-board.json. */
export const handlers = {
  async getMessages(call, tools) {
    const { sourceId, before } = call.query;
    const { UserId } = call.caller.user;
    await boardFor(call, sourceId, tools);
    const place = before === undefined ? undefined : onBoard(await tools.messages.find(before), sourceId).message;
    const { messagesAtOnce } = constantsOf(call.revision).messageBoard;
    // One more than is shown says whether there are earlier ones.
    const found = await tools.messages.page(sourceId, place, messagesAtOnce + 1);
    const SeenUntil = await tools.messages.seenUntil(UserId, sourceId);
    return {
      Data: found
        .slice(0, messagesAtOnce)
        .toReversed()
        .map((written) => messageAnswer(written, call)),
      HasEarlier: found.length > messagesAtOnce,
      SeenUntil,
      Unread: await tools.messages.unread(UserId, sourceId, SeenUntil),
    };
  },

  sendMessage,

  async deleteMessage(call, tools) {
    const { MessageId, SourceId } = call.body;
    const { message, author } = onBoard(await tools.messages.find(MessageId), SourceId);
    // Whoever wrote it may, also after they have left the program.
    const { UserId } = call.caller.user;
    const isOwn = message.UserId === UserId;
    if (!isOwn && !(await boardFor(call, SourceId, tools)).administers) throw conflict('Only the author or an administrator can delete a message.');
    return tools.transaction(async (records) => {
      if (!(await records.messages.remove(MessageId))) throw noMessage();
      await records.files.removeKeptBy([messageKeeper(MessageId)]);
      const now = tools.clock.now().toISOString();
      const entry = { EntityId: author.EntityId, UserId, Action: 'MessageDeleted', SubjectKind: 'Person', SubjectId: message.UserId, Changes: [] };
      if (!isOwn) await records.audit.add(entry, now);
      await tellBoard(records, { sourceId: SourceId, now, removed: MessageId });
      return true;
    });
  },

  async getMessageImage(call, tools) {
    const found = await tools.messages.find(call.query.messageId);
    if (found === undefined) throw noMessage();
    await boardFor(call, found.message.SourceId, tools);
    const file = found.message.Image === null ? undefined : await tools.files.find(found.message.Image);
    if (file === undefined) throw notFound('This message has no picture.');
    return { Content: dataAddress(file.Type, await wholeContent(tools.files.pieces(file))) };
  },

  async markMessagesSeen(call, tools) {
    const { MessageId, SourceId } = call.body;
    await boardFor(call, SourceId, tools);
    const { message } = onBoard(await tools.messages.find(MessageId), SourceId);
    return tools.messages.see({ UserId: call.caller.user.UserId, SourceId, SeenUntil: message.Date });
  },
} satisfies Handlers<'message-board'>;

const noMessage = () => notFound('Message not found.');

/** A message, where it is one of this board. */
function onBoard(found: WrittenMessage | undefined, sourceId: string): WrittenMessage {
  if (found?.message.SourceId !== sourceId) throw noMessage();
  return found;
}
