import type { AreaQueryHandlers } from '../../calls/contract';
import { companyIdsWithin, companyWithin } from '../../calls/reach';
import { constantsOf } from '../../foundation/constants';

/** The queries of schemas/endpoints/user-search.json. */
export const queries = {
  async peopleMatching({ term, entityId, exclude = [] }, call, tools) {
    const entityIds = entityId === undefined ? await companyIdsWithin(call, tools) : [(await companyWithin(call, entityId, tools)).EntityId];
    const wanted = { entityIds, except: [call.caller.user.UserId, ...exclude], term };
    return tools.userSearch.matches(wanted, constantsOf(call.revision).impersonation.matchesShown);
  },
} satisfies AreaQueryHandlers<'user-search'>;
