import type { AreaQueryHandlers, CallContext } from '../../calls/contract';
import { companyWithin } from '../../calls/reach';
import type { Tools } from '../../calls/tools';
import { versionOf } from '../../foundation/row-version';
import { offerChoices } from '../programs/offered';
import { constantsOf } from '../../foundation/constants';

/** The queries of schemas/endpoints/approvals.json. */
export const queries = {
  approvalFilters: ({ EntityId: entityId, PlanYearId: planYearId }, call, tools) => offerChoices(call, { entityId, planYearId }, 'Reporting', tools),

  approvalAdmins: ({ EntityId }, call, tools) => approvalSettings(call, EntityId, tools),
} satisfies AreaQueryHandlers<'approvals'>;

/** The administrators of a company within reach, and who of them is mailed. */
export async function approvalSettings(call: CallContext, entityId: string | undefined, tools: Tools) {
  const entity = await companyWithin(call, entityId, tools);
  const mailed = new Set((await tools.reportReviews.mailed(entity.EntityId)).map(({ user }) => user.UserId));
  const admins = await tools.userSearch.holders([entity.EntityId], constantsOf(call.revision).roles.companyAdministrators);
  const Items = admins.map(({ UserId, FirstName, LastName }) => ({ Value: UserId, Text: `${FirstName} ${LastName}`, Selected: mailed.has(UserId) }));
  return { Items, Version: versionOf({ mailed: [...mailed].sort() }) };
}
