import type { AreaQueryHandlers, CallContext } from '../../calls/contract';
import type { PersonalProgram } from '../../../schemas/generated/records';
import { todayOf } from '../../calls/time-zone';
import { constantsOf } from '../../foundation/constants';
import { programProgress, untouched } from '../../records/program-progress';
import type { StandingRow } from '../../records/programs';
import { withQuantities } from './measured-amounts';
import { openedProgram, programAnswer } from './program-answer';
import { planYearStanding } from './settle';

/** The name of the catalogue of what programs of one's own are made from. */
const catalogue = 'personal-programs';

/** What people can make a program of their own from, in its order. */
export const personalPrograms = ({ catalogues }: CallContext['revision']): PersonalProgram[] =>
  ((Object.hasOwn(catalogues, catalogue) ? catalogues[catalogue] : []) as PersonalProgram[]).toSorted((one, other) => one.Position - other.Position);

/** Whether somebody takes part, or has completed it. */
const isIn = (part: StandingRow['part']): boolean => part !== null && part.ProgramStatus !== 'Quit';

/** The queries of schemas/endpoints/programs.json. */
export const queries = {
  async programs({ statuses, ProgramType, PlanYearId, Page, PageSize, Sort }, call, { programs, messages, clock }) {
    const asked = { page: Page, size: PageSize, sort: Sort, today: todayOf(call, clock), type: ProgramType, planYearId: PlanYearId };
    const { rows, total } = await programs.page(call.caller.user, statuses, asked);
    const withBoard = rows.flatMap(({ program, part }) => (isIn(part) && program.Features.includes('MessageBoard') ? [program.Id] : []));
    const unread = await messages.unreadOn(call.caller.user.UserId, withBoard);
    const Items = rows.map((row) => {
      const UnreadMessages = unread.get(row.program.Id);
      return { ...programAnswer(row, { revision: call.revision, clock }), ...(UnreadMessages !== undefined && { UnreadMessages }) };
    });
    return { Items, Total: total };
  },

  async program({ OwnerId, ProgramId }, call, tools) {
    const row = await tools.programs.find(call.caller.user, ProgramId);
    if (row === undefined || row.program.IsPlanYear || (OwnerId !== undefined && OwnerId !== row.program.OwnerId)) return null;
    return openedProgram(row, { ...call, clock: tools.clock }, tools);
  },

  async programCompletion({ ProgramId }, { caller, revision }, tools) {
    const { programs } = tools;
    const { planYearProgramPrefix } = constantsOf(revision).programs;
    const row = ProgramId.startsWith(planYearProgramPrefix)
      ? await programs.ofPlanYear(caller.user, ProgramId.slice(planYearProgramPrefix.length))
      : await programs.find(caller.user, ProgramId);
    if (row === undefined) return null;
    const { program, part } = row;
    const settling = { person: caller.user, revision, clock: tools.clock };
    const { CurrentPoints } = await tools.rewards.account(caller.user.UserId, program.PlanYearKeyId);
    return {
      ProgramId: program.Id,
      Name: program.Name,
      TotalPoints: CurrentPoints,
      Levels: withQuantities(
        part?.Levels ?? (program.IsPlanYear ? await planYearStanding(settling, row, tools) : untouched(program.Levels)),
        program.Levels,
        revision,
      ),
      PlanYearKeyId: program.PlanYearKeyId,
    };
  },

  async challengeUser({ ProgramId }, { caller }, { programs }) {
    const row = await programs.find(caller.user, ProgramId);
    if (row === undefined) return null;
    const { part, program } = row;
    const Progress = programProgress(program.Levels, part?.Levels ?? null);
    return {
      UserId: caller.user.UserId,
      ChallengeId: program.Id,
      ProgramStatus: part?.ProgramStatus ?? 'Available',
      Progress,
      JoinedOn: part?.JoinedOn ?? null,
    };
  },

  personalPrograms: (_input, { revision }) => personalPrograms(revision),
} satisfies AreaQueryHandlers<'programs'>;
