import type { AreaQueryHandlers } from '../../calls/contract';
import { companiesWithin, companyWithin } from '../../calls/reach';
import { constantsOf } from '../../foundation/constants';

/** The queries of schemas/endpoints/user-search.json. */
export const queries = {
  async peopleMatching({ term, entityId, exclude = [] }, call, tools) {
    const companies = entityId === undefined ? await companiesWithin(call, tools) : [await companyWithin(call, entityId, tools)];
    const wanted = { entityIds: companies.map(({ EntityId }) => EntityId), except: [call.caller.user.UserId, ...exclude], term };
    return tools.userSearch.matches(wanted, constantsOf(call.revision).impersonation.matchesShown);
  },
} satisfies AreaQueryHandlers<'user-search'>;
