import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Assessment, BiometricMeasurement, HraResults } from '../../../schemas/generated/records';
import { instant } from './columns';
import { ofCompany, ofPerson, users } from './people';

/** How far a person has come in a questionnaire, in one plan year of one company. */
export const assessmentProgress = pgTable(
  'assessment_progress',
  {
    UserAssessmentProgressId: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    UserId: ofPerson(),
    EntityId: ofCompany(),
    PlanYearId: text('plan_year_id').notNull(),
    QuestionnaireId: text('questionnaire_id').notNull(),
    Status: text('status').$type<Assessment['UserAssessmentStatus']>().notNull(),
    /** The page that was saved last, whether or not it shows or exists by now. */
    CurrentPageId: text('current_page_id'),
    SubmittedDate: instant('submitted_date'),
    /** Whether an answer has changed since it was submitted. */
    IsChanged: boolean('is_changed').notNull(),
  },
  (table) => [uniqueIndex('assessment_progress_person').on(table.UserId, table.EntityId, table.PlanYearId, table.QuestionnaireId)],
);

/** What a person has answered. The question need not exist any more: its answer is kept for when it comes back. */
export const assessmentAnswers = pgTable(
  'assessment_answers',
  {
    UserAssessmentProgressId: integer('progress_id')
      .notNull()
      .references(() => assessmentProgress.UserAssessmentProgressId, { onDelete: 'cascade' }),
    QuestionId: text('question_id').notNull(),
    Answer: jsonb('answer').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.UserAssessmentProgressId, table.QuestionId] })],
);

/** What a submitted assessment came to. */
export const hraResults = pgTable(
  'hra_results',
  {
    UserAssessmentProgressId: integer('progress_id')
      .primaryKey()
      .references(() => assessmentProgress.UserAssessmentProgressId, { onDelete: 'cascade' }),
    UserId: ofPerson(),
    EntityId: ofCompany(),
    PlanYearId: text('plan_year_id').notNull(),
    SubmittedDate: instant('submitted_date').notNull(),
    /** When they were made: after the submission where an answer was changed since. */
    Date: instant('date').notNull(),
    Content: jsonb('content').$type<Pick<HraResults, 'AssessmentName' | 'Score' | 'Level' | 'Areas'>>().notNull(),
  },
  (table) => [index('hra_results_user').on(table.UserId)],
);

/** What was measured of a person: of one measure and source one value a day. */
export const biometricMeasurements = pgTable(
  'biometric_measurements',
  {
    Id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    UserId: ofPerson(),
    EntityId: ofCompany(),
    MeasureId: text('measure_id').notNull(),
    Date: date('date', { mode: 'string' }).notNull(),
    Value: doublePrecision('value').notNull(),
    SecondValue: doublePrecision('second_value'),
    Source: text('source').$type<BiometricMeasurement['Source']>().notNull(),
  },
  (table) => [uniqueIndex('biometric_measurements_day').on(table.UserId, table.MeasureId, table.Date, table.Source)],
);

/** Screenings that an administrator has marked as done: of a person and a plan year one. */
export const biometricOverrides = pgTable(
  'biometric_overrides',
  {
    UserId: ofPerson(),
    PlanYearId: text('plan_year_id').notNull(),
    /** The day on which the person was screened. */
    Date: date('date', { mode: 'string' }).notNull(),
    /** When it was marked, and by whom. */
    At: instant('at').notNull(),
    ById: text('by_id').references(() => users.UserId, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.PlanYearId] }), index('biometric_overrides_by').on(table.ById)],
);
