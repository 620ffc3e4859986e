import { eq } from 'drizzle-orm';
import { courseProgress } from '../../../server/records/tables/courses';
import { participations, pointCredits } from '../../../server/records/tables/programs';
import { trackerEntries } from '../../../server/records/tables/trackers';
import type { TestServer } from './test-server';

/** Deletes what a person of the demo has done in programs, courses and trackers, and the points for it. */
export async function deleteHistory({ database }: TestServer, userId: string): Promise<void> {
  for (const table of [participations, pointCredits, trackerEntries, courseProgress]) await database.delete(table).where(eq(table.UserId, userId));
}
