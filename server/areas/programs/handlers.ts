import { notFound } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/programs.json. */
export const handlers = {
  async getInlineProgress({ caller, query: { activityId, subType } }, { programs }) {
    const found = await programs.find(caller.user, activityId);
    if (found === undefined || found.ProgramSubType !== subType) throw notFound('There is no such program.');
    return { Data: found };
  },
} satisfies Handlers<'programs'>;
