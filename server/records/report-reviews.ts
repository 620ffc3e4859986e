import { isBlankText } from '../../runtime/format/plain-text';
import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserSelfReport } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import { namesHave } from './person-search';
import { standsBeyond } from './row-order';
import { users } from './tables/people';
import { programs } from './tables/programs';
import { reportMails, selfReports } from './tables/self-reports';
import { rowsOf } from './rows-of';
import { holdName } from './hold-name';

/** Which reports to look for. What is empty is no filter. */
interface ReviewQuery {
  entityId: string;
  programId: string;
  status: UserSelfReport['Status'] | '';
  planYearId: string;
  term: string;
  userId: string;
}

/** A place in the list: the last report that was seen. */
type ReviewPlace = Pick<typeof selfReports.$inferSelect, 'SubmittedDate' | 'Id'>;

/** What makes a report reviewed. */
type Review = Pick<typeof selfReports.$inferSelect, 'Status' | 'ReviewDate' | 'ReviewComments' | 'ReviewerId'>;

const reviewers = alias(users, 'reviewers');

/** What people have reported, for those who review it. Whose reports a caller may see is decided before. */
export const reportReviewRecords = (database: Database) => ({
  /** So many reports after a place in the list. Those that wait come in their order, others the latest first. */
  page(query: ReviewQuery, after: ReviewPlace | undefined, size: number) {
    const order = query.status === 'PendingApproval' ? asc : desc;
    return database
      .select({ report: selfReports, person: users, program: { Name: programs.Name }, reviewer: reviewers })
      .from(selfReports)
      .innerJoin(users, eq(users.UserId, selfReports.UserId))
      .innerJoin(programs, eq(programs.Id, selfReports.ProgramId))
      .leftJoin(reviewers, eq(reviewers.UserId, selfReports.ReviewerId))
      .where(and(wanted(query), after && beyond(after, query.status)))
      .orderBy(order(selfReports.SubmittedDate), order(selfReports.Id))
      .limit(size);
  },

  /** A report of a company, which nobody else changes until the transaction ends, with whose it is and of which program. */
  async lock(entityId: string, id: string) {
    const [found] = await database
      .select({ report: selfReports, person: users, program: programs })
      .from(selfReports)
      .innerJoin(users, eq(users.UserId, selfReports.UserId))
      .innerJoin(programs, eq(programs.Id, selfReports.ProgramId))
      .where(and(eq(selfReports.Id, id), eq(selfReports.EntityId, entityId)))
      .for('update', { of: selfReports });
    return found;
  },

  review: (id: string, review: Review) => rowsOf(database, selfReports).change({ Id: id }, review),

  /** Takes the attachments from a person's reports of a program, or from one of them: the ids of those reports. */
  async detach({ UserId, ProgramId, Id }: { UserId: string; ProgramId: string; Id: string | undefined }): Promise<string[]> {
    const those = and(eq(selfReports.UserId, UserId), eq(selfReports.ProgramId, ProgramId), isNotNull(selfReports.Attachment));
    const changed = await database
      .update(selfReports)
      .set({ Attachment: null })
      .where(Id === undefined ? those : and(those, eq(selfReports.Id, Id)))
      .returning({ Id: selfReports.Id });
    return changed.map((row) => row.Id);
  },

  /** Who is mailed when somebody of a company reports. */
  mailed(entityId: string) {
    return database
      .select({ user: users })
      .from(reportMails)
      .innerJoin(users, and(eq(users.UserId, reportMails.UserId), eq(users.Status, 'Active')))
      .where(eq(reportMails.EntityId, entityId))
      .orderBy(asc(users.UserId));
  },

  /** Locks the recipients of a company's report mails until the transaction ends. */
  holdMailed: (entityId: string) => holdName(database, `report mails ${entityId}`),

  async saveMailed(EntityId: string, userIds: readonly string[]) {
    await database.delete(reportMails).where(eq(reportMails.EntityId, EntityId));
    if (userIds.length > 0) await database.insert(reportMails).values(userIds.map((UserId) => ({ EntityId, UserId })));
  },
});

function wanted({ entityId, programId, status, planYearId, term, userId }: ReviewQuery): SQL | undefined {
  return and(
    eq(selfReports.EntityId, entityId),
    programId === '' ? undefined : eq(selfReports.ProgramId, programId),
    status === '' ? undefined : eq(selfReports.Status, status),
    planYearId === '' ? undefined : eq(programs.PlanYearKeyId, planYearId),
    userId === '' ? undefined : eq(selfReports.UserId, userId),
    isBlankText(term) ? undefined : namesHave(term),
  );
}

/** What stands after a place in the list. */
function beyond({ SubmittedDate, Id }: ReviewPlace, status: ReviewQuery['status']): SQL {
  const place = [
    [selfReports.SubmittedDate, SubmittedDate],
    [selfReports.Id, Id],
  ] as const;
  return standsBeyond(place, status === 'PendingApproval' ? 'after' : 'before');
}
