import { plainFileName } from '../foundation/files/file-name';
import { and, eq, inArray, lt, notInArray, or } from 'drizzle-orm';
import type { StoredFile } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import { contentOf } from '../foundation/files/data-address';
import { typeOf } from '../foundation/files/type-of';
import { filesIn, withFiles } from '../foundation/files/file-parts';
import { files } from './tables/files';

type FileRow = typeof files.$inferSelect;

/** Whose files they are, and which record names them. */
type Keeper = Pick<FileRow, 'UserId' | 'EntityId' | 'KeptBy'>;

/** What keeps the files of a row: several people may change it, so that it counts and not who gave a file. */
export const rowKeeper = (resource: string, key: string): string => `${rowPrefix}${resource}/${key}`;
const rowPrefix = 'Row/';
/** Of a file that was sent before the form which will name it. */
const nothingYet = 'Upload';

/** What is known of a file beside its content. */
export type KeptFile = Required<Pick<StoredFile, 'FileId' | 'Name' | 'Type' | 'Size'>>;
const described = { FileId: files.FileId, Name: files.Name, Type: files.Type, Size: files.Size };

/** Files that people have given in forms. */
export const fileRecords = (database: Database) => ({
  async find(fileId: string): Promise<FileRow | undefined> {
    const [row] = await database.select().from(files).where(eq(files.FileId, fileId));
    return row;
  },

  /** A file that somebody has given, or that the row keeps which they change. */
  async ownFile(of: { userId: string; row: string | undefined }, fileId: string): Promise<KeptFile | undefined> {
    const keeper = of.row === undefined ? eq(files.UserId, of.userId) : or(eq(files.UserId, of.userId), eq(files.KeptBy, of.row));
    const [found] = await database
      .select(described)
      .from(files)
      .where(and(eq(files.FileId, fileId), keeper));
    return found;
  },

  /**
   * Keeps a file that nothing names yet. Those that somebody has left so since before `since` are removed, both ISO 8601 instants; nothing is kept beyond
   * `most` of them. Call it in a transaction.
   */
  async upload(
    by: Pick<Keeper, 'UserId' | 'EntityId'>,
    file: StoredFile,
    { at, since, most }: { at: string; since: string; most: number },
  ): Promise<StoredFile | undefined> {
    const waiting = and(eq(files.UserId, by.UserId), eq(files.KeptBy, nothingYet));
    await database.delete(files).where(and(waiting, lt(files.CreatedAt, since)));
    if ((await database.$count(files, waiting)) >= most) return undefined;
    return add(database, { ...by, KeptBy: nothingYet, CreatedAt: at }, file, file.Content ?? '');
  },

  /** Removes the files of rows that are no more. */
  async removeKeptBy(keepers: readonly string[]) {
    if (keepers.length > 0) await database.delete(files).where(inArray(files.KeptBy, [...keepers]));
  },

  /**
   * Keeps the files that a value was sent with, and answers the value naming them. Files of the same keeper that the value does not name any
   * more are removed. Call it in the transaction that stores the value.
   */
  async keep<Value>(keeper: Keeper, value: Value): Promise<Value> {
    const kept = new Map<StoredFile, StoredFile>();
    for (const { file } of filesIn(value)) kept.set(file, file.Content === undefined ? file : await add(database, keeper, file, file.Content));
    const named = [...kept.values()].flatMap(({ FileId }) => FileId ?? []);
    if (named.length > 0)
      await database
        .update(files)
        .set({ EntityId: keeper.EntityId, KeptBy: keeper.KeptBy })
        .where(and(inArray(files.FileId, named), eq(files.UserId, keeper.UserId), eq(files.KeptBy, nothingYet)));
    const isRow = keeper.KeptBy.startsWith(rowPrefix);
    const own = and(isRow ? undefined : eq(files.UserId, keeper.UserId), eq(files.KeptBy, keeper.KeptBy));
    await database.delete(files).where(named.length === 0 ? own : and(own, notInArray(files.FileId, named)));
    return kept.size === 0 ? value : (withFiles(value, kept) as Value);
  },
});

async function add(
  database: Database,
  keeper: Keeper & Partial<Pick<FileRow, 'CreatedAt'>>,
  { Name: given, Size }: StoredFile,
  address: string,
): Promise<StoredFile> {
  const Name = plainFileName(given);
  const Content = contentOf(address) ?? Buffer.alloc(0);
  const found = (await typeOf(Content, { Name })) ?? '';
  const [row] = await database
    .insert(files)
    .values({ ...keeper, Name, Type: found, Size, Content })
    .returning({ FileId: files.FileId });
  return { Name, Type: found, Size, FileId: row!.FileId };
}
