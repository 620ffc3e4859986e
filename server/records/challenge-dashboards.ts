import { isBlankText } from '../../runtime/format/plain-text';
import { and, asc, desc, eq, gte, isNull, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { standing } from './person-conditions/challenge';
import type { Standing } from './person-conditions/criteria';
import { namesHave } from './person-search';
import { byText, largestFirst, standsBeyond } from './row-order';
import { profiles, users } from './tables/people';
import { type Audience, challengeChanges, challengeDays, participations, programs } from './tables/programs';
import { holdName } from './hold-name';

export type { Audience } from './tables/programs';

/** What a dashboard is about. What is empty is no filter. */
export interface DashboardQuery {
  entityId: string;
  /** The first and the last day; without the first one all that there is. */
  start: string;
  end: string;
  planYearId: string;
  programId: string;
  excluded: readonly Audience[];
}

/** Which of the people of a dashboard to look for. */
export interface ParticipantQuery extends DashboardQuery {
  standings: readonly Standing[];
  loggedSince: string;
  /** Words of names. */
  term: string;
  /** The time zone (IANA) of people who have chosen none. */
  timeZone: string;
}

/** A place in the list of participants: the last one that was seen. */
export interface ParticipantPlace {
  JoinedOn: string;
  UserId: string;
  ProgramId: string;
}

/** How something stands at the end of a period, and what came in it. */
export interface Figures {
  /** What they are about: everything in a step of time, or a challenge, alone or at a department or a location. */
  of: 'step' | 'challenge' | 'department' | 'location';
  /** The first day of the step, the challenge with the department or the location; empty for the time before the period, and for none. */
  key: string;
  programId: string;
  people: number;
  completed: number;
  progress: number;
  joined: number;
  left: number;
  newlyCompleted: number;
}

/** Into which steps a period is divided. */
export type Step = 'day' | 'week' | 'month';

/** The challenges of a company that run in a period: not those of plan years, and not those that people make for themselves. */
const wantedPrograms = ({ entityId, start, end, planYearId, programId }: DashboardQuery) =>
  and(
    isShown,
    eq(programs.OwnerId, entityId),
    lte(programs.StartDate, end),
    start === '' ? undefined : or(isNull(programs.EndDate), gte(programs.EndDate, start)),
    planYearId === '' ? undefined : eq(programs.PlanYearKeyId, planYearId),
    programId === '' ? undefined : eq(programs.Id, programId),
  );
const isShown = and(isNull(programs.MadeBy), eq(programs.IsPlanYear, false));

/** Those of these challenges who are wanted, by the day on which they joined. */
const wantedParticipants = (query: ParticipantQuery): SQL | undefined =>
  and(
    wantedPrograms(query),
    notInArray(participations.Audience, [...query.excluded, 'Former']),
    joinedUntil(query),
    standing(query.standings, query.loggedSince),
    isBlankText(query.term) ? undefined : namesHave(query.term),
  );

/** Who joined until the last day of a period, by their own calendar: the dashboard counts them on that day. Only moments near its end differ between time zones. */
const joinedUntil = ({ end, timeZone }: ParticipantQuery): SQL => {
  const atUtc = (days: number) => sql`((${end}::date + ${days}::int)::timestamp at time zone 'UTC')`;
  const ownZone = sql`coalesce((select ${profiles.TimeZone} from ${profiles} where ${eq(profiles.UserId, participations.UserId)}), ${timeZone})`;
  return sql`${participations.JoinedOn} < ${atUtc(2)} and (${participations.JoinedOn} < ${atUtc(0)} or (${participations.JoinedOn} at time zone ${ownZone})::date <= ${end}::date)`;
};

/** The order of participants: who joined last comes first. */
const orderOfParticipants = [largestFirst(participations.JoinedOn), asc(participations.UserId), asc(participations.ProgramId)];

const day = challengeDays;
const sums = [day.Joined, day.Left, day.People, day.Completed, day.Progress];
const keys = [day.ProgramId, day.Day, day.Department, day.Location, day.Audience];
const listed = (parts: SQL[]) => sql.join(parts, sql`, `);
const named = ({ name }: { name: string }) => sql.identifier(name);

/** How people take part in challenges, read from sums by day: see the triggers of the migration 0010. Whose a caller may see is decided before. */
export const challengeDashboardRecords = (database: Database) => ({
  /** Adds what has changed lately to the days, all at once: whoever reads meanwhile sees nothing of it or everything. Only in a transaction. */
  async fold(entityId: string) {
    await holdName(database, `dashboard ${entityId}`);
    const key = listed(keys.map((column) => sql`${named(column)}`));
    await database.execute(sql`
      with taken as (
        delete from ${challengeChanges} using ${programs}
        where ${eq(programs.Id, challengeChanges.ProgramId)} and ${eq(programs.OwnerId, entityId)} returning ${challengeChanges}.*)
      insert into ${day} (${key}, ${listed(sums.map((column) => sql`${named(column)}`))})
        select ${key}, ${listed(sums.map((column) => sql`sum(${named(column)})`))} from taken group by ${key} order by ${key}
      on conflict (${key}) do update set ${listed(sums.map((column) => sql`${named(column)} = ${column} + excluded.${named(column)}`))}`);
  },

  /** The challenges of a dashboard, the latest first. */
  programs: (query: DashboardQuery) =>
    database
      .select({
        Id: programs.Id,
        Name: programs.Name,
        StartDate: programs.StartDate,
        EndDate: programs.EndDate,
        HasLeaderboard: sql<boolean>`${programs.Board} is not null`,
      })
      .from(programs)
      .where(wantedPrograms(query))
      .orderBy(desc(programs.StartDate), byText(programs.Name), asc(programs.Id)),

  /** The company that offers a challenge of dashboards. */
  async ownerOf(programId: string): Promise<string | undefined> {
    const where = and(isShown, eq(programs.Id, programId));
    const [found] = await database.select({ OwnerId: programs.OwnerId }).from(programs).where(where);
    return found?.OwnerId;
  },

  /** The figures of a dashboard, all from one pass over its days. Of each challenge there is one of departments and locations for each that it has. */
  async figures(query: DashboardQuery, step: Step): Promise<Figures[]> {
    const isIn = query.start === '' ? sql`true` : gte(day.Day, query.start);
    const days = database
      .select({
        programId: sql`${day.ProgramId}`.as('program_id'),
        department: sql`${day.Department}`.as('department'),
        location: sql`${day.Location}`.as('location'),
        // A step that began before the period begins with it.
        step: sql`case when ${isIn} then greatest(date_trunc(${step}, ${day.Day})::date, ${query.start === '' ? null : query.start}::date)::text else '' end`.as(
          'step',
        ),
        isIn: sql`${isIn}`.as('is_in'),
        people: sql`${day.People}`.as('people'),
        completed: sql`${day.Completed}`.as('completed'),
        progress: sql`${day.Progress}`.as('progress'),
        joined: sql`${day.Joined}`.as('joined'),
        left: sql`${day.Left}`.as('left_it'),
      })
      .from(day)
      .innerJoin(programs, eq(programs.Id, day.ProgramId))
      .where(and(wantedPrograms(query), lte(day.Day, query.end), notInArray(day.Audience, [...query.excluded, 'Former'])))
      .as('days');
    const sum = (column: SQL.Aliased, where?: SQL.Aliased) =>
      sql<number>`coalesce(sum(${column})${where === undefined ? sql`` : sql` filter (where ${where})`}, 0)::integer`;
    return database
      .select({
        of: sql<
          Figures['of']
        >`case grouping(${days.programId}, ${days.department}, ${days.location}) when 7 then 'step' when 3 then 'challenge' when 1 then 'department' else 'location' end`,
        key: sql<string>`coalesce(${days.step}, ${days.department}, ${days.location}, '')`,
        programId: sql<string>`coalesce(${days.programId}, '')`,
        people: sum(days.people),
        completed: sum(days.completed),
        progress: sum(days.progress),
        joined: sum(days.joined, days.isIn),
        left: sum(days.left, days.isIn),
        newlyCompleted: sum(days.completed, days.isIn),
      })
      .from(days)
      .groupBy(sql`grouping sets ((${days.step}), (${days.programId}), (${days.programId}, ${days.department}), (${days.programId}, ${days.location}))`)
      .orderBy(sql`2`);
  },

  /** So many participants after a place in the list. */
  participants: (query: ParticipantQuery, after: ParticipantPlace | undefined, size: number) =>
    participantsWhere(database, and(wantedParticipants(query), after && beyond(after)))
      .orderBy(...orderOfParticipants)
      .limit(size),

  async countParticipants(query: ParticipantQuery): Promise<number> {
    const [found] = await database
      .select({ count: sql<string>`count(*)` })
      .from(participations)
      .innerJoin(programs, eq(programs.Id, participations.ProgramId))
      .innerJoin(users, eq(users.UserId, participations.UserId))
      .where(wantedParticipants(query));
    return Number(found?.count ?? 0);
  },
});

/** The statement that selects participants for an export, with their places. */
export const exportedParticipants = (query: ParticipantQuery): SQL =>
  sql`select row_number() over (order by ${listed(orderOfParticipants)}), ${participations.UserId}, ${participations.ProgramId}
    from ${participations} inner join ${programs} on ${eq(programs.Id, participations.ProgramId)} inner join ${users} on ${eq(users.UserId, participations.UserId)}
    where ${wantedParticipants(query)}`;

/** A participation with who it is of, and in what. */
export type ParticipantRow = Awaited<ReturnType<typeof participantsWhere>>[number];

/** Participants who meet a condition, with who they are. */
export const participantsWhere = (database: Database, where: SQL | undefined) =>
  database
    .select({ part: participations, person: users, program: { Name: programs.Name } })
    .from(participations)
    .innerJoin(programs, eq(programs.Id, participations.ProgramId))
    .innerJoin(users, eq(users.UserId, participations.UserId))
    .where(where);

/** What stands after a place in the list. The first condition is one that the index can begin with. */
const beyond = ({ JoinedOn, UserId, ProgramId }: ParticipantPlace) =>
  and(
    lte(participations.JoinedOn, JoinedOn),
    or(
      lt(participations.JoinedOn, JoinedOn),
      standsBeyond(
        [
          [participations.UserId, UserId],
          [participations.ProgramId, ProgramId],
        ],
        'after',
      ),
    ),
  );
