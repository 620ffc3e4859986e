import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { rowKeeper } from './files';
import { selfReportAnswers, selfReports } from './tables/self-reports';
import { rowsOf } from './rows-of';

export type SelfReportRow = typeof selfReports.$inferSelect;
type Of = Pick<SelfReportRow, 'UserId' | 'ProgramId'>;

/** What keeps the attachment of a report. */
export const reportKeeper = (id: string): string => rowKeeper('self-reports', id);

/** What people report of programs, and what they answer to the questions of them. */
export const selfReportRecords = (database: Database) => ({
  /** What somebody has reported in a program, the latest first. */
  async of({ UserId, ProgramId }: Of): Promise<SelfReportRow[]> {
    return database
      .select()
      .from(selfReports)
      .where(and(eq(selfReports.UserId, UserId), eq(selfReports.ProgramId, ProgramId)))
      .orderBy(desc(selfReports.SubmittedDate), desc(selfReports.Id));
  },

  /** How many of somebody's reports count: approved ones or, with `withPending`, all that were not denied. */
  async count({ UserId, ProgramId }: Of, { withPending }: { withPending: boolean }): Promise<number> {
    const status = withPending ? ne(selfReports.Status, 'Denied') : eq(selfReports.Status, 'Approved');
    return database.$count(selfReports, and(eq(selfReports.UserId, UserId), eq(selfReports.ProgramId, ProgramId), status));
  },

  async add(row: typeof selfReports.$inferInsert) {
    await database.insert(selfReports).values(row);
  },

  /** A report of somebody's own, which nobody else changes until the transaction ends. */
  lock: (userId: string, id: string) => rowsOf(database, selfReports).lock({ Id: id, UserId: userId }),

  remove: (id: string) => rowsOf(database, selfReports).remove({ Id: id }),

  /** What somebody has answered to the question of a program; nothing where they have not. */
  answer: ({ UserId, ProgramId }: Of) => rowsOf(database, selfReportAnswers).find({ UserId, ProgramId }),

  /** Keeps an answer in place of an earlier one. */
  saveAnswer: (row: typeof selfReportAnswers.$inferInsert) => rowsOf(database, selfReportAnswers).put(row),
});
