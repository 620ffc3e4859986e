import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { PeopleExport } from '../../schemas/generated/records';
import { type ListedPerson, orderOfPeople, peopleWhere, type PersonQuery, wantedPeople } from './person-lists';
import { inOrderOf, withIds } from './person-pages';
import { isThere } from './person-search';
import { users } from './tables/people';
import { peopleExportRows, peopleExports } from './tables/people-exports';

/** Whose export: of one session, and of the person for whom it was begun in it. */
interface Owner {
  TokenHash: string;
  UserId: string;
}

const of = ({ TokenHash, UserId }: Owner) => and(eq(peopleExports.TokenHash, TokenHash), eq(peopleExports.UserId, UserId));
const { ExportId, Format, FileName, Total, Done, ExpiresAt } = peopleExports;
const { Position } = peopleExportRows;

/** Files of people. Every call names the owner, but those that read a file which has been found by it. */
export const peopleExportRecords = (database: Database) => ({
  /** Begins an export of these people, as they are now, and forgets what is over. Only in a transaction. */
  async start(
    owner: Owner,
    query: PersonQuery,
    { Format: format, FileName: name, now, expiresAt, limit }: Pick<PeopleExport, 'Format' | 'FileName'> & { now: string; expiresAt: string; limit: number },
  ): Promise<PeopleExport> {
    await database.delete(peopleExports).where(lte(ExpiresAt, now));
    const kept = await database
      .select({ ExportId })
      .from(peopleExports)
      .where(eq(peopleExports.TokenHash, owner.TokenHash))
      .orderBy(desc(peopleExports.CreatedAt));
    const surplus = kept.slice(limit - 1).map((row) => row.ExportId);
    if (surplus.length > 0) await database.delete(peopleExports).where(inArray(ExportId, surplus));
    const begun = { ...owner, Format: format, FileName: name, Total: 0, Done: 0, CreatedAt: now, ExpiresAt: expiresAt };
    const [row] = await database.insert(peopleExports).values(begun).returning({ ExportId });
    const { ExportId: id } = row!;
    const { order, join } = orderOfPeople(query);
    await database.execute(sql`insert into ${peopleExportRows} (export_id, position, user_id)
      select ${id}::uuid, row_number() over (order by ${order}), ${users.UserId}
      from ${users} ${join} where ${wantedPeople(query)}`);
    const [counted] = await database.select({ total: sql<string>`count(*)` }).from(peopleExportRows).where(eq(peopleExportRows.ExportId, id));
    const total = Number(counted?.total ?? 0);
    await database.update(peopleExports).set({ Total: total }).where(eq(ExportId, id));
    return { ExportId: id, Format: format, FileName: name, Total: total, Done: 0 };
  },

  async find(owner: Owner, id: string, now: string): Promise<PeopleExport | undefined> {
    const [found] = await database
      .select({ ExportId, Format, FileName, Total, Done })
      .from(peopleExports)
      .where(and(of(owner), eq(ExportId, id), gt(ExpiresAt, now)));
    return found;
  },

  /** The people behind a place in a file, with their places. Who was deleted since, or has left these companies, is left out. */
  async batch(id: string, after: number, size: number, within: string[]): Promise<{ position: number; people: ListedPerson[] } | undefined> {
    const places = await database
      .select({ Position, UserId: peopleExportRows.UserId })
      .from(peopleExportRows)
      .where(and(eq(peopleExportRows.ExportId, id), gt(Position, after)))
      .orderBy(asc(Position))
      .limit(size);
    if (places.length === 0) return undefined;
    const ids = places.map(({ UserId }) => UserId);
    const people = await peopleWhere(database, and(withIds(ids), isThere, inArray(users.EntityId, within)));
    return { position: places.at(-1)!.Position, people: inOrderOf(ids, people) };
  },

  /** How many of a file have been sent. */
  async progress(id: string, done: number) {
    await database.update(peopleExports).set({ Done: done }).where(eq(ExportId, id));
  },
});
