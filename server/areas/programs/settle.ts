import { addDays } from '../../../runtime/format/date';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { CompletionLevel, LiveMessage } from '../../../schemas/generated/records';
import type { Records } from '../../calls/tools';
import { userTopic } from '../../calls/topics';
import type { Clock } from '../../foundation/clock';
import type { ParticipationRow, ProgramRow, StandingRow } from '../../records/programs';
import { boardStanding, type Done, standing } from './standing';

interface Settling {
  person: { UserId: string; EntityId: string };
  revision: Revision;
  /** The person's own day. */
  today: string;
  clock: Clock;
}

/** For so many days after its end a program still takes what is entered late. */
const daysAfterEnd = 31;

/**
 * Says anew how far a person is with everything they take part in, after something of theirs has changed: levels, what is completed, and the points of
 * it. What they have not changed stays as it is. The programs of plan years come last: they count the others. Within a transaction.
 */
export async function settlePrograms(settling: Settling, records: Records): Promise<void> {
  const { person, today } = settling;
  await records.programs.lock(person.UserId);
  const rows = await records.programs.toSettle(person, addDays(today, -daysAfterEnd)!);
  const usual = rows.filter(({ program }) => !program.IsPlanYear);
  const years = rows.filter(({ program }) => program.IsPlanYear);
  if (rows.length === 0) return;
  const done = await doneBy(settling, rows, records);
  for (const row of usual) await settleOne(settling, row, done, records);
  for (const row of years) await settleOne(settling, row, await withYear(settling, row, done, records), records);
}

/** How far a person is with the program of a plan year at the moment, for whom nothing has been settled yet. */
export async function planYearStanding(settling: Settling, row: StandingRow, records: Records): Promise<CompletionLevel[]> {
  const done = await doneBy(settling, [row], records);
  return standing(settling.revision, row.program, null, await withYear(settling, row, done, records));
}

/** What was done, with what somebody has completed and earned in the plan year of a program. */
async function withYear({ person, today }: Settling, { program: { PlanYearKeyId } }: StandingRow, done: Done, records: Records): Promise<Done> {
  const completed = (await records.programs.page(person, ['Completed'], { page: 0, size: 500, sort: 'Name', today, planYearId: PlanYearKeyId })).rows;
  const points = new Map([[PlanYearKeyId, (await records.rewards.account(person.UserId, PlanYearKeyId)).CurrentPoints]]);
  return { ...done, completed: completed.map(({ program }) => program), points };
}

async function doneBy({ person, clock }: Pick<Settling, 'person' | 'clock'>, rows: StandingRow[], { programFacts }: Records): Promise<Done> {
  const trackerIds = [...new Set(rows.flatMap(({ program }) => program.TrackerIds))];
  const since = rows.map(({ program }) => program.StartDate).toSorted()[0]!;
  return {
    entries: await programFacts.entries(person.UserId, trackerIds, since),
    sessions: await programFacts.sessions(person.UserId, clock.now().toISOString()),
    assessments: await programFacts.assessments(person.UserId),
    completed: [],
    points: new Map(),
  };
}

async function settleOne({ person, revision, today, clock }: Settling, { program, part }: StandingRow, done: Done, records: Records) {
  const Levels = standing(revision, program, part, done);
  if (program.Board !== null && part !== null) await settleBoard({ person, revision }, { program, part }, done, records);
  if (part !== null && JSON.stringify(Levels) === JSON.stringify(part.Levels)) return;
  const isComplete = Levels.length > 0 && Levels.every(({ IsCompleted }) => IsCompleted);
  const ProgramStatus = Levels.length === 0 ? (part?.ProgramStatus ?? 'Current') : isComplete ? 'Completed' : 'Current';
  await records.programs.stand(person.UserId, program.Id, { ProgramStatus, Levels });
  await records.programs.credit(
    person.UserId,
    program,
    Levels.filter(({ IsCompleted, Points }) => IsCompleted && Points > 0),
    today,
  );
  const publish = (category: LiveMessage['Category'], payload?: unknown) =>
    records.liveMessages.publish({ topic: userTopic(person.UserId), category, payload, now: clock.now().toISOString() });
  await publish('ProgramCompletion', { ProgramId: program.Id });
  const earned = (levels: typeof Levels | null) =>
    (levels ?? [])
      .filter(({ IsCompleted }) => IsCompleted)
      .map(({ LevelId }) => LevelId)
      .join();
  if (earned(Levels) !== earned(part?.Levels ?? null)) await publish('Points');
}

/** Says anew what the leaderboard compares of somebody, and what their group has with it. */
async function settleBoard(
  { person, revision }: Pick<Settling, 'person' | 'revision'>,
  { program, part }: { program: ProgramRow; part: ParticipationRow },
  done: Done,
  { programs, groups }: Records,
) {
  const { Units, Days } = boardStanding(revision, program, part, done);
  if (Units === part.Units && Days === part.Days) return;
  await programs.stand(person.UserId, program.Id, { ProgramStatus: part.ProgramStatus, Units, Days });
  const group = await groups.joined(program.Id, person.UserId);
  if (group !== undefined) await groups.total(group.GroupId);
}
