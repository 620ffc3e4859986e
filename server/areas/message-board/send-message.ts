import type { Message } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import type { Records, Tools } from '../../calls/tools';
import { piecesOf } from '../../foundation/files/given-file';
import type { KeptFile } from '../../records/files';
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
  const { messageEmpty } = constantsOf(revision).messageBoard;
  if (!(await boardFor(call, SourceId, tools)).takesPart) throw conflict('Only participants can post here.');
  const Text = body.Text.trim();
  if (Text === '' && Image === null) throw badRequest([{ Code: 'required', Field: '/Text', Message: messageEmpty }], true);
  const { clock } = tools;
  const known = Image === null ? undefined : await tools.messages.find(MessageId);
  // The picture of a message that is sent again was taken over the first time.
  const picture = Image === null || known !== undefined ? undefined : await judgedPicture(Image, call, tools);
  if (picture !== undefined && 'fault' in picture) throw badRequest([picture.fault], true);
  const file = picture && (await tools.files.store({ UserId, EntityId }, picture.file, piecesOf(picture.file.source), clock.now().toISOString()));
  try {
    return await tools.transaction((records) => store(call, records, { clock, Text, file, thumbnail: picture?.thumbnail ?? null }));
  } finally {
    if (file !== undefined) await tools.files.drop(file);
  }
}

interface Written {
  clock: Tools['clock'];
  Text: string;
  /** The picture as it is kept. */
  file: KeptFile | undefined;
  thumbnail: string | null;
}

async function store(call: Call<'sendMessage'>, records: Records, { clock, Text, file, thumbnail }: Written): Promise<{ Data: Message }> {
  const { MessageId, SourceId, Image = null, UploadImageName } = call.body;
  const { UserId, EntityId } = call.caller.user;
  const { messageTaken, messagesTooMany, messagesPerMinute } = constantsOf(call.revision).messageBoard;
  await records.messages.lock(UserId);
  const known = await records.messages.find(MessageId);
  if (known !== undefined) {
    if (known.message.UserId !== UserId || known.message.SourceId !== SourceId) throw conflict(messageTaken);
    return { Data: messageAnswer(known, call) };
  }
  if (await wasRemoved(records, SourceId, MessageId)) throw conflict(messageTaken);
  if ((await records.messages.countSince(UserId, secondsFromNow(clock, -60))) >= messagesPerMinute) throw tooMany(messagesTooMany, 60);
  if (file !== undefined) await records.files.keep({ UserId, EntityId, KeptBy: messageKeeper(MessageId) }, file);
  // What was sent is not what is kept: places and dates are taken out.
  if (Image !== null) await records.files.dropWaiting(UserId, Image.FileId);
  const now = clock.now().toISOString();
  const message = {
    MessageId,
    SourceId,
    UserId,
    Text,
    Image: file?.FileId ?? null,
    ImageThumbnail: thumbnail,
    UploadImageName: file === undefined ? null : plainFileName(UploadImageName ?? file.Name),
    Date: now,
  };
  if (!(await records.messages.add(message))) throw conflict(messageTaken);
  const added = (await records.messages.find(MessageId))!;
  await tellBoard(records, { sourceId: SourceId, now, added });
  return { Data: messageAnswer(added, call) };
}
