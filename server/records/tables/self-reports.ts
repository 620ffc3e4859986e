import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredFile, UserSelfReport } from '../../../schemas/generated/records';
import { instant } from './columns';
import { entities, ofCompany, ofPerson, users } from './people';
import { ofProgram } from './programs';

/** What people have reported of programs that ask for it. */
export const selfReports = pgTable(
  'self_reports',
  {
    Id: uuid('id').primaryKey().defaultRandom(),
    ProgramId: ofProgram(),
    UserId: ofPerson(),
    /** The company whose administrators review it. */
    EntityId: ofCompany(),
    Status: text('status').$type<UserSelfReport['Status']>().notNull(),
    SubmittedDate: instant('submitted_date').notNull(),
    UserComment: text('user_comment').notNull(),
    Checked: boolean('checked').notNull(),
    /** The file, without its content. */
    Attachment: jsonb('attachment').$type<StoredFile>(),
    /** Null until somebody has reviewed it. */
    ReviewDate: instant('review_date'),
    ReviewComments: text('review_comments').notNull().default(''),
    ReviewerId: text('reviewer_id').references(() => users.UserId, { onDelete: 'set null' }),
  },
  (table) => [
    index('self_reports_reviewer').on(table.ReviewerId),
    index('self_reports_person').on(table.UserId, table.ProgramId, table.SubmittedDate.desc()),
    // The lists of those who review, a page after the other: of all programs or of one, of one status or of all.
    index('self_reports_review').on(table.EntityId, table.Status, table.SubmittedDate, table.Id),
    index('self_reports_latest').on(table.EntityId, table.SubmittedDate, table.Id),
    index('self_reports_program').on(table.ProgramId, table.Status, table.SubmittedDate, table.Id),
  ],
);

/** What people have answered to the question of a program. */
export const selfReportAnswers = pgTable(
  'self_report_answers',
  {
    ProgramId: ofProgram(),
    UserId: ofPerson(),
    AnswerId: text('answer_id').notNull(),
    /** It completed the program by itself. */
    Completes: boolean('completes').notNull(),
    AnsweredOn: instant('answered_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.ProgramId] }), index('self_report_answers_program').on(table.ProgramId)],
);

/** The administrators who are mailed when somebody of a company reports. */
export const reportMails = pgTable(
  'report_mails',
  {
    EntityId: text('entity_id')
      .notNull()
      .references(() => entities.EntityId, { onDelete: 'cascade' }),
    UserId: ofPerson(),
  },
  (table) => [primaryKey({ columns: [table.EntityId, table.UserId] }), index('report_mails_user').on(table.UserId)],
);
