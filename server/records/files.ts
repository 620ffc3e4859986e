import { setImmediate as othersTurn } from 'node:timers/promises';
import { plainFileName } from '../foundation/files/file-name';
import { and, eq, inArray, lt, ne, notInArray, or } from 'drizzle-orm';
import type { StoredFile } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import { filesIn } from '../foundation/files/file-parts';
import { filePieces, files } from './tables/files';
import { only } from './only';
import { rowsOf } from './rows-of';

type FileRow = typeof files.$inferSelect;

/** Whose files they are, and which record names them. */
type Keeper = Pick<FileRow, 'UserId' | 'EntityId' | 'KeptBy'>;

/** What keeps the files of a row: several people may change it, so that it counts and not who gave a file. */
export const rowKeeper = (resource: string, key: string): string => `${rowPrefix}${resource}/${key}`;
const rowPrefix = 'Row/';
/** Of a file that was sent before the form which will name it. */
export const nothingYet = 'Upload';
/** Marks a file that is still arriving: no call can read or name it. */
export const arriving = 'Arriving';

/** What is known of a file beside its content. */
export type KeptFile = Required<Pick<StoredFile, 'FileId' | 'Name' | 'Type' | 'Size'>>;
const described = { FileId: files.FileId, Name: files.Name, Type: files.Type, Size: files.Size };

/** Files that people have given in forms. */
export const fileRecords = (database: Database) => ({
  /** A file without its content, which `pieces` reads. */
  async find(fileId: string): Promise<FileRow | undefined> {
    const [row] = await database
      .select()
      .from(files)
      .where(and(eq(files.FileId, fileId), ne(files.KeptBy, arriving)));
    return row;
  },

  /**
   * What is in a file, piece by piece: each is read when it is asked for, and other calls get their turn in between.
   * Throws if the file is removed meanwhile, so that a part is never taken for the whole.
   */
  async *pieces({ FileId, Size }: Pick<FileRow, 'FileId' | 'Size'>): AsyncGenerator<Uint8Array> {
    for (let read = 0, position = 0; read < Size; position += 1) {
      const [piece] = await database
        .select({ Content: filePieces.Content })
        .from(filePieces)
        .where(and(eq(filePieces.FileId, FileId), eq(filePieces.Position, position)));
      if (piece === undefined) throw new Error('A file was removed while it was being read.');
      read += piece.Content.length;
      yield piece.Content;
      await othersTurn();
    }
  },

  /** A file that somebody has given, or that the row keeps which they change. */
  async ownFile(of: { userId: string; row: string | undefined }, fileId: string): Promise<KeptFile | undefined> {
    const keeper = of.row === undefined ? eq(files.UserId, of.userId) : or(eq(files.UserId, of.userId), eq(files.KeptBy, of.row));
    const [found] = await database
      .select(described)
      .from(files)
      .where(and(eq(files.FileId, fileId), ne(files.KeptBy, arriving), keeper));
    return found;
  },

  /** Returns a file of a person that no row names yet. */
  async waiting(userId: string, fileId: string): Promise<KeptFile | undefined> {
    const [found] = await database
      .select(described)
      .from(files)
      .where(and(eq(files.FileId, fileId), eq(files.UserId, userId), eq(files.KeptBy, nothingYet)));
    return found;
  },

  /**
   * Stores a file piece by piece, each by a statement of its own, so that other calls get their turn in between: call it outside of transactions. It counts
   * from the moment that `wait` or `keep` takes it over; until then only `drop` knows it. If `pieces` fails, nothing is left.
   */
  async store(
    by: Pick<Keeper, 'UserId' | 'EntityId'>,
    { Name: given, Type, Size }: Pick<StoredFile, 'Name' | 'Type' | 'Size'>,
    pieces: AsyncIterable<Uint8Array>,
    at: string,
  ): Promise<KeptFile> {
    const Name = plainFileName(given);
    const row = only(
      await database
        .insert(files)
        .values({ ...by, KeptBy: arriving, Name, Type, Size, CreatedAt: at })
        .returning({ FileId: files.FileId }),
    );
    const { FileId } = row;
    try {
      let Position = 0;
      for await (const Content of pieces) {
        await database.insert(filePieces).values({ FileId, Position, Content });
        Position += 1;
        await othersTurn();
      }
    } catch (error) {
      await database.delete(files).where(eq(files.FileId, FileId));
      throw error;
    }
    return { Name, Type, Size, FileId };
  },

  /** Removes a file that was stored and that nothing has taken over. */
  drop: ({ FileId }: Pick<KeptFile, 'FileId'>) => rowsOf(database, files).remove({ FileId, KeptBy: arriving }),

  /** Removes a file of a person that no row names. */
  dropWaiting: (userId: string, fileId: string) => rowsOf(database, files).remove({ FileId: fileId, UserId: userId, KeptBy: nothingYet }),

  /**
   * Keeps a stored file that nothing names yet, and answers whether there is room. Those that somebody has left so since before `since` are removed, both
   * ISO 8601 instants, and with them what a server that ended meanwhile has left; nothing is kept beyond `most` of them. Call it in a transaction.
   */
  async wait({ FileId }: Pick<KeptFile, 'FileId'>, userId: string, { since, most }: { since: string; most: number }): Promise<boolean> {
    const waiting = and(eq(files.UserId, userId), eq(files.KeptBy, nothingYet));
    await database.delete(files).where(and(or(waiting, eq(files.KeptBy, arriving)), lt(files.CreatedAt, since)));
    if ((await database.$count(files, waiting)) >= most) return false;
    await rowsOf(database, files).change({ FileId, UserId: userId, KeptBy: arriving }, { KeptBy: nothingYet });
    return true;
  },

  /** Removes the files of rows that are no more. */
  async removeKeptBy(keepers: readonly string[]) {
    if (keepers.length > 0) await database.delete(files).where(inArray(files.KeptBy, [...keepers]));
  },

  /**
   * Takes over the files that a value names, as far as nothing else has. Files of the same keeper that the value does not name any more are removed.
   * Call it in the transaction that stores the value.
   */
  async keep(keeper: Keeper, value: unknown): Promise<void> {
    const named = filesIn(value).map(({ file }) => file.FileId);
    if (named.length > 0)
      await database
        .update(files)
        .set({ EntityId: keeper.EntityId, KeptBy: keeper.KeptBy })
        .where(and(inArray(files.FileId, named), eq(files.UserId, keeper.UserId), inArray(files.KeptBy, [nothingYet, arriving])));
    const isRow = keeper.KeptBy.startsWith(rowPrefix);
    const own = and(isRow ? undefined : eq(files.UserId, keeper.UserId), eq(files.KeptBy, keeper.KeptBy));
    await database.delete(files).where(named.length === 0 ? own : and(own, notInArray(files.FileId, named)));
  },
});
