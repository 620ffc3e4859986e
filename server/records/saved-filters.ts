import { and, asc, eq, sql } from 'drizzle-orm';
import { byText } from './row-order';
import type { Database } from '../database/database';
import { versionOf } from '../foundation/row-version';
import type { SavedFilter } from '../../schemas/generated/records';
import { savedFilters } from './tables/saved-filters';
import { users } from './tables/people';
import { matching, rowsOf } from './rows-of';

/** Whose filters, and of which definition. */
interface Owner {
  UserId: string;
  FilterId: string;
}

const of = ({ UserId, FilterId }: Owner) => matching(savedFilters, { UserId, FilterId });
const sameName = (name: string) => sql`search_text(${savedFilters.Name}) = search_text(${name})`;
const shown = { Id: savedFilters.Id, Name: savedFilters.Name, Filter: savedFilters.Filter };

const versioned = ({ Id, Name, Filter }: Pick<SavedFilter, 'Id' | 'Name' | 'Filter'>): SavedFilter => ({
  Id,
  Name,
  Filter,
  Version: versionOf({ Name, Filter }),
});

/** Filters that people have kept. Every call names the person, so that no other's row is ever touched. */
export const savedFilterRecords = (database: Database) => ({
  /** By their names. */
  list: (owner: Owner): Promise<SavedFilter[]> =>
    database
      .select(shown)
      .from(savedFilters)
      .where(of(owner))
      .orderBy(byText(savedFilters.Name), asc(savedFilters.Id))
      .then((rows) => rows.map(versioned)),

  /** The filter of this name. No other window of the person saves or removes one until the transaction ends. */
  async held(owner: Owner, name: string): Promise<SavedFilter | undefined> {
    await database.select({ UserId: users.UserId }).from(users).where(eq(users.UserId, owner.UserId)).for('update');
    const [found] = await database
      .select(shown)
      .from(savedFilters)
      .where(and(of(owner), sameName(name)));
    return found && versioned(found);
  },

  /** Keeps a filter in the place of the one of this name. Nothing where the person would have more than so many. Only after `held`. */
  async save(owner: Owner, { Name, Filter }: Pick<SavedFilter, 'Name' | 'Filter'>, limit: number): Promise<SavedFilter | undefined> {
    const [replaced] = await database
      .update(savedFilters)
      .set({ Name, Filter })
      .where(and(of(owner), sameName(Name)))
      .returning(shown);
    if (replaced !== undefined) return versioned(replaced);
    if ((await database.$count(savedFilters, of(owner))) >= limit) return undefined;
    const [saved] = await database
      .insert(savedFilters)
      .values({ ...owner, Name, Filter })
      .returning(shown);
    return saved && versioned(saved);
  },

  /** Whether there was one. */
  remove: (owner: Owner, id: string) => rowsOf(database, savedFilters).remove({ UserId: owner.UserId, FilterId: owner.FilterId, Id: id }),
});
