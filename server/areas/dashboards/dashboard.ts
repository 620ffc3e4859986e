import { addDays } from '../../../runtime/format/date';
import { compareNames } from '../../../runtime/format/plain-text';
import { addMonths, startOfMonth, startOfWeek } from '../../../runtime/format/time';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { ChallengeDashboard, DashboardPart, DashboardStep } from '../../../schemas/generated/records';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { EntityRow } from '../../records/callers';
import type { DashboardQuery, Figures, Step } from '../../records/challenge-dashboards';
import { placeNames } from '../people/participants';
import { stepOf } from './asked';
import { largeGroups } from './large-groups';

type Sums = Omit<Figures, 'of' | 'key' | 'programId'>;
const nothing: Sums = { people: 0, completed: 0, progress: 0, joined: 0, left: 0, newlyCompleted: 0 };
const added = (one: Sums, other: Sums): Sums => ({
  people: one.people + other.people,
  completed: one.completed + other.completed,
  progress: one.progress + other.progress,
  joined: one.joined + other.joined,
  left: one.left + other.left,
  newlyCompleted: one.newlyCompleted + other.newlyCompleted,
});
const sumOf = (all: readonly Sums[]): Sums => all.reduce(added, nothing);

const figuresOf = ({ people, completed, progress, joined, left, newlyCompleted }: Sums) => ({
  Participants: people,
  Completed: completed,
  CompletionPercent: people === 0 ? null : Math.floor((100 * completed) / people),
  AverageProgress: people === 0 ? null : Math.floor(progress / people),
  Joined: joined,
  Left: left,
  NewlyCompleted: newlyCompleted,
});

/** A dashboard of a company, from its sums by day. */
export async function dashboardOf(
  { entity, query }: { entity: EntityRow; query: DashboardQuery },
  revision: Revision,
  tools: Tools,
): Promise<ChallengeDashboard> {
  const settings = constantsOf(revision).dashboards;
  const step = stepOf(query, revision);
  const { figures, programs } = await tools.transaction(async ({ challengeDashboards }) => {
    await challengeDashboards.fold(query.entityId);
    return { figures: await challengeDashboards.figures(query, step), programs: await challengeDashboards.programs(query) };
  });
  const names = await placeNames([entity], revision, tools);
  const years = await tools.companies.planYears(entity);
  const of = (kind: Figures['of']) => figures.filter((row) => row.of === kind);
  const byProgram = new Map(of('challenge').map((row) => [row.programId, row]));
  const partOf = (Id: string, Name: string, sums: Sums): DashboardPart => ({ Id, Name, StartDate: null, EndDate: null, ...figuresOf(sums) });
  const groupsOf = (kind: 'department' | 'location', none: string): DashboardPart[] => {
    const { large, small } = largeGroups(of(kind), settings.dashboardSmallestGroup);
    const shown = large.map(({ key, rows }) => partOf(key, key === '' ? none : names[kind](query.entityId, key), sumOf(rows)));
    const together = small.length === 0 ? [] : [partOf('', settings.dashboardSmallGroups, sumOf(small))];
    return [...shown.toSorted((one, other) => compareNames(one.Name, other.Name)), ...together];
  };
  return {
    EntityId: query.entityId,
    StartDate: query.start === '' ? null : query.start,
    EndDate: query.end,
    Step: step,
    SmallestGroup: settings.dashboardSmallestGroup,
    Totals: partOf('', entity.EntityName, sumOf(of('challenge'))),
    Steps: stepsOf(of('step'), query, step),
    Challenges: programs.map((program) => ({ ...partOf(program.Id, program.Name, byProgram.get(program.Id) ?? nothing), ...program })),
    Departments: groupsOf('department', settings.dashboardNoDepartment),
    Locations: groupsOf('location', settings.dashboardNoLocation),
    PlanYears: years.map(({ PlanYearId, Name }) => ({ Value: PlanYearId, Text: Name })),
  };
}

/** The steps of a period, each with how it stood at its end. Without a first day they begin with the first change there is. */
function stepsOf(rows: readonly Figures[], { start, end }: DashboardQuery, step: Step): DashboardStep[] {
  const byStep = new Map(rows.map((row) => [row.key, row]));
  const first = start === '' ? rows.map(({ key }) => key).toSorted()[0] : start;
  let until: Sums = byStep.get('') ?? nothing;
  const steps: DashboardStep[] = [];
  for (let day = first; day !== undefined && day <= end; day = stepAfter(day, step)) {
    const own = byStep.get(day) ?? nothing;
    until = { ...added(until, own), joined: own.joined, left: own.left, newlyCompleted: own.newlyCompleted };
    steps.push({ StartDate: day, ...figuresOf(until) });
  }
  return steps;
}

/** The first day of the next step; weeks begin on Monday, as the database has them. */
function stepAfter(day: string, step: Step): string {
  if (step === 'day') return addDays(day, 1)!;
  return step === 'week' ? addDays(startOfWeek(day, 1)!, 7)! : addMonths(startOfMonth(day)!, 1)!;
}
