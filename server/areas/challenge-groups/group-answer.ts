import type { ChallengeGroup, GroupUser } from '../../../schemas/generated/records';
import type { CallContext } from '../../calls/contract';
import type { Records, Tools } from '../../calls/tools';
import { notFound } from '../../foundation/outcome';
import type { ShownGroup } from '../../records/groups';
import type { ProgramRow } from '../../records/programs';
import { programWithin } from '../programs/offered';

/** A group as those who administer it see it. */
export const groupAnswer = (
  { Grouping, Board }: ProgramRow,
  { group, ManagerName }: { group: ShownGroup; ManagerName: string | null },
  Users?: GroupUser[],
): ChallengeGroup => ({
  Id: group.GroupId,
  Detail: {
    ChallengeId: group.ProgramId,
    Name: group.Name,
    Details: group.Details,
    ManagerId: group.ManagerId,
    ManagerName,
    Members: group.Members,
    Min: Grouping?.Min ?? 1,
    Max: Grouping?.Max ?? 1,
    Unit: Board?.Unit ?? '',
    Units: group.Units,
    HiddenMembers: group.HiddenMembers,
    ...(Users !== undefined && { Users }),
  },
});

/** One group with its people. */
export async function openedGroup(program: ProgramRow, groupId: string, { groups }: Pick<Records, 'groups'>): Promise<ChallengeGroup> {
  const [found] = await groups.managed(program.Id, 1, groupId);
  if (found === undefined) throw notFound('This group was not found. It may have been deleted.');
  return groupAnswer(program, found, await groups.members(groupId));
}

/** The group that a call names, with its program, where a company within reach offers that. */
export async function groupWithin(call: CallContext & { path: { challengeId: string; groupId: string } }, tools: Tools) {
  const { program } = await programWithin(call, call.path.challengeId, tools);
  return openedGroup(program, call.path.groupId, tools);
}
