import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Course, CourseGrade } from '../../../schemas/generated/records';
import { instant } from './columns';
import { ofPerson } from './people';

/** How far people are with courses. What a course is stands in the definitions. */
export const courseProgress = pgTable(
  'course_progress',
  {
    UserId: ofPerson(),
    CourseId: text('course_id').notNull(),
    /** By question, the ids of what was chosen; also of questions that the course no longer has. */
    Answers: jsonb('answers').$type<Record<string, string[]>>().notNull(),
    CurrentPageId: text('current_page_id').notNull(),
    PercentComplete: integer('percent_complete').notNull(),
    Status: text('status').$type<NonNullable<Course['Status']>>().notNull(),
    /** What came of the last grading; null while the course is being taken. */
    Grade: jsonb('grade').$type<CourseGrade>(),
    /** When it was passed first: challenges count that. */
    FirstCompletedDate: instant('first_completed_date'),
    LastCompletedDate: instant('last_completed_date'),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.CourseId] })],
);
