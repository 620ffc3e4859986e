import { and, eq, gte, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { CompletionLevel } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import { liveMessageRecords, type NewLiveMessage, notifyOfPublished, publishing } from './live-messages';
import { percentOfLevels } from './program-progress';
import { takenBy, visibleTo } from './programs';
import { eventSessions, eventSignUps } from './tables/events';
import { groupMembers } from './tables/groups';
import { participations, programs } from './tables/programs';
import { rewardEntries } from './tables/rewards';
import type { PersonKey } from './tables/people';

const settledProgram = {
  Id: programs.Id,
  OwnerId: programs.OwnerId,
  Name: programs.Name,
  PlanYearKeyId: programs.PlanYearKeyId,
  IsPlanYear: programs.IsPlanYear,
  StartDate: programs.StartDate,
  EndDate: programs.EndDate,
  TrackerIds: programs.TrackerIds,
  CourseIds: programs.CourseIds,
  Levels: programs.Levels,
  Board: programs.Board,
};

/** The status comes first: it is never null, so that a row without a participation has none. */
const settledPart = {
  ProgramStatus: participations.ProgramStatus,
  Levels: participations.Levels,
  Reports: participations.Reports,
  Override: participations.Override,
  Units: participations.Units,
  Days: participations.Days,
};

type Selected<Columns extends Record<string, { _: { data: unknown; notNull: boolean } }>> = {
  [Name in keyof Columns]: Columns[Name]['_']['data'] | (Columns[Name]['_']['notNull'] extends true ? never : null);
};

/** What settling needs of a program and of the part that a person takes in it. */
export interface SettledRow {
  program: Selected<typeof settledProgram>;
  /** Null where the person never took part. */
  part: Selected<typeof settledPart> | null;
  /** How many sessions of the program that the person signed up for have begun. */
  sessions: number;
}

/** What a person has on a leaderboard. */
export type BoardStanding = Pick<Selected<typeof settledPart>, 'Units' | 'Days'>;

/** A change of a participation: its levels, or what it has on the leaderboard, or both. */
export interface SettledChange extends Partial<BoardStanding> {
  ProgramId: string;
  ProgramStatus: Selected<typeof settledPart>['ProgramStatus'];
  Levels?: CompletionLevel[];
}

/** What the program of a plan year counts beside what the person logs. */
export interface CountedInYear {
  completed: Pick<typeof programs.$inferSelect, 'Id' | 'PlanYearKeyId' | 'Tags'>[];
  /** Points from other sources than the program itself. */
  points: number;
}

/** What a person has completed in a plan year, and the points that they have earned in it from other sources than one program, as JSON. */
export function countedInYear(person: PersonKey, planYearId: string, programId: string): SQL<CountedInYear> {
  const isCompleted = and(
    visibleTo(person),
    eq(programs.IsPlanYear, false),
    eq(programs.PlanYearKeyId, planYearId),
    eq(participations.ProgramStatus, 'Completed'),
  );
  const isOther = and(
    eq(rewardEntries.UserId, person.UserId),
    eq(rewardEntries.PlanYearId, planYearId),
    not(and(eq(rewardEntries.SourceKind, 'Level'), eq(rewardEntries.SourceId, programId))!),
  );
  return sql`json_build_object(
    'completed', (select coalesce(json_agg(json_build_object('Id', ${programs.Id}, 'PlanYearKeyId', ${programs.PlanYearKeyId}, 'Tags', ${programs.Tags})), '[]')
      from ${participations} join ${programs} on ${takenBy(person)} where ${isCompleted}),
    'points', (select coalesce(sum(${rewardEntries.EarnedPoints}), 0)::int from ${rewardEntries} where ${isOther}))`;
}

/** How far people are with programs, in as few statements as a save can do with. */
export const settledProgramRecords = (database: Database) => ({
  /** What a person takes part in or has completed and what is their company's plan years', where it is not long over; some programs also where they are. */
  async rows(person: PersonKey, { since, now, programIds }: { since: string; now: string; programIds: readonly string[] }): Promise<SettledRow[]> {
    const begun = database
      .select({ ProgramId: eventSessions.ProgramId, count: sql<number>`count(*)::int`.as('begun_sessions') })
      .from(eventSignUps)
      .innerJoin(eventSessions, eq(eventSessions.SessionId, eventSignUps.SessionId))
      .where(and(eq(eventSignUps.UserId, person.UserId), lt(eventSessions.StartsAt, now)))
      .groupBy(eventSessions.ProgramId)
      .as('begun');
    const isTaken = inArray(participations.ProgramStatus, ['Current', 'Completed']);
    return database
      .select({ program: settledProgram, part: settledPart, sessions: sql<number>`coalesce(${begun.count}, 0)` })
      .from(programs)
      .leftJoin(participations, takenBy(person))
      .leftJoin(begun, eq(begun.ProgramId, programs.Id))
      .where(
        and(
          visibleTo(person),
          or(isTaken, eq(programs.IsPlanYear, true)),
          or(isNull(programs.EndDate), gte(programs.EndDate, since), programIds.length === 0 ? undefined : inArray(programs.Id, [...programIds])),
        ),
      );
  },

  /**
   * Stores changes of participations that are there, on the person's own day, and publishes live messages in the same statement. Where what the person has on a leaderboard changes, the database updates the
   * totals of their groups at the commit: teammates wait for each other only then.
   */
  async change(userId: string, changes: readonly SettledChange[], today: string, messages: readonly NewLiveMessage[] = []) {
    if (changes.length === 0) return liveMessageRecords(database).publishAll(messages);
    const rows = changes.map(({ Levels, ...change }) => ({ ...change, ...(Levels !== undefined && { Levels, Percent: percentOfLevels(Levels) }) }));
    const onBoards = changes.filter(({ Units }) => Units !== undefined).map(({ ProgramId }) => ProgramId);
    const update = sql`
      update ${participations} set
        program_status = said."ProgramStatus", levels = coalesce(said."Levels", ${participations.Levels}),
        percent = coalesce(said."Percent", ${participations.Percent}), units = coalesce(said."Units", ${participations.Units}),
        days = coalesce(said."Days", ${participations.Days}), changed_on = ${today}::date
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as said("ProgramId" text, "ProgramStatus" text, "Levels" jsonb, "Percent" int, "Units" numeric, "Days" int)
      where ${participations.UserId} = ${userId} and ${participations.ProgramId} = said."ProgramId"`;
    const { GroupId, ProgramId, UserId, UserStatus } = groupMembers;
    const isMember = and(eq(UserId, userId), sql`${ProgramId} = any(${sql.param(onBoards)}::text[])`, eq(UserStatus, 'Accepted'));
    const total = sql`insert into groups_to_total (group_id, user_id) select ${GroupId}, ${UserId} from ${groupMembers} where ${isMember}`;
    const parts = [
      sql`changed as (${update})`,
      ...(onBoards.length === 0 ? [] : [sql`totaled as (${total})`]),
      ...(messages.length === 0 ? [] : [publishing(messages)]),
    ];
    await database.execute(sql`with ${sql.join(parts, sql`, `)} ${messages.length === 0 ? sql`select 1` : notifyOfPublished}`);
  },

  /** Returns what the program of a plan year counts of a person. */
  async countedInYear(person: PersonKey, planYearId: string, programId: string): Promise<CountedInYear> {
    const { rows } = (await database.execute(sql`select ${countedInYear(person, planYearId, programId)} as counted`)) as unknown as {
      rows: [{ counted: CountedInYear }];
    };
    return rows[0].counted;
  },
});
