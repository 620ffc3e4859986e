import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { inNameOrder } from './name-places';
import type { CoachAvailability } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import type { CoachEntryRow } from './coach-entries';
import { coachingCompany, isCoach } from './coaching';
import { singleKey } from './single-rows';
import { blockedTimes, calendarReminders, coachingSessions } from './tables/events';
import { designations, entities, profiles, users } from './tables/people';
import { resourceRows } from './tables/resources';
import { only } from './only';
import { matching, rowsOf } from './rows-of';

/** A coach of a company, with all that says when sessions are possible. */
export interface CoachRow {
  UserId: string;
  FirstName: string;
  LastName: string;
  EntityId: string;
  /** The one that the coach has chosen; null where that of their company applies. */
  TimeZone: string | null;
  WeekDays: CoachAvailability['WeekDays'] | null;
}
/** A session as far as it takes somebody's time. */
export type TakenTime = Pick<CoachEntryRow, 'Id' | 'UserId' | 'CoachUserId' | 'StartDate' | 'EndDate' | 'BufferBefore' | 'BufferAfter'>;
export type BlockedTimeRow = typeof blockedTimes.$inferSelect;
interface Period {
  from: string;
  to: string;
}

const savedOf = (resource: string, owner: unknown) => sql`(select ${resourceRows.Value} from ${resourceRows}
  where ${resourceRows.Resource} = ${resource} and ${resourceRows.Owner} = ${owner} and ${resourceRows.Key} = ${singleKey})`;
const coaches = (entityIds: readonly string[]) => sql`${isCoach} and ${users.Status} = 'Active' and not ${users.IsLocked} and (
  exists (select 1 from ${designations} where ${designations.UserId} = ${users.UserId} and ${designations.Type} = 'Coaching'
    and ${inArray(designations.EntityId, [...entityIds])} and ${designations.Value} <> 'None')
  or ${users.EntityId} in (select ${coachingCompany} from ${entities} where ${inArray(entities.EntityId, [...entityIds])}))`;

/** When coaches have time, and what takes it. */
export const schedulerRecords = (database: Database) => ({
  /** Who coaches the people of some companies, by name. */
  coachesOf: (entityIds: readonly string[]): Promise<CoachRow[]> =>
    database
      .select({
        UserId: users.UserId,
        FirstName: users.FirstName,
        LastName: users.LastName,
        EntityId: users.EntityId,
        TimeZone: profiles.TimeZone,
        WeekDays: sql<CoachRow['WeekDays']>`${savedOf('coach-availability', users.UserId)} -> 'WeekDays'`,
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.UserId, users.UserId))
      .where(coaches(entityIds))
      .orderBy(...inNameOrder),

  /** The company whose coaches coach the people of a company: itself, unless it has named another one. */
  async coachingCompanyOf(entityId: string): Promise<string> {
    const [found] = await database.select({ id: coachingCompany }).from(entities).where(eq(entities.EntityId, entityId));
    const id = found?.id ?? 'None';
    return id === 'None' ? entityId : id;
  },

  /** Whoever books for these people waits until this transaction ends. Only in a transaction. */
  async hold(userIds: readonly string[]) {
    // In the order of their ids, so that two who hold the same people wait for each other, and not for good.
    await database
      .select({ id: users.UserId })
      .from(users)
      .where(inArray(users.UserId, [...userIds]))
      .orderBy(asc(users.UserId))
      .for('no key update');
  },

  /** The sessions of these people in a period, given or had, with what is kept free around them. */
  taken: (userIds: readonly string[], { from, to }: Period): Promise<TakenTime[]> =>
    database
      .select({
        Id: coachingSessions.Id,
        UserId: coachingSessions.UserId,
        CoachUserId: coachingSessions.CoachUserId,
        StartDate: coachingSessions.StartDate,
        EndDate: coachingSessions.EndDate,
        BufferBefore: coachingSessions.BufferBefore,
        BufferAfter: coachingSessions.BufferAfter,
      })
      .from(coachingSessions)
      .where(
        and(
          or(inArray(coachingSessions.CoachUserId, [...userIds]), inArray(coachingSessions.UserId, [...userIds])),
          eq(coachingSessions.WorkFlowType, 'Scheduled'),
          lt(sql`${coachingSessions.StartDate} - ${coachingSessions.BufferBefore} * interval '1 minute'`, to),
          gt(sql`${coachingSessions.EndDate} + ${coachingSessions.BufferAfter} * interval '1 minute'`, from),
        ),
      ),

  /** The times that these people have blocked in a period. */
  blocked: (userIds: readonly string[], { from, to }: Period): Promise<BlockedTimeRow[]> =>
    database
      .select()
      .from(blockedTimes)
      .where(and(inArray(blockedTimes.UserId, [...userIds]), lt(blockedTimes.StartTime, to), gt(blockedTimes.EndTime, from)))
      .orderBy(asc(blockedTimes.StartTime), asc(blockedTimes.Id)),

  /** Moves a session, in its next version. Texts that remind of it are looked at again at once. */
  async move({ Id, Version }: Pick<CoachEntryRow, 'Id' | 'Version'>, { StartDate, EndDate }: Pick<CoachEntryRow, 'StartDate' | 'EndDate'>, now: string) {
    await database.update(calendarReminders).set({ DueAt: now }).where(eq(calendarReminders.ItemId, Id));
    const set = { StartDate, EndDate, UpdateDate: now, Version: Version + 1 };
    return only(await database.update(coachingSessions).set(set).where(eq(coachingSessions.Id, Id)).returning());
  },

  /** A time that a coach has blocked; nothing where there is none. */
  ownBlock: (id: string, userId: string) => rowsOf(database, blockedTimes).find({ Id: id, UserId: userId }),

  /** Blocks a time. */
  async block(row: BlockedTimeRow): Promise<BlockedTimeRow> {
    return only(await database.insert(blockedTimes).values(row).returning());
  },

  /** Changes a time that a coach has blocked; nothing where there is none. */
  async changeBlock({ Id, UserId, ...set }: BlockedTimeRow): Promise<BlockedTimeRow | undefined> {
    return (await database.update(blockedTimes).set(set).where(matching(blockedTimes, { Id, UserId })).returning())[0];
  },
});
