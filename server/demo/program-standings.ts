import { constantsOf } from '../foundation/constants';
import { addDays } from '../../runtime/format/date';
import type { Definitions } from '../definitions/definitions';
import { boardStanding, daysOfPasses, type Done, passedSince, standing } from '../areas/programs/standing';
import type { CourseProgressRow } from '../records/courses';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import type { pointCredits } from '../records/tables/programs';
import type { TrackerEntryRow } from '../records/tracker-entries';
import { historyOf, imagined } from './participation-histories';
import type { makeEvents } from './event-rows';
import type { makeHealth } from './health-rows';
import type { makeBiometricOverrides } from './make-overrides';
import type { makeRows } from './make-rows';

type Rows = Pick<ReturnType<typeof makeRows>, 'entities' | 'users' | 'programs' | 'participations'>;
type Credit = typeof pointCredits.$inferInsert;

/** What people have done. */
interface DoneInDemo {
  entries: readonly TrackerEntryRow[];
  events: ReturnType<typeof makeEvents>;
  courses: readonly CourseProgressRow[];
  health: Pick<ReturnType<typeof makeHealth>, 'measurements'>;
  marks: ReturnType<typeof makeBiometricOverrides>;
}

/**
 * How far people are with what they take part in, by what they have logged, signed up for and learned and when they were screened: so the demo agrees with
 * itself. Nobody has completed what neither their entries nor an administrator show, but those whom no test names: what they log is not in the demo. The
 * programs of plan years are counted when they are first asked for.
 */
export function settleDemo(rows: Rows, { entries, events, courses, health, marks }: DoneInDemo, definitions: Definitions, now: string) {
  const programs = new Map(rows.programs.map((program) => [program.Id, program]));
  const revisions = new Map(rows.entities.map(({ EntityId, Customer }) => [EntityId, definitions.for(Customer)]));
  const entriesOf = new Map<string, TrackerEntryRow[]>();
  for (const entry of entries) {
    const own = entriesOf.get(entry.UserId);
    if (own === undefined) entriesOf.set(entry.UserId, [entry]);
    else own.push(entry);
  }
  const sessions = new Map(events.sessions.map((session) => [session.SessionId, session]));
  const attended = new Map(
    events.signUps.flatMap(({ UserId, SessionId }) => {
      const { ProgramId, StartsAt } = sessions.get(SessionId)!;
      return StartsAt < now ? [[`${UserId} ${ProgramId}`, 1] as const] : [];
    }),
  );
  const passes = new Map<string, Map<string, string>>();
  for (const { UserId, CourseId, FirstCompletedDate } of courses)
    if (FirstCompletedDate !== null) passes.set(UserId, (passes.get(UserId) ?? new Map<string, string>()).set(CourseId, FirstCompletedDate));
  const today = now.slice(0, 10);
  const timeZone = constantsOf(definitions.for(null)).server.defaultTimeZone;
  const screened = new Map<string, Set<string>>();
  for (const { UserId, Date } of [...health.measurements.filter(({ Source }) => Source === 'Screening'), ...marks])
    screened.set(UserId, (screened.get(UserId) ?? new Set()).add(Date));
  const credits: Credit[] = [];
  const nothingLogged = new Map<string, ReturnType<typeof standing>>();
  const participations = rows.participations.map((part): ParticipationRow => {
    const program = programs.get(part.ProgramId)!;
    if (part.ProgramStatus === 'Quit') return { ...part, ...historyOf(part, program, today) };
    const own = entriesOf.get(part.UserId) ?? [];
    const came = attended.get(`${part.UserId} ${part.ProgramId}`) ?? 0;
    const passed = daysOfPasses(passes.get(part.UserId) ?? new Map<string, string>(), timeZone);
    const screenings = [...(screened.get(part.UserId) ?? [])];
    const key = JSON.stringify([part.ProgramId, part.Reports, passedSince(program, passed), came, screenings, part.Override]);
    const done: Done = {
      entries: own,
      sessions: new Map([[program.Id, came]]),
      courses: passed,
      assessments: new Map(),
      screenings,
      completed: [],
      points: new Map(),
    };
    const made = own.length === 0 && part.Override === null ? (imagined(part, program, today) ?? nothingLogged.get(key)) : undefined;
    const Levels = made ?? standing(revisions.get(program.OwnerId)!, program, part, done);
    if (own.length === 0 && made === undefined) nothingLogged.set(key, Levels);
    for (const { LevelId, Points } of Levels.filter(({ IsCompleted }) => IsCompleted)) credits.push(creditOf(part, program, LevelId, Points, today));
    const isTouched = Levels.some(({ Requirements }) => Requirements.some(({ Value }) => Value > 0));
    const stood = {
      ...part,
      ProgramStatus: Levels.every(({ IsCompleted }) => IsCompleted) ? ('Completed' as const) : ('Current' as const),
      Levels: isTouched ? Levels : null,
      ...boardStanding(revisions.get(program.OwnerId)!, program, part, done),
    };
    return { ...stood, ...historyOf(stood, program, today) };
  });
  return { participations, credits };
}

/** What a level gave: on the last day of its program, or the day before today while it still runs. */
const creditOf = ({ UserId, ProgramId }: ParticipationRow, program: ProgramRow, LevelId: string, Points: number, today: string): Credit => {
  const EarnedOn = [program.EndDate ?? program.StartDate, addDays(today, -1)!].toSorted()[0]!;
  return { UserId, ProgramId, LevelId, PlanYearId: program.PlanYearKeyId, Points, EarnedOn };
};
