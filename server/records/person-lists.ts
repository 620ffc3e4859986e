import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Person } from '../../schemas/generated/records';
import type { PersonCriteria } from './person-conditions/criteria';
import { personConditions } from './person-conditions/conditions';
import { byName, commonSorts, countOf, type Listing, orderOf, pageOf, personColumns, type Sort, withIds } from './person-pages';
import type { PageRange } from './pages';
import { isThere, namesEmailOrCompanyHave } from './person-search';
import { type CompanyIds, ofCompanies } from './of-companies';
import { auditEntries } from './tables/audit';
import { entities, profiles, users } from './tables/people';
import { withoutNulls } from './without-nulls';

/** A person with all that was ever kept of them: the definitions of whoever asks say what of it is shown. */
export type ListedPerson = Omit<Person, 'Custom'> & { Custom: Record<string, unknown> };

/** Which people, and in which order. */
export interface PersonQuery {
  /** Of these companies. */
  entityIds: CompanyIds;
  /** Words that all must occur in name, address or company. */
  search: string;
  /** A property of the record Person, or Custom/ and a property of the customer. */
  sort: string;
  isDescending: boolean;
  criteria: PersonCriteria;
}

const lastChangedAt = sql<string | null>`(select max(${auditEntries.At}) from ${auditEntries}
  where ${auditEntries.SubjectKind} = 'Person' and ${auditEntries.SubjectId} = ${users.UserId} and ${auditEntries.Action} <> 'SignedIn')`.mapWith(
  auditEntries.At,
);

const sorts: Record<string, Sort> = {
  ...commonSorts,
  Status: { by: [sql`${users.Status}`] },
  LastChangedAt: { by: [lastChangedAt], isNullable: true },
};

/** The properties of the record Person that the list can be sorted by. */
export const sortableProperties = Object.keys(sorts);

const custom = 'Custom/';

/** Lists of people, for those who look after them. */
export const personListRecords = (database: Database) => ({
  /** So many people from a place in the list, and how many there are in all. */
  page: (query: PersonQuery, range: PageRange) =>
    pageOf(database, listedPeople, { where: wantedPeople(query), sort: sortOfPeople(query.sort), isDescending: query.isDescending }, range),

  count: (query: Omit<PersonQuery, 'sort' | 'isDescending'>): Promise<number> => countOf(database, wantedPeople(query)),

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

/** People with all that a list shows of them: those who meet a condition, in any order. */
export async function peopleWhere(database: Database, where: SQL | undefined): Promise<ListedPerson[]> {
  const rows = await database
    .select({
      ...personColumns,
      UserName: users.UserName,
      Roles: users.Roles,
      IsLocked: users.IsLocked,
      Status: users.Status,
      LastChangedAt: lastChangedAt,
      Custom: profiles.Custom,
    })
    .from(users)
    .innerJoin(entities, eq(entities.EntityId, users.EntityId))
    .leftJoin(profiles, eq(profiles.UserId, users.UserId))
    .where(where);
  // The deleted are not wanted.
  return rows.map((row) => ({ ...withoutNulls(row), Status: row.Status as Person['Status'], Custom: row.Custom ?? {} }));
}

const listedPeople: Listing<ListedPerson> = { ties: byName, rows: (database, userIds) => peopleWhere(database, withIds(userIds)) };

/** A value of the customer is compared as what it is: numbers as numbers, texts as texts. */
const sortOfPeople = (name: string): Sort =>
  name.startsWith(custom)
    ? {
        by: [sql`${profiles.Custom} -> ${name.slice(custom.length)}::text`],
        isNullable: true,
        join: sql`left join ${profiles} on ${eq(profiles.UserId, users.UserId)}`,
      }
    : Object.hasOwn(sorts, name)
      ? sorts[name]!
      : commonSorts.LastName;

/** The statement that selects people for an export, with their places. */
export function exportedPeople(query: PersonQuery): SQL {
  const sort = sortOfPeople(query.sort);
  const order = orderOf({ sort, isDescending: query.isDescending }, listedPeople.ties);
  return sql`select row_number() over (order by ${order}), ${users.UserId}, null from ${users} ${sort.join ?? sql``} where ${wantedPeople(query)}`;
}

/** Who of `users` is wanted. */
const wantedPeople = ({ entityIds, search, criteria }: Omit<PersonQuery, 'sort' | 'isDescending'>): SQL | undefined =>
  and(ofCompanies(users.EntityId, entityIds), isThere, namesEmailOrCompanyHave(search), ...personConditions(criteria));
