import sharp from 'sharp';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { StoredFile } from '../../../schemas/generated/records';
import { constantsOf } from '../../foundation/constants';
import type { Call } from '../../calls/contract';
import type { Tools } from '../../calls/tools';
import { dataAddress } from '../../foundation/files/data-address';
import { type GivenFile, wholeContent, wholeFile } from '../../foundation/files/given-file';
import { judgeFile } from '../../foundation/files/judge-file';

/** A picture as it is kept, and the small one that is shown in the list, as a data address. */
interface MessagePicture {
  file: GivenFile & { Type: string };
  thumbnail: string;
}

/** Tried one after the other, until the small picture is small enough; the last one counts in any case. */
const thumbnailQualities = [75, 50, 25];

/**
 * A picture as it is kept: judged by its content, upright, and without anything that it says of where and when it was taken; or what is wrong with it.
 * Animations stay what they are, and their small picture is the first frame.
 */
export async function judgedPicture({ FileId }: Pick<StoredFile, 'FileId'>, { caller, revision }: Call<'sendMessage'>, { files }: Pick<Tools, 'files'>) {
  const { messageImageTypes, messageImagePixels, ...texts } = constantsOf(revision).messageBoard;
  const { messagePictureSize, messageImageKind, messageImageTooLarge } = constantsOf(revision).messagePages;
  const fault = (Code: string, Message: string) => ({ fault: { Code, Field: '/Image', Message } });
  const given = await files.waiting(caller.user.UserId, FileId);
  if (given === undefined) return fault('unknownFile', texts.messageImageUnknown);
  if (given.Size > messagePictureSize) return fault('fileSize', messageImageTooLarge);
  const content = await wholeContent(files.pieces(given));
  const judged = await judgeFile(wholeFile(given.Name, content).source, given, { fileTypes: messageImageTypes, filePixels: messageImagePixels });
  if ('fault' in judged) return judged.fault === 'pixels' ? fault('fileSize', texts.messageImageTooManyPixels) : fault('fileType', messageImageKind);
  const { Type } = judged;
  try {
    const kept = await sharp(content, { limitInputPixels: messageImagePixels, animated: Type === 'image/gif' })
      .autoOrient()
      .toBuffer();
    const picture: MessagePicture = { file: { ...wholeFile(given.Name, kept), Type }, thumbnail: await thumbnailOf(content, revision) };
    return picture;
  } catch {
    // What begins as a picture and is none.
    return fault('fileType', messageImageKind);
  }
}

async function thumbnailOf(content: Buffer, revision: Revision): Promise<string> {
  const { messageImagePixels, messageThumbnailPixels: side, messageThumbnailSize } = constantsOf(revision).messageBoard;
  const small = sharp(content, { limitInputPixels: messageImagePixels }).autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
  let made = Buffer.alloc(0);
  for (const quality of thumbnailQualities) {
    made = await small.clone().webp({ quality }).toBuffer();
    if (made.length <= messageThumbnailSize) break;
  }
  return dataAddress('image/webp', made);
}
