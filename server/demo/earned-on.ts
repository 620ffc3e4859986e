import { sumOf } from '../../runtime/expressions/decimals';
import { addDays } from '../../runtime/format/date';
import type { ProgramRequirement } from '../../schemas/generated/records';
import { type Done, trackedDays } from '../areas/programs/standing';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import { chanceOf } from './participation-histories';

/** The days on which a person did what a program counts, beside what they logged; each list in order. */
export interface DoneOn {
  reports: readonly string[];
  sessions: readonly string[];
  courses: readonly string[];
  screenings: readonly string[];
  assessments?: readonly string[];
  /** When programs were completed, for the program of a plan year. */
  completed?: readonly { day: string; Tags: readonly string[] }[];
  /** When which points were earned, for the program of a plan year. */
  points?: readonly { day: string; points: number }[];
}

/**
 * Returns the day on which a person met the last requirement of a level (YYYY-MM-DD). What an administrator has set counts on the day it was set. The day
 * is never before the program starts, and never after `latest`.
 */
export function reachedOn(
  requirements: readonly ProgramRequirement[],
  program: ProgramRow,
  part: Pick<ParticipationRow, 'Override'> | null,
  entries: Done['entries'],
  doneOn: DoneOn,
  latest: string,
): string {
  const days = trackedDays(program, entries).toSorted((one, other) => one.Date.localeCompare(other.Date));
  const met = requirements.map((requirement) => {
    const day = metOn(requirement, days, doneOn);
    return day ?? part?.Override?.At.slice(0, 10) ?? latest;
  });
  return within(met.toSorted().at(-1) ?? latest, program.StartDate, latest);
}

function metOn(
  { Measure, Goal, TrackerId, Field, AtLeast, Tag }: ProgramRequirement,
  days: ReturnType<typeof trackedDays>,
  { reports, sessions, courses, screenings, assessments = [], completed = [], points = [] }: DoneOn,
): string | undefined {
  const own = days.filter((day) => day.TrackerId === TrackerId);
  const amountOf = (day: (typeof days)[number]) => (Field === undefined ? 1 : (day.Amounts[Field] ?? 0));
  const nth = (list: readonly string[]) => list[Goal - 1];
  switch (Measure) {
    case 'TrackedDays':
      return nth(own.filter((day) => amountOf(day) >= (AtLeast ?? 0)).map(({ Date }) => Date));
    case 'TrackedTotal':
      return whenSumOf(
        own.map((day) => ({ day: day.Date, points: amountOf(day) })),
        Goal,
      );
    case 'Reports':
      return nth(reports);
    case 'Sessions':
      return nth(sessions);
    case 'Courses':
      return nth(courses);
    case 'Screenings':
      return nth(screenings);
    case 'Assessments':
      return nth(assessments);
    case 'Programs':
      return nth(completed.filter(({ Tags }) => Tag === undefined || Tags.includes(Tag)).map(({ day }) => day));
    case 'Points':
      return whenSumOf(points, Goal);
  }
}

function whenSumOf(amounts: readonly { day: string; points: number }[], goal: number): string | undefined {
  let sum = 0;
  return amounts.find(({ points }) => {
    sum = sumOf([sum, points]);
    return sum >= goal;
  })?.day;
}

/** Returns the day on which a person whose entries are not in the demo reached the level of this place, the later the higher. */
export function imaginedOn(part: ParticipationRow, program: ProgramRow, place: number, latest: string): string {
  const first = [part.JoinedOn?.slice(0, 10) ?? program.StartDate, program.StartDate].toSorted()[1]!;
  const length = Math.max(0, Math.round((Date.parse(latest) - Date.parse(first)) / 86_400_000));
  const share = (place + 0.55 + 0.4 * chanceOf(part, `reaches ${place}`)) / program.Levels.length;
  return within(addDays(first, Math.floor(length * share))!, program.StartDate, latest);
}

const within = (day: string, first: string, last: string) => (day > last ? last : day < first ? first : day);
