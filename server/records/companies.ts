import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { CompanyStatistics, OptionItem, PlanYear, UserSearchResult, UserSummary } from '../../schemas/generated/records';
import { coachingCompany, isCoach, isCoachedByCompany } from './coaching';
import type { DutyReach } from './duties';
import type { EntityRow } from './callers';
import { byName, type Listing, pageOf, personColumns, withIds } from './person-pages';
import type { PageRange } from './pages';
import { compared, contains, isThere } from './person-search';
import { type CompanyIds, ofCompanies } from './of-companies';
import { planYears } from './tables/companies';
import { designations, entities, users } from './tables/people';
import { withoutNulls } from './without-nulls';

/** Which companies to look for. */
type Reach = { every: true } | { entityId: string; children: boolean };

/** Which of the companies within reach are wanted. */
export interface WantedCompanies {
  /** Those whose name begins so. */
  prefix?: string;
  /** Those whose name has this somewhere. */
  contains?: string;
  ids?: string[];
  /** Those of these that are found by the rest. */
  within?: CompanyIds;
  /** This one, and all below it. */
  below?: string | undefined;
  limit?: number;
}

const descendantsOf = (entityId: string) => sql`
  with recursive below as (
    select entity_id from entities where entity_id = ${entityId}
    union select child.entity_id from entities child join below on child.parent_entity_id = below.entity_id)
  select entity_id from below`;

const coaches = and(eq(designations.Type, 'Coaching'), ne(designations.Value, 'None'));

/** Companies, and how their people stand. Whom a caller may ask about is decided before: see calls/reach.ts. */
export const companyRecords = (database: Database) => ({
  /** The companies within reach, by name: all of them, or those that are wanted. */
  within(reach: Reach, wanted: WantedCompanies = {}): Promise<EntityRow[]> {
    const own = 'every' in reach ? undefined : eq(entities.EntityId, reach.entityId);
    const child = 'every' in reach || !reach.children ? undefined : eq(entities.ParentEntityId, reach.entityId);
    return this.wanted(or(own, child), wanted);
  },

  /** Those of some ids that are companies. */
  async existing(ids: readonly string[]): Promise<string[]> {
    const rows = await database
      .select({ EntityId: entities.EntityId })
      .from(entities)
      .where(inArray(entities.EntityId, [...ids]));
    return rows.map(({ EntityId }) => EntityId);
  },

  /** The ids of a company and of those below it. */
  async idsOfFamily(entityId: string): Promise<string[]> {
    const family = or(eq(entities.EntityId, entityId), eq(entities.ParentEntityId, entityId));
    const rows = await database.select({ EntityId: entities.EntityId }).from(entities).where(family);
    return rows.map(({ EntityId }) => EntityId);
  },

  /** The companies within the reach of duties, by name. */
  ofDuty({ every, entityIds, partnerIds }: DutyReach, wanted: WantedCompanies = {}): Promise<EntityRow[]> {
    const within = every ? undefined : or(inArray(entities.EntityId, [...entityIds, ...partnerIds]), inArray(entities.ParentEntityId, partnerIds));
    return this.wanted(within, wanted);
  },

  /** The companies that are wanted of those within a condition, by name. */
  wanted(within: SQL | undefined, { prefix = '', contains: part = '', ids, within: among, below, limit }: WantedCompanies): Promise<EntityRow[]> {
    const begins = prefix === '' ? undefined : sql`starts_with(${compared.company}, search_text(${prefix}))`;
    const named = ids === undefined ? undefined : inArray(entities.EntityId, ids);
    const descends = below === undefined ? undefined : sql`${entities.EntityId} in (${descendantsOf(below)})`;
    const found = database
      .select()
      .from(entities)
      .where(and(within, begins, contains(compared.company, part), named, ofCompanies(entities.EntityId, among), descends))
      .orderBy(compared.company, asc(entities.EntityId))
      .$dynamic();
    return limit === undefined ? found : found.limit(limit);
  },

  /** The plan years of a company that have begun, the newest first. */
  async planYears(entity: EntityRow): Promise<PlanYear[]> {
    const all = await this.allPlanYears(entity);
    const current = all.find(({ IsCurrent }) => IsCurrent);
    return current === undefined ? all : all.filter(({ StartDate }) => StartDate <= current.StartDate);
  },

  /** The same with those that are prepared, which only administrators see. */
  async allPlanYears({ EntityId, PlanYearId: current }: EntityRow): Promise<PlanYear[]> {
    const rows = await database.select().from(planYears).where(eq(planYears.EntityId, EntityId)).orderBy(desc(planYears.StartDate), asc(planYears.PlanYearId));
    return rows.map((row) => ({ ...row, IsCurrent: row.PlanYearId === current }));
  },

  /** How many people each of these companies has; a company without people has 0 of all. */
  async statistics(entityIds: CompanyIds): Promise<CompanyStatistics[]> {
    const those = (...statuses: (typeof users.$inferSelect)['Status'][]) => sql<number>`(count(*) filter (where ${inArray(users.Status, statuses)}))::int`;
    return database
      .select({
        EntityId: entities.EntityId,
        EntityName: entities.EntityName,
        TotalUsers: those('Active', 'Pending', 'Uploaded', 'Disabled'),
        ActiveUsers: those('Active'),
        PendingUsers: those('Pending', 'Uploaded'),
        DisabledUsers: those('Disabled'),
      })
      .from(entities)
      .leftJoin(users, eq(users.EntityId, entities.EntityId))
      .where(ofCompanies(entities.EntityId, entityIds))
      .groupBy(entities.EntityId)
      .orderBy(compared.company, asc(entities.EntityId));
  },

  /** So many of the people of these companies, by name; the deleted are gone. */
  async people(entityIds: CompanyIds, range: PageRange): Promise<UserSearchResult> {
    const where = and(ofCompanies(users.EntityId, entityIds), isThere);
    const { people, total } = await pageOf(database, peopleOfCompanies, { where, sort: { by: byName }, isDescending: false }, range);
    return { Users: people, TotalUsers: total };
  },

  /** Those of some people who are of a company. */
  async peopleOf(entityId: string, userIds: readonly string[]): Promise<Set<string>> {
    const found = await database
      .select({ UserId: users.UserId })
      .from(users)
      .where(and(eq(users.EntityId, entityId), inArray(users.UserId, [...userIds]), ne(users.Status, 'Deleted')));
    return new Set(found.map(({ UserId }) => UserId));
  },

  /** The company of a person who was not deleted. */
  async entityOfUser(userId: string): Promise<string | undefined> {
    const [found] = await database
      .select({ EntityId: users.EntityId })
      .from(users)
      .where(and(eq(users.UserId, userId), ne(users.Status, 'Deleted')));
    return found?.EntityId;
  },

  /** The companies that a person coaches: those of their designations, and those that have the person's company coach them. */
  async coachedBy(userId: string): Promise<string[]> {
    const rows = await database
      .select({ EntityId: designations.EntityId })
      .from(designations)
      .where(and(eq(designations.UserId, userId), coaches))
      .union(
        database
          .select({ EntityId: entities.EntityId })
          .from(entities)
          .where(isCoachedByCompany(sql`(select ${users.EntityId} from ${users} where ${eq(users.UserId, userId)} and ${isCoach})`)),
      );
    return rows.map(({ EntityId }) => EntityId);
  },

  /** Who may be a company's coaching company, by name: itself, its partner and the platform, of which each has coaches. */
  async coaching({ EntityId, ParentEntityId }: EntityRow): Promise<OptionItem[]> {
    const family = or(inArray(entities.EntityId, [EntityId, ...(ParentEntityId === null ? [] : [ParentEntityId])]), eq(entities.EntityPurpose, 'Global'));
    return database
      .select({ Value: entities.EntityId, Text: entities.EntityName })
      .from(entities)
      .innerJoin(users, and(eq(users.EntityId, entities.EntityId), eq(users.Status, 'Active'), isCoach))
      .where(family)
      .groupBy(entities.EntityId)
      .orderBy(compared.company, asc(entities.EntityId));
  },

  /** Who coaches a company, by name: those who can sign in, are coaches, and are designated or belong to its coaching company. */
  async coachesOf(entityId: string): Promise<OptionItem[]> {
    const designated = database
      .select({ UserId: designations.UserId })
      .from(designations)
      .where(and(eq(designations.EntityId, entityId), coaches));
    const coaching = database.select({ EntityId: coachingCompany }).from(entities).where(eq(entities.EntityId, entityId));
    const rows = await database
      .select({ Value: users.UserId, FirstName: users.FirstName, LastName: users.LastName })
      .from(users)
      .where(and(or(inArray(users.UserId, designated), inArray(users.EntityId, coaching)), eq(users.Status, 'Active'), isCoach))
      .orderBy(...byName, asc(users.UserId));
    return rows.map(({ Value, FirstName, LastName }) => ({ Value, Text: `${FirstName} ${LastName}` }));
  },
});

const peopleOfCompanies: Listing<UserSummary> = {
  ties: [],
  async rows(database, userIds) {
    const rows = await database.select(personColumns).from(users).innerJoin(entities, eq(entities.EntityId, users.EntityId)).where(withIds(userIds));
    return rows.map((row) => withoutNulls(row));
  },
};
