import { programProgress } from '../../records/program-progress';
import type { Handlers } from '../../calls/contract';
import { namePage } from '../../calls/name-page';
import { constantsOf } from '../../foundation/constants';
import type { NamePlace } from '../../records/name-places';
import { programWithin } from '../programs/offered';
import { overrideChallengeProgress, undoOverrideChallengeProgress, unitsOf } from './override';

/** The calls of schemas/endpoints/challenge-maintenance.json. */
export const handlers = {
  async getChallengeMaintenance(call, tools) {
    const { searchTerms: term = '', overridden: isOverridden = false, ...asked } = call.query;
    const { program } = await programWithin(call, call.path.challengeId, tools);
    const list = { of: program.Id, message: constantsOf(call.revision).challengeAdministration.listEnded };
    const wanted = { programId: program.Id, entityId: program.OwnerId, term, isOverridden };
    const load = (after: NamePlace | undefined, size: number) => tools.progressOverrides.page(wanted, after, size);
    const { rows, NextCursor } = await namePage(asked, list, load, ({ person }) => person);
    return {
      ChallengeId: program.Id,
      Name: program.Name,
      EndDate: program.EndDate,
      Units: unitsOf(program),
      Users: rows.map(({ person: { UserId, FirstName, LastName }, part }) => ({
        UserId,
        FirstName,
        LastName,
        ProgramStatus: part.ProgramStatus === 'Completed' ? ('Completed' as const) : ('Current' as const),
        Progress: programProgress(program.Levels, part.Levels),
        Override: part.Override,
      })),
      NextCursor,
    };
  },
  overrideChallengeProgress,
  undoOverrideChallengeProgress,
} satisfies Handlers<'challenge-maintenance'>;
