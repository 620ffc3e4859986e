import { and, asc, type Column, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { compareNames } from '../../runtime/format/plain-text';
import { byText } from './row-order';
import { alias } from 'drizzle-orm/pg-core';
import type { BlockedTimeItem, CalendarEvent, CoachingSessionItem } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import { blockedTimes, calendarFeeds, calendarReminders, coachingSessions, events, eventSessions, eventSignUps } from './tables/events';
import { entities, profiles, users, type PersonKey } from './tables/people';
import { participations, programs } from './tables/programs';
import { trackerEntries } from './tables/trackers';
import { rowsOf } from './rows-of';

/** From a moment until before another one, ISO 8601 in UTC. */
interface Period {
  from: string;
  to: string;
}
/** Of a calendar: a period, or one item. */
export type Span = Period | { id: string };
/** A session of an event in a calendar. */
export interface CalendarSession {
  event: Pick<typeof events.$inferSelect, 'EventType' | 'TimeZone'>;
  program: Pick<typeof programs.$inferSelect, 'Id' | 'OwnerId' | 'Name'>;
  session: typeof eventSessions.$inferSelect;
  isMine: boolean;
  Reminder: number | null;
}
/** What a reminder is of, and to whom it goes. */
export interface DueReminder {
  UserId: string;
  ItemId: string;
  Minutes: number;
  timeZone: string;
  /** Where texts go; null where none may. */
  mobileNumber: string | null;
}

const coaches = alias(users, 'coaches');
const reminderOf = (userId: string, itemId: Parameters<typeof eq>[0]) => and(eq(calendarReminders.UserId, userId), eq(calendarReminders.ItemId, itemId));
const isIn = (span: Span, id: Column, start: Column, end: Column) =>
  'id' in span ? eq(sql`${id}::text`, span.id) : and(lt(start, span.to), gt(end, span.from));
const isSessionIn = (span: Span) => isIn(span, coachingSessions.Id, coachingSessions.StartDate, coachingSessions.EndDate);
export const mayBeTexted = and(eq(profiles.DisableText, false), eq(profiles.TextToolVerificationStatus, 'verified'));

/** Sessions that were scheduled, as calendars show them, with the reminders of whoever looks. */
const sessionItems = (database: Database, userId: string, where: SQL | undefined): Promise<CoachingSessionItem[]> =>
  database
    .select({
      Id: coachingSessions.Id,
      Version: coachingSessions.Version,
      SessionTypeId: coachingSessions.SessionTypeId,
      SessionDate: coachingSessions.StartDate,
      StartDate: coachingSessions.StartDate,
      EndDate: coachingSessions.EndDate,
      FirstName: users.FirstName,
      LastName: users.LastName,
      UserId: coachingSessions.UserId,
      Company: entities.EntityName,
      CoachName: sql<string>`${coaches.FirstName} || ' ' || ${coaches.LastName}`,
      CoachUserId: coaches.UserId,
      WorkFlowType: coachingSessions.WorkFlowType,
      Status: coachingSessions.Status,
      Reminder: calendarReminders.Minutes,
    })
    .from(coachingSessions)
    .innerJoin(users, eq(users.UserId, coachingSessions.UserId))
    .innerJoin(entities, eq(entities.EntityId, users.EntityId))
    .innerJoin(coaches, eq(coaches.UserId, coachingSessions.CoachUserId))
    .leftJoin(calendarReminders, reminderOf(userId, sql`${coachingSessions.Id}::text`))
    .where(and(eq(coachingSessions.WorkFlowType, 'Scheduled'), where))
    .orderBy(asc(coachingSessions.StartDate), asc(coachingSessions.Id));

/** What people have before them, day by day, and texts that remind them of it. */
export const calendarRecords = (database: Database) => ({
  /** The sessions that somebody has signed up for, and all of the meetings that their company offers. */
  async sessions({ UserId, EntityId }: PersonKey, span: Span): Promise<CalendarSession[]> {
    const rows = await database
      .select({
        event: { EventType: events.EventType, TimeZone: events.TimeZone },
        program: { Id: programs.Id, OwnerId: programs.OwnerId, Name: programs.Name },
        session: eventSessions,
        signedUpAt: eventSignUps.SignedUpAt,
        Reminder: calendarReminders.Minutes,
      })
      .from(eventSessions)
      .innerJoin(programs, eq(programs.Id, eventSessions.ProgramId))
      .innerJoin(events, eq(events.ProgramId, programs.Id))
      .leftJoin(eventSignUps, and(eq(eventSignUps.SessionId, eventSessions.SessionId), eq(eventSignUps.UserId, UserId)))
      .leftJoin(calendarReminders, reminderOf(UserId, eventSessions.SessionId))
      .where(
        and(
          eq(programs.OwnerId, EntityId),
          eq(programs.IsPrepared, false),
          isIn(span, eventSessions.SessionId, eventSessions.StartsAt, eventSessions.EndsAt),
          or(eq(events.EventType, 'Meeting'), eq(eventSignUps.UserId, UserId)),
        ),
      )
      .orderBy(asc(eventSessions.StartsAt), asc(eventSessions.SessionId));
    return rows.map(({ signedUpAt, ...row }) => ({ ...row, isMine: signedUpAt !== null }));
  },

  /** On which days events of a company that are no meetings have places, where nothing of theirs begins before a moment. The days are those of the event. */
  async openDays(
    { EntityId }: Pick<PersonKey, 'EntityId'>,
    { from, to }: Period,
  ): Promise<Pick<CalendarEvent, 'EventId' | 'OwnerId' | 'Title' | 'EventType' | 'Date' | 'TimeZone' | 'LocationName'>[]> {
    const timeZone = sql<string>`coalesce(${eventSessions.TimeZone}, ${events.TimeZone})`;
    const day = sql<string>`to_char(${eventSessions.StartsAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
    return database
      .selectDistinct({
        EventId: programs.Id,
        OwnerId: programs.OwnerId,
        Title: programs.Name,
        EventType: events.EventType,
        Date: day,
        TimeZone: timeZone,
        LocationName: events.LocationName,
      })
      .from(eventSessions)
      .innerJoin(programs, eq(programs.Id, eventSessions.ProgramId))
      .innerJoin(events, eq(events.ProgramId, programs.Id))
      .where(
        and(
          eq(programs.OwnerId, EntityId),
          eq(programs.IsPrepared, false),
          sql`${events.EventType} <> 'Meeting'`,
          gte(eventSessions.StartsAt, from),
          lt(eventSessions.StartsAt, to),
          or(isNull(eventSessions.Places), lt(eventSessions.Taken, eventSessions.Places)),
        ),
      )
      .orderBy(day, asc(programs.Id))
      .then((rows) => rows.toSorted((one, other) => (one.Date === other.Date ? compareNames(one.Title, other.Title) : 0)));
  },

  /** What somebody takes part in on some of these days. */
  programs: ({ UserId }: Pick<PersonKey, 'UserId'>, fromDay: string, toDay: string) =>
    database
      .select({ Id: programs.Id, OwnerId: programs.OwnerId, Name: programs.Name, StartDate: programs.StartDate, EndDate: programs.EndDate })
      .from(participations)
      .innerJoin(programs, eq(programs.Id, participations.ProgramId))
      .where(
        and(
          eq(participations.UserId, UserId),
          inArray(participations.ProgramStatus, ['Current', 'Completed']),
          eq(programs.IsPlanYear, false),
          eq(programs.ProgramType, 'Challenge'),
          lte(programs.StartDate, toDay),
          or(isNull(programs.EndDate), gte(programs.EndDate, fromDay)),
        ),
      )
      .orderBy(asc(programs.StartDate), byText(programs.Name), asc(programs.Id)),

  /** On which days somebody has logged what, and how often. */
  async trackerDays({ UserId }: Pick<PersonKey, 'UserId'>, fromDay: string, toDay: string): Promise<{ TrackerId: number; Date: string; Entries: number }[]> {
    const rows = await database
      .select({ TrackerId: trackerEntries.TrackerId, Date: trackerEntries.EntryDate, count: sql<string>`count(*)` })
      .from(trackerEntries)
      .where(and(eq(trackerEntries.UserId, UserId), gte(trackerEntries.EntryDate, fromDay), lte(trackerEntries.EntryDate, toDay)))
      .groupBy(trackerEntries.TrackerId, trackerEntries.EntryDate)
      .orderBy(asc(trackerEntries.EntryDate), asc(trackerEntries.TrackerId));
    return rows.map(({ count, ...row }) => ({ ...row, Entries: Number(count) }));
  },

  /** The coaching sessions that somebody has or gives: those that were scheduled (decision 29). */
  coachingSessions: ({ UserId }: Pick<PersonKey, 'UserId'>, span: Span): Promise<CoachingSessionItem[]> =>
    sessionItems(database, UserId, and(or(eq(coachingSessions.UserId, UserId), eq(coachingSessions.CoachUserId, UserId)), isSessionIn(span))),

  /** The scheduled sessions of coaches with people of some companies, and all of whoever looks. */
  sessionsOfCoaches: (coachUserIds: readonly string[], { UserId, entityIds }: { UserId: string; entityIds: readonly string[] }, span: Span) => {
    const isSeen = or(inArray(users.EntityId, [...entityIds]), eq(coachingSessions.CoachUserId, UserId));
    return sessionItems(database, UserId, and(inArray(coachingSessions.CoachUserId, [...coachUserIds]), isSeen, isSessionIn(span)));
  },

  /** The times that somebody has blocked. */
  blockedTimes: ({ UserId }: Pick<PersonKey, 'UserId'>, { from, to }: Period): Promise<BlockedTimeItem[]> =>
    database
      .select()
      .from(blockedTimes)
      .where(and(eq(blockedTimes.UserId, UserId), lt(blockedTimes.StartTime, to), gt(blockedTimes.EndTime, from)))
      .orderBy(asc(blockedTimes.StartTime), asc(blockedTimes.Id)),

  /** Whether texts may go to somebody: the number is proved, and they have not turned texts off. */
  async mayBeTexted(userId: string): Promise<boolean> {
    return (await database.$count(profiles, and(eq(profiles.UserId, userId), mayBeTexted))) > 0;
  },

  /** Says how long before something begins somebody gets a text, and when that is looked at. */
  remind: (row: typeof calendarReminders.$inferInsert) => rowsOf(database, calendarReminders).put(row),

  /** Looks at a reminder again later. */
  postponeReminder: ({ UserId, ItemId }: Pick<DueReminder, 'UserId' | 'ItemId'>, until: string) =>
    rowsOf(database, calendarReminders).change({ UserId, ItemId }, { DueAt: until }),

  forgetReminder: (userId: string, itemId: string) => rowsOf(database, calendarReminders).remove({ UserId: userId, ItemId: itemId }),

  /** Whether any reminder is due: asked again and again, mostly for none. */
  async hasDueReminder(now: string): Promise<boolean> {
    const due = database.select({ id: calendarReminders.UserId }).from(calendarReminders).where(lte(calendarReminders.DueAt, now)).limit(1);
    return (await due).length > 0;
  },

  /** The reminder that is due longest. Another node skips it until the transaction ends. */
  async takeDueReminder(now: string): Promise<DueReminder | undefined> {
    const [found] = await database
      .select({
        UserId: calendarReminders.UserId,
        ItemId: calendarReminders.ItemId,
        Minutes: calendarReminders.Minutes,
        timeZone: sql<string>`coalesce(${profiles.TimeZone}, ${calendarReminders.TimeZone})`,
        mobileNumber: sql<string | null>`case when ${mayBeTexted} then ${profiles.MobileNumber} end`,
      })
      .from(calendarReminders)
      .innerJoin(profiles, eq(profiles.UserId, calendarReminders.UserId))
      .where(lte(calendarReminders.DueAt, now))
      .orderBy(asc(calendarReminders.DueAt))
      .limit(1)
      .for('update', { of: calendarReminders, skipLocked: true });
    return found;
  },

  /** Who lets other calendars read their own, by the hash of the token; nobody who may not sign in. */
  async feed(tokenHash: string): Promise<string | undefined> {
    const [found] = await database
      .select({ userId: calendarFeeds.UserId })
      .from(calendarFeeds)
      .innerJoin(users, eq(users.UserId, calendarFeeds.UserId))
      .where(and(eq(calendarFeeds.TokenHash, tokenHash), eq(users.Status, 'Active'), eq(users.IsLocked, false)));
    return found?.userId;
  },

  openFeed: (row: typeof calendarFeeds.$inferInsert) => rowsOf(database, calendarFeeds).put(row),
});
