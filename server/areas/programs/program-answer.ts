import type { Revision } from '../../../runtime/definitions/compiled';
import { evaluate } from '../../../runtime/expressions/evaluate';
import type { Program, ProgramAction, ProgramGroup } from '../../../schemas/generated/records';
import type { Records } from '../../calls/tools';
import type { Caller } from '../../records/callers';
import { constantsOf } from '../../foundation/constants';
import type { CountedEntry } from '../../records/program-facts';
import type { StandingGroup } from '../../records/groups';
import { untouched } from '../../records/program-progress';
import { type ProgramRow, type StandingRow, toProgram } from '../../records/programs';
import { trackedDays } from './standing';

interface Opening {
  caller: Pick<Caller, 'user'>;
  revision: Revision;
}

/** A program as the wire knows it, with the one next thing to do by the rule `programAction` of the definitions. */
export function programAnswer(row: StandingRow, revision: Revision): Program {
  const program = toProgram(row);
  const own = row.part?.NeedsAlternative === true ? (row.program.Reporting?.Alternative ?? { Type: 'SelfReport' }) : row.program.Action;
  const Action = evaluate(constantsOf(revision).programs.programAction.$, { program, own }) as ProgramAction;
  return { ...program, Action };
}

/** A program with what is loaded only when it is opened. */
export async function openedProgram(
  row: StandingRow,
  { caller, revision }: Opening,
  { programFacts, groups }: Pick<Records, 'programFacts' | 'groups'>,
): Promise<Program> {
  const { program, part } = row;
  const { UserId } = caller.user;
  const takesPart = part !== null && part.ProgramStatus !== 'Quit';
  const entries = takesPart ? await programFacts.entries(UserId, program.TrackerIds, program.StartDate) : [];
  const own = program.Grouping === null ? [] : await groups.of(program.Id, UserId);
  const invited = program.DontAllowPeerToPeer ? [] : await groups.invitedBy(program.Id, UserId);
  const invitation = program.DontAllowPeerToPeer || takesPart ? undefined : await groups.invitation(program.Id, UserId);
  return {
    ...programAnswer(row, revision),
    Permissions: permissionsIn(row, own, UserId, revision),
    Detail: {
      ...detailAnswer(row, entries),
      ProgramGroups: own.map((group) => groupAnswer(group, program, UserId)),
      InvitedUsers: invited,
      InvitedBy: invitation?.Name ?? null,
    },
  };
}

/** What somebody may do in a program whose groups these are, by the rule `programPermissions` of the definitions. */
function permissionsIn({ program, part }: StandingRow, groups: readonly StandingGroup[], userId: string, revision: Revision): Program['Permissions'] {
  const isIn = groups.some(({ UserStatus }) => UserStatus === 'Accepted');
  const manages = groups.some(({ ManagerId }) => ManagerId === userId);
  const takesPart = part !== null && part.ProgramStatus !== 'Quit';
  const facts = { offered: program.Permissions, takesPart, isIn, manages };
  return (evaluate(constantsOf(revision).programs.programPermissions.$, { facts }) as { Permissions: Program['Permissions'] }).Permissions;
}

const statuses = { Accepted: 'Joined', Invited: 'Invited', Declined: 'Declined' } as const;

const groupAnswer = (
  { GroupId, Name, Details, Members, Units, HiddenMembers, ManagerId, UserStatus }: StandingGroup,
  { Grouping, Board }: ProgramRow,
  userId: string,
): ProgramGroup => ({
  Id: GroupId,
  GroupStatus: UserStatus && statuses[UserStatus],
  Name,
  Details,
  Members,
  Min: Grouping?.Min ?? 1,
  Max: Grouping?.Max ?? 1,
  Units: Board?.HideUnit === true ? 0 : Units,
  HiddenMembers,
  IsManager: ManagerId === userId,
  IsOpen: ManagerId === null,
});

/** What is loaded only when a program is opened, before its groups. */
const detailAnswer = ({ program, part }: StandingRow, entries: readonly CountedEntry[]) => ({
  Description: program.Description,
  Levels: part?.ProgramStatus === 'Quit' ? untouched(program.Levels) : (part?.Levels ?? untouched(program.Levels)),
  Days: trackedDays(program, entries),
  Board: program.Board,
  Grouping: program.Grouping,
});
