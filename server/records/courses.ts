import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { courseProgress } from './tables/courses';

export type CourseProgressRow = typeof courseProgress.$inferSelect;

/** How far people are with courses. */
export const courseRecords = (database: Database) => ({
  /** All that a person has begun. */
  of: async (userId: string): Promise<CourseProgressRow[]> => database.select().from(courseProgress).where(eq(courseProgress.UserId, userId)),

  async find(userId: string, courseId: string): Promise<CourseProgressRow | undefined> {
    const [found] = await database
      .select()
      .from(courseProgress)
      .where(and(eq(courseProgress.UserId, userId), eq(courseProgress.CourseId, courseId)));
    return found;
  },

  /** Stores all of it, in the place of what there was. */
  async save(row: CourseProgressRow) {
    const { UserId: _user, CourseId: _course, ...change } = row;
    await database
      .insert(courseProgress)
      .values(row)
      .onConflictDoUpdate({ target: [courseProgress.UserId, courseProgress.CourseId], set: change });
  },

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
