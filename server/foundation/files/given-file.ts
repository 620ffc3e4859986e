import { createReadStream } from 'node:fs';
import type { FileSource } from './type-of';
import { TextCheck } from './text-check';

/** A file that was given and is not kept yet. */
export interface GivenFile {
  /** As it was sent. */
  Name: string;
  /** In bytes. */
  Size: number;
  source: FileSource;
}

/** A file that is in memory as a whole: a small one. */
export function wholeFile(Name: string, content: Uint8Array): GivenFile {
  const check = new TextCheck();
  check.see(content);
  return { Name, Size: content.length, source: { content, isText: check.end() } };
}

/** In bytes. A statement of the database with so much of a file takes a few milliseconds, and other calls get their turn after each. */
export const pieceSize = 64 * 1024;

/** The content of a file in its order, in pieces of `pieceSize` bytes; the last one may be smaller. One at a time is in memory. */
export async function* piecesOf({ content }: FileSource): AsyncGenerator<Uint8Array> {
  if (typeof content === 'string') yield* createReadStream(content, { highWaterMark: pieceSize }) as AsyncIterable<Buffer>;
  else for (let from = 0; from < content.length; from += pieceSize) yield content.subarray(from, from + pieceSize);
}

/** Joins the pieces of a file. Only for one that is known to be small. */
export async function wholeContent(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
