import type { AreaQueryHandlers } from '../../calls/contract';
import { companyWithin } from '../../calls/reach';

/** The queries of schemas/endpoints/company-settings.json. */
export const queries = {
  coachingCompanies: async ({ entityId }, call, tools) => tools.companies.coaching(await companyWithin(call, entityId, tools)),
} satisfies AreaQueryHandlers<'company-settings'>;
