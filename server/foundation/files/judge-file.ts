import sharp from 'sharp';
import type { StoredFile } from '../../../schemas/generated/records';
import type { Constants } from '../../../schemas/generated/constants';
import { isSitePath } from '../../../runtime/format/addresses';
import { contentOf } from './data-address';
import { wholeFile } from './given-file';
import { type FileSource, typeOf } from './type-of';

/** The one list of kinds of files that are taken, and how many pixels a picture may have. */
export type FileLimits = Pick<Constants['server'], 'fileTypes' | 'filePixels'>;

export type JudgedFile = { Type: string } | { fault: 'content' | 'pixels' };

/** Judges a file by its content: its kind is on the list of accepted ones and what its name says, and a picture can be read and is not too large. */
export async function judgeFile(source: FileSource, said: Pick<StoredFile, 'Name'>, { fileTypes, filePixels }: FileLimits): Promise<JudgedFile> {
  const Type = await typeOf(source, said);
  if (Type === undefined || !fileTypes.includes(Type)) return { fault: 'content' };
  if (!Type.startsWith('image/')) return { Type };
  try {
    // The head alone says how large it is, and nothing is decoded before.
    const { width, height, pages = 1 } = await sharp(source.content, { limitInputPixels: false }).metadata();
    if (width * height * pages > filePixels) return { fault: 'pixels' };
    return { Type };
  } catch {
    return { fault: 'content' };
  }
}

/** Whether a text is a picture of a kind (`image/png`) as a data address, or the path of one on this site. */
export async function isPicture(text: string, kind: string, limits: FileLimits): Promise<boolean> {
  if (isSitePath(text)) return true;
  const content = text.startsWith(`data:${kind};base64,`) ? contentOf(text) : undefined;
  if (content === undefined) return false;
  const judged = await judgeFile(wholeFile('', content).source, { Name: '' }, limits);
  return 'Type' in judged && judged.Type === kind;
}
