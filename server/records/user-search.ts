import { isBlankText } from '../../runtime/format/plain-text';
import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { User, UserMatch, UserSummary } from '../../schemas/generated/records';
import { byName, commonSorts, type Listing, pageOf, personColumns, sortNamed, withIds } from './person-pages';
import type { PageRange } from './pages';
import { compared, contains, isThere, namesHave } from './person-search';
import { isStaff } from './coaching';
import { type CompanyIds, ofCompanies } from './of-companies';
import { participations } from './tables/programs';
import { entities, users } from './tables/people';
import { withoutNulls } from './without-nulls';

/** Which people to look for. An empty text is no filter. */
export interface UserQuery {
  /** Of these companies; of all where nothing is given. */
  entityIds: CompanyIds;
  /** Not this person. */
  except: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Whose names have some words. */
interface Named {
  except: string[];
  term: string;
}

/** Somebody who was found, with what decides who may act for them. The deleted are not found. */
export type FoundUser = Omit<UserSummary, 'MayBeActedFor' | 'MayBeManaged'> & Pick<User, 'Roles'>;

const matchColumns = { UserId: users.UserId, EntityId: users.EntityId, FirstName: users.FirstName, LastName: users.LastName };
const byNameAndId = [...byName, asc(users.UserId)];

/** People by their names, for those who look for them. Whose people a caller may see is decided before. */
export const userSearchRecords = (database: Database) => ({
  /** So many people from a place in the list, and how many there are in all, up to `limit`; pages end there. */
  async page(query: UserQuery, sort: string, range: PageRange & { limit: number }): Promise<{ Users: FoundUser[]; TotalUsers: number }> {
    const wanted = { where: predicate(query), ...sortNamed(sort, commonSorts, commonSorts.LastName), isByText: isByText(query) };
    const { people, total } = await pageOf(database, foundUsers, wanted, range);
    return { Users: people, TotalUsers: total };
  },

  /** The active people of companies who hold one of these roles, in the order of the roles, then by name. */
  async holders(entityIds: string[], roles: string[]) {
    const held = await database
      .select()
      .from(users)
      .where(and(inArray(users.EntityId, entityIds), isStaff, eq(users.Status, 'Active'), sql`${users.Roles} ?| ${sql.param(roles)}::text[]`))
      .orderBy(...byNameAndId);
    const rank = ({ Roles }: { Roles: readonly string[] }) => roles.findIndex((role) => Roles.includes(role));
    return held.toSorted((left, right) => rank(left) - rank(right));
  },

  /** Active people of companies. */
  matches({ entityIds, ...whom }: Named & { entityIds: CompanyIds }, limit: number): Promise<UserMatch[]> {
    return database
      .select(matchColumns)
      .from(users)
      .where(and(ofCompanies(users.EntityId, entityIds), named(whom)))
      .orderBy(...byNameAndId)
      .limit(limit);
  },

  /** Active people who take part in a program. */
  participants({ programId, ...whom }: Named & { programId: string }, limit: number): Promise<UserMatch[]> {
    return database
      .select(matchColumns)
      .from(users)
      .innerJoin(participations, and(eq(participations.UserId, users.UserId), eq(participations.ProgramId, programId)))
      .where(and(ne(participations.ProgramStatus, 'Quit'), named(whom)))
      .orderBy(...byNameAndId)
      .limit(limit);
  },

  /** Those of these people who are of these companies and were not deleted. */
  byIds(userIds: string[], entityIds: CompanyIds): Promise<UserMatch[]> {
    return database
      .select(matchColumns)
      .from(users)
      .where(and(inArray(users.UserId, userIds), ofCompanies(users.EntityId, entityIds), isThere))
      .orderBy(...byNameAndId);
  },
});

function predicate({ entityIds, except, firstName, lastName, email }: UserQuery): SQL | undefined {
  return and(
    ofCompanies(users.EntityId, entityIds),
    isThere,
    ne(users.UserId, except),
    contains(compared.firstName, firstName),
    contains(compared.lastName, lastName),
    contains(compared.email, email),
  );
}

/** Active people whose names have all these words. */
const named = ({ except, term }: Named): SQL | undefined => and(isThere, eq(users.Status, 'Active'), notInArray(users.UserId, except), namesHave(term));

const isByText = ({ firstName, lastName, email }: UserQuery) => [firstName, lastName, email].some((text) => !isBlankText(text));

const foundUsers: Listing<FoundUser> = {
  ties: [],
  async rows(database, userIds) {
    const rows = await database
      .select({
        ...personColumns,
        UserName: users.UserName,
        Status: users.Status,
        IsLocked: users.IsLocked,
        Roles: users.Roles,
      })
      .from(users)
      .innerJoin(entities, eq(entities.EntityId, users.EntityId))
      .where(withIds(userIds));
    return rows.map((row) => ({ ...withoutNulls(row), Status: row.Status as FoundUser['Status'] }));
  },
};
