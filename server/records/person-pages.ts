import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { countUpTo, type PageRange, sizeWithin } from './pages';
import { compared } from './person-search';
import { entities, users } from './tables/people';
import { own } from '../../runtime/validation/own';

/** By what people are sorted. */
export interface Sort {
  /** One after the other, all in the direction that is asked for. */
  by: SQL[];
  /** Somebody may have no value: they come last both ways. */
  isNullable?: true;
  /** What must be read beside `users` for it. */
  join?: SQL;
}

const joinEntities = sql`inner join ${entities} on ${eq(entities.EntityId, users.EntityId)}`;

/** The sorts that several lists have, by their folded columns. */
export const commonSorts = {
  FirstName: { by: [compared.firstName] },
  LastName: { by: [compared.lastName] },
  Email: { by: [compared.email] },
  Company: { by: [compared.company], join: joinEntities },
  DateOfBirth: { by: [sql`${users.DateOfBirth}`], isNullable: true },
} satisfies Record<string, Sort>;

/** Last name, then first name: what decides between people who are alike otherwise. */
export const byName = [compared.lastName, compared.firstName];

/** A kind of list of people. */
export interface Listing<Row extends { UserId: string }> {
  /** What decides between people who sort alike, before their ids do. */
  ties: SQL[];
  /** These people, with what the list shows of them, in any order. */
  rows(database: Database, userIds: string[]): Promise<Row[]>;
}

/** Which people, and in which order. */
interface PersonQuery {
  where: SQL | undefined;
  sort: Sort;
  isDescending: boolean;
  /** They are looked for by a text, so that perhaps few are found. */
  isByText?: boolean;
}

/** The sort of a name with perhaps a minus before it; `usual` where there is none of that name. */
export function sortNamed(name: string, sorts: Record<string, Sort>, usual: Sort): Pick<PersonQuery, 'sort' | 'isDescending'> {
  const isDescending = name.startsWith('-');
  const plain = isDescending ? name.slice(1) : name;
  return { sort: own(sorts, plain) ?? usual, isDescending };
}

/** The order of a list, in which nobody stands beside somebody else. */
export function orderOf({ sort, isDescending }: Pick<PersonQuery, 'sort' | 'isDescending'>, ties: SQL[]): SQL {
  const descending = sort.isNullable ? sql`desc nulls last` : sql`desc`;
  const by = sort.by.map((column) => (isDescending ? sql`${column} ${descending}` : column));
  // The id goes with the sort: an index that has both is then read in either direction.
  return sql.join([...by, ...ties, isDescending ? sql`${users.UserId} desc` : sql`${users.UserId}`], sql`, `);
}

/**
 * So many people from a place in a list, and how many there are in all, up to `limit`; pages end there. Few who are found by a text are all
 * looked up and then put in order. Many, or all there are, are read in their order, which an index has, until the page is full.
 */
export async function pageOf<Row extends { UserId: string }>(
  database: Database,
  listing: Listing<Row>,
  query: PersonQuery,
  range: PageRange,
): Promise<{ people: Row[]; total: number }> {
  const order = orderOf(query, listing.ties);
  const { limit } = range;
  const counted = query.isByText && limit !== undefined ? await pageBelowLimit(database, query, order, { ...range, limit }) : undefined;
  const isWhole = counted !== undefined && counted.total < limit!;
  const userIds = isWhole ? counted.userIds : await inOrder(database, query, order, range);
  const total = counted?.total ?? (await countOf(database, query.where, limit));
  return { people: userIds.length === 0 ? [] : inOrderOf(userIds, await listing.rows(database, userIds)), total };
}

/** How many people there are, up to `limit`. */
export const countOf = (database: Database, where: SQL | undefined, limit?: number): Promise<number> =>
  countUpTo(database, database.select({ id: users.UserId }).from(users).where(where), limit);

/** These rows in the order of these ids. Whoever was removed in the same moment is left out. */
export function inOrderOf<Row extends { UserId: string }>(userIds: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.UserId, row]));
  return userIds.flatMap((id) => byId.get(id) ?? []);
}

/** What most lists show of people; `entities` is read beside `users` for it. */
export const personColumns = {
  UserId: users.UserId,
  FirstName: users.FirstName,
  LastName: users.LastName,
  Email: users.Email,
  EntityId: users.EntityId,
  Company: entities.EntityName,
  DateOfBirth: users.DateOfBirth,
};

/** People of the list by their ids. */
export const withIds = (userIds: string[]): SQL => inArray(users.UserId, userIds);

interface Ids {
  rows: { user_id: string; total: string }[];
}

/** The people of a page, when fewer than `limit` are found: otherwise the order of the first ones would not be that of all. */
async function pageBelowLimit(
  database: Database,
  { where, sort }: PersonQuery,
  order: SQL,
  range: PageRange & { limit: number },
): Promise<{ total: number; userIds: string[] }> {
  const { rows } = (await database.execute(sql`
    with found as materialized (
      select ${users.UserId}, row_number() over (order by ${order}) as position
      from (select * from ${users} where ${where} limit ${range.limit}) as ${users} ${sort.join ?? sql``})
    select null as user_id, count(*) as total, 0 as position from found
    union all select user_id, 0, position from found where position > ${range.offset} and position <= ${range.offset + sizeWithin(range)}
    order by position`)) as unknown as Ids;
  return { total: Number(rows[0]?.total ?? 0), userIds: rows.slice(1).map(({ user_id: id }) => id) };
}

/** The people of a page, read in their order. */
async function inOrder(database: Database, { where, sort }: PersonQuery, order: SQL, range: PageRange): Promise<string[]> {
  const { rows } = (await database.execute(
    sql`select ${users.UserId} from ${users} ${sort.join ?? sql``} where ${where} order by ${order} limit ${sizeWithin(range)} offset ${range.offset}`,
  )) as unknown as Ids;
  return rows.map(({ user_id: id }) => id);
}
