import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { behind, inNameOrder, type NamePlace } from './name-places';
import { namesHave } from './person-search';
import { users } from './tables/people';
import { participations, programs } from './tables/programs';

/** Whose progress of which program. */
interface ProgressQuery {
  programId: string;
  /** Whose program it is: by its name, not by way of the program, the database knows beforehand how many people that are. */
  entityId: string;
  term: string;
  /** Only of those for whom something is set. */
  isOverridden: boolean;
}

/** How far people are with a program, for those who set it. Whose people a caller may see is decided before. */
export const progressOverrideRecords = (database: Database) => ({
  /** So many of those who take part after a place in the list, by name. */
  page({ programId, entityId, term, isOverridden }: ProgressQuery, after: NamePlace | undefined, size: number) {
    return database
      .select({ person: users, part: participations })
      .from(participations)
      .innerJoin(users, eq(users.UserId, participations.UserId))
      .where(
        and(
          eq(participations.ProgramId, programId),
          eq(users.EntityId, entityId),
          ne(participations.ProgramStatus, 'Quit'),
          ne(users.Status, 'Deleted'),
          isOverridden ? isNotNull(participations.Override) : undefined,
          namesHave(term),
          after && behind(after),
        ),
      )
      .orderBy(...inNameOrder)
      .limit(size);
  },

  /** The part that somebody takes in a program of their company, with who they are. */
  async find(programId: string, userId: string) {
    const [found] = await database
      .select({ person: users, part: participations })
      .from(participations)
      .innerJoin(programs, eq(programs.Id, participations.ProgramId))
      .innerJoin(users, and(eq(users.UserId, participations.UserId), eq(users.EntityId, programs.OwnerId)))
      .where(
        and(eq(participations.ProgramId, programId), eq(participations.UserId, userId), ne(participations.ProgramStatus, 'Quit'), ne(users.Status, 'Deleted')),
      );
    return found;
  },
});
