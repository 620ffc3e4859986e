import type { Revision } from '../../../runtime/definitions/compiled';
import { sumOf } from '../../../runtime/expressions/decimals';
import { dateIn } from '../../../runtime/format/date';
import { evaluate } from '../../../runtime/expressions/evaluate';
import type { CompletionLevel, ProgramFacts, ProgramRequirement, TrackedDay } from '../../../schemas/generated/records';
import { constantsOf } from '../../foundation/constants';
import type { CountedEntry } from '../../records/program-facts';
import { standingOf } from '../../records/program-progress';
import type { ParticipationRow, ProgramRow } from '../../records/programs';

/** What a person has done, whichever program it counts toward. */
export interface Done {
  /** In the order of the days. */
  entries: readonly CountedEntry[];
  /** By program, how many of its sessions that have taken place. */
  sessions: ReadonlyMap<string, number>;
  /** By course, the person's own day on which it was passed first. */
  courses: ReadonlyMap<string, string>;
  /** By plan year. */
  assessments: ReadonlyMap<string, number>;
  /** The days on which they were screened. */
  screenings: readonly string[];
  /** The programs that the person has completed. */
  completed: readonly Pick<ProgramRow, 'Id' | 'PlanYearKeyId' | 'Tags'>[];
  /** By plan year, what they have earned. */
  points: ReadonlyMap<string, number>;
}
type Counts = Pick<ParticipationRow, 'Reports' | 'Override'>;
type Counted = Pick<ProgramRow, 'Id' | 'PlanYearKeyId' | 'StartDate' | 'EndDate' | 'TrackerIds' | 'CourseIds' | 'Levels'>;

const isWithin = ({ StartDate, EndDate }: Pick<Counted, 'StartDate' | 'EndDate'>, day: string) => day >= StartDate && (EndDate === null || day <= EndDate);

/** What somebody logged toward a program, by tracker and day: numbers of a day are added up, and a yes counts as 1. */
export function trackedDays(program: Omit<Counted, 'Levels'>, entries: readonly CountedEntry[]): TrackedDay[] {
  const days = new Map<string, TrackedDay>();
  for (const { TrackerId, EntryDate, Values } of entries) {
    if (!isWithin(program, EntryDate) || !program.TrackerIds.includes(TrackerId)) continue;
    const key = `${EntryDate} ${TrackerId}`;
    const day = days.get(key) ?? { TrackerId, Date: EntryDate, Amounts: {} };
    days.set(key, day);
    for (const { FieldName, Value } of Values) {
      const amount = Value === 'Yes' ? 1 : Number(Value);
      if (Number.isFinite(amount)) day.Amounts[FieldName] = sumOf([day.Amounts[FieldName] ?? 0, amount]);
    }
  }
  return [...days.values()];
}

/** How far somebody is with a program: each requirement by the rule `programMeasure` of the definitions. */
export function standing(revision: Revision, program: Counted, part: Counts | null, done: Done): CompletionLevel[] {
  const { programMeasure } = constantsOf(revision).programs;
  const facts = factsOf(program, part, done);
  return standingOf(program.Levels, (requirement) => Number(evaluate(programMeasure.$, { requirement, facts })));
}

/**
 * The same for each sum of points that a person may have in the plan year of the program. What the rule finds without a look at points is found once. What
 * `done` says of points does not count.
 */
export function standingByPoints(revision: Revision, program: Counted, part: Counts | null, done: Omit<Done, 'points'>): (points: number) => CompletionLevel[] {
  const { programMeasure } = constantsOf(revision).programs;
  const facts = factsOf(program, part, { ...done, points: new Map() });
  const withoutPoints = new Map<ProgramRequirement, number>();
  const measure = (requirement: ProgramRequirement, points: number): number => {
    let isByPoints = false;
    const seen = {
      ...facts,
      get Points() {
        isByPoints = true;
        return points;
      },
    };
    const measured = Number(evaluate(programMeasure.$, { requirement, facts: seen }));
    if (!isByPoints) withoutPoints.set(requirement, measured);
    return measured;
  };
  return (points) => standingOf(program.Levels, (requirement) => withoutPoints.get(requirement) ?? measure(requirement, points));
}

/** What the leaderboard of a program compares of somebody, by the rules `boardUnits` and `boardDays` of the definitions; nothing where it has none. */
export function boardStanding(
  revision: Revision,
  program: Counted & Pick<ProgramRow, 'Board'>,
  part: Counts | null,
  done: Done,
): { Units: number; Days: number } {
  const { Board: board } = program;
  if (board === null) return { Units: 0, Days: 0 };
  const { boardUnits, boardDays } = constantsOf(revision).programs;
  const facts = factsOf(program, part, done);
  return { Units: Number(evaluate(boardUnits.$, { board, facts })), Days: Number(evaluate(boardDays.$, { board, facts })) };
}

/** The days on the calendar of a person of moments at which courses were passed. */
export const daysOfPasses = (passes: ReadonlyMap<string, string>, timeZone: string): Map<string, string> =>
  new Map([...passes].map(([id, moment]) => [id, dateIn(moment, timeZone)]));

/** How many courses of a program were passed first between its first day and its last. */
export const passedSince = ({ CourseIds, StartDate, EndDate }: Pick<Counted, 'CourseIds' | 'StartDate' | 'EndDate'>, passes: Done['courses']): number =>
  CourseIds.filter((id) => {
    const day = passes.get(id);
    return day !== undefined && day >= StartDate && (EndDate === null || day <= EndDate);
  }).length;

const factsOf = (program: Counted, part: Counts | null, done: Done): ProgramFacts => ({
  Days: trackedDays(program, done.entries),
  Reports: part?.Reports ?? 0,
  Courses: passedSince(program, done.courses),
  Sessions: done.sessions.get(program.Id) ?? 0,
  Assessments: done.assessments.get(program.PlanYearKeyId) ?? 0,
  Screenings: done.screenings.filter((day) => isWithin(program, day)).length,
  Override: part?.Override ?? null,
  Completed: done.completed
    .filter(({ Id, PlanYearKeyId }) => PlanYearKeyId === program.PlanYearKeyId && Id !== program.Id)
    .map(({ Id, Tags }) => ({ Id, Tags })),
  Points: done.points.get(program.PlanYearKeyId) ?? 0,
});
