import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CoachEntry, EventDetail, EventDocument } from '../../../schemas/generated/records';
import { instant } from './columns';
import { ofPerson, users } from './people';
import { ofProgram } from './programs';

/** What an event has beside what every program has. */
export const events = pgTable('events', {
  ProgramId: ofProgram().primaryKey(),
  EventType: text('event_type').$type<EventDetail['EventType']>().notNull(),
  LocationName: text('location_name').notNull(),
  LocationAddressCityStateZip: text('location_address').notNull().default(''),
  /** Where it takes place (IANA): its days and times are read by the clocks there. */
  TimeZone: text('time_zone').notNull(),
  IsLimitToOneSessionRegistration: boolean('one_session').notNull().default(false),
  Documents: jsonb('documents').$type<EventDocument[]>().notNull().default([]),
});

/** When an event takes place: it may do so several times. */
export const eventSessions = pgTable(
  'event_sessions',
  {
    SessionId: text('session_id').primaryKey(),
    ProgramId: ofProgram(),
    Name: text('name').notNull(),
    Details: text('details').notNull().default(''),
    StartsAt: instant('starts_at').notNull(),
    EndsAt: instant('ends_at').notNull(),
    Place: text('place').notNull(),
    /** Where it takes place (IANA), if that is not where the event does. */
    TimeZone: text('time_zone'),
    /** How many may come; null where there is no limit. */
    Places: integer('places'),
    /** How many have signed up: counted by the database itself. */
    Taken: integer('taken').notNull().default(0),
    Documents: jsonb('documents').$type<EventDocument[]>().notNull().default([]),
    /** The start for which its people have been given what it earns; another start means that it is still to be done. */
    SettledFor: instant('settled_for'),
  },
  (table) => [
    index('event_sessions_program').on(table.ProgramId, table.StartsAt),
    index('event_sessions_unsettled').on(table.StartsAt).where(sql`settled_for is distinct from starts_at`),
    check('event_sessions_places', sql`${table.Places} is null or ${table.Taken} <= ${table.Places}`),
    check('event_sessions_order', sql`${table.StartsAt} < ${table.EndsAt}`),
  ],
);

/** Who has signed up for which session. */
export const eventSignUps = pgTable(
  'event_sign_ups',
  {
    UserId: ofPerson(),
    SessionId: text('session_id')
      .notNull()
      .references(() => eventSessions.SessionId, { onDelete: 'cascade' }),
    SignedUpAt: instant('signed_up_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.UserId, table.SessionId] }), index('event_sign_ups_session').on(table.SessionId)],
);

/** What coaches have written down about participants, and the sessions that they have agreed on: a session is an entry that stands in calendars. */
export const coachingSessions = pgTable(
  'coaching_sessions',
  {
    Id: uuid('id').primaryKey(),
    UserId: ofPerson(),
    /** Null of entries of which only the name is known. */
    CoachUserId: text('coach_user_id').references(() => users.UserId, { onDelete: 'set null' }),
    CoachName: text('coach_name').notNull().default(''),
    CoachingCompanyEntityId: text('coaching_company_entity_id'),
    EntryType: text('entry_type').notNull().default('Session'),
    Notes: text('notes').notNull().default(''),
    StartDate: instant('start_date').notNull(),
    EndDate: instant('end_date').notNull(),
    /** By which clocks (IANA) it was written. */
    IANA: text('time_zone').notNull().default('America/Chicago'),
    WorkFlowType: text('work_flow_type').$type<CoachEntry['WorkFlowType']>().notNull(),
    Status: text('status').$type<CoachEntry['Status']>().notNull().default('None'),
    ReferralType: text('referral_type').$type<CoachEntry['ReferralType']>().notNull().default('None'),
    SessionLocation: text('session_location'),
    /** Of a session that was scheduled: its type, and how long the coach has no other one before and after it, whatever becomes of the type. */
    SessionTypeId: text('session_type_id'),
    BufferBefore: integer('buffer_before').notNull().default(0),
    BufferAfter: integer('buffer_after').notNull().default(0),
    Description: text('description'),
    ProgramId: text('program_id'),
    CreatedChallengeId: text('created_challenge_id'),
    /** As whom the coach acted while writing it, and of which company the coach was then. */
    ImpersonatedUserId: text('impersonated_user_id'),
    ImpersonatorEntityId: text('impersonator_entity_id'),
    CreateDate: instant('create_date').notNull().default(sql`now()`),
    UpdateDate: instant('update_date').notNull().default(sql`now()`),
    Version: integer('version').notNull().default(1),
  },
  (table) => [index('coaching_sessions_coach').on(table.CoachUserId, table.StartDate), index('coaching_sessions_user').on(table.UserId, table.StartDate)],
);

/** Times at which a coach has no sessions. */
export const blockedTimes = pgTable(
  'blocked_times',
  {
    Id: uuid('id').primaryKey(),
    UserId: ofPerson(),
    StartTime: instant('start_time').notNull(),
    EndTime: instant('end_time').notNull(),
    AllDayEvent: boolean('all_day_event').notNull().default(false),
    Title: text('title').notNull(),
  },
  (table) => [index('blocked_times_user').on(table.UserId, table.StartTime)],
);

/** How long before something in their calendar begins people get a text. */
export const calendarReminders = pgTable(
  'calendar_reminders',
  {
    UserId: ofPerson(),
    /** The session of an event or of coaching. */
    ItemId: text('item_id').notNull(),
    Minutes: integer('minutes').notNull(),
    /** By which clocks (IANA), where the person has chosen none in their profile. */
    TimeZone: text('time_zone').notNull(),
    /** When the text is put into the outbox; null once it was. */
    DueAt: instant('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.UserId, table.ItemId] }),
    index('calendar_reminders_item').on(table.ItemId),
    index('calendar_reminders_due').on(table.DueAt),
  ],
);

/** Who lets other calendars read their own. Of the token only its hash is kept. */
export const calendarFeeds = pgTable('calendar_feeds', {
  UserId: ofPerson().primaryKey(),
  TokenHash: text('token_hash').notNull().unique(),
  Since: instant('since').notNull(),
});
