import { notFound } from '../../foundation/outcome';
import { rangeOf } from '../../calls/page-range';
import type { Handlers } from '../../calls/contract';
import { entityOption } from './entity-option';
import { companiesWithin, companyIdsWithin, companyWithin } from '../../calls/reach';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/entities.json. Each one stays within the caller's reach. */
export const handlers = {
  getPlanYears: async (call, tools) => tools.companies.planYears(await companyWithin(call, call.query.entityId, tools)),
  getCompanyStatistics: async (call, tools) => tools.companies.statistics(await companyIdsWithin(call, tools)),

  getUsers: async (call, tools) => tools.companies.people(await companyIdsWithin(call, tools), rangeOf(call.query)),

  /** Somebody beyond reach is not found, whether or not they exist. */
  async getCoachedEntities(call, tools) {
    const { userId } = call.query;
    const { companies } = tools;
    const isOneself = userId === call.caller.user.UserId;
    const home = isOneself ? undefined : await companies.entityOfUser(userId);
    if (!isOneself && (home === undefined || (await companiesWithin(call, tools, { ids: [home] })).length === 0)) throw notFound('Person not found.');
    const coached = await companies.coachedBy(userId);
    // Whom one coaches oneself is within reach by that.
    const visible = isOneself ? await companies.within({ every: true }, { ids: coached }) : await companiesWithin(call, tools, { ids: coached });
    return visible.map((entity) => entityOption(entity, constantsOf(call.revision).server));
  },

  async searchChoices({ caller, revision, query: { list, term = '', chosen = [] } }, { people }) {
    return { Items: await people.searchChoices(caller.user.EntityId, list, { term, chosen, limit: constantsOf(revision).server.choicesShown }) };
  },

  getAvailableCoaches: async (call, tools) => tools.companies.coachesOf((await companyWithin(call, call.query.coachCompanyId, tools)).EntityId),
} satisfies Handlers<'entities'>;
