import { and, asc, between, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { pageOfRows, type PageRange } from './pages';
import { coachingSessions } from './tables/events';
import { only } from './only';
import { rowsOf } from './rows-of';

export type CoachEntryRow = typeof coachingSessions.$inferSelect;

/** The scheduled sessions of one coach that begin in a period. */
interface OfferedSessions {
  coachUserId: string;
  from: string;
  to: string;
}

/** What coaches have written down about participants: sessions, scheduled ones included, are among it. */
export const coachEntryRecords = (database: Database) => ({
  /** Some of what was written down about somebody, the latest first, and how much there is. */
  page(userId: string, range: PageRange): Promise<{ rows: CoachEntryRow[]; total: number }> {
    const of = eq(coachingSessions.UserId, userId);
    const rows = database
      .select()
      .from(coachingSessions)
      .where(of)
      .orderBy(desc(coachingSessions.StartDate), desc(coachingSessions.CreateDate), desc(coachingSessions.Id));
    return pageOfRows(database, rows, database.select({ one: sql`1` }).from(coachingSessions).where(of), range);
  },

  /** The sessions with somebody that a coach can add notes to, the first to come first. */
  async offered(userId: string, { coachUserId, from, to }: OfferedSessions): Promise<CoachEntryRow[]> {
    return database
      .select()
      .from(coachingSessions)
      .where(
        and(
          eq(coachingSessions.UserId, userId),
          eq(coachingSessions.CoachUserId, coachUserId),
          eq(coachingSessions.WorkFlowType, 'Scheduled'),
          between(coachingSessions.StartDate, from, to),
        ),
      )
      .orderBy(asc(coachingSessions.StartDate), asc(coachingSessions.Id));
  },

  find: (id: string) => rowsOf(database, coachingSessions).find({ Id: id }),

  /** An entry that nobody else changes until the transaction ends. */
  lock: (id: string) => rowsOf(database, coachingSessions).lock({ Id: id }),

  async add(row: typeof coachingSessions.$inferInsert): Promise<CoachEntryRow> {
    return only(await database.insert(coachingSessions).values(row).returning());
  },

  /** Gives an entry another note, in its next version. */
  async change({ Id, Version }: Pick<CoachEntryRow, 'Id' | 'Version'>, Notes: string, UpdateDate: string): Promise<CoachEntryRow> {
    const set = { Notes, UpdateDate, Version: Version + 1 };
    return only(await database.update(coachingSessions).set(set).where(eq(coachingSessions.Id, Id)).returning());
  },

  remove: (id: string) => rowsOf(database, coachingSessions).remove({ Id: id }),
});
