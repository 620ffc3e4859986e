import { entityOf } from '../../calls/caller-answers';
import { constantsOf } from '../../foundation/constants';
import type { AreaQueryHandlers } from '../../calls/contract';
import { companiesWithin, companyWithin } from '../../calls/reach';
import { companyChoices } from './company-choices';

/** The queries of schemas/endpoints/entities.json. */
export const queries = {
  companies: async (_input, call, tools) =>
    (await companiesWithin(call, tools, { limit: constantsOf(call.revision).impersonation.companiesListed })).map((entity) => entityOf({ entity })),

  async family(_input, { caller }, { companies }) {
    const family = await companies.within({ entityId: caller.user.EntityId, children: true });
    return family.map((entity) => entityOf({ entity }));
  },

  async company({ entityId }, call, tools) {
    const entity = await companyWithin(call, entityId, tools);
    return { Company: entityOf({ entity }), ProfileItems: entity.ProfileItems };
  },

  companyChoices: ({ term, chosen }, call, tools) => companyChoices(call, { term, chosen }, tools),

  choices: async ({ list, entityId }, call, tools) => tools.people.choices((await companyWithin(call, entityId, tools)).EntityId, list),
} satisfies AreaQueryHandlers<'entities'>;
