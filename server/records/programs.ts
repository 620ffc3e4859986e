import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Program, ProgramPage } from '../../schemas/generated/records';
import { participations, programs } from './tables/programs';

interface ProgramQuery {
  page: number;
  size: number;
  /** A column, with a minus before it for the reverse order. */
  sort: string;
}

interface Person {
  UserId: string;
  EntityId: string;
}

const visibleTo = ({ UserId, EntityId }: Person) => and(eq(programs.OwnerId, EntityId), or(isNull(programs.MadeBy), eq(programs.MadeBy, UserId)));
const takenBy = ({ UserId }: Person) => and(eq(participations.ProgramId, programs.Id), eq(participations.UserId, UserId));

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
  /** One page of the programs with one of these statuses. */
  async page(person: Person, statuses: Program['ProgramStatus'][], { page, size, sort }: ProgramQuery): Promise<ProgramPage> {
    const descending = sort.startsWith('-');
    const name = descending ? sort.slice(1) : sort;
    const column = Object.hasOwn(columns, name) ? columns[name]! : programs.Name;
    const rows = await database
      .select({ program: programs, status, total: sql<string>`count(*) over ()` })
      .from(programs)
      .leftJoin(participations, takenBy(person))
      .where(and(visibleTo(person), inArray(status, statuses)))
      .orderBy(descending ? desc(column) : asc(column), asc(programs.Id))
      .limit(size)
      .offset(page * size);
    // Past the last page there is no row to read the total from.
    const total = rows[0]?.total ?? (page === 0 ? 0 : await this.count(person, statuses));
    return { Items: rows.map((row) => toProgram(row.program, row.status)), Total: Number(total) };
  },

  /** One program as a person stands to it; nothing where they cannot see it. */
  async find(person: Person, id: string): Promise<Program | undefined> {
    const [found] = await database
      .select({ program: programs, status })
      .from(programs)
      .leftJoin(participations, takenBy(person))
      .where(and(visibleTo(person), eq(programs.Id, id)));
    return found && toProgram(found.program, found.status);
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
    const [found] = await database
      .select({ status: participations.ProgramStatus })
      .from(participations)
      .where(and(eq(participations.UserId, userId), eq(participations.ProgramId, programId), ne(participations.ProgramStatus, 'Quit')));
    return found !== undefined;
  },

  async count(person: Person, statuses: Program['ProgramStatus'][]) {
    return (await this.page(person, statuses, { page: 0, size: 1, sort: 'Name' })).Total;
  },
});

/** A program as one person stands to it. */
export function toProgram(row: typeof programs.$inferSelect, programStatus: Program['ProgramStatus']): Program {
  const { MadeBy, ActionType, ReportsRequired, ...rest } = row;
  return {
    ...rest,
    ProgramStatus: programStatus,
    IsPersonal: MadeBy !== null,
    Action: { Type: ActionType },
    ...(ReportsRequired !== null && { SelfReportStats: { Required: ReportsRequired } }),
  };
}
