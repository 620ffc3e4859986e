import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { CoachParticipant, CoachParticipantPage } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import type { PersonCriteria } from './person-conditions/criteria';
import { personConditions } from './person-conditions/conditions';
import { byName, commonSorts, type Listing, pageOf, type Sort, sortNamed, withIds } from './person-pages';
import type { PageRange } from './pages';
import { isThere, namesOrEmailHave } from './person-search';
import { type CompanyIds, ofCompanies } from './of-companies';
import { entities, users } from './tables/people';
import { trackerEntries } from './tables/trackers';

/** Which people a coach looks for. */
interface ParticipantQuery {
  /** Of these companies. */
  entityIds: CompanyIds;
  /** Everybody but this person. */
  except: string;
  /** Words that all must occur in name or address. */
  search: string;
  criteria: PersonCriteria;
}

const lastEntryDate = sql<string | null>`(select max(${trackerEntries.EntryDate}) from ${trackerEntries} where ${trackerEntries.UserId} = ${users.UserId})`;

const usualSort: Sort = { by: byName };

const sorts: Record<string, Sort> = { Name: usualSort, EntityName: commonSorts.Company, LastEntryDate: { by: [lastEntryDate], isNullable: true } };

/** People, as their coaches see them. */
export const coachParticipantRecords = (database: Database) => ({
  /** So many people from a place in the list, and how many there are in all. */
  async page(query: ParticipantQuery, sort: string, range: PageRange): Promise<CoachParticipantPage> {
    const { people, total } = await pageOf(database, participants, { where: wanted(query), ...sortNamed(sort, sorts, usualSort) }, range);
    return { Items: people, Total: total };
  },

  async find(userId: string): Promise<CoachParticipant | undefined> {
    const [found] = await participants.rows(database, [userId]);
    return found;
  },
});

const participants: Listing<CoachParticipant> = {
  ties: byName,
  async rows(database, userIds) {
    const rows = await database
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
      .where(withIds(userIds));
    return rows.map(({ FirstName, LastName, ...row }) => ({ ...row, Name: `${FirstName} ${LastName}` }));
  },
};

const wanted = ({ entityIds, except, search, criteria }: ParticipantQuery): SQL | undefined =>
  and(ofCompanies(users.EntityId, entityIds), isThere, ne(users.UserId, except), namesOrEmailHave(search), ...personConditions(criteria));
