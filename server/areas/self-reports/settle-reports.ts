import type { Records } from '../../calls/tools';
import type { ProgramRow } from '../../records/programs';
import { todayOfPerson } from '../../calls/time-zone';
import { type Settling, settlePrograms } from '../programs/settle';

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
  const ChangedOn = await todayOfPerson(person.UserId, records, settling.revision, settling.clock);
  const Reports = Math.max(answered, await records.selfReports.count(of, { withPending: false }));
  await records.programs.stand(person.UserId, Id, { ProgramStatus: found.part.ProgramStatus, Reports, ChangedOn });
  await settlePrograms(settling, records);
}
