import type { Revision } from '../../../runtime/definitions/compiled';
import type { ProgramReporting } from '../../../schemas/generated/records';
import type { Records } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { conflict, notFound } from '../../foundation/outcome';
import type { ProgramRow } from '../../records/programs';

interface Asked {
  person: { UserId: string; EntityId: string };
  revision: Revision;
  /** The person's own day. */
  today: string;
}

/**
 * A program that somebody may report in now, or throws why not. From then on nothing else of the person's programs changes until the transaction ends: two
 * reports that are sent at once are counted one after the other.
 */
export async function reportable(
  { person, revision, today }: Asked,
  programId: string,
  { programs }: Pick<Records, 'programs'>,
): Promise<ProgramRow & { Reporting: ProgramReporting }> {
  const { reportNotJoined, reportEnded, reportNotBegun } = constantsOf(revision).server;
  await programs.lock(person.UserId);
  const { program, part } = (await programs.find(person, programId)) ?? {};
  if (program === undefined || program.Reporting === null) throw notFound('There is nothing to report here.');
  if (part === null || part?.ProgramStatus === 'Quit') throw conflict(reportNotJoined);
  if (program.EndDate !== null && program.EndDate < today) throw conflict(reportEnded);
  if (program.StartDate > today) throw conflict(reportNotBegun);
  return { ...program, Reporting: program.Reporting };
}
