import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { type LastSessions, lastSessions } from './last-sessions';
import { byText } from './row-order';
import type { Database } from '../database/database';
import type { CompletionLevel, Program } from '../../schemas/generated/records';
import { percentOfLevels, programProgress } from './program-progress';
import { participations, pointCredits, programs } from './tables/programs';
import { rowsOf } from './rows-of';
import { holdName } from './hold-name';
import type { PersonKey } from './tables/people';

interface ProgramQuery {
  page: number;
  size: number;
  /** A column, with a minus before it for the reverse order. */
  sort: string;
  /** The day on which it is asked: what has ended before it is not available. */
  today: string;
  type?: Program['ProgramType'] | undefined;
  planYearId?: string | undefined;
}

export type ProgramRow = typeof programs.$inferSelect;
export type ParticipationRow = typeof participations.$inferSelect;

/** What is said of a participation: the database says the rest by itself. */
type Standing = Pick<ParticipationRow, 'ProgramStatus' | 'ChangedOn'> &
  Partial<Omit<ParticipationRow, 'UserId' | 'ProgramId' | 'Percent' | 'Department' | 'Location' | 'Audience'>>;
/** What some programs have and others have not; all have levels. */
export type ProgramPart = 'Grouping' | 'Levels' | 'Reporting';

/** A program with the part that one person takes in it; null where they never took any. */
export interface StandingRow {
  program: ProgramRow;
  part: ParticipationRow | null;
  sessions: LastSessions;
}

/** Programs of a person's company, without those that colleagues have made for themselves. */
export const visibleTo = ({ UserId, EntityId }: PersonKey) =>
  and(eq(programs.OwnerId, EntityId), eq(programs.IsPrepared, false), or(isNull(programs.MadeBy), eq(programs.MadeBy, UserId)));
/** The part that a person takes in a program of the same query. */
export const takenBy = ({ UserId }: Pick<PersonKey, 'UserId'>) => and(eq(participations.ProgramId, programs.Id), eq(participations.UserId, UserId));

/** The columns of a StandingRow. */
const standing = (person: Pick<PersonKey, 'UserId'>) => ({
  program: programs,
  part: participations,
  sessions: lastSessions(person.UserId),
});

const status = sql<Program['ProgramStatus']>`coalesce(${participations.ProgramStatus}, 'Available')`;

/** The columns a list may be sorted by; what is not here is sorted by name. */
const columns: Record<string, typeof programs.Name | typeof programs.ProgramType | typeof programs.ProgramSubType | typeof programs.StartDate | typeof status> =
  {
    Name: programs.Name,
    ProgramType: programs.ProgramType,
    ProgramSubType: programs.ProgramSubType,
    ProgramStatus: status,
    StartDate: programs.StartDate,
  };

/** Challenges and events, as one person stands to them. */
export const programRecords = (database: Database) => ({
  /** One page of the programs with one of these statuses, and how many there are on all pages. */
  async page(person: PersonKey, statuses: Program['ProgramStatus'][], query: ProgramQuery): Promise<{ rows: StandingRow[]; total: number }> {
    const { page, size, sort, today, type, planYearId } = query;
    const descending = sort.startsWith('-');
    const name = descending ? sort.slice(1) : sort;
    const column = Object.hasOwn(columns, name) ? columns[name]! : programs.Name;
    const rows = await database
      .select({ ...standing(person), total: sql<string>`count(*) over ()` })
      .from(programs)
      .leftJoin(participations, takenBy(person))
      .where(
        and(
          visibleTo(person),
          eq(programs.IsPlanYear, false),
          inArray(status, statuses),
          type && eq(programs.ProgramType, type),
          planYearId === undefined ? undefined : eq(programs.PlanYearKeyId, planYearId),
          or(inArray(status, ['Current', 'Completed']), isNull(programs.EndDate), gte(programs.EndDate, today)),
        ),
      )
      .orderBy(descending ? desc(column) : asc(column), asc(programs.Id))
      .limit(size)
      .offset(page * size);
    // Past the last page there is no row to read the total from.
    const total = rows[0]?.total ?? (page === 0 ? 0 : (await this.page(person, statuses, { ...query, page: 0, size: 1 })).total);
    return { rows, total: Number(total) };
  },

  /** One program as a person stands to it; nothing where they cannot see it. */
  async find(person: PersonKey, id: string): Promise<StandingRow | undefined> {
    const [found] = await database
      .select(standing(person))
      .from(programs)
      .leftJoin(participations, takenBy(person))
      .where(and(visibleTo(person), eq(programs.Id, id)));
    return found;
  },

  byId: (id: string) => rowsOf(database, programs).find({ Id: id }),

  /** What a company offers in a plan year or in all, the latest first: programs that have such a part. */
  offered(entityId: string, planYearId: string | undefined, part: ProgramPart) {
    const inYear = planYearId === undefined ? undefined : eq(programs.PlanYearKeyId, planYearId);
    return database
      .select({ Id: programs.Id, Name: programs.Name, Features: programs.Features })
      .from(programs)
      .where(and(eq(programs.OwnerId, entityId), isNull(programs.MadeBy), eq(programs.IsPlanYear, false), isNotNull(programs[part]), inYear))
      .orderBy(desc(programs.StartDate), byText(programs.Name), asc(programs.Id));
  },

  /** The program of a plan year, which everybody of the company takes part in. */
  async ofPlanYear(person: PersonKey, planYearId: string): Promise<StandingRow | undefined> {
    const [found] = await database
      .select(standing(person))
      .from(programs)
      .leftJoin(participations, takenBy(person))
      .where(and(visibleTo(person), eq(programs.IsPlanYear, true), eq(programs.PlanYearKeyId, planYearId)));
    return found;
  },

  /** What a person takes part in or has completed and counts courses, the newest first. */
  async withCourses(person: PersonKey): Promise<ProgramRow[]> {
    const rows = await database
      .select({ program: programs })
      .from(programs)
      .innerJoin(participations, takenBy(person))
      .where(and(visibleTo(person), inArray(participations.ProgramStatus, ['Current', 'Completed']), sql`jsonb_array_length(${programs.CourseIds}) > 0`))
      .orderBy(desc(programs.StartDate), asc(programs.Id));
    return rows.map(({ program }) => program);
  },

  /** Keeps others from changing what this person takes part in until the transaction ends. */
  lock: (userId: string) => holdName(database, `programs ${userId}`),

  /** How many take part in a program now, or have completed it. */
  takingPart: (programId: string): Promise<number> =>
    database.$count(participations, and(eq(participations.ProgramId, programId), ne(participations.ProgramStatus, 'Quit'))),

  /** How many programs of their own a person has that are not over. */
  ownCount: (userId: string, today: string): Promise<number> =>
    database.$count(programs, and(eq(programs.MadeBy, userId), or(isNull(programs.EndDate), gte(programs.EndDate, today)))),

  /** Adds a program, unless there is one of its id. */
  async add(row: typeof programs.$inferInsert) {
    await database.insert(programs).values(row).onConflictDoNothing();
  },

  change: (programId: string, change: Partial<Omit<ProgramRow, 'Id' | 'OwnerId' | 'MadeBy'>>) => rowsOf(database, programs).change({ Id: programId }, change),

  remove: (programId: string) => rowsOf(database, programs).remove({ Id: programId }),

  /** Says how a person stands to a program, on their own day; what is not named stays. */
  async stand(userId: string, programId: string, named: Standing) {
    const change = { ...named, ...(named.Levels !== undefined && { Percent: percentOfLevels(named.Levels ?? []) }) };
    await database
      .insert(participations)
      .values({ UserId: userId, ProgramId: programId, ...change })
      .onConflictDoUpdate({ target: [participations.UserId, participations.ProgramId], set: change });
  },

  /** Ends the part that somebody takes in a program as if they had never taken any. */
  async leave(userId: string, program: Pick<ProgramRow, 'Id' | 'PlanYearKeyId'>) {
    await this.credit(userId, program, [], '');
    await rowsOf(database, participations).remove({ UserId: userId, ProgramId: program.Id });
  },

  /** Sets the points that the levels of a program have earned: those that are named, and no others. */
  async credit(userId: string, program: Pick<ProgramRow, 'Id' | 'PlanYearKeyId'>, levels: Pick<CompletionLevel, 'LevelId' | 'Points'>[], today: string) {
    const own = and(eq(pointCredits.UserId, userId), eq(pointCredits.ProgramId, program.Id));
    const kept = levels.map(({ LevelId }) => LevelId);
    const lost = kept.length === 0 ? own : and(own, sql`${pointCredits.LevelId} not in ${kept}`);
    // The database books what it takes back on the person's own day, which is set where there is something to take back.
    await database.delete(pointCredits).where(and(lost, sql`set_config('wellspring.day', ${today}, true) is not null`));
    if (levels.length === 0) return;
    const rows = levels.map(({ LevelId, Points }) => ({
      UserId: userId,
      ProgramId: program.Id,
      LevelId,
      PlanYearId: program.PlanYearKeyId,
      Points,
      EarnedOn: today,
    }));
    await database.insert(pointCredits).values(rows).onConflictDoNothing();
  },

  /** The trackers whose entries count in what a person takes part in. */
  async currentTrackerIds(userId: string): Promise<number[]> {
    const rows = await database
      .select({ trackerIds: programs.TrackerIds })
      .from(participations)
      .innerJoin(programs, eq(programs.Id, participations.ProgramId))
      .where(and(eq(participations.UserId, userId), eq(participations.ProgramStatus, 'Current')));
    return rows.flatMap(({ trackerIds }) => trackerIds);
  },

  /** Whether a person takes part in a program, or has completed it. */
  async takesPart(userId: string, programId: string): Promise<boolean> {
    const part = await rowsOf(database, participations).find({ UserId: userId, ProgramId: programId });
    return part !== undefined && part.ProgramStatus !== 'Quit';
  },

  /** Those of some people who take part in a program. */
  async amongParticipants(programId: string, userIds: readonly string[]): Promise<Set<string>> {
    const found = await database
      .select({ UserId: participations.UserId })
      .from(participations)
      .where(and(inArray(participations.UserId, [...userIds]), eq(participations.ProgramId, programId), ne(participations.ProgramStatus, 'Quit')));
    return new Set(found.map(({ UserId }) => UserId));
  },

  /** A program that has a message board, whoever may read it. */
  async board(programId: string): Promise<Pick<ProgramRow, 'OwnerId'> | undefined> {
    const [found] = await database.select({ OwnerId: programs.OwnerId, Features: programs.Features }).from(programs).where(eq(programs.Id, programId));
    return found?.Features.includes('MessageBoard') === true ? found : undefined;
  },
});

/** A program as one person stands to it, with what it itself asks for as its action. */
export function toProgram({ program: row, part }: Pick<StandingRow, 'program' | 'part'>): Program {
  const {
    MadeBy,
    ReportsRequired,
    Reporting: _reporting,
    Levels,
    Description: _description,
    Places: _places,
    IsPlanYear: _isPlanYear,
    IsPrepared: _isPrepared,
    Board: _board,
    Grouping: _grouping,
    CourseIds: _courseIds,
    ...rest
  } = row;
  const ProgramStatus = part?.ProgramStatus ?? 'Available';
  return {
    ...rest,
    ProgramStatus,
    IsPersonal: MadeBy !== null,
    Points: Levels.reduce((sum, { Points }) => sum + Points, 0),
    Progress: programProgress(Levels, ProgramStatus === 'Available' || ProgramStatus === 'Quit' ? null : (part?.Levels ?? null)),
    ...(ReportsRequired !== null && { SelfReportStats: { Required: ReportsRequired } }),
  };
}
