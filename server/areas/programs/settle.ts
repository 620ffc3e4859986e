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
import type { ParticipationRow, ProgramRow, StandingRow } from '../../records/programs';
import { timeZoneOfPerson } from '../../calls/time-zone';
import { boardStanding, daysOfPasses, type Done, standing, standingByPoints } from './standing';

export interface Settling {
  person: { UserId: string; EntityId: string };
  revision: Revision;
  clock: Clock;
}

/** The same with the person's own calendar, whoever makes the change. */
interface Settled extends Settling {
  timeZone: string;
  today: string;
  /** The live messages for the person's pages, published at the end in one statement. */
  messages: NewLiveMessage[];
}

async function onOwnCalendar({ person, revision, clock }: Settling, records: Records): Promise<Settled> {
  const timeZone = await timeZoneOfPerson(person.UserId, records, revision);
  return { person, revision, clock, timeZone, today: dateIn(clock.now().toISOString(), timeZone), messages: [] };
}

/** What is looked at anew. Without it: all that is not long over. */
interface Extent {
  /** Only what counts the entries of this tracker, and events whose sessions have gone by. */
  changedTracker?: number;
  /** Only events whose sessions have gone by, and what counts them. */
  onlySessions?: boolean;
  /** These programs too, however long they are over. */
  programIds?: readonly string[];
}

/** For so many days after its end a program still takes what is entered late. */
export const daysAfterEnd = 31;

/**
 * Says anew how far a person is with what they take part in, after something of theirs has changed: levels, what is completed, and the points of it.
 * Where entries of one tracker have changed, only what counts them is looked at, and events whose sessions have gone by. What is as it was stays. The
 * programs of plan years come last: they count the others. Within a transaction.
 */
export async function settlePrograms(given: Settling, records: Records, { changedTracker, onlySessions = false, programIds = [] }: Extent = {}): Promise<void> {
  const settling = await onOwnCalendar(given, records);
  const { person, today, clock } = settling;
  await records.programs.lock(person.UserId);
  const rows = await records.programs.toSettle(person, addDays(today, -daysAfterEnd)!, programIds);
  const sessions = await records.programFacts.sessions(person.UserId, clock.now().toISOString());
  const countsTracker = ({ TrackerIds }: ProgramRow) => (changedTracker === undefined ? !onlySessions : TrackerIds.includes(changedTracker));
  const mayHaveChanged = ({ program }: StandingRow) => countsTracker(program) || sessions.has(program.Id);
  const touched = rows.filter((row) => !row.program.IsPlanYear && mayHaveChanged(row));
  const years = rows.filter(({ program }) => program.IsPlanYear);
  // Most entries change no program. The person's assessments and screenings are read only when a program needs them, and once.
  let asked: Promise<PersonFacts> | undefined;
  const facts = () => (asked ??= factsOf(settling, records));
  const done = touched.length === 0 ? nothingDone : await doneBy(settling, touched, sessions, await facts(), records);
  let isChanged = false;
  const onBoards: string[] = [];
  for (const row of touched) {
    const { program, part } = row;
    const board = changeOnBoard(settling, row, done);
    if (board !== undefined) onBoards.push(program.Id);
    isChanged = (await settleOne(settling, row, standing(settling.revision, program, part, done), records, board)) || isChanged;
  }
  for (const row of years)
    if (isChanged || mayHaveChanged(row)) await settleOne(settling, row, await standingOfYear(settling, row, await facts(), records), records);
  await records.liveMessages.publishAll(settling.messages);
  await records.groups.totalOfMember(person.UserId, onBoards);
}

/**
 * How far a person is with the program of a plan year, which counts what they have completed and earned in it. The points of its own levels count too,
 * from nothing upward: no level holds itself up once what earned it is gone.
 */
export async function planYearStanding(given: Settling, row: StandingRow, records: Records): Promise<CompletionLevel[]> {
  const settling = await onOwnCalendar(given, records);
  return standingOfYear(settling, row, await factsOf(settling, records), records);
}

async function standingOfYear(settling: Settled, row: StandingRow, facts: PersonFacts, records: Records): Promise<CompletionLevel[]> {
  const { person, today, revision } = settling;
  const { program, part } = row;
  const { PlanYearKeyId } = program;
  const done = await doneBy(settling, [row], new Map(), facts, records);
  const completed = (await records.programs.page(person, ['Completed'], { page: 0, size: 500, sort: 'Name', today, planYearId: PlanYearKeyId })).rows.map(
    (row) => row.program,
  );
  const others = await records.rewards.earnedWithout(person.UserId, PlanYearKeyId, program.Id);
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

const nothingDone: Done = {
  entries: [],
  sessions: new Map(),
  courses: new Map(),
  assessments: new Map(),
  screenings: [],
  completed: [],
  points: new Map(),
};

/** The assessments and screenings of a person: the same for all programs. */
type PersonFacts = Pick<Done, 'assessments' | 'screenings'>;

const factsOf = async ({ person, revision }: Settled, { programFacts }: Records): Promise<PersonFacts> => ({
  assessments: await programFacts.assessments(person.UserId),
  screenings: await programFacts.screenings(person.UserId, constantsOf(revision).filter.screeningSources),
});

async function doneBy(
  { person, timeZone }: Settled,
  rows: StandingRow[],
  sessions: Done['sessions'],
  facts: PersonFacts,
  { courses, programFacts }: Records,
): Promise<Done> {
  const trackerIds = [...new Set(rows.flatMap(({ program }) => program.TrackerIds))];
  const since = rows.map(({ program }) => program.StartDate).toSorted()[0] ?? '';
  return {
    entries: await programFacts.entries(person.UserId, trackerIds, since),
    sessions,
    courses: daysOfPasses(await courses.firstPasses(person.UserId, [...new Set(rows.flatMap(({ program }) => program.CourseIds))]), timeZone),
    ...facts,
    completed: [],
    points: new Map(),
  };
}

/**
 * Stores how far a person is with a program, with its points, and with what they have on its leaderboard where that has changed. Returns whether the levels
 * have changed; if so, the person's pages get a live message.
 */
async function settleOne(
  { person, today, clock, messages }: Settled,
  { program, part }: StandingRow,
  Levels: CompletionLevel[],
  records: Records,
  board?: BoardStanding,
): Promise<boolean> {
  // PostgreSQL keeps the properties of a document in an order of its own.
  if (part !== null && isDeepStrictEqual(Levels, part.Levels)) {
    if (board !== undefined) await records.programs.stand(person.UserId, program.Id, { ProgramStatus: part.ProgramStatus, ...board, ChangedOn: today });
    return false;
  }
  const isComplete = Levels.length > 0 && Levels.every(({ IsCompleted }) => IsCompleted);
  const ProgramStatus = Levels.length === 0 ? (part?.ProgramStatus ?? 'Current') : isComplete ? 'Completed' : 'Current';
  await records.programs.stand(person.UserId, program.Id, { ProgramStatus, Levels, ...board, ChangedOn: today });
  await records.programs.credit(
    person.UserId,
    program,
    Levels.filter(({ IsCompleted, Points }) => IsCompleted && Points > 0),
    today,
  );
  const publish = (category: LiveMessage['Category'], payload?: unknown) =>
    messages.push({ topic: userTopic(person.UserId), category, payload, now: clock.now().toISOString() });
  publish('ProgramCompletion', { ProgramId: program.Id });
  const completed = (levels: CompletionLevel[] | null) => (levels ?? []).filter(({ IsCompleted }) => IsCompleted).map(({ LevelId }) => LevelId);
  const before = completed(part?.Levels ?? null);
  const gained = Levels.filter(({ IsCompleted, LevelId }) => IsCompleted && !before.includes(LevelId));
  const furthest = gained.at(-1);
  if (furthest !== undefined) {
    const Kind = isComplete && !program.IsPlanYear ? 'Program' : 'Level';
    const page = program.IsPlanYear ? {} : { OwnerId: program.OwnerId };
    const subject = { Kind, SubjectId: program.Id, ...page, Part: furthest.LevelId, Name: program.Name, LevelName: furthest.Name } as const;
    await addMoment(person, { ...subject, Points: pointsOf(gained) }, records, clock);
  }
  if (completed(Levels).join() !== before.join()) publish('Points');
  return true;
}

/** What a person has on a leaderboard. */
type BoardStanding = Pick<ParticipationRow, 'Units' | 'Days'>;

/** A person's units and days for the leaderboard of a program, where they are not as they are stored. */
function changeOnBoard({ revision }: Settled, { program, part }: StandingRow, done: Done): BoardStanding | undefined {
  if (program.Board === null || part === null) return undefined;
  const { Units, Days } = boardStanding(revision, program, part, done);
  return Units === part.Units && Days === part.Days ? undefined : { Units, Days };
}
