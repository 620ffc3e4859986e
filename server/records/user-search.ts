import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { User, UserMatch, UserSummary } from '../../schemas/generated/records';
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

// What is compared and sorted by: the text in lower case and without accents, as the database keeps it beside each name. See the migration.
const compared = {
  firstName: sql`${users}."search_first_name"`,
  lastName: sql`${users}."search_last_name"`,
  email: sql`${users}."search_email"`,
  company: sql`${entities}."search_name"`,
};

/** Written out: the indexes are of these people, and PostgreSQL must see it. */
const isThere = sql`${users.Status} <> 'Deleted'`;

const contains = (column: SQL, text: string): SQL | undefined =>
  text.trim() === '' ? undefined : sql`${column} like search_text(${`%${text.trim().replace(/[\\%_]/g, '\\$&')}%`})`;

/** By what each column sorts. Whose day of birth is not known comes last both ways. */
const sorts: Record<string, { by: SQL; order?: SQL }> = {
  FirstName: { by: compared.firstName },
  LastName: { by: compared.lastName },
  Email: { by: compared.email },
  Company: { by: compared.company },
  DateOfBirth: { by: sql`${users.DateOfBirth}`, order: sql`desc nulls last` },
};

/** Somebody who was found, with what decides who may act for them. The deleted are not found. */
export type FoundUser = Omit<UserSummary, 'MayBeActedFor'> & Pick<User, 'Roles'>;

const matchColumns = { UserId: users.UserId, EntityId: users.EntityId, FirstName: users.FirstName, LastName: users.LastName };
const byName = [compared.lastName, compared.firstName, asc(users.UserId)];

/** People by their names, for those who look for them. Whose people a caller may see is decided before. */
export const userSearchRecords = (database: Database) => ({
  /**
   * So many people from a place in the list, and how many there are in all, up to `limit`; pages end there. Few who are found by a text are all
   * looked up and then put in order. Many, or all there are, are read in their order, which an index has, until the page is full.
   */
  async page(query: UserQuery, sort: string, { offset, size, limit }: PageRange): Promise<{ Users: FoundUser[]; TotalUsers: number }> {
    const counted = isByText(query) ? await pageBelowLimit(database, query, sort, { offset, size, limit }) : undefined;
    if (counted !== undefined && counted.total < limit) return { Users: await shown(database, counted.userIds), TotalUsers: counted.total };
    return {
      Users: await shown(database, await inOrder(database, query, sort, { offset, size, limit })),
      TotalUsers: counted?.total ?? (await countedTo(database, query, limit)),
    };
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
  matches({ entityIds, ...whom }: Wanted & { entityIds: string[] }, limit: number): Promise<UserMatch[]> {
    return database
      .select(matchColumns)
      .from(users)
      .where(and(inArray(users.EntityId, entityIds), named(whom)))
      .orderBy(...byName)
      .limit(limit);
  },

  /** Active people who take part in a program. */
  participants({ programId, ...whom }: Wanted & { programId: string }, limit: number): Promise<UserMatch[]> {
    return database
      .select(matchColumns)
      .from(users)
      .innerJoin(participations, and(eq(participations.UserId, users.UserId), eq(participations.ProgramId, programId)))
      .where(and(ne(participations.ProgramStatus, 'Quit'), named(whom)))
      .orderBy(...byName)
      .limit(limit);
  },

  /** Those of these people who are of these companies and were not deleted. */
  byIds(userIds: string[], entityIds: string[]): Promise<UserMatch[]> {
    return database
      .select(matchColumns)
      .from(users)
      .where(and(inArray(users.UserId, userIds), inArray(users.EntityId, entityIds), isThere))
      .orderBy(...byName);
  },
});

function predicate({ entityIds, except, firstName, lastName, email }: UserQuery): SQL | undefined {
  return and(
    entityIds === undefined ? undefined : inArray(users.EntityId, entityIds),
    isThere,
    ne(users.UserId, except),
    contains(compared.firstName, firstName),
    contains(compared.lastName, lastName),
    contains(compared.email, email),
  );
}

/** First and last names that have all these words. */
export const namesHave = (term: string): SQL | undefined =>
  and(...wordsOf(term).map((word) => sql`(${contains(compared.firstName, word)} or ${contains(compared.lastName, word)})`));

const wordsOf = (term: string) => term.split(/\s+/).filter((word) => word !== '');

/** Active people whose names have all these words. */
const named = ({ except, term }: Wanted): SQL | undefined => and(isThere, eq(users.Status, 'Active'), notInArray(users.UserId, except), namesHave(term));

/** Which part of a list, and how much of the list there is at most. */
interface PageRange {
  offset: number;
  size: number;
  limit: number;
}

const isByText = ({ firstName, lastName, email }: UserQuery) => [firstName, lastName, email].some((text) => text.trim() !== '');

const sizeWithin = ({ offset, size, limit }: PageRange) => Math.max(0, Math.min(size, limit - offset));

/** How a list is ordered, the id last of all. */
function orderOf(sort: string): SQL {
  const isDescending = sort.startsWith('-');
  const { by, order = sql`desc` } = sorts[isDescending ? sort.slice(1) : sort] ?? sorts.LastName!;
  return isDescending ? sql`${by} ${order}, ${users.UserId} desc` : sql`${by}, ${users.UserId}`;
}

const isByCompany = (sort: string) => sort.endsWith('Company');

interface Ids {
  rows: { user_id: string; total: string }[];
}

/** The people of a page, when fewer than `limit` are found: otherwise the order of the first ones would not be that of all. */
async function pageBelowLimit(database: Database, query: UserQuery, sort: string, range: PageRange): Promise<{ total: number; userIds: string[] }> {
  const { rows } = (await database.execute(sql`
    with found as materialized (
      select ${users.UserId}, row_number() over (order by ${orderOf(sort)}) as position
      from (select * from ${users} where ${predicate(query)} limit ${range.limit}) as ${users}
      ${isByCompany(sort) ? sql`inner join ${entities} on ${eq(entities.EntityId, users.EntityId)}` : sql``})
    select null as user_id, count(*) as total, 0 as position from found
    union all select user_id, 0, position from found where position > ${range.offset} and position <= ${range.offset + sizeWithin(range)}
    order by position`)) as unknown as Ids;
  return { total: Number(rows[0]?.total ?? 0), userIds: rows.slice(1).map(({ user_id: id }) => id) };
}

/** The people of a page, read in their order. */
async function inOrder(database: Database, query: UserQuery, sort: string, range: PageRange): Promise<string[]> {
  const companies = isByCompany(sort) ? sql`inner join ${entities} on ${eq(entities.EntityId, users.EntityId)}` : sql``;
  const { rows } = (await database.execute(
    sql`select ${users.UserId} from ${users} ${companies} where ${predicate(query)} order by ${orderOf(sort)} limit ${sizeWithin(range)} offset ${range.offset}`,
  )) as unknown as Ids;
  return rows.map(({ user_id: id }) => id);
}

async function countedTo(database: Database, query: UserQuery, limit: number): Promise<number> {
  const some = database.select({ id: users.UserId }).from(users).where(predicate(query)).limit(limit).as('some');
  const [counted] = await database.select({ total: sql<string>`count(*)` }).from(some);
  return Number(counted?.total ?? 0);
}

/** These people as the list shows them, in this order. */
async function shown(database: Database, userIds: string[]): Promise<FoundUser[]> {
  if (userIds.length === 0) return [];
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
      Status: users.Status,
      IsLocked: users.IsLocked,
      Roles: users.Roles,
    })
    .from(users)
    .innerJoin(entities, eq(entities.EntityId, users.EntityId))
    .where(inArray(users.UserId, userIds));
  const byId = new Map(rows.map((row) => [row.UserId, { ...withoutNulls(row), Status: row.Status as FoundUser['Status'] }]));
  // Whoever was removed in the same moment is left out.
  return userIds.flatMap((id) => byId.get(id) ?? []);
}
