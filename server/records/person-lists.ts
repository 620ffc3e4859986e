import { and, asc, desc, eq, ilike, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Person } from '../../schemas/generated/records';
import type { PersonCriteria } from './person-conditions/criteria';
import { personConditions } from './person-conditions/conditions';
import { auditEntries } from './tables/audit';
import { entities, profiles, users } from './tables/people';
import { withoutNulls } from './without-nulls';

/** A person with all that was ever kept of them: the definitions of whoever asks say what of it is shown. */
export type ListedPerson = Omit<Person, 'Custom'> & { Custom: Record<string, unknown> };

/** Which people, and in which order. */
export interface PersonQuery {
  /** Of these companies. */
  entityIds: string[];
  /** Words that all must occur in name, address or company. */
  search: string;
  /** A property of the record Person, or Custom/ and a property of the customer. */
  sort: string;
  isDescending: boolean;
  criteria: PersonCriteria;
}

const lastChangedAt = sql<string | null>`(select max(${auditEntries.At}) from ${auditEntries}
  where ${auditEntries.SubjectKind} = 'Person' and ${auditEntries.SubjectId} = ${users.UserId})`.mapWith(auditEntries.At);

/** By what each column sorts: without letter case, as people expect it. */
const sorts: Record<string, SQL> = {
  FirstName: sql`lower(${users.FirstName})`,
  LastName: sql`lower(${users.LastName})`,
  Email: sql`lower(${users.Email})`,
  Company: sql`lower(${entities.EntityName})`,
  DateOfBirth: sql`${users.DateOfBirth}`,
  Status: sql`${users.Status}`,
  LastChangedAt: lastChangedAt,
};

/** The properties of the record Person that the list can be sorted by. */
export const sortableProperties = Object.keys(sorts);

const custom = 'Custom/';

/** Lists of people, for those who look after them. */
export const personListRecords = (database: Database) => ({
  /** So many people from a place in the list, and how many there are in all. */
  async page(query: PersonQuery, { offset, size }: { offset: number; size: number }): Promise<{ people: ListedPerson[]; total: number }> {
    const rows = await selectPeople(database)
      .where(wantedPeople(query))
      .orderBy(...orderOfPeople(query))
      .limit(size)
      .offset(offset);
    return { people: rows.map(listedPerson), total: await this.count(query) };
  },

  async count(query: Omit<PersonQuery, 'sort' | 'isDescending'>): Promise<number> {
    const [counted] = await database
      .select({ total: sql<string>`count(*)` })
      .from(users)
      .innerJoin(entities, eq(entities.EntityId, users.EntityId))
      .where(wantedPeople(query));
    return Number(counted?.total ?? 0);
  },

  /** The names of people, whether or not they are still there to sign in. */
  async names(userIds: string[]): Promise<Map<string, string>> {
    if (userIds.length === 0) return new Map();
    const rows = await database
      .select({ UserId: users.UserId, FirstName: users.FirstName, LastName: users.LastName })
      .from(users)
      .where(inArray(users.UserId, userIds));
    return new Map(rows.map(({ UserId, FirstName, LastName }) => [UserId, `${FirstName} ${LastName}`]));
  },
});

/** The people with all that a list shows of them. */
export const selectPeople = (database: Database) =>
  database
    .select({
      UserId: users.UserId,
      UserName: users.UserName,
      Roles: users.Roles,
      IsLocked: users.IsLocked,
      FirstName: users.FirstName,
      LastName: users.LastName,
      Email: users.Email,
      EntityId: users.EntityId,
      Company: entities.EntityName,
      DateOfBirth: users.DateOfBirth,
      Status: users.Status,
      LastChangedAt: lastChangedAt,
      Custom: profiles.Custom,
    })
    .from(users)
    .innerJoin(entities, eq(entities.EntityId, users.EntityId))
    .leftJoin(profiles, eq(profiles.UserId, users.UserId))
    .$dynamic();

/** A person as they are listed: the deleted are not wanted. */
export const listedPerson = (row: Awaited<ReturnType<typeof selectPeople>>[number]): ListedPerson => ({
  ...withoutNulls(row),
  Status: row.Status as Person['Status'],
  Custom: row.Custom ?? {},
});

/** The order that is asked for, in which nobody stands beside somebody else. Needs `profiles` and `entities` beside `users`. */
export function orderOfPeople({ sort, isDescending }: Pick<PersonQuery, 'sort' | 'isDescending'>): SQL[] {
  // A value of the customer is compared as what it is: numbers as numbers, texts as texts.
  const order = sort.startsWith(custom) ? sql`${profiles.Custom} -> ${sort.slice(custom.length)}` : (sorts[sort] ?? sorts.LastName!);
  return [sql`${isDescending ? desc(order) : asc(order)} nulls last`, asc(sorts.LastName!), asc(sorts.FirstName!), asc(users.UserId)];
}

/** Who is wanted. Needs `entities` beside `users`. */
export function wantedPeople({ entityIds, search, criteria }: Omit<PersonQuery, 'sort' | 'isDescending'>): SQL | undefined {
  const text = sql`concat_ws(' ', ${users.FirstName}, ${users.LastName}, ${users.Email}, ${entities.EntityName})`;
  const words = search.split(/\s+/).filter((word) => word !== '');
  const contains = words.map((word) => ilike(text, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
  return and(inArray(users.EntityId, entityIds), ne(users.Status, 'Deleted'), ...contains, ...personConditions(criteria));
}
