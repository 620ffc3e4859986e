import type { AreaQueryHandlers, QueryCall } from '../../calls/contract';
import { companiesWithin, companyWithin } from '../../calls/reach';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';

/** The queries of schemas/endpoints/approvals.json. */
export const queries = {
  async approvalCompanies(_input, call, tools) {
    const own = call.caller.entity.EntityId;
    const companies = await companiesWithin(call, tools);
    const ordered = [...companies.filter(({ EntityId }) => EntityId === own), ...companies.filter(({ EntityId }) => EntityId !== own)];
    return ordered.map(({ EntityId, EntityName }) => ({ Value: EntityId, Text: EntityName }));
  },

  async approvalFilters({ EntityId, PlanYearId }, call, tools) {
    const entity = await companyWithin(call, EntityId, tools);
    const years = await tools.companies.planYears(entity);
    const programs = await tools.reportReviews.programs(entity.EntityId, PlanYearId);
    return {
      PlanYears: years.map((year) => ({ Value: year.PlanYearId, Text: year.Name })),
      Challenges: programs.map(({ Id, Name }) => ({ Value: Id, Text: Name })),
    };
  },

  approvalAdmins: ({ EntityId }, call, tools) => approvalSettings(call, EntityId, tools),
} satisfies AreaQueryHandlers<'approvals'>;

/** The administrators of a company within reach, and who of them is mailed. */
export async function approvalSettings(call: Pick<QueryCall, 'caller' | 'revision'>, entityId: string | undefined, tools: Tools) {
  const entity = await companyWithin(call, entityId, tools);
  const mailed = new Set((await tools.reportReviews.mailed(entity.EntityId)).map(({ user }) => user.UserId));
  const admins = await tools.userSearch.holders(entity.EntityId, constantsOf(call.revision).roles.companyAdministrators);
  return { Items: admins.map(({ UserId, FirstName, LastName }) => ({ Value: UserId, Text: `${FirstName} ${LastName}`, Selected: mailed.has(UserId) })) };
}
