import { and, asc, desc, eq, ilike, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { CoachParticipant, CoachParticipantPage } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import type { PersonCriteria } from './person-conditions/criteria';
import { personConditions } from './person-conditions/conditions';
import { entities, users } from './tables/people';
import { trackerEntries } from './tables/trackers';

/** Which people a coach looks for. */
interface ParticipantQuery {
  /** Of these companies. */
  entityIds: string[];
  /** Everybody but this person. */
  except: string;
  /** Words that all must occur in name or address. */
  search: string;
  criteria: PersonCriteria;
}

const lastEntryDate = sql<string | null>`(select max(${trackerEntries.EntryDate}) from ${trackerEntries} where ${trackerEntries.UserId} = ${users.UserId})`;

/** By what each column sorts: without letter case, as people expect it. */
const sorts: Record<string, SQL[]> = {
  Name: [sql`lower(${users.LastName})`, sql`lower(${users.FirstName})`],
  EntityName: [sql`lower(${entities.EntityName})`],
  LastEntryDate: [lastEntryDate],
};

/** People, as their coaches see them. */
export const coachParticipantRecords = (database: Database) => ({
  /** So many people from a place in the list, and how many there are in all. */
  async page(query: ParticipantQuery, sort: string, { offset, size }: { offset: number; size: number }): Promise<CoachParticipantPage> {
    const isDescending = sort.startsWith('-');
    const order = (sorts[isDescending ? sort.slice(1) : sort] ?? sorts.Name!).map((one) => sql`${isDescending ? desc(one) : asc(one)} nulls last`);
    const where = wanted(query);
    const rows = await select(database)
      .where(where)
      .orderBy(...order, ...sorts.Name!, asc(users.UserId))
      .limit(size)
      .offset(offset);
    const [counted] = await database.select({ total: sql<string>`count(*)` }).from(users).where(where);
    return { Items: rows.map(participant), Total: Number(counted?.total ?? 0) };
  },

  async find(userId: string): Promise<CoachParticipant | undefined> {
    const [found] = await select(database).where(eq(users.UserId, userId));
    return found && participant(found);
  },
});

const select = (database: Database) =>
  database
    .select({
      UserId: users.UserId,
      FirstName: users.FirstName,
      LastName: users.LastName,
      Email: users.Email,
      EntityId: users.EntityId,
      EntityName: entities.EntityName,
      LastEntryDate: lastEntryDate,
    })
    .from(users)
    .innerJoin(entities, eq(entities.EntityId, users.EntityId))
    .$dynamic();

const participant = ({ FirstName, LastName, ...row }: Omit<CoachParticipant, 'Name'> & { FirstName: string; LastName: string }): CoachParticipant => ({
  ...row,
  Name: `${FirstName} ${LastName}`,
});

function wanted({ entityIds, except, search, criteria }: ParticipantQuery): SQL | undefined {
  const text = sql`concat_ws(' ', ${users.FirstName}, ${users.LastName}, ${users.Email})`;
  const words = search.split(/\s+/).filter((word) => word !== '');
  const contains = words.map((word) => ilike(text, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
  return and(inArray(users.EntityId, entityIds), ne(users.Status, 'Deleted'), ne(users.UserId, except), ...contains, ...personConditions(criteria));
}
