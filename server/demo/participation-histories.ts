import { sql } from 'drizzle-orm';
import { addDays } from '../../runtime/format/date';
import type { CompletionLevel } from '../../schemas/generated/records';
import type { Database } from '../database/database';
import { challengeDashboardRecords } from '../records/challenge-dashboards';
import { percentOfLevels, standingOf } from '../records/program-progress';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import { entities } from '../records/tables/people';
import { challengeChanges, participations } from '../records/tables/programs';
import type { Season } from './demo-calendar';
import { isOther } from './make-people';
import { seededRandom } from './seeded-random';

type Part = Pick<ParticipationRow, 'UserId' | 'ProgramId'>;

/** From 0 to 1, the same each time for the same participation and question, and drawn from nothing that others draw from. */
export function chanceOf({ UserId, ProgramId }: Part, question: string): number {
  let hash = 2_166_136_261;
  for (const letter of `${UserId} ${ProgramId} ${question}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return seededRandom(hash).next();
}

/** Of a hundred people, so many take part in a season: more each year, and fewer in summer. The latest season is as it is drawn. */
const shares: Record<string, number> = { 'fall-2025': 0.5, winter: 0.78, spring: 0.86, summer: 0.64 };

/** Whether somebody whom no test names takes part in a season that is over. */
export const takesPart = (part: Part, { StartDate }: ProgramRow, seasons: readonly Season[]): boolean =>
  !isOther(part) || chanceOf(part, 'takes part') < (shares[seasons.find((season) => season.StartDate === StartDate)?.key ?? ''] ?? 1);

/** When somebody joins: around the first day, on a workday more often than not. */
export function joinedOn(part: Part, { StartDate }: ProgramRow): string {
  if (!isOther(part)) return `${addDays(StartDate, -3)}T15:20:00.000Z`;
  const day = addDays(StartDate, Math.round(10 * (chanceOf(part, 'joins') + chanceOf(part, 'waits')) - 10))!;
  const isPutOff = [0, 6].includes(new Date(day).getUTCDay()) && chanceOf(part, 'weekend') < 0.75;
  return `${isPutOff ? addDays(day, 2) : day}T${isPutOff ? '14' : '17'}:20:00.000Z`;
}

/** How far somebody is with what trackers count, although nothing that they log is in the demo: a third of all complete it, and some never begin. */
export function imagined(part: Part, { Levels, StartDate, EndDate, TrackerIds }: ProgramRow, today: string): CompletionLevel[] | undefined {
  if (!isOther(part) || TrackerIds.length === 0) return undefined;
  const length = daysFrom(StartDate, EndDate ?? today);
  const gone = Math.min(1, Math.max(0, daysFrom(StartDate, today) / length));
  const effort = Math.max(0, 1.55 * chanceOf(part, 'effort') - 0.1) * gone;
  return standingOf(Levels, ({ Goal }) => Math.floor(Goal * Math.min(1, effort)));
}

const daysFrom = (first: string, last: string) => Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);

/** How far somebody is in percent, and the day on which that changed last: when they completed it, quit it, or logged something. */
export function historyOf(part: ParticipationRow, { EndDate }: ProgramRow, today: string): Pick<ParticipationRow, 'Percent' | 'ChangedOn'> {
  const first = (part.JoinedOn ?? today).slice(0, 10);
  const last = [EndDate ?? today, addDays(today, -1)!].toSorted()[0]!;
  const days = Math.max(0, daysFrom(first, last));
  const reached = { Current: 1, Completed: 0.45 + 0.55 * chanceOf(part, 'completes'), Quit: 0.1 + 0.4 * chanceOf(part, 'quits') }[part.ProgramStatus];
  return { Percent: percentOfLevels(part.Levels ?? []), ChangedOn: addDays(first, Math.floor(days * reached))! };
}

const stepDays = 14;

/** Spreads what the rows count on the day of their last change over the days since they were joined: the sums stay as they are. */
export async function insertHistories(database: Database) {
  await database.execute(sql`insert into ${challengeChanges}
    select part.program_id, step.day, part.department, part.location, part.audience, sum(step.people), 0, sum(step.people), 0, sum(step.progress)
    from ${participations} as part
      join programs on programs.id = part.program_id and programs.made_by is null and not programs.is_plan_year,
      lateral (select (part.joined_on at time zone 'UTC')::date as first, greatest(1, (part.changed_on - (part.joined_on at time zone 'UTC')::date) / ${stepDays}::int) as steps) as way,
      lateral (select way.first as day, 1 as people, 0 as progress
        union all select part.changed_on, -1, 0
        union all select part.changed_on, 0, -part.percent where part.program_status <> 'Quit'
        union all select way.first + number * (part.changed_on - way.first) / way.steps, 0, part.percent * number / way.steps - part.percent * (number - 1) / way.steps
          from generate_series(1, way.steps) as number where part.program_status <> 'Quit') as step
    group by 1, 2, 3, 4, 5`);
  const companies = await database.select({ EntityId: entities.EntityId }).from(entities);
  for (const { EntityId } of companies) await challengeDashboardRecords(database).fold(EntityId);
}
