import type { Database } from '../database/database';
import { pieceSize } from '../foundation/files/given-file';
import { filePieces, files } from '../records/tables/files';

/** A file of the demo, with what is in it. */
export type DemoFile = typeof files.$inferInsert & { FileId: string; Content: Uint8Array };

const atOnce = 500;

/** Stores files with their content in pieces. Their bytes are none of JSON, which other rows are inserted as. */
export async function insertFiles(transaction: Database, all: readonly DemoFile[]): Promise<void> {
  const rows = all.map(({ Content: _content, ...row }) => row);
  const pieces = all.flatMap(({ FileId, Content }) =>
    Array.from({ length: Math.ceil(Content.length / pieceSize) }, (_, Position) => ({
      FileId,
      Position,
      Content: Content.subarray(Position * pieceSize, (Position + 1) * pieceSize),
    })),
  );
  for (let from = 0; from < rows.length; from += atOnce) await transaction.insert(files).values(rows.slice(from, from + atOnce));
  for (let from = 0; from < pieces.length; from += atOnce) await transaction.insert(filePieces).values(pieces.slice(from, from + atOnce));
}
