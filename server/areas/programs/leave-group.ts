import type { Records } from '../../calls/tools';
import type { GroupRow } from '../../records/groups';

/** Takes somebody out of a group. Where its manager leaves, whoever has been in it longest manages it; where nobody is left, it ends. */
export async function leaveGroup({ groups }: Records, group: Pick<GroupRow, 'GroupId' | 'ManagerId'>, userId: string) {
  await groups.removeMember(group.GroupId, userId);
  await groups.total(group.GroupId, userId);
  if (group.ManagerId !== userId) return;
  const next = await groups.longestMember(group.GroupId);
  if (next === undefined) await groups.remove(group.GroupId);
  else await groups.setManager(group.GroupId, next);
}

/** Takes somebody out of the group of a program, and out of the invitations to its groups. */
export async function leaveGroups(programId: string, userId: string, records: Records) {
  const group = await records.groups.joined(programId, userId);
  if (group !== undefined) {
    await records.groups.lock(group.GroupId);
    await leaveGroup(records, group, userId);
  }
  await records.groups.forget(programId, userId);
}
