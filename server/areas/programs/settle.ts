import { isDeepStrictEqual } from 'node:util';
import { addDays, dateIn } from '../../../runtime/format/date';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { CompletionLevel, LiveMessage } from '../../../schemas/generated/records';
import { addMoment } from '../../calls/add-moment';
import type { Records } from '../../calls/tools';
import { userTopic } from '../../calls/topics';
import { constantsOf } from '../../foundation/constants';
import type { Clock } from '../../foundation/clock';
import type { NewLiveMessage } from '../../records/live-messages';
import type { BoardStanding, CountedInYear, SettledChange, SettledRow } from '../../records/settled-programs';
import { timeZoneOfPerson } from '../../calls/time-zone';
import { boardStanding, daysOfPasses, type Done, standing, standingByPoints } from './standing';

/** Whose progress is settled, and by what. */
export interface Settling {
  person: { UserId: string; EntityId: string };
  revision: Revision;
  clock: Clock;
  /** The person's own time zone, where the caller knows it; otherwise it is read. */
  timeZone?: string | undefined;
}

/** The same with the person's own calendar, whoever makes the change. */
interface Settled extends Settling {
  timeZone: string;
  today: string;
  /** The live messages for the person's pages, published at the end in one statement. */
  messages: NewLiveMessage[];
  /** The changes of participations, stored together. */
  changes: SettledChange[];
}

async function onOwnCalendar({ person, revision, clock, timeZone: known }: Settling, records: Records): Promise<Settled> {
  const timeZone = known ?? (await timeZoneOfPerson(person.UserId, records, revision));
  return { person, revision, clock, timeZone, today: dateIn(clock.now().toISOString(), timeZone), messages: [], changes: [] };
}

/** What is settled. By default everything that did not end long ago. */
interface Extent {
  /** Only what counts the entries of this tracker, and events whose sessions have gone by. */
  changedTracker?: number;
  /** Only events whose sessions have gone by, and what counts them. */
  onlySessions?: boolean;
  /** These programs too, however long they are over. */
  programIds?: readonly string[];
  /** Live messages of the caller, published before those of settling. */
  messages?: readonly NewLiveMessage[];
  /** The caller has locked the person's programs already. */
  isLocked?: boolean;
}

/** For so many days after its end a program still takes what is entered late. */
export const daysAfterEnd = 31;

/**
 * Says anew how far a person is with what they take part in, after something of theirs has changed: levels, what is completed, and the points of it.
 * Where entries of one tracker have changed, only what counts them is looked at, and events whose sessions have gone by. What is as it was stays. The
 * programs of plan years come last: they count the others. Within a transaction.
 */
export async function settlePrograms(given: Settling, records: Records, extent: Extent = {}): Promise<void> {
  const { changedTracker, onlySessions = false, programIds = [], messages = [], isLocked = false } = extent;
  const settling = await onOwnCalendar(given, records);
  settling.messages.push(...messages);
  const { person, today, clock } = settling;
  if (!isLocked) await records.programs.lock(person.UserId);
  const since = addDays(today, -daysAfterEnd)!;
  const rows = await records.settledPrograms.rows(person, { since, now: clock.now().toISOString(), programIds });
  const mayHaveChanged = ({ program: { TrackerIds }, sessions }: SettledRow) =>
    sessions > 0 || (changedTracker === undefined ? !onlySessions : TrackerIds.includes(changedTracker));
  const touched = rows.filter((row) => !row.program.IsPlanYear && mayHaveChanged(row));
  const years = rows.filter(({ program }) => program.IsPlanYear);
  const changedYears = years.filter(mayHaveChanged);
  // What a person has done is read once for all programs, and not at all where an entry changes none, as most do.
  const [firstYear] = changedYears;
  const done = await doneBy(settling, [...touched, ...changedYears], records, firstYear);
  let isCompletedAnew = false;
  for (const row of touched)
    isCompletedAnew = (await settleOne(settling, row, standing(settling.revision, row.program, row.part, done), records, done)) || isCompletedAnew;
  const yearsToSettle = isCompletedAnew ? years : changedYears;
  if (isCompletedAnew) await storeChanges(settling, records);
  for (const row of yearsToSettle) {
    const doneInYear = changedYears.includes(row) ? done : await doneBy(settling, [row], records, row);
    // What the first year counts was read before anything was stored: it is read again where that has changed it.
    const isCounted = row === firstYear ? !isCompletedAnew : doneInYear !== done;
    await settleOne(settling, row, await standingOfYear(settling, row, { ...doneInYear, year: isCounted ? doneInYear.year : null }, records), records);
  }
  await storeChanges(settling, records, settling.messages);
}

/**
 * How far a person is with the program of a plan year, which counts what they have completed and earned in it. The points of its own levels count too,
 * from nothing upward: no level holds itself up once what earned it is gone.
 */
export async function planYearStanding(given: Settling, row: Pick<SettledRow, 'program' | 'part'>, records: Records): Promise<CompletionLevel[]> {
  const settling = await onOwnCalendar(given, records);
  const yearRow = { ...row, sessions: 0 };
  return standingOfYear(settling, yearRow, await doneBy(settling, [yearRow], records, yearRow), records);
}

async function standingOfYear({ person, revision }: Settled, row: SettledRow, done: DoneInYear, records: Records): Promise<CompletionLevel[]> {
  const { program, part } = row;
  const { completed, points: others } = done.year ?? (await records.settledPrograms.countedInYear(person, program.PlanYearKeyId, program.Id));
  const standingWith = standingByPoints(revision, program, part, { ...done, completed });
  let levels: CompletionLevel[] = [];
  for (let pass = 0; pass <= program.Levels.length; pass += 1) {
    const next = standingWith(others + pointsOf(levels));
    if (pass > 0 && pointsOf(next) === pointsOf(levels)) return next;
    levels = next;
  }
  return levels;
}

const pointsOf = (levels: readonly CompletionLevel[]) => levels.reduce((sum, { IsCompleted, Points }) => sum + (IsCompleted ? Points : 0), 0);

/** What a person has done, with what the program of a plan year counts where it was read. */
interface DoneInYear extends Done {
  year: CountedInYear | null;
}

const nothingDone: DoneInYear = {
  entries: [],
  sessions: new Map(),
  courses: new Map(),
  assessments: new Map(),
  screenings: [],
  completed: [],
  points: new Map(),
  year: null,
};

/** What the person has done that may count in some programs, and what that of a plan year counts. */
async function doneBy(
  { person, timeZone, revision }: Settled,
  rows: readonly SettledRow[],
  { courses, programFacts }: Records,
  year?: SettledRow,
): Promise<DoneInYear> {
  if (rows.length === 0) return nothingDone;
  const trackerIds = [...new Set(rows.flatMap(({ program }) => program.TrackerIds))];
  const since = rows.map(({ program }) => program.StartDate).toSorted()[0]!;
  const { screeningSources } = constantsOf(revision).filter;
  return {
    ...nothingDone,
    ...(await programFacts.all(person, { trackerIds, since, sources: screeningSources, year: year?.program })),
    sessions: new Map(rows.map(({ program, sessions }) => [program.Id, sessions])),
    courses: daysOfPasses(await courses.firstPasses(person.UserId, [...new Set(rows.flatMap(({ program }) => program.CourseIds))]), timeZone),
  };
}

/**
 * Notes how far a person is with a program and what they have on its leaderboard, where that has changed, and sets its points. If levels have changed, the
 * person's pages get a live message. Returns whether anything has changed that the program of a plan year counts: completion or points.
 */
async function settleOne(settling: Settled, row: SettledRow, Levels: CompletionLevel[], records: Records, done?: Done): Promise<boolean> {
  const { person, today, changes } = settling;
  const { program, part } = row;
  const board = done && changeOnBoard(settling, row, done);
  // PostgreSQL keeps the properties of a document in an order of its own.
  if (part !== null && isDeepStrictEqual(Levels, part.Levels)) {
    if (board !== undefined) changes.push({ ProgramId: program.Id, ProgramStatus: part.ProgramStatus, ...board });
    return false;
  }
  const isComplete = Levels.length > 0 && Levels.every(({ IsCompleted }) => IsCompleted);
  const ProgramStatus = Levels.length === 0 ? (part?.ProgramStatus ?? 'Current') : isComplete ? 'Completed' : 'Current';
  if (part === null) await records.programs.stand(person.UserId, program.Id, { ProgramStatus, Levels, ChangedOn: today });
  else changes.push({ ProgramId: program.Id, ProgramStatus, Levels, ...board });
  const isCredited = creditedIn(Levels).join() !== creditedIn(part?.Levels).join();
  if (isCredited) {
    const earned = Levels.filter(({ IsCompleted, Points }) => IsCompleted && Points > 0);
    await records.programs.credit(person.UserId, program, earned, today);
  }
  await announce(settling, row, Levels, isComplete, records);
  return isCredited || ProgramStatus !== part?.ProgramStatus;
}

/** Tells the person's pages that a program's levels have changed, and keeps a moment for the highest level that is completed now and was not before. */
async function announce({ person, clock, messages }: Settled, { program, part }: SettledRow, Levels: CompletionLevel[], isComplete: boolean, records: Records) {
  const publish = (category: LiveMessage['Category'], payload?: unknown) =>
    messages.push({ topic: userTopic(person.UserId), category, payload, now: clock.now().toISOString() });
  publish('ProgramCompletion', { ProgramId: program.Id });
  const before = completedIn(part?.Levels);
  const gained = Levels.filter(({ IsCompleted, LevelId }) => IsCompleted && !before.includes(LevelId));
  const furthest = gained.at(-1);
  if (furthest !== undefined) {
    const Kind = isComplete && !program.IsPlanYear ? 'Program' : 'Level';
    const page = program.IsPlanYear ? {} : { OwnerId: program.OwnerId };
    const subject = { Kind, SubjectId: program.Id, ...page, Part: furthest.LevelId, Name: program.Name, LevelName: furthest.Name } as const;
    await addMoment(person, { ...subject, Points: pointsOf(gained) }, records, clock);
  }
  if (completedIn(Levels).join() !== before.join()) publish('Points');
}

const completedIn = (levels: CompletionLevel[] | null | undefined) => (levels ?? []).filter(({ IsCompleted }) => IsCompleted).map(({ LevelId }) => LevelId);

/** The levels whose points are booked. */
const creditedIn = (levels: CompletionLevel[] | null | undefined) => completedIn((levels ?? []).filter(({ Points }) => Points > 0));

/** Stores what has changed so far, and publishes messages. */
const storeChanges = ({ person, today, changes }: Settled, { settledPrograms }: Records, messages: readonly NewLiveMessage[] = []) =>
  settledPrograms.change(person.UserId, changes.splice(0), today, messages);

/** A person's units and days for the leaderboard of a program, where they are not as they are stored. */
function changeOnBoard({ revision }: Settled, { program, part }: SettledRow, done: Done): BoardStanding | undefined {
  if (program.Board === null || part === null) return undefined;
  const { Units, Days } = boardStanding(revision, program, part, done);
  return Units === part.Units && Days === part.Days ? undefined : { Units, Days };
}
