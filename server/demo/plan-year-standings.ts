import { addDays } from '../../runtime/format/date';
import type { Revision } from '../../runtime/definitions/compiled';
import { type Done, standing } from '../areas/programs/standing';
import type { AssessmentProgressRow } from '../records/assessments';
import { percentOfLevels } from '../records/program-progress';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import type { pointCredits } from '../records/tables/programs';
import type { TrackerEntryRow } from '../records/tracker-entries';
import { reachedOn } from './earned-on';
import { nothingCounted } from './make-programs';

type Credit = typeof pointCredits.$inferInsert;

interface Settled {
  programs: readonly ProgramRow[];
  participations: readonly ParticipationRow[];
  credits: readonly Credit[];
}

interface YearsDone {
  entriesOf: ReadonlyMap<string, readonly TrackerEntryRow[]>;
  submitted: readonly Pick<AssessmentProgressRow, 'UserId' | 'EntityId' | 'PlanYearId' | 'Status' | 'SubmittedDate'>[];
}

/** Returns how far people are with the programs of plan years, and what these gave: for those who submitted an assessment, which the first level asks for. */
export function settlePlanYears(
  { programs, participations, credits }: Settled,
  { entriesOf, submitted }: YearsDone,
  revisions: ReadonlyMap<string, Revision>,
  today: string,
) {
  const byId = new Map(programs.map((program) => [program.Id, program]));
  const partsOf = grouped(participations, ({ UserId }) => UserId);
  const creditsOf = grouped(credits, ({ UserId }) => UserId);
  const made: { participations: ParticipationRow[]; credits: Credit[] } = { participations: [], credits: [] };
  for (const { UserId, EntityId, PlanYearId, Status, SubmittedDate } of submitted) {
    const program = programs.find(({ IsPlanYear, OwnerId, PlanYearKeyId }) => IsPlanYear && OwnerId === EntityId && PlanYearKeyId === PlanYearId);
    if (Status !== 'Submitted' || SubmittedDate === null || program === undefined) continue;
    const ownCredits = (creditsOf.get(UserId) ?? [])
      .filter((credit) => credit.PlanYearId === PlanYearId)
      .toSorted((one, other) => one.EarnedOn.localeCompare(other.EarnedOn));
    const completed = (partsOf.get(UserId) ?? []).filter((part) => part.ProgramStatus === 'Completed').map(({ ProgramId }) => byId.get(ProgramId)!);
    const ofYear = completed.filter(({ PlanYearKeyId }) => PlanYearKeyId === PlanYearId);
    const done = {
      entries: entriesOf.get(UserId) ?? [],
      sessions: new Map(),
      courses: new Map(),
      assessments: new Map([[PlanYearId, 1]]),
      screenings: [],
      completed: ofYear,
      points: new Map(),
    } satisfies Done;
    const Levels = levelsOf(
      revisions.get(EntityId)!,
      program,
      done,
      ownCredits.reduce((sum, { Points }) => sum + Points, 0),
    );
    const first = Levels.findIndex(({ IsCompleted }) => !IsCompleted);
    if (first === 0) continue;
    const latest = [program.EndDate ?? today, addDays(today, -1)!].toSorted()[0]!;
    const lastOf = (id: string) => ownCredits.filter(({ ProgramId }) => ProgramId === id).at(-1)?.EarnedOn ?? latest;
    const points = ownCredits.map(({ EarnedOn, Points }) => ({ day: EarnedOn, points: Points }));
    const doneOn = {
      reports: [],
      sessions: [],
      courses: [],
      screenings: [],
      assessments: [SubmittedDate.slice(0, 10)],
      completed: ofYear.map(({ Id, Tags }) => ({ day: lastOf(Id), Tags })).toSorted((one, other) => one.day.localeCompare(other.day)),
    };
    let ChangedOn = program.StartDate;
    for (const [place, { LevelId, Points, Requirements }] of program.Levels.entries()) {
      if (Levels[place]?.IsCompleted !== true) continue;
      points.sort((one, other) => one.day.localeCompare(other.day));
      const EarnedOn = reachedOn(Requirements, program, null, done.entries, { ...doneOn, points }, latest);
      made.credits.push({ UserId, ProgramId: program.Id, LevelId, PlanYearId, Points, EarnedOn });
      points.push({ day: EarnedOn, points: Points });
      ChangedOn = EarnedOn > ChangedOn ? EarnedOn : ChangedOn;
    }
    made.participations.push({
      UserId,
      ProgramId: program.Id,
      ProgramStatus: first < 0 ? 'Completed' : 'Current',
      JoinedOn: `${program.StartDate}T15:20:00.000Z`,
      Levels,
      Reports: 0,
      ...nothingCounted,
      Percent: percentOfLevels(Levels),
      ChangedOn,
    });
  }
  return made;
}

/** Counts the points of its own levels too, as the server does when it settles the program. */
function levelsOf(revision: Revision, program: ProgramRow, done: Done, others: number) {
  let own = 0;
  for (;;) {
    const levels = standing(revision, program, null, { ...done, points: new Map([[program.PlanYearKeyId, others + own]]) });
    const next = levels.reduce((sum, { IsCompleted, Points }) => sum + (IsCompleted ? Points : 0), 0);
    if (next === own) return levels;
    own = next;
  }
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
