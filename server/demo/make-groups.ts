import { sumOf } from '../../runtime/expressions/decimals';
import type { UserRow } from '../records/callers';
import type { ParticipationRow, ProgramRow } from '../records/programs';
import type { groupMembers, programGroups, programInvitations } from '../records/tables/groups';
import seeds from './programs.json';

type Group = typeof programGroups.$inferInsert;
type Member = typeof groupMembers.$inferInsert;
type Invitation = typeof programInvitations.$inferInsert;

interface Rows {
  users: readonly UserRow[];
  programs: readonly ProgramRow[];
  participations: readonly ParticipationRow[];
}

/** Whether a program of a company is of the season whose programs have groups. */
export const isOfGroups = (programId: string, ownerId: string) => programId.startsWith(`${ownerId}-${seeds.groups.season}-`) && !programId.includes('2025');

/** The groups of the programs of one season that have some, with what their members have logged, and what people were asked. */
export function makeGroups({ users, programs, participations }: Rows) {
  const names = new Map(users.map((user) => [user.UserId, user]));
  const made: { groups: Group[]; members: Member[]; invitations: Invitation[] } = { groups: [], members: [], invitations: [] };
  for (const program of programs.filter(({ Id, OwnerId, Grouping }) => Grouping !== null && isOfGroups(Id, OwnerId))) {
    const seedOf = <One extends { user: string; program: string }>(list: readonly One[], userId: string) =>
      list.find((one) => one.user === names.get(userId)!.UserName && `${program.OwnerId}-${one.program}` === program.Id);
    const parts = participations.filter(({ ProgramId, ProgramStatus }) => ProgramId === program.Id && ProgramStatus !== 'Quit');
    const apart = new Set(parts.map(({ UserId }) => UserId).filter((id) => seedOf(seeds.groups.members, id) ?? seedOf(seeds.groups.invited, id)));
    // Whoever logs takes turns with whoever does not, so that each team has some of both.
    const [active, quiet] = [true, false].map((isActive) => parts.filter(({ UserId, Units }) => !apart.has(UserId) && Units > 0 === isActive)) as [
      ParticipationRow[],
      ParticipationRow[],
    ];
    const waiting = [...active.slice(0, 34), ...quiet.slice(0, 30), ...active.slice(34)];
    const stride = seeds.groups.teams.length;
    for (const [place, team] of seeds.groups.teams.entries()) {
      const fixed = parts.filter(({ UserId }) => seedOf(seeds.groups.members, UserId)?.team === place);
      const own = [...fixed, ...waiting.filter((_, index) => index % stride === place)].slice(0, team.size);
      if (own.length === 0) continue;
      const GroupId = `${program.Id}-team-${place + 1}`;
      const Since = `${program.StartDate}T14:05:00.000Z`;
      const base = { GroupId, ProgramId: program.Id, Since };
      made.members.push(...own.map(({ UserId }) => ({ ...base, UserId, UserStatus: 'Accepted' as const })));
      const isAsked = ({ UserId }: ParticipationRow) => seedOf(seeds.groups.invited, UserId)?.teams.includes(place);
      made.members.push(...parts.filter(isAsked).map(({ UserId }) => ({ ...base, UserId, UserStatus: 'Invited' as const })));
      const sum = (column: 'Units' | 'Days') => sumOf(own.map((part) => part[column]));
      made.groups.push({
        GroupId,
        ProgramId: program.Id,
        Name: team.name,
        Details: team.Details,
        ManagerId: team.managed === true ? own[0]!.UserId : null,
        Units: sum('Units'),
        Days: sum('Days'),
        Members: own.length,
      });
    }
    const host = parts.find(({ UserId }) => !apart.has(UserId));
    for (const { UserId } of users.filter(({ UserName }) => seeds.groups.asked.some(({ user }) => user === UserName)))
      if (host !== undefined && seedOf(seeds.groups.asked, UserId))
        made.invitations.push({ ProgramId: program.Id, UserId, InvitedBy: host.UserId, UserStatus: 'Invited', At: `${program.StartDate}T16:20:00.000Z` });
  }
  return made;
}
