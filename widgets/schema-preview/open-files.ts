import { translated } from '../../runtime/widget-contract';
import { type GivenText, sorted } from './dropped';

/** What came of files: the texts to show, and a sentence for each file that was not opened. */
export interface Opened {
  schema?: string;
  document?: string;
  refused: string[];
}

const megabyte = 1_000_000;
const largest = 20 * megabyte;

/** Reads files as a schema, a document or both. What is no text takes the place of nothing. */
export async function openFiles(files: readonly File[]): Promise<Opened> {
  const read = await Promise.all(files.map(async (file) => ({ name: file.name, ...(await textOf(file)) })));
  const refused = read.flatMap(({ refusal }) => refusal ?? []);
  const texts = read.filter((one): one is GivenText => one.text !== undefined);
  const { unused, ...shown } = sorted(texts);
  return {
    ...shown,
    refused: [...refused, ...unused.map((name) => translated('{name} was not opened. You can open one schema and one document at a time.', { name }))],
  };
}

async function textOf(file: File): Promise<{ text?: string; refusal?: string }> {
  const { name, size } = file;
  if (size > largest) return { refusal: translated('{name} is larger than {n} MB, so it was not opened.', { name, n: largest / megabyte }) };
  const text = decoded(await file.arrayBuffer());
  if (text === undefined) return { refusal: translated('{name} is not a text file, so it was not opened. Choose a JSON file.', { name }) };
  return text.trim() === '' ? { refusal: translated('{name} is empty, so it was not opened.', { name }) } : { text };
}

/** Text in UTF-8, or in UTF-16 that says so; nothing for other bytes. */
function decoded(bytes: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(bytes);
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
