import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { StoredFile } from '../../../schemas/generated/records';

/** A whole file to look at: its bytes, or the path of a file on disk, of which no more is read than it takes. */
export interface FileSource {
  content: Uint8Array | string;
  /** What `TextCheck` found. */
  isText: boolean;
}

/** What a file is by its content. Text has no mark of its own: its name says which kind it is. Nothing where content and name differ. */
export async function typeOf({ content, isText }: FileSource, { Name }: Pick<StoredFile, 'Name'>): Promise<string | undefined> {
  const found = typeof content === 'string' ? await fileTypeFromFile(content) : await fileTypeFromBuffer(content);
  const ending = /\.([^.]*)$/.exec(Name.toLowerCase())?.[1] ?? '';
  if (found === undefined) return isText ? texts[ending] : undefined;
  // Office documents are archives, and pictures have several endings.
  const alike = [found.ext, ...(same[found.ext] ?? [])];
  return ending === '' || alike.includes(ending) ? found.mime : undefined;
}

const same: Record<string, string[]> = { jpg: ['jpeg', 'jpe'], tif: ['tiff'], zip: ['docx', 'xlsx', 'pptx', 'odt', 'ods'], cfb: ['doc', 'xls', 'ppt', 'msg'] };
/** The kinds of text, by ending. A text without an ending is plain. */
const texts: Partial<Record<string, string>> = { '': 'text/plain', txt: 'text/plain', csv: 'text/csv' };
