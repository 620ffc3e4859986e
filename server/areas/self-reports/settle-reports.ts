import type { Revision } from '../../../runtime/definitions/compiled';
import type { Clock } from '../../foundation/clock';
import type { Records } from '../../calls/tools';
import type { ProgramRow } from '../../records/programs';
import { settlePrograms } from '../programs/settle';

interface Settling {
  person: { UserId: string; EntityId: string };
  revision: Revision;
  /** The person's own day. */
  today: string;
  clock: Clock;
}

/**
 * Says anew how many reports of a person count in a program, and how far they are with it, after one was sent, approved, denied or deleted. An answer that
 * completes the program counts as all that it asks for. Within the transaction of the change.
 */
export async function settleReports(settling: Settling, { Id, Levels }: Pick<ProgramRow, 'Id' | 'Levels'>, records: Records): Promise<void> {
  const { person } = settling;
  const of = { UserId: person.UserId, ProgramId: Id };
  await records.programs.lock(person.UserId);
  const found = await records.programs.find(person, Id);
  if (found?.part === null || found?.part.ProgramStatus === undefined) return;
  const goals = Levels.flatMap(({ Requirements }) => Requirements).flatMap(({ Measure, Goal }) => (Measure === 'Reports' ? [Goal] : []));
  const answered = (await records.selfReports.answer(of))?.Completes === true ? Math.max(1, ...goals) : 0;
  const Reports = Math.max(answered, await records.selfReports.count(of, { withPending: false }));
  await records.programs.stand(person.UserId, Id, { ProgramStatus: found.part.ProgramStatus, Reports, ChangedOn: settling.today });
  await settlePrograms(settling, records);
}
