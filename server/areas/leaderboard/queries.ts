import type { LeaderboardEntry, ProgramBoard } from '../../../schemas/generated/records';
import type { AreaQueryHandlers, CallContext } from '../../calls/contract';
import { companiesWithin } from '../../calls/reach';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { quantityOfField } from '../../definitions/tracker-catalogue';
import type { BoardRow, GroupRow } from '../../records/leaderboards';

/** The rank of whom a leaderboard does not list. */
const notListed = -1;

/** The entries of those who stand there in order: equal totals share a place, and the next is as far down as it has others above. */
function ranked(rows: readonly (BoardRow | GroupRow)[], ownId: string | undefined, { HideUnit }: ProgramBoard): LeaderboardEntry[] {
  let Rank = 0;
  return rows.map((row, index) => {
    if (index === 0 || row.Units < rows[index - 1]!.Units) Rank = index + 1;
    return entryOf(row, Rank, ownId, HideUnit);
  });
}

const entryOf = (
  { Id, Name, Units, Days, Photo, ...row }: BoardRow | GroupRow,
  Rank: number,
  ownId: string | undefined,
  hidesUnit: boolean,
): LeaderboardEntry => ({
  Rank,
  UserInfo: Name,
  PhotoUri: Photo,
  // What is not to be shown does not travel.
  UnitTotal: hidesUnit ? 0 : Units,
  TotalDays: Days,
  MyEntry: Id === ownId,
  UserId: Id,
  GroupUsers: [],
  HiddenMembers: 'HiddenMembers' in row ? row.HiddenMembers : 0,
});

/** Where somebody stands whose entry is not among the first. */
const rankBelow = (above: number, limit: number) => (above + 1 > limit ? notListed : above + 1);

/** The company for which an administrator asks, where they may; nothing for everybody else. */
async function administered(call: CallContext, entityId: string | undefined, tools: Tools): Promise<string | undefined> {
  const caller = call.caller!;
  if (!caller.user.Roles.some((role) => constantsOf(call.revision).roles.companyAdministrators.includes(role))) return undefined;
  const [company] = await companiesWithin({ caller, revision: call.revision }, tools, { ids: [entityId ?? caller.entity.EntityId] });
  return company?.EntityId;
}

/** The queries of schemas/endpoints/leaderboard.json. */
export const queries = {
  async leaderboard({ OwnerId, ProgramId, Admin, GetAll, EntityId }, call, tools) {
    const { programs, leaderboards } = tools;
    const { leaderboardRows, leaderboardRowsOfAdministration } = constantsOf(call.revision).programs;
    const { user } = call.caller!;
    const company = Admin ? await administered(call, EntityId, tools) : user.EntityId;
    if (company === undefined) return null;
    const program = (await programs.find({ UserId: user.UserId, EntityId: company }, ProgramId))?.program;
    if (program === undefined || program.OwnerId !== OwnerId || program.Board === null) return null;
    const { Board } = program;
    const limit = Admin && GetAll ? leaderboardRowsOfAdministration : leaderboardRows;
    const Users = ranked(await leaderboards.people(ProgramId, limit), Admin ? undefined : user.UserId, Board);
    if (!Admin && Users.every(({ MyEntry }) => !MyEntry)) {
      const own = await leaderboards.person(ProgramId, user.UserId);
      if (own !== undefined) {
        const isRanked = !own.isHidden && own.Units > 0;
        Users.push(entryOf(own, isRanked ? rankBelow(await leaderboards.peopleAbove(ProgramId, own.Units), limit) : notListed, own.Id, Board.HideUnit));
      }
    }
    const ownGroup = Admin || !Board.ShowGroups ? undefined : await leaderboards.groupOf(ProgramId, user.UserId);
    const Groups = Board.ShowGroups ? ranked(await leaderboards.groups(ProgramId, limit), ownGroup?.Id, Board) : [];
    if (ownGroup !== undefined && Groups.every(({ MyEntry }) => !MyEntry))
      Groups.push(entryOf(ownGroup, rankBelow(await leaderboards.groupsAbove(ProgramId, ownGroup.Units), limit), ownGroup.Id, Board.HideUnit));
    return {
      Users,
      Groups,
      Units: Board.Unit,
      ...quantityOfField(call.revision, Board.TrackerId, Board.Field),
      HideUnit: Board.HideUnit,
      ShowGroups: Board.ShowGroups,
      AllowGetGroupUsers: Board.AllowGetGroupUsers,
      MaximumRank: limit,
    };
  },

  async leaderboardGroup({ OwnerId, ProgramId, GroupId }, call, tools) {
    const { user } = call.caller!;
    const company = OwnerId === user.EntityId ? OwnerId : await administered(call, OwnerId, tools);
    if (company === undefined) return null;
    const program = (await tools.programs.find({ UserId: user.UserId, EntityId: company }, ProgramId))?.program;
    if (program === undefined || program.OwnerId !== OwnerId || program.Board?.AllowGetGroupUsers !== true) return null;
    if ((await tools.groups.find(ProgramId, GroupId, user.UserId)) === undefined) return null;
    const { HideUnit } = program.Board;
    return (await tools.leaderboards.members(ProgramId, GroupId)).map(({ Name, Units }) => ({ Name, RankValue: HideUnit ? 0 : Units }));
  },
} satisfies AreaQueryHandlers<'leaderboard'>;
