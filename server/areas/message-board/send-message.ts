import type { Message } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import type { Tools } from '../../calls/tools';
import { secondsFromNow } from '../../foundation/clock';
import { constantsOf } from '../../foundation/constants';
import { plainFileName } from '../../foundation/files/file-name';
import { badRequest, conflict, tooMany } from '../../foundation/outcome';
import { messageKeeper } from '../../records/messages';
import { boardFor, messageAnswer, tellBoard, wasRemoved } from './board';
import { judgedPicture } from './picture';

/** Stores a message and tells the board, together or not at all. One that is sent again is answered as it was stored. */
export async function sendMessage(call: Call<'sendMessage'>, tools: Tools): Promise<{ Data: Message }> {
  const { caller, revision, body } = call;
  const { MessageId, SourceId, Image = null } = body;
  const { UserId, EntityId } = caller.user;
  const { messageEmpty, messageTaken, messagesTooMany, messagesPerMinute } = constantsOf(revision).messageBoard;
  if (!(await boardFor(call, SourceId, tools)).takesPart) throw conflict('Only who takes part writes here.');
  const Text = body.Text.trim();
  if (Text === '' && Image === null) throw badRequest([{ Code: 'required', Field: '/Text', Message: messageEmpty }], true);
  const picture = Image === null ? undefined : await judgedPicture(Image, revision);
  if (picture !== undefined && 'fault' in picture) throw badRequest([picture.fault], true);
  return tools.transaction(async (records) => {
    await records.messages.lock(UserId);
    const known = await records.messages.find(MessageId);
    if (known !== undefined) {
      if (known.message.UserId !== UserId || known.message.SourceId !== SourceId) throw conflict(messageTaken);
      return { Data: messageAnswer(known, call) };
    }
    if (await wasRemoved(records, SourceId, MessageId)) throw conflict(messageTaken);
    if ((await records.messages.countSince(UserId, secondsFromNow(tools.clock, -60))) >= messagesPerMinute) throw tooMany(messagesTooMany, 60);
    const file = picture && (await records.files.keep({ UserId, EntityId, KeptBy: messageKeeper(MessageId) }, picture.file));
    const now = tools.clock.now().toISOString();
    const message = {
      MessageId,
      SourceId,
      UserId,
      Text,
      Image: file?.FileId ?? null,
      ImageThumbnail: picture?.thumbnail ?? null,
      UploadImageName: file === undefined ? null : plainFileName(body.UploadImageName ?? file.Name),
      Date: now,
    };
    if (!(await records.messages.add(message))) throw conflict(messageTaken);
    const added = (await records.messages.find(MessageId))!;
    await tellBoard(records, { sourceId: SourceId, now, added });
    return { Data: messageAnswer(added, call) };
  });
}
