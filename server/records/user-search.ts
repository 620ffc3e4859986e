import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import type { UserMatch, UserSearchResult } from '../../schemas/generated/records';
import { participations } from './tables/programs';
import { entities, users } from './tables/people';
import { withoutNulls } from './without-nulls';

/** Which people to look for. An empty text is no filter. */
export interface UserQuery {
  /** Of these companies; of all where nothing is given. */
  entityIds: string[] | undefined;
  /** Not this person. */
  except: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Whose names have some words. */
interface Wanted {
  except: string[];
  term: string;
}

/** A text as it is compared: in lower case, without accents. */
const compared = (column: PgColumn): SQL => sql`lower(${column})`;

const contains = (column: PgColumn, text: string): SQL | undefined =>
  text.trim() === '' ? undefined : sql`${compared(column)} like lower(${`%${text.trim().replace(/[\\%_]/g, '\\$&')}%`})`;

/** By what each column sorts; the id comes last of all. */
const sorts: Record<string, SQL[]> = {
  FirstName: [compared(users.FirstName)],
  LastName: [compared(users.LastName)],
  Email: [compared(users.Email)],
  Company: [compared(entities.EntityName)],
  DateOfBirth: [sql`${users.DateOfBirth}`],
};

const matchColumns = { UserId: users.UserId, EntityId: users.EntityId, FirstName: users.FirstName, LastName: users.LastName };
const byName = [asc(compared(users.LastName)), asc(compared(users.FirstName)), asc(users.UserId)];

/** People by their names, for those who look for them. Whose people a caller may see is decided before. */
export const userSearchRecords = (database: Database) => ({
  /** So many people from a place in the list, and how many there are in all, up to `most`; pages end there. */
  async page(query: UserQuery, sort: string, { offset, size, most }: { offset: number; size: number; most: number }): Promise<UserSearchResult> {
    const isDescending = sort.startsWith('-');
    const order = sorts[isDescending ? sort.slice(1) : sort] ?? sorts.LastName!;
    const where = wanted(query);
    const rows = await database
      .select({
        UserId: users.UserId,
        UserName: users.UserName,
        FirstName: users.FirstName,
        LastName: users.LastName,
        Email: users.Email,
        EntityId: users.EntityId,
        Company: entities.EntityName,
        DateOfBirth: users.DateOfBirth,
      })
      .from(users)
      .innerJoin(entities, eq(entities.EntityId, users.EntityId))
      .where(where)
      .orderBy(...[...order, sql`${users.UserId}`].map((one) => (isDescending ? sql`${one} desc nulls last` : sql`${one} asc nulls last`)))
      .limit(Math.max(0, Math.min(size, most - offset)))
      .offset(offset);
    const some = database.select({ one: sql`1` }).from(users).where(where).limit(most).as('some');
    const [counted] = await database.select({ total: sql<string>`count(*)` }).from(some);
    return { Users: rows.map(withoutNulls), TotalUsers: Number(counted?.total ?? 0) };
  },

  /** The active people of a company who hold one of these roles, in the order of the roles, then by name. */
  async holders(entityId: string, roles: string[]) {
    const held = await database
      .select()
      .from(users)
      .where(and(eq(users.EntityId, entityId), eq(users.Status, 'Active'), sql`${users.Roles} ?| ${sql.param(roles)}::text[]`))
      .orderBy(...byName);
    const rank = ({ Roles }: { Roles: readonly string[] }) => roles.findIndex((role) => Roles.includes(role));
    return held.toSorted((left, right) => rank(left) - rank(right));
  },

  /** Active people of companies. */
  matches({ entityIds, ...whom }: Wanted & { entityIds: string[] }, most: number): Promise<UserMatch[]> {
    return database
      .select(matchColumns)
      .from(users)
      .where(and(inArray(users.EntityId, entityIds), named(whom)))
      .orderBy(...byName)
      .limit(most);
  },

  /** Active people who take part in a program. */
  participants({ programId, ...whom }: Wanted & { programId: string }, most: number): Promise<UserMatch[]> {
    return database
      .select(matchColumns)
      .from(users)
      .innerJoin(participations, and(eq(participations.UserId, users.UserId), eq(participations.ProgramId, programId)))
      .where(and(ne(participations.ProgramStatus, 'Quit'), named(whom)))
      .orderBy(...byName)
      .limit(most);
  },

  /** Those of these people who are of these companies and were not deleted. */
  byIds(userIds: string[], entityIds: string[]): Promise<UserMatch[]> {
    return database
      .select(matchColumns)
      .from(users)
      .where(and(inArray(users.UserId, userIds), inArray(users.EntityId, entityIds), ne(users.Status, 'Deleted')))
      .orderBy(...byName);
  },
});

function wanted({ entityIds, except, firstName, lastName, email }: UserQuery): SQL | undefined {
  return and(
    entityIds === undefined ? undefined : inArray(users.EntityId, entityIds),
    ne(users.Status, 'Deleted'),
    ne(users.UserId, except),
    contains(users.FirstName, firstName),
    contains(users.LastName, lastName),
    contains(users.Email, email),
  );
}

/** Active people whose first and last names have all these words. */
function named({ except, term }: Wanted): SQL | undefined {
  const words = term.split(/\s+/).filter((word) => word !== '');
  const each = words.map((word) => sql`(${contains(users.FirstName, word)} or ${contains(users.LastName, word)})`);
  return and(eq(users.Status, 'Active'), notInArray(users.UserId, except), ...each);
}
