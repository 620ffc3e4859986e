import { and, asc, count, eq, sql } from 'drizzle-orm';
import { byText } from './row-order';
import type { Database } from '../database/database';
import type { SavedFilter } from '../../schemas/generated/records';
import { savedFilters } from './tables/saved-filters';
import { users } from './tables/people';

/** Whose filters, and of which definition. */
interface Owner {
  UserId: string;
  FilterId: string;
}

const of = ({ UserId, FilterId }: Owner) => and(eq(savedFilters.UserId, UserId), eq(savedFilters.FilterId, FilterId));
const shown = { Id: savedFilters.Id, Name: savedFilters.Name, Filter: savedFilters.Filter };

/** Filters that people have kept. Every call names the person, so that no other's row is ever touched. */
export const savedFilterRecords = (database: Database) => ({
  /** By their names. */
  list: (owner: Owner): Promise<SavedFilter[]> =>
    database.select(shown).from(savedFilters).where(of(owner)).orderBy(byText(savedFilters.Name), asc(savedFilters.Id)),

  /** Keeps a filter in the place of the one of this name. Nothing where the person would have more than so many. Only in a transaction. */
  async save(owner: Owner, { Name, Filter }: Omit<SavedFilter, 'Id'>, limit: number): Promise<SavedFilter | undefined> {
    // Two windows that save at once wait for each other: together they keep no more than one would.
    await database.select({ UserId: users.UserId }).from(users).where(eq(users.UserId, owner.UserId)).for('update');
    const sameName = sql`lower(${savedFilters.Name}) = lower(${Name})`;
    const [replaced] = await database
      .update(savedFilters)
      .set({ Name, Filter })
      .where(and(of(owner), sameName))
      .returning(shown);
    if (replaced !== undefined) return replaced;
    const [kept] = await database.select({ number: count() }).from(savedFilters).where(of(owner));
    if ((kept?.number ?? 0) >= limit) return undefined;
    const [saved] = await database
      .insert(savedFilters)
      .values({ ...owner, Name, Filter })
      .returning(shown);
    return saved;
  },

  /** Whether there was one. */
  async remove(owner: Owner, id: string): Promise<boolean> {
    const removed = await database
      .delete(savedFilters)
      .where(and(of(owner), eq(savedFilters.Id, id)))
      .returning({ Id: savedFilters.Id });
    return removed.length > 0;
  },
});
