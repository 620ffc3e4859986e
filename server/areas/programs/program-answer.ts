import type { Revision } from '../../../runtime/definitions/compiled';
import { evaluate } from '../../../runtime/expressions/evaluate';
import type { Program, ProgramAction, ProgramGroup } from '../../../schemas/generated/records';
import type { Records } from '../../calls/tools';
import type { Clock } from '../../foundation/clock';
import type { Caller } from '../../records/callers';
import { constantsOf } from '../../foundation/constants';
import type { CountedEntry } from '../../records/program-facts';
import type { StandingGroup } from '../../records/groups';
import { untouched } from '../../records/program-progress';
import type { LastSessions } from '../../records/last-sessions';
import { type ProgramRow, type StandingRow, toProgram } from '../../records/programs';
import { progressWithQuantity, withQuantities } from './measured-amounts';
import { trackedDays } from './standing';

/** What an answer about a program depends on beside its row. */
interface Asked {
  revision: Revision;
  clock: Clock;
}

/** Returns a program as the wire knows it, with the next thing to do by the rule `programAction` of the definitions. */
export function programAnswer(row: StandingRow, { revision, clock }: Asked): Program {
  const program = toProgram(row);
  const own = row.part?.NeedsAlternative === true ? (row.program.Reporting?.Alternative ?? { Type: 'SelfReport' }) : row.program.Action;
  if (own.Type === 'EventRegistration') program.Sessions = sessionsAt(row.sessions, clock.now().toISOString());
  const Action = evaluate(constantsOf(revision).programs.programAction.$, { program, own }) as ProgramAction;
  return { ...program, Progress: progressWithQuantity(program.Progress, row.program.Levels, revision), Action };
}

/** Says whether a person can still choose a session of an event, and why not. */
function sessionsAt({ any, open, own }: LastSessions, now: string): NonNullable<Program['Sessions']> {
  const isAhead = (start: string | null) => start !== null && start > now;
  if (isAhead(open)) return 'Open';
  if (isAhead(own)) return 'Own';
  return isAhead(any) ? 'Full' : 'Over';
}

/** A program with what is loaded only when it is opened. */
export async function openedProgram(
  row: StandingRow,
  { caller, revision, clock }: Asked & { caller: Pick<Caller, 'user'> },
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
    ...programAnswer(row, { revision, clock }),
    Permissions: permissionsIn(row, own, UserId, revision),
    Detail: {
      ...detailAnswer(row, entries, revision),
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
const detailAnswer = ({ program, part }: StandingRow, entries: readonly CountedEntry[], revision: Revision) => ({
  Description: program.Description,
  Levels: withQuantities(part?.ProgramStatus === 'Quit' ? untouched(program.Levels) : (part?.Levels ?? untouched(program.Levels)), program.Levels, revision),
  Days: trackedDays(program, entries),
  Board: program.Board,
  Grouping: program.Grouping,
});
