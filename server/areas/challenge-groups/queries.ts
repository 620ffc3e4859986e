import type { AreaQueryHandlers } from '../../calls/contract';
import { offerChoices } from '../programs/offered';

/** The queries of schemas/endpoints/challenge-groups.json. */
export const queries = {
  groupFilters: ({ EntityId: entityId, PlanYearId: planYearId }, call, tools) => offerChoices(call, { entityId, planYearId }, 'Grouping', tools),
} satisfies AreaQueryHandlers<'challenge-groups'>;
