import { plainFileName } from '../foundation/files/file-name';
import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
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

/** Files that people have given in forms. */
export const fileRecords = (database: Database) => ({
  async find(fileId: string): Promise<FileRow | undefined> {
    const [row] = await database.select().from(files).where(eq(files.FileId, fileId));
    return row;
  },

  /** Whether somebody has given a file, or the row that they change keeps it. */
  async isOf(of: { userId: string; row: string | undefined }, fileId: string): Promise<boolean> {
    const keeper = of.row === undefined ? eq(files.UserId, of.userId) : or(eq(files.UserId, of.userId), eq(files.KeptBy, of.row));
    const found = await database
      .select({ id: files.FileId })
      .from(files)
      .where(and(eq(files.FileId, fileId), keeper));
    return found.length > 0;
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
    const isRow = keeper.KeptBy.startsWith(rowPrefix);
    const own = and(isRow ? undefined : eq(files.UserId, keeper.UserId), eq(files.KeptBy, keeper.KeptBy));
    await database.delete(files).where(named.length === 0 ? own : and(own, notInArray(files.FileId, named)));
    return kept.size === 0 ? value : (withFiles(value, kept) as Value);
  },
});

async function add(database: Database, keeper: Keeper, { Name: given, Type, Size }: StoredFile, address: string): Promise<StoredFile> {
  const Name = plainFileName(given);
  const Content = contentOf(address) ?? Buffer.alloc(0);
  const found = (await typeOf(Content, { Name, Type })) ?? '';
  const [row] = await database
    .insert(files)
    .values({ ...keeper, Name, Type: found, Size, Content })
    .returning({ FileId: files.FileId });
  return { Name, Type: found, Size, FileId: row!.FileId };
}
