import { constantsOf } from '../foundation/constants';
import { addDays } from '../../runtime/format/date';
import type { Definitions } from '../definitions/definitions';
import { boardStanding, daysOfPasses, type Done, passedSince, standing } from '../areas/programs/standing';
import type { CourseProgressRow } from '../records/courses';
import type { ParticipationRow } from '../records/programs';
import type { pointCredits } from '../records/tables/programs';
import type { TrackerEntryRow } from '../records/tracker-entries';
import { historyOf, imagined } from './participation-histories';
import { type DoneOn, imaginedOn, reachedOn } from './earned-on';
import type { makeEvents } from './event-rows';
import type { makeHealth } from './health-rows';
import type { makeBiometricOverrides } from './make-overrides';
import { isOther } from './make-people';
import type { makeRows } from './make-rows';
import type { makeSelfReports } from './make-self-reports';
import { settlePlanYears } from './plan-year-standings';

type Rows = Pick<ReturnType<typeof makeRows>, 'entities' | 'users' | 'programs' | 'participations'>;
type Credit = typeof pointCredits.$inferInsert;

/** What people have done. */
interface DoneInDemo {
  entries: readonly TrackerEntryRow[];
  events: ReturnType<typeof makeEvents>;
  courses: readonly CourseProgressRow[];
  health: Pick<ReturnType<typeof makeHealth>, 'measurements' | 'progress'>;
  marks: ReturnType<typeof makeBiometricOverrides>;
  reports: ReturnType<typeof makeSelfReports>['reports'];
}

/**
 * How far people are with what they take part in, by what they have logged, signed up for and learned and when they were screened: so the demo agrees with
 * itself. Nobody has completed what neither their entries nor an administrator show, but those whom no test names: what they log is not in the demo.
 * Points are earned on the day on which the last requirement of their level was met.
 */
export function settleDemo(rows: Rows, { entries, events, courses, health, marks, reports }: DoneInDemo, definitions: Definitions, now: string) {
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
      return StartsAt < now ? [[`${UserId} ${ProgramId}`, StartsAt.slice(0, 10)] as const] : [];
    }),
  );
  const passes = new Map<string, Map<string, string>>();
  for (const { UserId, CourseId, FirstCompletedDate } of courses)
    if (FirstCompletedDate !== null) passes.set(UserId, (passes.get(UserId) ?? new Map<string, string>()).set(CourseId, FirstCompletedDate));
  const today = now.slice(0, 10);
  const approved = new Map<string, string[]>();
  for (const { UserId, ProgramId, Status, SubmittedDate, ReviewDate } of reports) {
    if (Status !== 'Approved') continue;
    const key = `${UserId} ${ProgramId}`;
    approved.set(key, [...(approved.get(key) ?? []), (ReviewDate ?? SubmittedDate).slice(0, 10)].toSorted());
  }
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
    const session = attended.get(`${part.UserId} ${part.ProgramId}`);
    const came = session === undefined ? 0 : 1;
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
    const latest = [program.EndDate ?? today, addDays(today, -1)!].toSorted()[0]!;
    const doneOn: DoneOn = {
      reports: approved.get(`${part.UserId} ${part.ProgramId}`) ?? [],
      sessions: session === undefined ? [] : [session],
      courses: program.CourseIds.flatMap((id) => passed.get(id) ?? []).toSorted(),
      screenings: screenings.filter((day) => day >= program.StartDate).toSorted(),
    };
    const isImagined = own.length === 0 && part.Override === null && program.TrackerIds.length > 0 && isOther(part);
    const earned = program.Levels.flatMap(({ LevelId, Points, Requirements }, place) => {
      if (Levels[place]?.IsCompleted !== true) return [];
      const EarnedOn = isImagined ? imaginedOn(part, program, place, latest) : reachedOn(Requirements, program, part, own, doneOn, latest);
      return [{ UserId: part.UserId, ProgramId: part.ProgramId, LevelId, PlanYearId: program.PlanYearKeyId, Points, EarnedOn }];
    });
    credits.push(...earned);
    const isTouched = Levels.some(({ Requirements }) => Requirements.some(({ Value }) => Value > 0));
    const stood = {
      ...part,
      ProgramStatus: Levels.every(({ IsCompleted }) => IsCompleted) ? ('Completed' as const) : ('Current' as const),
      Levels: isTouched ? Levels : null,
      ...boardStanding(revisions.get(program.OwnerId)!, program, part, done),
    };
    const completedOn =
      stood.ProgramStatus === 'Completed' && !isImagined
        ? earned
            .map(({ EarnedOn }) => EarnedOn)
            .toSorted()
            .at(-1)
        : undefined;
    return { ...stood, ...historyOf(stood, program, today), ...(completedOn !== undefined && { ChangedOn: completedOn }) };
  });
  const years = settlePlanYears({ ...rows, participations, credits }, { entriesOf, submitted: health.progress }, revisions, today);
  return { participations: [...participations, ...years.participations], credits: [...credits, ...years.credits] };
}
