import type { AreaQueryHandlers } from '../../calls/contract';
import type { Records } from '../../calls/tools';
import { quantityOfField } from '../../definitions/tracker-catalogue';
import { constantsOf } from '../../foundation/constants';

/** The queries of schemas/endpoints/groups.json. */
export const queries = {
  async groupDetail({ OwnerId, ProgramId, GroupId }, { caller, revision }, { programs, groups }) {
    const found = await programs.find(caller!.user, ProgramId);
    const group = found?.program.OwnerId === OwnerId ? await groups.find(ProgramId, GroupId, caller!.user.UserId) : undefined;
    if (found === undefined || group === undefined) return null;
    const { Grouping, Board } = found.program;
    const hidesUnit = Board?.HideUnit ?? true;
    const isOfGroup = group.UserStatus === 'Accepted' || group.UserStatus === 'Invited';
    const members = await groups.members(GroupId, { viewerId: caller!.user.UserId, forOthers: !isOfGroup });
    const GroupUsers = members.map((member) => (hidesUnit ? { ...member, UnitValue: 0 } : member));
    return {
      Id: GroupId,
      GroupName: group.Name,
      Min: Grouping?.Min ?? 1,
      Max: Grouping?.Max ?? 1,
      Units: hidesUnit ? '' : Board!.Unit,
      ...(hidesUnit ? {} : quantityOfField(revision, Board?.TrackerId, Board?.Field)),
      GroupUsers,
      HiddenMembers: group.HiddenMembers,
    };
  },

  async peopleToInvite({ OwnerId, ProgramId, GroupId, Term, Chosen }, { caller, revision }, { programs, groups }) {
    const found = await programs.find(caller!.user, ProgramId);
    if (found?.program.OwnerId !== OwnerId) return null;
    const wanted = { programId: ProgramId, entityId: OwnerId, except: caller!.user.UserId, takesPart: GroupId !== undefined };
    return peopleChoices(wanted, { term: Term, chosen: Chosen, limit: constantsOf(revision).server.choicesShown }, groups);
  },
} satisfies AreaQueryHandlers<'groups'>;

/** People who can be put into a program or a group, as choices: those chosen already come first. */
export async function peopleChoices(
  wanted: Parameters<Records['groups']['people']>[0],
  { term, chosen, limit }: { term: string; chosen: string[]; limit: number },
  groups: Records['groups'],
) {
  const people = await groups.people(wanted, term.trim(), limit);
  const kept = chosen.length === 0 ? [] : await groups.colleagues(wanted.entityId, chosen);
  const Items = [...kept, ...people.filter(({ UserId }) => !chosen.includes(UserId))];
  return { Items: Items.map(({ UserId, Name }) => ({ Value: UserId, Text: Name })) };
}
