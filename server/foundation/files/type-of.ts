import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import type { StoredFile } from '../../../schemas/generated/records';

/** What a file is by its content. Text has no mark of its own: its name says which kind it is. Nothing where content and name differ. */
export async function typeOf(content: Uint8Array, { Name }: Pick<StoredFile, 'Name'>): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(content);
  const ending = /\.([^.]*)$/.exec(Name.toLowerCase())?.[1] ?? '';
  if (found === undefined) return isUtf8(content) && !content.includes(0) && !isMarkup(content) ? texts[ending] : undefined;
  // Office documents are archives, and pictures have several endings.
  const alike = [found.ext, ...(same[found.ext] ?? [])];
  return ending === '' || alike.includes(ending) ? found.mime : undefined;
}

const same: Record<string, string[]> = { jpg: ['jpeg', 'jpe'], tif: ['tiff'], zip: ['docx', 'xlsx', 'pptx', 'odt', 'ods'], cfb: ['doc', 'xls', 'ppt', 'msg'] };
/** The kinds of text, by ending. A text without an ending is plain. */
const texts: Partial<Record<string, string>> = { '': 'text/plain', txt: 'text/plain', csv: 'text/csv' };

/** What browsers may take for a page or a drawing, whatever its name says. */
const isMarkup = (content: Uint8Array) =>
  /^\uFEFF?\s*<(!|\?|html|head|body|svg|script|iframe|style|meta|a\b)/i.test(Buffer.from(content.subarray(0, 1024)).toString('utf8'));
