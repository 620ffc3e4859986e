import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  CompletionLevel,
  Program,
  ProgramAction,
  ProgramBoard,
  ProgramGrouping,
  ProgramLevel,
  ProgramReporting,
  ProgressOverride,
} from '../../../schemas/generated/records';
import { instant } from './columns';
import { ofCompany, ofPerson, users } from './people';

/** Challenges and events that a company offers, or that one person made. */
export const programs = pgTable(
  'programs',
  {
    Id: text('id').primaryKey(),
    OwnerId: ofCompany('owner_id'),
    /** The person who made a personal program. */
    MadeBy: text('made_by').references(() => users.UserId, { onDelete: 'cascade' }),
    Name: text('name').notNull(),
    ProgramType: text('program_type').$type<Program['ProgramType']>().notNull(),
    ProgramSubType: text('program_sub_type').$type<Program['ProgramSubType']>().notNull(),
    DontAllowPeerToPeer: boolean('dont_allow_peer_to_peer').notNull(),
    StartDate: date('start_date', { mode: 'string' }).notNull(),
    /** The last day; null where it does not end. */
    EndDate: date('end_date', { mode: 'string' }),
    PlanYearKeyId: text('plan_year_id').notNull(),
    /** The one program of its plan year that everybody takes part in, and that stands in no list. */
    IsPlanYear: boolean('is_plan_year').notNull().default(false),
    /** It belongs to a plan year that has not begun: administrators see it, participants do not. */
    IsPrepared: boolean('is_prepared').notNull().default(false),
    /** A row of the resource of sections. */
    SectionId: text('section_id').notNull(),
    Tags: jsonb('tags').$type<string[]>().notNull(),
    Summary: text('summary').notNull(),
    /** Rich text, as the wire allows it. */
    Description: text('description').notNull(),
    Picture: text('picture').notNull(),
    Levels: jsonb('levels').$type<ProgramLevel[]>().notNull(),
    /** How many may take part; null where there is no limit. */
    Places: integer('places'),
    TrackerIds: jsonb('tracker_ids').$type<number[]>().notNull(),
    /** The courses that count. */
    CourseIds: jsonb('course_ids').$type<string[]>().notNull().default([]),
    /** What it asks for while one takes part. */
    Action: jsonb('action').$type<ProgramAction>().notNull(),
    /** How many self reports complete it; null when it takes none. */
    ReportsRequired: integer('reports_required'),
    /** What a self report of it is made of; null when it takes none. */
    Reporting: jsonb('reporting').$type<ProgramReporting>(),
    Features: jsonb('features').$type<Program['Features']>().notNull(),
    Permissions: jsonb('permissions').$type<Program['Permissions']>().notNull(),
    /** What its leaderboard compares; null where it has none. */
    Board: jsonb('board').$type<ProgramBoard>(),
    /** How its groups are; null where it has none. */
    Grouping: jsonb('grouping').$type<ProgramGrouping>(),
  },
  // What people of a company have made for themselves is found by who made it: a company may have a program for each of them.
  (table) => [index('programs_owner').on(table.OwnerId), index('programs_made_by').on(table.MadeBy, table.OwnerId)],
);

/** A column of rows that belong to a program and are deleted with it. */
export const ofProgram = (name = 'program_id') =>
  text(name)
    .notNull()
    .references(() => programs.Id, { onDelete: 'cascade' });

/** As what somebody is counted: staff have a role, dependants belong to somebody of the company, and former people are deleted: they are in no figure. */
export type Audience = 'Participant' | 'Staff' | 'Dependant' | 'Former';

/** Who takes part in what. Without a row the program is available. */
export const participations = pgTable(
  'participations',
  {
    UserId: ofPerson(),
    ProgramId: ofProgram(),
    ProgramStatus: text('program_status').$type<'Current' | 'Completed' | 'Quit'>().notNull(),
    JoinedOn: instant('joined_on'),
    /** How far the person was when something of theirs changed last; null before that. */
    Levels: jsonb('levels').$type<CompletionLevel[]>(),
    /** How many self reports of it were approved. */
    Reports: integer('reports').notNull().default(0),
    /** The answer to its question was one that asks for something else to be done. */
    NeedsAlternative: boolean('needs_alternative').notNull().default(false),
    /** What an administrator has set in the place of what the person has done; null where nobody has. */
    Override: jsonb('override').$type<ProgressOverride>(),
    /** What the leaderboard compares, and on how many days something was logged of it. */
    Units: numeric('units', { mode: 'number' }).notNull().default(0),
    Days: integer('days').notNull().default(0),
    /** How far the person is, in percent. */
    Percent: integer('percent').notNull().default(0),
    /** The day of the last change, by the person's own calendar: dashboards count the change on it. */
    ChangedOn: date('changed_on', { mode: 'string' }).notNull().defaultNow(),
    /** Where dashboards count the person; the database says these three, and says them anew when the person changes. */
    Department: text('department').notNull().default(''),
    Location: text('location').notNull().default(''),
    Audience: text('audience').$type<Audience>().notNull().default('Participant'),
  },
  (table) => [
    primaryKey({ columns: [table.UserId, table.ProgramId] }),
    index('participations_latest').on(table.ProgramId, table.JoinedOn.desc(), table.UserId),
    index('participations_program').on(table.ProgramId),
    index('participations_board').on(table.ProgramId, table.Units.desc(), table.UserId).where(sql`${table.ProgramStatus} <> 'Quit'`),
  ],
);

/** The points that levels have earned: each level once. */
export const pointCredits = pgTable(
  'point_credits',
  {
    UserId: ofPerson(),
    ProgramId: ofProgram(),
    LevelId: text('level_id').notNull(),
    PlanYearId: text('plan_year_id').notNull(),
    Points: integer('points').notNull(),
    EarnedOn: date('earned_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.UserId, table.ProgramId, table.LevelId] }),
    index('point_credits_year').on(table.UserId, table.PlanYearId),
    index('point_credits_program').on(table.ProgramId),
  ],
);

const counts = {
  ProgramId: ofProgram(),
  Day: date('day', { mode: 'string' }).notNull(),
  Department: text('department').notNull(),
  Location: text('location').notNull(),
  Audience: text('audience').$type<Audience>().notNull(),
  /** How many joined, and how many quit, on the day. */
  Joined: integer('joined').notNull(),
  Left: integer('left_it').notNull(),
  /** By how much these changed on the day: how many take part, how many have completed it, and the sum of all percentages. */
  People: integer('people').notNull(),
  Completed: integer('completed').notNull(),
  Progress: integer('progress').notNull(),
};

/** What dashboards add up. The sum of all days up to one says how it stood at the end of it. */
export const challengeDays = pgTable('challenge_days', counts, (table) => [
  primaryKey({ columns: [table.ProgramId, table.Day, table.Department, table.Location, table.Audience] }),
]);

/** What has not been added to the days yet. The triggers of `participations` only append, so that nobody who joins waits for anybody else. */
export const challengeChanges = pgTable('challenge_changes', counts, (table) => [index('challenge_changes_program').on(table.ProgramId)]);
