import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import type { StoredFile } from '../../../schemas/generated/records';

/** What a file is by its content. Text has no mark of its own: it is what it says, while it is text. Nothing where content and name differ. */
export async function typeOf(content: Uint8Array, { Name, Type }: Pick<StoredFile, 'Name' | 'Type'>): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(content);
  const ending = /\.([^.]*)$/.exec(Name.toLowerCase())?.[1] ?? '';
  if (found === undefined) return isUtf8(content) && !content.includes(0) && !binaryEndings.has(ending) ? Type || 'text/plain' : undefined;
  // Office documents are archives, and pictures have several endings.
  const alike = [found.ext, ...(same[found.ext] ?? [])];
  return ending === '' || alike.includes(ending) ? found.mime : undefined;
}

const same: Record<string, string[]> = { jpg: ['jpeg', 'jpe'], tif: ['tiff'], zip: ['docx', 'xlsx', 'pptx', 'odt', 'ods'], cfb: ['doc', 'xls', 'ppt', 'msg'] };
/** Endings of files that have a mark in their content: without it they are something else. */
const binaryEndings = new Set([
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'bmp',
  'tif',
  'tiff',
  'heic',
  'pdf',
  'zip',
  'docx',
  'xlsx',
  'pptx',
  'doc',
  'xls',
  'mp4',
  'mov',
]);
