import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { PeopleExport } from '../../schemas/generated/records';
import { participantsWhere } from './challenge-dashboards';
import { type ListedPerson, peopleWhere } from './person-lists';
import { inOrderOf, withIds } from './person-pages';
import { isThere } from './person-search';
import { type CompanyIds, ofCompanies } from './of-companies';
import { users } from './tables/people';
import { participations } from './tables/programs';
import { peopleExportRows, peopleExports } from './tables/people-exports';
import { only } from './only';
import { matching, rowsOf } from './rows-of';

/** Whose export: of one session, and of the person for whom it was begun in it. */
interface Owner {
  TokenHash: string;
  UserId: string;
}

const of = ({ TokenHash, UserId }: Owner) => matching(peopleExports, { TokenHash, UserId });
const { ExportId, Kind, Format, FileName, Total, Done, ExpiresAt } = peopleExports;
const { Position, UserId, ProgramId } = peopleExportRows;

/** Somebody in a file, where in it, and of which program it is about them. */
export interface ExportPlace {
  Position: number;
  UserId: string;
  ProgramId: string | null;
}

/** A statement that selects who is in a file: places, ids and programs. */
export type ExportedRows = SQL;
type Kind = (typeof peopleExports)['$inferSelect']['Kind'];

/** Files of people. Every call names the owner, but those that read a file which has been found by it. */
export const peopleExportRecords = (database: Database) => ({
  /** Begins an export of the people whom a statement selects: their places, ids and programs. It forgets what is over. Only in a transaction. */
  async start(
    owner: Owner,
    rows: ExportedRows,
    {
      Kind: kind,
      Format: format,
      FileName: name,
      now,
      expiresAt,
      limit,
    }: Pick<PeopleExport, 'Format' | 'FileName'> & { Kind: Kind; now: string; expiresAt: string; limit: number },
  ): Promise<PeopleExport> {
    const kept = await database
      .select({ ExportId })
      .from(peopleExports)
      .where(eq(peopleExports.TokenHash, owner.TokenHash))
      .orderBy(desc(peopleExports.CreatedAt));
    const surplus = kept.slice(limit - 1).map((row) => row.ExportId);
    if (surplus.length > 0) await database.delete(peopleExports).where(inArray(ExportId, surplus));
    const begun = { ...owner, Kind: kind, Format: format, FileName: name, Total: 0, Done: 0, CreatedAt: now, ExpiresAt: expiresAt };
    const row = only(await database.insert(peopleExports).values(begun).returning({ ExportId }));
    const { ExportId: id } = row;
    await database.execute(sql`insert into ${peopleExportRows} (export_id, position, user_id, program_id)
      select ${id}::uuid, rows.position, rows.user_id, rows.program_id from (${rows}) as rows (position, user_id, program_id)`);
    const total = await database.$count(peopleExportRows, eq(peopleExportRows.ExportId, id));
    await rowsOf(database, peopleExports).change({ ExportId: id }, { Total: total });
    return { ExportId: id, Format: format, FileName: name, Total: total, Done: 0 };
  },

  async find(owner: Owner, id: string, now: string): Promise<(PeopleExport & { Kind: Kind }) | undefined> {
    const [found] = await database
      .select({ ExportId, Kind, Format, FileName, Total, Done })
      .from(peopleExports)
      .where(and(of(owner), eq(ExportId, id), gt(ExpiresAt, now)));
    return found;
  },

  /** So many places behind one in a file. */
  places: (id: string, after: number, size: number): Promise<ExportPlace[]> =>
    database
      .select({ Position, UserId, ProgramId })
      .from(peopleExportRows)
      .where(and(eq(peopleExportRows.ExportId, id), gt(Position, after)))
      .orderBy(asc(Position))
      .limit(size),

  /** The people at these places. Who was deleted since, or has left these companies, is left out. */
  async people(places: readonly ExportPlace[], within: CompanyIds): Promise<ListedPerson[]> {
    const ids = places.map((place) => place.UserId);
    return inOrderOf(ids, await peopleWhere(database, and(withIds(ids), isThere, ofCompanies(users.EntityId, within))));
  },

  /** The participants at these places. Who takes no part any more in what is there, was deleted since, or has left these companies, is left out. */
  async participants(places: readonly ExportPlace[], within: CompanyIds) {
    const ids = places.map((place) => place.UserId);
    const programIds = [...new Set(places.flatMap((place) => place.ProgramId ?? []))];
    const those = and(withIds(ids), inArray(participations.ProgramId, programIds), isThere, ofCompanies(users.EntityId, within));
    const found = new Map((await participantsWhere(database, those)).map((row) => [`${row.part.UserId} ${row.part.ProgramId}`, row]));
    return places.flatMap((place) => found.get(`${place.UserId} ${place.ProgramId}`) ?? []);
  },

  /** How many of a file have been sent. */
  progress: (id: string, done: number) => rowsOf(database, peopleExports).change({ ExportId: id }, { Done: done }),
});
