import type { AreaQueryHandlers } from '../../calls/contract';

/** The queries of schemas/endpoints/groups.json. */
export const queries = {
  async groupDetail({ OwnerId, ProgramId, GroupId }, { caller }, { programs, groups }) {
    const found = await programs.find(caller!.user, ProgramId);
    const group = found?.program.OwnerId === OwnerId ? await groups.find(ProgramId, GroupId, caller!.user.UserId) : undefined;
    if (found === undefined || group === undefined) return null;
    const { Grouping, Board } = found.program;
    const hidesUnit = Board?.HideUnit ?? true;
    const GroupUsers = (await groups.members(GroupId)).map((member) => (hidesUnit ? { ...member, UnitValue: 0 } : member));
    return { Id: GroupId, GroupName: group.Name, Min: Grouping?.Min ?? 1, Max: Grouping?.Max ?? 1, Units: hidesUnit ? '' : Board!.Unit, GroupUsers };
  },
} satisfies AreaQueryHandlers<'groups'>;
