import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { courseProgress } from './tables/courses';
import { rowsOf } from './rows-of';

export type CourseProgressRow = typeof courseProgress.$inferSelect;

/** How far people are with courses. */
export const courseRecords = (database: Database) => ({
  /** All that a person has begun. */
  of: async (userId: string): Promise<CourseProgressRow[]> => database.select().from(courseProgress).where(eq(courseProgress.UserId, userId)),

  find: (userId: string, courseId: string) => rowsOf(database, courseProgress).find({ UserId: userId, CourseId: courseId }),

  /** Stores all of it, in the place of what there was. */
  save: (row: CourseProgressRow) => rowsOf(database, courseProgress).put(row),

  /** When a person passed some courses first, by course; without those that they never passed. */
  async firstPasses(userId: string, courseIds: string[]): Promise<Map<string, string>> {
    if (courseIds.length === 0) return new Map();
    const rows = await database
      .select({ courseId: courseProgress.CourseId, at: courseProgress.FirstCompletedDate })
      .from(courseProgress)
      .where(and(eq(courseProgress.UserId, userId), inArray(courseProgress.CourseId, courseIds), isNotNull(courseProgress.FirstCompletedDate)));
    return new Map(rows.map(({ courseId, at }) => [courseId, at!]));
  },
});
