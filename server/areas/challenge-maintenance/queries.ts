import type { AreaQueryHandlers } from '../../calls/contract';
import { offerChoices } from '../programs/offered';

/** The queries of schemas/endpoints/challenge-maintenance.json. */
export const queries = {
  maintenanceFilters: ({ EntityId: entityId, PlanYearId: planYearId }, call, tools) => offerChoices(call, { entityId, planYearId }, 'Levels', tools),
} satisfies AreaQueryHandlers<'challenge-maintenance'>;
