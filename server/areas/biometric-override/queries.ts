import type { AreaQueryHandlers } from '../../calls/contract';
import { companyWithin } from '../../calls/reach';

/** The queries of schemas/endpoints/biometric-override.json. */
export const queries = {
  async screeningFilters({ EntityId }, call, tools) {
    const years = await tools.companies.planYears(await companyWithin(call, EntityId, tools));
    return { PlanYears: years.map((year) => ({ Value: year.PlanYearId, Text: year.Name })), Challenges: [] };
  },
} satisfies AreaQueryHandlers<'biometric-override'>;
